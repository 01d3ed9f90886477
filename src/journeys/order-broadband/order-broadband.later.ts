import { quietClient, type GatewayClient } from '../../gateway-client/client.ts';
import { createAppointments } from '../../gateway-client/appointments.ts';
import { createContracts } from '../../gateway-client/contracts.ts';
import { createInstallations } from '../../gateway-client/installations.ts';
import type { Members } from '../../gateway-client/members.ts';
import { createOrders } from '../../gateway-client/orders.ts';
import { createPlans } from '../../gateway-client/plans.ts';
import { createProducts } from '../../gateway-client/products.ts';
import type { Queries } from '../../gateway-client/queries.ts';
import type { SavedJourneys } from '../../gateway-client/saved-journeys.ts';
import { createSwitches } from '../../gateway-client/switches.ts';
import { bookInstallPart } from '../book-install/book-install.part.ts';
import { choosePlanPart } from '../choose-plan/choose-plan.part.ts';
import { customisePlanPart } from '../customise-plan/customise-plan.part.ts';
import { matchWatchPart } from '../match-watch/match-watch.part.ts';
import { reviewOrderPart } from '../review-order/review-order.part.ts';
import { switchProviderPart } from '../switch-provider/switch-provider.part.ts';

export { StepNotices } from './StepNotices.tsx';
export { WithSummary } from './WithSummary.tsx';

export type FirstCalls = {
  gateway: GatewayClient;
  queries: Queries;
  members: Members;
  savedJourneys: SavedJourneys;
};

/** The errands after the address check, with the calls that no earlier page makes: their code comes together. */
export function laterParts({ gateway, queries, ...first }: FirstCalls) {
  const calls = {
    ...first,
    appointments: createAppointments(gateway, queries),
    contracts: createContracts(gateway),
    installations: createInstallations(gateway),
    orders: createOrders(gateway),
    quietOrders: createOrders(quietClient(gateway)),
    plans: createPlans(gateway),
    products: createProducts(gateway, queries),
    switches: createSwitches(gateway, queries),
  };
  return {
    choosePlan: choosePlanPart(calls),
    switchProvider: switchProviderPart(calls),
    customisePlan: customisePlanPart(calls),
    bookInstall: bookInstallPart(calls),
    reviewOrder: reviewOrderPart(calls),
    matchWatch: matchWatchPart(calls),
  };
}
