import type { Wire } from '../../machines/shared/wire.ts';
import type { GatewayClient } from './client.ts';

export type ClientSessions = ReturnType<typeof createClientSessions>;

export function createClientSessions(gateway: GatewayClient) {
  return {
    /** Starts or rebuilds the client session; answers whose it is and the values of the flags asked for (SC-01). */
    startClientSession: (request: Wire<'ClientSessionRequest'>, signal?: AbortSignal): Promise<Wire<'ClientSession'>> =>
      gateway.POST('/client-tracking-context-api/client-sessions', { body: request, signal }),
  };
}
