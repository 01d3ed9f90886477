import type { Wire } from '../../machines/shared/wire.ts';
import type { GatewayClient } from './client.ts';

export function createChatSupport(gateway: GatewayClient) {
  return {
    /** The member's id and its signature for the chat widget; null whenever that cannot be had. Never rejects (DB-09). */
    findChatIdentity: (signal?: AbortSignal): Promise<Wire<'ChatIdentity'> | null> =>
      gateway.GET('/chat-support/members/v1/me', { signal }).catch(() => null),
  };
}
