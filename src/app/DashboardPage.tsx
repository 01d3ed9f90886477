import { createAirtime } from '../gateway-client/airtime.ts';
import { createBills } from '../gateway-client/bills.ts';
import { createMemberAccount } from '../gateway-client/member-account.ts';
import { createMemberPlans } from '../gateway-client/member-plans.ts';
import { createMessages } from '../gateway-client/messages.ts';
import { createMySimPlan } from '../gateway-client/my-sim-plan.ts';
import { createNumberMoves } from '../gateway-client/number-moves.ts';
import { createOrders } from '../gateway-client/orders.ts';
import { createReferrals } from '../gateway-client/referrals.ts';
import { createSims } from '../gateway-client/sims.ts';
import { createJourney } from '../journey-host/journey.ts';
import { dashboardPart } from '../journeys/dashboard/dashboard.part.ts';
import { log } from '../runtime/log.ts';
import { isOrderUnderWay } from './order-under-way.ts';
import { PageJourney } from './PageJourney.tsx';
import type { Site } from './site.ts';

/** The home of the dashboard, which is read anew whenever it is opened. */
function startDashboard(site: Site) {
  const { gateway, savedJourneys } = site.calls;
  const part = dashboardPart({
    orders: createOrders(gateway),
    plans: createMemberPlans(gateway),
    bills: createBills(gateway),
    sims: createSims(gateway),
    numberMoves: createNumberMoves(gateway),
    airtime: createAirtime(gateway),
    referrals: createReferrals(gateway),
    simPlans: createMySimPlan(gateway),
    messages: createMessages(gateway),
    members: createMemberAccount(gateway),
    savedJourneys,
    isOrderUnderWay: () => isOrderUnderWay(site.keptOrder()),
  });
  const journey = createJourney({
    part,
    log: (message) => log.error(message),
    observe: site.observe,
    input: () => ({ memberId: site.session.view().member?.memberId ?? '' }),
  });
  return { part, journey };
}

/** /dashboard */
export const DashboardPage = ({ site }: { site: Site }) => (
  <PageJourney site={site} name="dashboard" start={startDashboard} />
);
