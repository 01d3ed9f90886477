import type { SnapshotFrom } from 'xstate';
import type { ProofWay } from '../shared/sim-proof.ts';
import type { onboardSimMachine } from './onboard-sim.machine.ts';
import type { NumberRefusal, OnboardSimContext, Sim, SimProfile } from './onboard-sim.types.ts';

export type OnboardSimModel = {
  /** Whether the errand began at the SIMs that the member has. */
  isOwn: boolean;
  /** As it was sent, for who has to look at it again. */
  simNumber: string;
  numberRefusal: NumberRefusal | null;
  proofWay: ProofWay | null;
  codeRefusal: OnboardSimContext['codeRefusal'];
  sim: Sim | null;
  sims: readonly Sim[];
  /** What the code is for. */
  codeFor: 'number' | 'renewal' | 'profile';
  /** Who has logged in, and is to say whether the SIM is for them; '' while nobody has. */
  memberName: string;
  profile: SimProfile | null;
  isBusy: boolean;
};

export function selectOnboardSim(snapshot: SnapshotFrom<typeof onboardSimMachine>): OnboardSimModel {
  const { isOwn, member, wanted, numberRefusal, proofWay, codeRefusal, sim, sims, profile } = snapshot.context;
  return {
    isOwn,
    simNumber: wanted?.what === 'card' ? wanted.simNumber : '',
    numberRefusal,
    proofWay,
    codeRefusal,
    sim,
    sims: sims ?? [],
    codeFor: wanted?.what === 'renewal' || wanted?.what === 'profile' ? wanted.what : 'number',
    memberName: member === null ? '' : `${member.firstName} ${member.lastName}`,
    profile,
    isBusy: snapshot.hasTag('busy'),
  };
}
