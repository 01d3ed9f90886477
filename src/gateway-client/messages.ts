import type { Wire } from '../../machines/shared/wire.ts';
import type { GatewayClient } from './client.ts';

export type Messages = ReturnType<typeof createMessages>;

/** What the member is told: messages that were sent, those that wait, and banners. */
export function createMessages(gateway: GatewayClient) {
  return {
    /** The newest, or those that were sent before the message `before`: `older` of an answer leads on. */
    listMessages: (
      { memberId, before }: { memberId: string; before?: string },
      signal?: AbortSignal,
    ): Promise<Wire<'MemberMessages'>> =>
      gateway.GET('/broadband/v1/members/{memberId}/messages', {
        params: { path: { memberId }, query: before === undefined ? {} : { before } },
        signal,
      }),

    /** Sends the oldest held messages of an order, at most `count`, and gives how many. */
    releaseMessages: (
      { orderId, count }: { orderId: string; count: number },
      signal?: AbortSignal,
    ): Promise<Wire<'ReleasedNotifications'>> =>
      gateway.POST('/broadband/v1/orders/{orderId}/notifications/release', {
        params: { path: { orderId } },
        body: { count },
        signal,
      }),

    /** Gives the preferences as they are from then on. */
    setPreferences: (
      { memberId, preferences }: { memberId: string; preferences: Wire<'NotificationPreferences'> },
      signal?: AbortSignal,
    ): Promise<Wire<'NotificationPreferences'>> =>
      gateway.PUT('/broadband/v1/members/{memberId}/notifications/preferences', {
        params: { path: { memberId } },
        body: preferences,
        signal,
      }),

    listBanners: (memberId: string, signal?: AbortSignal): Promise<Wire<'Banner'>[]> =>
      gateway.GET('/broadband/v1/members/{memberId}/banners', { params: { path: { memberId } }, signal }),

    dismissBanner: (
      { memberId, bannerId }: { memberId: string; bannerId: string },
      signal?: AbortSignal,
    ): Promise<void> =>
      gateway.DELETE('/broadband/v1/members/{memberId}/banners/{bannerId}', {
        params: { path: { memberId, bannerId } },
        signal,
      }),
  };
}
