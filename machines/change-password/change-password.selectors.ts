import type { SnapshotFrom } from 'xstate';
import type { changePasswordMachine } from './change-password.machine.ts';
import type { ChangePasswordContext } from './change-password.types.ts';

export type ChangePasswordModel = Pick<ChangePasswordContext, 'errors'> & { isBusy: boolean };

export function selectChangePassword(snapshot: SnapshotFrom<typeof changePasswordMachine>): ChangePasswordModel {
  return { errors: snapshot.context.errors, isBusy: snapshot.hasTag('busy') };
}
