import type { Wire } from '../../machines/shared/wire.ts';
import type { GatewayClient } from './client.ts';

export type Prospects = ReturnType<typeof createProspects>;

export function createProspects(gateway: GatewayClient) {
  return {
    /** Notes who wants to be the first to know. */
    createProspect: (prospect: Wire<'Prospect'>, signal?: AbortSignal): Promise<Wire<'CreatedProspect'>> =>
      gateway.POST('/broadband/v1/prospects', { body: prospect, signal }),
  };
}
