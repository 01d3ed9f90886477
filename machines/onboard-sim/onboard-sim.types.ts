import type { Failure } from '../shared/failure.ts';
import type { JourneyMember, LogInDetourEnded, MemberChanged, RetryRequested } from '../shared/journey-meta.ts';
import type { ProofRefusal, ProofWay } from '../shared/sim-proof.ts';
import type { Wire } from '../shared/wire.ts';

export type Sim = Wire<'Sim'>;
export type SimProfile = Wire<'SimProfile'>;

/** What is to be switched on: a card by its number, a new eSIM, or a SIM that the member has and that is not on. */
export type SimToSwitchOn = { what: 'card'; simNumber: string } | { what: 'esim' } | { what: 'own'; simId: string };
/** A renewal is an eSIM that is on, given out again for another phone; a profile, what a phone needs to fetch one. */
export type WantedSim = SimToSwitchOn | { what: 'renewal'; simId: string } | { what: 'profile'; simId: string };

/** Why a number of a SIM is refused, here or by the gateway. */
export type NumberRefusal = 'missing' | 'length' | 'digit' | 'unknown' | 'active' | 'stolen' | 'blocked' | 'retired';

export type OnboardSimInput = {
  member: JourneyMember | null;
  /** Whether the errand begins at the SIMs that the member has. */
  isOwn: boolean;
};

export type OnboardSimContext = OnboardSimInput & {
  wanted: WantedSim | null;
  numberRefusal: NumberRefusal | null;
  /** Of the code that replacing a SIM needs, or seeing the code of an eSIM. */
  proofWay: ProofWay | null;
  codeRefusal: ProofRefusal | null;
  /** All that the member has, newest first, where the errand begins at them. */
  sims: readonly Sim[] | null;
  /** The one that is being switched on, or that something is done with. */
  sim: Sim | null;
  /** While it is shown only. */
  profile: SimProfile | null;
  failure: Failure | null;
};

export type OnboardSimEvent =
  | { type: 'card.chosen' }
  | { type: 'esim.chosen' }
  /** Back to the choice between the two. */
  | { type: 'choice.requested' }
  | { type: 'number.submitted'; simNumber: string }
  /** The phone can take an eSIM. */
  | { type: 'phone.confirmed' }
  /** Whoever has logged in says that the SIM is to be switched on for them. */
  | { type: 'switchOn.confirmed' }
  | { type: 'code.submitted'; code: string }
  | { type: 'code.requested' }
  | { type: 'installing.requested' }
  | { type: 'help.requested' }
  | { type: 'sim.requested' }
  | { type: 'profile.requested'; simId: string }
  | { type: 'renewal.requested'; simId: string }
  | { type: 'activation.requested'; simId: string }
  | { type: 'block.requested'; simId: string }
  | { type: 'block.confirmed' }
  | { type: 'block.declined' }
  | MemberChanged
  | LogInDetourEnded
  | RetryRequested;

export type OnboardSimView =
  | 'ChoosingSim'
  | 'EnteringNumber'
  | 'NumberNotChecked'
  | 'CheckingPhone'
  | 'LoggingIn'
  | 'ConfirmingSim'
  | 'EnteringCode'
  | 'CodeNotSent'
  | 'CodeNotYet'
  | 'AnotherBeingSwitchedOn'
  | 'NotSwitchedOn'
  | 'WaitingForNetwork'
  | 'SimNotOn'
  | 'SimOn'
  | 'ShowingProfile'
  | 'ProfileNotLoaded'
  | 'HelpingToInstall'
  | 'LoadingSims'
  | 'SimsNotLoaded'
  | 'ShowingSims'
  | 'ConfirmingBlock'
  | 'SimNotBlocked'
  | 'ProfileNotRenewed';
