import type { Wire } from '../../machines/shared/wire.ts';
import type { GatewayClient } from './client.ts';

export type Auth = ReturnType<typeof createAuth>;

/** Log in, log out, register, a new password; cookies carry the result. */
export function createAuth(gateway: GatewayClient) {
  return {
    /** Logged in, or waiting for the second factor. Wrong e-mail or password: HttpError 401. */
    logIn: (credentials: Wire<'LogInRequest'>, signal?: AbortSignal): Promise<Wire<'LogInResult'>> =>
      gateway.POST('/auth-api/v1/login', { body: credentials, signal }),

    /** The second factor: six digits. */
    verifyTotp: (code: string, signal?: AbortSignal): Promise<Wire<'LoggedIn'>> =>
      gateway.POST('/auth-api/v1/login/totp', { body: { code }, signal }),

    logOut: (signal?: AbortSignal): Promise<void> => gateway.POST('/auth-api/v1/logout', { signal }),

    /** Makes the account and logs in. */
    register: (registration: Wire<'RegisterRequest'>, signal?: AbortSignal): Promise<Wire<'LoggedIn'>> =>
      gateway.POST('/auth-api/v1/register', { body: registration, signal }),

    /** Has a link e-mailed, if there is such an account; resolves either way. */
    requestPasswordReset: (request: Wire<'PasswordResetRequest'>, signal?: AbortSignal): Promise<void> =>
      gateway.POST('/auth-api/v1/password-resets', { body: request, signal }),

    /** Whose password a link sets. HttpError 404 or 410 with the reason for a link that works no more. */
    lookUpPasswordReset: (token: string, signal?: AbortSignal): Promise<Wire<'PasswordReset'>> =>
      gateway.POST('/auth-api/v1/password-resets/look-up', { body: { token }, signal }),

    /** Sets the password and ends every session of the member. Refuses as the look-up does. */
    resetPassword: (given: Wire<'NewPassword'>, signal?: AbortSignal): Promise<void> =>
      gateway.POST('/auth-api/v1/password-resets/password', { body: given, signal }),
  };
}
