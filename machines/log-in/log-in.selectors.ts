import type { SnapshotFrom } from 'xstate';
import type { ChosenPlan } from '../register/register.types.ts';
import type { logInMachine } from './log-in.machine.ts';
import type { LogInContext } from './log-in.types.ts';

/** What waits in this tab for who logs in. */
export type WaitingOrder = {
  /** The customer has chosen something that waits for them. */
  isOrderUnderWay: boolean;
  /** The plan that they have picked; null where they have got no further than a home. */
  plan: ChosenPlan | null;
};

export type LogInModel = Pick<LogInContext, 'email' | 'errors'> & WaitingOrder & { isBusy: boolean };

export function selectLogIn(snapshot: SnapshotFrom<typeof logInMachine>, waiting: WaitingOrder): LogInModel {
  const { email, errors } = snapshot.context;
  return { email, errors, isBusy: snapshot.hasTag('busy'), ...waiting };
}
