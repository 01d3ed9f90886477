import type { Wire } from '../../machines/shared/wire.ts';
import type { GatewayClient } from './client.ts';

export type Auth = ReturnType<typeof createAuth>;

/** Log in, log out, register; cookies carry the result. */
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
  };
}
