import type { SnapshotFrom } from 'xstate';
import type { logInMachine } from './log-in.machine.ts';
import type { LogInContext } from './log-in.types.ts';

export type LogInModel = Pick<LogInContext, 'email' | 'errors'> & {
  isBusy: boolean;
  /** The customer has chosen something that waits for them. */
  isOrderUnderWay: boolean;
};

export function selectLogIn(snapshot: SnapshotFrom<typeof logInMachine>, isOrderUnderWay: boolean): LogInModel {
  const { email, errors } = snapshot.context;
  return { email, errors, isBusy: snapshot.hasTag('busy'), isOrderUnderWay };
}
