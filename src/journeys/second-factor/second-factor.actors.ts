import { fromPromise } from 'xstate';
import type { Proof, SetUp, Standing } from '../../../machines/second-factor/second-factor.types.ts';
import type { MemberAccount } from '../../gateway-client/member-account.ts';

type Calls = Pick<MemberAccount, 'secondFactor' | 'beginSecondFactor' | 'confirmSecondFactor' | 'removeSecondFactor'>;

const wireOf = ({ password, code }: Proof) => ({ password, ...(code !== null && { factorCode: code }) });

/** Fills the second factor with the gateway's calls; every one rejects with a Failure. */
export function createSecondFactorActors({ members }: { members: Calls }) {
  return {
    loadStanding: fromPromise<Standing, Record<string, never>>(async ({ signal }) => members.secondFactor(signal)),
    beginSetUp: fromPromise<SetUp, Proof>(async ({ input, signal }) =>
      members.beginSecondFactor(wireOf(input), signal),
    ),
    confirmDevice: fromPromise<string[], { code: string }>(
      async ({ input, signal }) => (await members.confirmSecondFactor(input.code, signal)).recoveryCodes,
    ),
    removeFactor: fromPromise<void, Proof>(async ({ input, signal }) =>
      members.removeSecondFactor(wireOf(input), signal),
    ),
  };
}
