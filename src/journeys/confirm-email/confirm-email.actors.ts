import { fromPromise } from 'xstate';
import type { Failure } from '../../../machines/shared/failure.ts';
import type { EmailChanges } from '../../gateway-client/email-change.ts';

type Options = {
  changes: Pick<EmailChanges, 'lookUp' | 'confirm'>;
  /** Of the link that was opened; '' where there is none. */
  token: string;
  /** A member has another address; they may be logged in in this browser. */
  confirmed: () => void;
};

/** A page that was opened without a link, or loaded again: the token is in no address and in no store. */
const noLink: Failure = { kind: 'HttpError', status: 404, code: 'email-link.unknown', message: '', fields: [] };

/** Fills the confirmation with the gateway's calls; every one rejects with a Failure. No machine sees the token. */
export function createConfirmEmailActors({ changes, token, confirmed }: Options) {
  return {
    checkLink: fromPromise<{ email: string }, Record<string, never>>(async ({ signal }) => {
      if (token === '') throw noLink;
      return changes.lookUp(token, signal);
    }),
    confirmEmail: fromPromise<void, { password: string }>(async ({ input: { password }, signal }) => {
      await changes.confirm({ token, password }, signal);
      confirmed();
    }),
  };
}
