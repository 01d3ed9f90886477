import { createAddresses } from '../gateway-client/addresses.ts';
import { createAppointments } from '../gateway-client/appointments.ts';
import { createAuth } from '../gateway-client/auth.ts';
import { createClientSessions } from '../gateway-client/client-sessions.ts';
import type { GatewayClient } from '../gateway-client/client.ts';
import { createContracts } from '../gateway-client/contracts.ts';
import { createInstallations } from '../gateway-client/installations.ts';
import { createMembers } from '../gateway-client/members.ts';
import { createOrders } from '../gateway-client/orders.ts';
import { createPlans } from '../gateway-client/plans.ts';
import { createProducts } from '../gateway-client/products.ts';
import { createProspects } from '../gateway-client/prospects.ts';
import type { Queries } from '../gateway-client/queries.ts';
import { createSavedJourneys } from '../gateway-client/saved-journeys.ts';

export type Calls = ReturnType<typeof createCalls>;

/** Every call of the site, by resource. */
export function createCalls(gateway: GatewayClient, queries: Queries) {
  return {
    addresses: createAddresses(gateway, queries),
    appointments: createAppointments(gateway, queries),
    auth: createAuth(gateway),
    clientSessions: createClientSessions(gateway),
    contracts: createContracts(gateway),
    installations: createInstallations(gateway),
    members: createMembers(gateway),
    orders: createOrders(gateway),
    plans: createPlans(gateway),
    products: createProducts(gateway, queries),
    prospects: createProspects(gateway),
    savedJourneys: createSavedJourneys(gateway),
  };
}
