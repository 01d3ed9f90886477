import type { SnapshotFrom } from 'xstate';
import type { onboardSimMachine } from './onboard-sim.machine.ts';
import type { NumberRefusal, OnboardSimContext, ProofWay, Sim, SimProfile } from './onboard-sim.types.ts';

export type OnboardSimModel = {
  /** As it was sent, for who has to look at it again. */
  simNumber: string;
  numberRefusal: NumberRefusal | null;
  proofWay: ProofWay | null;
  codeRefusal: OnboardSimContext['codeRefusal'];
  sim: Sim | null;
  profile: SimProfile | null;
  isBusy: boolean;
};

export function selectOnboardSim(snapshot: SnapshotFrom<typeof onboardSimMachine>): OnboardSimModel {
  const { wanted, numberRefusal, proofWay, codeRefusal, sim, profile } = snapshot.context;
  return {
    simNumber: wanted?.what === 'card' ? wanted.simNumber : '',
    numberRefusal,
    proofWay,
    codeRefusal,
    sim,
    profile,
    isBusy: snapshot.hasTag('busy'),
  };
}
