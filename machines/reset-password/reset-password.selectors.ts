import type { SnapshotFrom } from 'xstate';
import type { resetPasswordMachine } from './reset-password.machine.ts';
import type { ResetPasswordContext } from './reset-password.types.ts';

export type ResetPasswordModel = Pick<ResetPasswordContext, 'email' | 'errors' | 'returnTo'> & { isBusy: boolean };

export function selectResetPassword(snapshot: SnapshotFrom<typeof resetPasswordMachine>): ResetPasswordModel {
  const { email, errors, returnTo } = snapshot.context;
  return { email, errors, returnTo, isBusy: snapshot.hasTag('busy') };
}
