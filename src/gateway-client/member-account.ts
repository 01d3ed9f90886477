import type { Wire } from '../../machines/shared/wire.ts';
import type { GatewayClient } from './client.ts';

export type MemberAccount = ReturnType<typeof createMemberAccount>;

/** What members do with their account: their name, their ways in, and what they want to hear of. */
export function createMemberAccount(gateway: GatewayClient) {
  return {
    /** Gives the member the full name that was missing. */
    renameMember: (name: Wire<'MemberUpdate'>, signal?: AbortSignal): Promise<Wire<'Member'>> =>
      gateway.PATCH('/member-api/v1/members/me', { body: name, signal }),

    /** Ends every other session of the member. The current password is another one: HttpError 409 `password.wrong`. */
    changePassword: (passwords: Wire<'PasswordChange'>, signal?: AbortSignal): Promise<void> =>
      gateway.PUT('/member-api/v1/members/me/password', { body: passwords, signal }),

    secondFactor: (signal?: AbortSignal): Promise<Wire<'SecondFactor'>> =>
      gateway.GET('/member-api/v1/members/me/second-factor', { signal }),

    /** Sets a device up; nothing changes yet. Not proved: HttpError 409 `password.wrong` or `totp.wrong`. */
    beginSecondFactor: (proof: Wire<'SecondFactorProof'>, signal?: AbortSignal): Promise<Wire<'SecondFactorSetUp'>> =>
      gateway.POST('/member-api/v1/members/me/second-factor/set-ups', { body: proof, signal }),

    /** The device takes over; every other session ends. HttpError 409 `totp.wrong`, 410 `set-up.expired`. */
    confirmSecondFactor: (factorCode: string, signal?: AbortSignal): Promise<Wire<'RecoveryCodes'>> =>
      gateway.PUT('/member-api/v1/members/me/second-factor', { body: { factorCode }, signal }),

    /** Every other session ends. Not proved: HttpError 409 `password.wrong` or `totp.wrong`. */
    removeSecondFactor: (proof: Wire<'SecondFactorProof'>, signal?: AbortSignal): Promise<void> =>
      gateway.POST('/member-api/v1/members/me/second-factor/removal', { body: proof, signal }),

    /** News of the member's orders by email and text; switching them on twice is the same as once (OR-09). */
    optInToNotifications: (memberId: string, signal?: AbortSignal): Promise<void> =>
      gateway.POST('/broadband/v1/members/{memberId}/notifications/opt-in', {
        params: { path: { memberId } },
        signal,
      }),
  };
}
