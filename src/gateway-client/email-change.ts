import type { Wire } from '../../machines/shared/wire.ts';
import type { GatewayClient } from './client.ts';

export type EmailChanges = ReturnType<typeof createEmailChanges>;

/** Another email address: asked for by the member, confirmed by whoever has the link. */
export function createEmailChanges(gateway: GatewayClient) {
  return {
    /** The address that waits for its link; null where none does. */
    findPending: async (signal?: AbortSignal): Promise<Wire<'EmailChange'> | null> =>
      (await gateway.GET('/member-api/v1/members/me/email-change', { signal })).pending,

    /**
     * Has a link e-mailed to the new address; nothing changes yet, and asked again it replaces what waited.
     * HttpError 409 `password.wrong`, `totp.wrong`, `email.same` or `email.taken`; 429 for too many tries.
     */
    request: (request: Wire<'EmailChangeRequest'>, signal?: AbortSignal): Promise<Wire<'EmailChange'>> =>
      gateway.POST('/member-api/v1/members/me/email-change', { body: request, signal }),

    /** The link works no more; done again it changes nothing. */
    cancel: (signal?: AbortSignal): Promise<void> =>
      gateway.DELETE('/member-api/v1/members/me/email-change', { signal }),

    /** Which address a link confirms. HttpError 404 or 410 with the reason for a link that works no more. */
    lookUp: (token: string, signal?: AbortSignal): Promise<Wire<'EmailToConfirm'>> =>
      gateway.POST('/auth-api/v1/email-changes/look-up', { body: { token }, signal }),

    /** The address becomes the member's. Refuses as the look-up does, or with HttpError 409 `password.wrong` or `email.taken`. */
    confirm: (confirmation: Wire<'EmailConfirmation'>, signal?: AbortSignal): Promise<void> =>
      gateway.POST('/auth-api/v1/email-changes/confirmation', { body: confirmation, signal }),
  };
}
