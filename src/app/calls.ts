import { createAddresses } from '../gateway-client/addresses.ts';
import { createClientSessions } from '../gateway-client/client-sessions.ts';
import type { GatewayClient } from '../gateway-client/client.ts';
import { createMembers } from '../gateway-client/members.ts';
import type { Queries } from '../gateway-client/queries.ts';
import { createSavedJourneys } from '../gateway-client/saved-journeys.ts';

export type Calls = ReturnType<typeof createCalls>;

/** The calls of the first page, and what others are made of: those come with the code that makes them. */
export function createCalls(gateway: GatewayClient, queries: Queries) {
  return {
    gateway,
    queries,
    addresses: createAddresses(gateway, queries),
    clientSessions: createClientSessions(gateway),
    members: createMembers(gateway),
    savedJourneys: createSavedJourneys(gateway),
  };
}
