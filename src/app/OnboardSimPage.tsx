import { useEffect } from 'react';
import { paths } from '../../machines/shared/paths.ts';
import { createSims } from '../gateway-client/sims.ts';
import type { EnvelopeStore } from '../journey-host/envelope.ts';
import { createJourney, type Journey } from '../journey-host/journey.ts';
import { onboardSimPart } from '../journeys/onboard-sim/onboard-sim.part.ts';
import { log } from '../runtime/log.ts';
import { memoryStore } from './memory-store.ts';
import { PageJourney } from './PageJourney.tsx';
import { quietly } from './quiet-look.ts';
import type { Site } from './site.ts';
import { isMemberOf, useSession } from './use-session.ts';

/** What waits for who has gone to log in, and the journey of the page. In no storage: it may hold the code of an eSIM. */
const kept = new WeakMap<Site, { store: EnvelopeStore; journey: Journey | null }>();

const KEY = 'onboardSim';

function keptBy(site: Site) {
  const known = kept.get(site) ?? { store: memoryStore(), journey: null };
  kept.set(site, known);
  return known;
}

function begin({ calls, session, observe }: Site, store: EnvelopeStore | undefined, isOwn: boolean) {
  const quiet = quietly(calls.gateway);
  const part = onboardSimPart({
    sims: createSims(calls.gateway),
    quiet: { sims: createSims(quiet.gateway), somebodyThere: quiet.somebodyThere },
  });
  const journey = createJourney({
    part,
    store,
    key: KEY,
    hash: '',
    log: (message) => log.error(message),
    observe,
    input: (member) => ({ member, isOwn }),
  });
  journey.memberChanged(session.view().member);
  return { part, journey, onShown: quiet.onShown };
}

/** Goes on with what waits for a log-in, or begins. */
function startOnboarding(site: Site) {
  const mine = keptBy(site);
  const begun = begin(site, mine.store, false);
  mine.journey = begun.journey;
  return begun;
}

/** Who leaves for the log-in page comes back to where they were; anybody else begins anew. */
function leave(site: Site): void {
  const { store, journey } = keptBy(site);
  if (journey?.screen().detour === null) store.removeItem(KEY);
}

/** /activate/sim */
export function OnboardSimPage({ site }: { site: Site }) {
  const isMember = useSession(site, isMemberOf);
  useEffect(() => {
    const unsubscribe = site.session.subscribe(() => keptBy(site).journey?.memberChanged(site.session.view().member));
    return () => {
      unsubscribe();
      leave(site);
    };
  }, [site]);
  return <PageJourney site={site} name={KEY} start={startOnboarding} isMember={isMember} />;
}

const startOwn = (site: Site) => begin(site, undefined, true);

/** /dashboard/sims, which begins anew whenever it is opened, and not when it is only drawn again. */
export const OwnSimsPage = ({ site }: { site: Site }) => <PageJourney site={site} name={paths.sims} start={startOwn} />;
