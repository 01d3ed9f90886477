import { assign, setup } from 'xstate';
import { codeOf, type Failed, statusOf } from '../shared/failure.ts';
import type { JourneyMember, JourneyMeta, JourneyTag } from '../shared/journey-meta.ts';
import { newsDue } from '../shared/quiet-look.ts';
import { isProofWrong, proofCodeOf, type ProofWay } from '../shared/sim-proof.ts';
import { supplied } from '../shared/supplied.ts';
import type {
  NumberRefusal,
  OnboardSimContext,
  OnboardSimEvent,
  OnboardSimInput,
  OnboardSimView,
  Sim,
  SimProfile,
  SimToSwitchOn,
} from './onboard-sim.types.ts';
import { canBeRenewed, isUnderWay, isWaiting } from './own-sims.rules.ts';
import { digitsOf, numberRefusalOf, refusalOf } from './sim-number.rules.ts';

type Typed = { simNumber: string };
type Code = { code: string };
type Found = { sim: Sim };
type Chosen = { simId: string };

const among = ({ sims }: OnboardSimContext, { simId }: Chosen): Sim | undefined => sims?.find(({ id }) => id === simId);

/** Whether the SIM that is named is among those of the member, and is so. */
const isChosen =
  (isSo: (sim: Sim) => boolean) =>
  ({ context }: { context: OnboardSimContext }, chosen: Chosen): boolean => {
    const sim = among(context, chosen);
    return sim !== undefined && isSo(sim);
  };

