import type { SnapshotFrom } from 'xstate';
import type { confirmEmailMachine } from './confirm-email.machine.ts';
import type { ConfirmEmailContext } from './confirm-email.types.ts';

export type ConfirmEmailModel = Pick<ConfirmEmailContext, 'email' | 'errors'> & { isBusy: boolean };

export function selectConfirmEmail(snapshot: SnapshotFrom<typeof confirmEmailMachine>): ConfirmEmailModel {
  const { email, errors } = snapshot.context;
  return { email, errors, isBusy: snapshot.hasTag('busy') };
}
