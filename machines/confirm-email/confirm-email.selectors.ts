import type { SnapshotFrom } from 'xstate';
import type { confirmEmailMachine } from './confirm-email.machine.ts';

export type ConfirmEmailModel = { email: string; isBusy: boolean };

export function selectConfirmEmail(snapshot: SnapshotFrom<typeof confirmEmailMachine>): ConfirmEmailModel {
  return { email: snapshot.context.email, isBusy: snapshot.hasTag('busy') };
}
