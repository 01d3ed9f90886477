import { fromPromise } from 'xstate';
import type { Passwords } from '../../../machines/change-password/change-password.types.ts';
import type { MemberAccount } from '../../gateway-client/member-account.ts';

/** Fills the change of a password with the gateway's call; it rejects with a Failure. */
export function createChangePasswordActors({ members }: { members: Pick<MemberAccount, 'changePassword'> }) {
  return {
    changePassword: fromPromise<void, Passwords>(async ({ input: { currentPassword, newPassword }, signal }) =>
      members.changePassword({ currentPassword, newPassword }, signal),
    ),
  };
}
