import type { Wire } from '../../machines/shared/wire.ts';
import type { GatewayClient } from './client.ts';

export type Contracts = ReturnType<typeof createContracts>;

/** The contract of a plan. */
export function createContracts(gateway: GatewayClient) {
  return {
    /** Generates the documents; the same plan gives the same ones. */
    createPreContract: (planId: string, signal?: AbortSignal): Promise<Wire<'PreContract'>> =>
      gateway.POST('/broadband/v1/plans/{planId}/pre-contracts', { params: { path: { planId } }, signal }),
  };
}
