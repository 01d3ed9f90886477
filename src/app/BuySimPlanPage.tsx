import { useEffect, useState } from 'react';
import { paths } from '../../machines/shared/paths.ts';
import { createMySimPlan } from '../gateway-client/my-sim-plan.ts';
import { createPayments } from '../gateway-client/payments.ts';
import { createSimPlans } from '../gateway-client/sim-plans.ts';
import { createJourney } from '../journey-host/journey.ts';
import { buySimPlanPart } from '../journeys/buy-sim-plan/buy-sim-plan.part.ts';
import { log } from '../runtime/log.ts';
import { newRequestId } from './new-request-id.ts';
import { PageJourney } from './PageJourney.tsx';
import { createPageStore } from './page-store.ts';
import { quietly } from './quiet-look.ts';
import type { Site } from './site.ts';

declare const __MACHINES_HASH__: string;

/** Where this tab keeps what is being bought: who tops up or pays on another page goes on with it here. */
const stores = new WeakMap<Site, ReturnType<typeof createPageStore>>();

function storeOf(site: Site) {
  const kept = stores.get(site) ?? createPageStore(site.basketSlot.store);
  stores.set(site, kept);
  return kept;
}

/** The plan that a link has named, or null. */
const planIn = ({ address }: Site): string | null => new URLSearchParams(address().search).get('plan');

/** Goes on with what this tab keeps, or begins. */
function startBuying(site: Site) {
  const { calls, session, observe, address, navigation, config } = site;
  // What was on its way to the page of payment has been there.
  let isBegun = false;
  const quiet = quietly(calls.gateway);
  const part = buySimPlanPart({
    mine: createMySimPlan(calls.gateway),
    quiet: { mine: createMySimPlan(quiet.gateway), somebodyThere: quiet.somebodyThere },
    simPlans: createSimPlans(calls.gateway, calls.queries),
    payments: createPayments(calls.gateway),
    newRequestId,
    leadOn: (path) => {
      if (isBegun && address().pathname === paths.buySimPlan) navigation.go(path);
    },
  });
  const journey = createJourney({
    part,
    store: storeOf(site).begin(),
    key: `${config.brand.slug}.buy-sim-plan`,
    hash: __MACHINES_HASH__,
    log: (message) => log.error(message),
    observe,
    input: (member) => ({ memberId: member?.memberId ?? '', planId: planIn(site) }),
  });
  journey.memberChanged(session.view().member);
  isBegun = true;
  return { part, journey, onShown: quiet.onShown };
}

/** What was chosen is kept for who comes back; who is led to the error page comes back to the journey itself. */
function leave(site: Site): void {
  if (site.serverErrors.current() === null) storeOf(site).pause();
}

/** /buy/goodybag: `?plan=` names the plan that is looked at first. It is read once, and taken out of the address. */
export function BuySimPlanPage({ site }: { site: Site }) {
  const [news] = useState(() => ({ type: 'page.opened', planId: planIn(site) }));
  useEffect(() => {
    if (planIn(site) !== null) site.navigation.go(paths.buySimPlan, { replace: true });
    return () => leave(site);
  }, [site]);
  return <PageJourney site={site} name={paths.buySimPlan} start={startBuying} news={news} />;
}
