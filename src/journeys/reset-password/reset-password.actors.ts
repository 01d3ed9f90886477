import { fromPromise } from 'xstate';
import type { LinkFacts, LinkRequest } from '../../../machines/reset-password/reset-password.types.ts';
import type { Failure } from '../../../machines/shared/failure.ts';
import type { Auth } from '../../gateway-client/auth.ts';

type Options = {
  auth: Auth;
  /** Of the link that was opened; '' where there is none. */
  token: string;
  /** Every session of the member has ended, the one in this browser as well. */
  loggedOut: () => void;
};

/** What the gateway remembers for the way back: printable, no backslash, not too long. */
const returnable = /^\/(?!\/)[!-[\]-~]{0,499}$/;

/** A page that was opened without a link, or loaded again: the token is in no address and in no store. */
const noLink: Failure = { kind: 'HttpError', status: 404, code: 'reset-link.unknown', message: '', fields: [] };

/** Fills the new password with the gateway's calls; every one rejects with a Failure. No machine sees the token. */
export function createResetPasswordActors({ auth, token, loggedOut }: Options) {
  return {
    requestLink: fromPromise<void, LinkRequest>(async ({ input: { email, returnTo }, signal }) => {
      const isWayBack = returnTo !== '/' && returnable.test(returnTo);
      await auth.requestPasswordReset({ email, ...(isWayBack && { returnTo }) }, signal);
    }),
    checkLink: fromPromise<LinkFacts, Record<string, never>>(async ({ signal }) => {
      if (token === '') throw noLink;
      const { email, returnTo = null } = await auth.lookUpPasswordReset(token, signal);
      return { email, returnTo };
    }),
    savePassword: fromPromise<void, { password: string }>(async ({ input: { password }, signal }) => {
      await auth.resetPassword({ token, password }, signal);
      loggedOut();
    }),
  };
}
