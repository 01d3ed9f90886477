import { assign, setup } from 'xstate';
import { codeOf, type Failed, statusOf } from '../shared/failure.ts';
import type { JourneyMeta, JourneyTag } from '../shared/journey-meta.ts';
import { isProofWrong, proofCodeOf, type ProofWay } from '../shared/sim-proof.ts';
import { supplied } from '../shared/supplied.ts';
import { isUnderWay, numberOf, pacOf, refusalsOf, refusalsOfFailure } from './move-number.rules.ts';
import type {
  LeavingCode,
  LeavingCodeKind,
  MoveNumberContext,
  MoveNumberEvent,
  MoveNumberInput,
  MoveNumberView,
  NumberMove,
  NumberMoves,
  NumberNews,
  TypedMove,
  WantedOfNumber,
} from './move-number.types.ts';

type Code = { code: string };
type Moved = { move: NumberMove };
export type WantedMove = Omit<Extract<WantedOfNumber, { what: 'move' }>, 'what'>;

/** Types, stubs and named steps of bringing a number and taking it away. */
export const moveNumberSetup = setup({
  types: {
    context: {} as MoveNumberContext,
    input: {} as MoveNumberInput,
    events: {} as MoveNumberEvent,
    meta: {} as JourneyMeta<MoveNumberView>,
    tags: {} as JourneyTag,
  },
  actors: {
    loadNumber: supplied<NumberMoves, Record<string, never>>('loadNumber'),
    askMove: supplied<NumberMove, WantedMove & Code>('askMove'),
    stopMove: supplied<NumberMove, { moveId: string }>('stopMove'),
    askProof: supplied<ProofWay, Record<string, never>>('askProof'),
    fetchCode: supplied<LeavingCode, { kind: LeavingCodeKind } & Code>('fetchCode'),
  },
  guards: {
    /** Whoever wants to bring a number while one is coming sees that one. */
    isToBring: (_, { way, known }: MoveNumberInput & { known: NumberMoves }) =>
      way === 'bring' && known.isSimOn && !isUnderWay(known.move),
    isToLeave: (_, { way, known }: MoveNumberInput & { known: NumberMoves }) =>
      way === 'leave' && known.phoneNumber !== null,
    lacksSim: (_, { way, known }: MoveNumberInput & { known: NumberMoves }) =>
      known.phoneNumber === null || (way === 'bring' && !known.isSimOn),
    isRight: ({ context: { known } }, typed: TypedMove) =>
      known !== null && Object.keys(refusalsOf(typed, known)).length === 0,
    canBeStopped: ({ context: { known } }) => known?.move?.canBeStopped === true,
    wantsMove: ({ context: { wanted } }) => wanted?.what === 'move',
    isCodeComplete: ({ context }, { code }: Code) => proofCodeOf(code, context.proofWay) !== null,
    isMoveWithCode: ({ context }, { code }: Code) =>
      context.wanted?.what === 'move' && proofCodeOf(code, context.proofWay) !== null,
    isRefusedByNetwork: (_, { move }: Moved) => move.state === 'FAILED',
    isBeingStopped: (_, { move }: Moved) => move.state !== 'STOPPED',
    isAsked: (_, { move }: Moved) => move.state === 'ASKED',
    isCodeWrong: (_, { failure }: Failed) => isProofWrong(failure) || codeOf(failure) === 'proof.needed',
    isTooOften: (_, { failure }: Failed) => statusOf(failure) === 429,
    isDayOver: (_, { failure }: Failed) => codeOf(failure) === 'validation.failed',
    /** It stands otherwise than the page says. */
    isOutdated: (_, { failure }: Failed) =>
      ['sim.not-active', 'move.under-way', 'move.over', 'move.not-found'].includes(codeOf(failure)),
    isTooLate: (_, { failure }: Failed) => codeOf(failure) === 'move.too-late',
  },
  actions: {
    storeKnown: assign((_, { known }: { known: NumberMoves }) => ({ known })),
    storeMove: assign(({ context: { known } }, { move }: Moved) => ({ known: known && { ...known, move } })),
    wantMove: assign((_, { pac, phoneNumber, day }: TypedMove) => ({
      wanted: { what: 'move', pac: pacOf(pac), phoneNumber: numberOf(phoneNumber), day } as const,
      typed: { pac, phoneNumber, day },
      errors: {},
    })),
    wantCode: assign((_, { kind }: { kind: LeavingCodeKind }) => ({ wanted: { what: 'code', kind } as const })),
    refuse: assign(({ context: { known } }, { pac, phoneNumber, day }: TypedMove) => ({
      errors: known ? refusalsOf({ pac, phoneNumber, day }, known) : {},
      typed: { pac, phoneNumber, day },
    })),
    refuseAsNetwork: assign((_, { move }: Moved) => ({ errors: refusalsOfFailure(move.failure) })),
    refuseDay: assign({ errors: { day: 'dayNotPossible' } }),
    storeWay: assign((_, { way }: { way: ProofWay }) => ({ proofWay: way, codeRefusal: null })),
    forgetWay: assign({ proofWay: null, codeRefusal: null }),
    refuseCode: assign({ codeRefusal: 'wrong' as const }),
    refuseEmptyCode: assign({ codeRefusal: 'missing' as const }),
    refuseTries: assign({ codeRefusal: 'tooMany' as const }),
    storeCode: assign((_, { leavingCode }: { leavingCode: LeavingCode }) => ({ leavingCode })),
    forgetCode: assign({ leavingCode: null }),
    tell: assign((_, { news }: { news: NumberNews }) => ({ news })),
    forgetNews: assign({ news: null }),
    storeFailure: assign((_, { failure }: Failed) => ({ failure })),
    clearFailure: assign({ failure: null }),
  },
});

export const tells = (news: NumberNews) => ({ type: 'tell', params: { news } }) as const;