/** Types, stubs and named steps of having a SIM switched on. */
export const onboardSimSetup = setup({
  types: {
    context: {} as OnboardSimContext,
    input: {} as OnboardSimInput,
    events: {} as OnboardSimEvent,
    meta: {} as JourneyMeta<OnboardSimView>,
    tags: {} as JourneyTag,
  },
  actors: {
    checkSim: supplied<void, Typed>('checkSim'),
    switchOn: supplied<Sim, { wanted: SimToSwitchOn; code: string | null }>('switchOn'),
    askProof: supplied<ProofWay, Record<string, never>>('askProof'),
    loadSims: supplied<readonly Sim[], Record<string, never>>('loadSims'),
    lookForNews: supplied<readonly Sim[], Record<string, never>>('lookForNews'),
    blockSim: supplied<Sim, Chosen>('blockSim'),
    loadProfile: supplied<SimProfile, Chosen & { code: string | null }>('loadProfile'),
    renewProfile: supplied<SimProfile, Chosen & Code>('renewProfile'),
  },
  delays: { newsDue },
  guards: {
    isOwn: ({ context }) => context.isOwn,
    isMember: ({ context }) => context.member !== null,
    isVisitor: ({ context }) => context.member === null,
    isNumberRight: (_, { simNumber }: Typed) => numberRefusalOf(simNumber) === null,
    isNumberRefused: ({ context }, { failure }: Failed) =>
      context.wanted?.what === 'card' && refusalOf(failure) !== null,
    isCodeComplete: ({ context }, { code }: Code) => proofCodeOf(code, context.proofWay) !== null,
    isRenewalComplete: ({ context }, { code }: Code) =>
      context.wanted?.what === 'renewal' && proofCodeOf(code, context.proofWay) !== null,
    isProfileComplete: ({ context }, { code }: Code) =>
      context.wanted?.what === 'profile' && proofCodeOf(code, context.proofWay) !== null,
    wantsProfile: ({ context }) => context.wanted?.what === 'profile',
    wantsProfileOfSimOn: ({ context }) => context.wanted?.what === 'profile' && context.sim?.state === 'ACTIVE',
    isProofNeeded: (_, { failure }: Failed) => codeOf(failure) === 'proof.needed',
    isProofTooNew: (_, { failure }: Failed) => codeOf(failure) === 'proof.too-new',
    isCodeWrong: (_, { failure }: Failed) => isProofWrong(failure),
    isTooOften: ({ context }, { failure }: Failed) => context.proofWay !== null && statusOf(failure) === 429,
    isAnotherOn: (_, { failure }: Failed) => codeOf(failure) === 'sim.activating',
    isUnderWay: ({ context }) => context.sim?.state === 'ACTIVATING' || context.sim?.state === 'ORDERED',
    isAnyUnderWay: ({ context }) => context.sims?.some(isUnderWay) === true,
    isInstallable: isChosen(({ canBeInstalled }) => canBeInstalled),
    isRenewable: isChosen(canBeRenewed),
    isWaiting: isChosen(isWaiting),
    isBlockable: isChosen(({ state }) => state === 'ACTIVE'),
    isSimOn: ({ context }) => context.sim?.state === 'ACTIVE',
    isOn: (_, { sim }: Found) => sim.state === 'ACTIVE',
    isNotOn: (_, { sim }: Found) => sim.state !== 'ACTIVATING' && sim.state !== 'ORDERED',
    canBeInstalled: ({ context }) => context.sim?.canBeInstalled === true,
  },
  actions: {
    storeMember: assign((_, { member }: { member: JourneyMember | null }) => ({ member })),
    wantCard: assign((_, { simNumber }: Typed) => ({
      wanted: { what: 'card', simNumber: digitsOf(simNumber) } as const,
      numberRefusal: null,
    })),
    wantESim: assign({ wanted: { what: 'esim' } as const, numberRefusal: null }),
    wantOwn: assign((_, { simId }: Chosen) => ({ wanted: { what: 'own', simId } as const })),
    wantRenewal: assign((_, { simId }: Chosen) => ({
      wanted: { what: 'renewal', simId } as const,
      proofWay: null,
      codeRefusal: null,
    })),
    wantProfile: assign(({ context: { sim } }) => ({
      wanted: sim === null ? null : ({ what: 'profile', simId: sim.id } as const),
    })),
    forgetWanted: assign({ wanted: null, proofWay: null, codeRefusal: null }),
    chooseSim: assign(({ context }, chosen: Chosen) => ({ sim: among(context, chosen) ?? null })),
    storeSims: assign((_, { sims }: { sims: readonly Sim[] }) => ({
      sims,
      wanted: null,
      sim: null,
      proofWay: null,
      codeRefusal: null,
    })),
    storeAmongSims: assign(({ context: { sims } }, { sim }: Found) => ({
      sims: sims?.map((each) => (each.id === sim.id ? sim : each)) ?? null,
    })),
    wantAgain: assign(({ context: { sim } }) => ({
      wanted: sim === null ? null : ({ what: 'own', simId: sim.id } as const),
    })),
    refuseNumber: assign((_, { simNumber }: Typed) => ({ numberRefusal: numberRefusalOf(simNumber) })),
    storeRefusal: assign((_, { failure }: Failed): { numberRefusal: NumberRefusal | null } => ({
      numberRefusal: refusalOf(failure),
    })),
    forgetRefusals: assign({ numberRefusal: null, codeRefusal: null }),
    storeWay: assign((_, { way }: { way: ProofWay }) => ({ proofWay: way, codeRefusal: null })),
    refuseCode: assign({ codeRefusal: 'wrong' as const }),
    refuseEmptyCode: assign({ codeRefusal: 'missing' as const }),
    refuseTries: assign({ codeRefusal: 'tooMany' as const }),
    storeSim: assign((_, { sim }: Found) => ({ sim, proofWay: null, codeRefusal: null })),
    storeProfile: assign((_, { profile }: { profile: SimProfile }) => ({
      profile,
      wanted: null,
      proofWay: null,
      codeRefusal: null,
    })),
    forgetProfile: assign({ profile: null, wanted: null }),
    storeFailure: assign((_, { failure }: Failed) => ({ failure })),
    clearFailure: assign({ failure: null }),
  },
});
