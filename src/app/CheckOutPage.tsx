import { useEffect } from 'react';
import type { CheckOutModel } from '../../machines/check-out/check-out.selectors.ts';
import { createCheckouts } from '../gateway-client/checkouts.ts';
import { createCredits } from '../gateway-client/credit.ts';
import { createPayments } from '../gateway-client/payments.ts';
import { createJourney, type Journey } from '../journey-host/journey.ts';
import { checkOutPart } from '../journeys/check-out/check-out.part.ts';
import { log } from '../runtime/log.ts';
import { randomId } from '../session/session-record.ts';
import { dayInUk } from '../ui/format/date.ts';
import { PageJourney } from './PageJourney.tsx';
import { createPageStore } from './page-store.ts';
import { quietly } from './quiet-look.ts';
import type { Site } from './site.ts';

declare const __MACHINES_HASH__: string;

/** Where this tab keeps the check-out, and the one that is under way. */
const underWay = new WeakMap<Site, { store: ReturnType<typeof createPageStore>; journey: Journey | null }>();

function keptBy(site: Site) {
  const kept = underWay.get(site) ?? { store: createPageStore(site.basketSlot.store), journey: null };
  underWay.set(site, kept);
  return kept;
}

const keyOf = ({ config }: Site): string => `${config.brand.slug}.check-out`;

/** Goes on with what this tab keeps, or begins. */
function startCheckOut(site: Site) {
  const { calls, navigation, session, observe } = site;
  const kept = keptBy(site);
  const quiet = quietly(calls.gateway);
  const part = checkOutPart({
    checkouts: createCheckouts(calls.gateway),
    credits: createCredits(calls.gateway),
    quiet: { credits: createCredits(quiet.gateway), somebodyThere: quiet.somebodyThere },
    payments: createPayments(calls.gateway),
    addresses: calls.addresses,
    leadTo: (path) => navigation.go(path),
  });
  const journey = createJourney({
    part,
    store: kept.store.begin(),
    key: keyOf(site),
    hash: __MACHINES_HASH__,
    log: (message) => log.error(message),
    observe,
    input: (member) => ({ memberId: member?.memberId ?? '', checkoutId: randomId(), today: dayInUk(new Date()) }),
  });
  journey.memberChanged(session.view().member);
  kept.journey = journey;
  return { part, journey, onShown: quiet.onShown };
}

/** What was said is kept for who goes to the basket and comes back; once it is saved, the gateway has it. */
function leave(site: Site): void {
  // Who is led to the error page comes back to the journey itself.
  if (site.serverErrors.current() !== null) return;
  const { store, journey } = keptBy(site);
  // The root's model is this machine's own (check-out.selectors.ts).
  const isSaved = (journey?.screen().root.model as CheckOutModel | undefined)?.isSaved ?? false;
  if (isSaved) store.leave(keyOf(site), false);
  else store.pause();
}

/** /checkout, and the pages below it */
export function CheckOutPage({ site }: { site: Site }) {
  useEffect(() => () => leave(site), [site]);
  return <PageJourney site={site} name="checkOut" start={startCheckOut} />;
}
