import { fromPromise } from 'xstate';
import type { Auth } from '../../gateway-client/auth.ts';

type Options = {
  auth: Auth;
  /** Tells the rest of the site that nobody is logged in any more. */
  loggedOut: () => void;
};

/** Fills log-out with the gateway's call; it rejects with a Failure. */
export function createLogOutActors({ auth, loggedOut }: Options) {
  return {
    logOut: fromPromise<void, Record<string, never>>(async ({ signal }) => {
      await auth.logOut(signal);
      loggedOut();
    }),
  };
}
