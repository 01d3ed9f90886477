import { fromPromise } from 'xstate';
import type { Passwords } from '../../../machines/change-password/change-password.types.ts';
import type { Members } from '../../gateway-client/members.ts';

/** Fills the change of a password with the gateway's call; it rejects with a Failure. */
export function createChangePasswordActors({ members }: { members: Pick<Members, 'changePassword'> }) {
  return {
    changePassword: fromPromise<void, Passwords>(async ({ input: { currentPassword, newPassword }, signal }) =>
      members.changePassword({ currentPassword, newPassword }, signal),
    ),
  };
}
