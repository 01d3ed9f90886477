import type { SnapshotFrom } from 'xstate';
import type { secondFactorMachine } from './second-factor.machine.ts';
import type { SecondFactorContext } from './second-factor.types.ts';

export type SecondFactorModel = Pick<
  SecondFactorContext,
  'recoveryCodesLeft' | 'setUp' | 'recoveryCodes' | 'errors'
> & { isBusy: boolean };

export function selectSecondFactor(snapshot: SnapshotFrom<typeof secondFactorMachine>): SecondFactorModel {
  const { recoveryCodesLeft, setUp, recoveryCodes, errors } = snapshot.context;
  return { recoveryCodesLeft, setUp, recoveryCodes, errors, isBusy: snapshot.hasTag('busy') };
}
