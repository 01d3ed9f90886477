import type { Wire } from '../../machines/shared/wire.ts';
import type { GatewayClient } from './client.ts';
import type { Queries } from './queries.ts';

export type ChargesAbroad = ReturnType<typeof createChargesAbroad>;

/** What SIMs cost in other countries, and calls to them from here. */
export const createChargesAbroad = (gateway: GatewayClient, queries: Queries) => ({
  /** All countries. The same for both pages that show them. */
  getChargesAbroad: (signal?: AbortSignal): Promise<Wire<'ChargesAbroad'>> =>
    queries.fetchFresh(['charges-abroad'], (signal) => gateway.GET('/sim/v1/charges-abroad', { signal }), signal),
});
