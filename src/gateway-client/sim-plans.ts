import type { Wire } from '../../machines/shared/wire.ts';
import type { GatewayClient } from './client.ts';
import type { Queries } from './queries.ts';

export type SimPlans = ReturnType<typeof createSimPlans>;

/** The SIM plans that can be bought. */
export const createSimPlans = (gateway: GatewayClient, queries: Queries) => ({
  /** The smallest first. */
  listSimPlans: async (signal?: AbortSignal): Promise<Wire<'SimPlan'>[]> => {
    const { plans } = await queries.fetchFresh(
      ['sim-plans'],
      (signal) => gateway.GET('/sim/v1/plans', { signal }),
      signal,
    );
    return plans;
  },
});
