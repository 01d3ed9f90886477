import { answered, failed, type ModelCase, offline, refused } from '../shared/model-case.ts';
import type { moveNumberMachine } from './move-number.machine.ts';
import type { LeavingCode, MoveNumberContext, MoveNumberInput, NumberMove, NumberMoves } from './move-number.types.ts';

export const starts = {
  'the number': { way: null },
  'bringing a number': { way: 'bring' },
  leaving: { way: 'leave' },
} satisfies Record<string, MoveNumberInput>;

export const moveId = '7c9d2c4e-3b3f-4a55-8d1e-5f1f6f3c0b31';

export const none: NumberMoves = {
  phoneNumber: '07700 900200',
  isSimOn: true,
  days: ['2026-11-24', '2026-11-25', '2026-11-26', '2026-11-27', '2026-11-30'],
  move: null,
  codes: [],
  creditInPence: 1_200,
};

const move: NumberMove = {
  id: moveId,
  phoneNumber: '07700 900951',
  day: '2026-11-26',
  state: 'ACCEPTED',
  failure: null,
  askedAt: '2026-11-23T10:00:00.000Z',
  stopBefore: '2026-11-25T23:00:00.000Z',
  canBeStopped: true,
  isBeingStopped: false,
};

export const accepted = move;
export const asked: NumberMove = { ...move, state: 'ASKED' };
export const late: NumberMove = { ...move, canBeStopped: false };
export const beingStopped: NumberMove = { ...late, isBeingStopped: true };
export const stopped: NumberMove = { ...late, state: 'STOPPED' };
export const moved: NumberMove = { ...late, state: 'MOVED' };
export const kept: NumberMove = { ...late, state: 'FAILED', failure: 'move.refused-by-other-network' };
export const expired: NumberMove = { ...late, state: 'FAILED', failure: 'pac.expired' };

/** No SIM; one that is lost; a number that comes, or has not come; a PAC that was given. */
export const noSim: NumberMoves = { ...none, phoneNumber: null, isSimOn: false };
export const lost: NumberMoves = { ...none, isSimOn: false };
export const coming: NumberMoves = { ...none, move: accepted };
export const failedBefore: NumberMoves = { ...none, move: kept };
export const withCode: NumberMoves = { ...none, codes: [{ kind: 'PAC', lastDay: '2026-12-23' }] };

export const pac: LeavingCode = {
  kind: 'PAC',
  code: 'LKN123456',
  phoneNumber: '07700 900200',
  lastDay: '2026-12-23',
  planUntil: '2026-12-10T00:00:00.000Z',
};
export const stac: LeavingCode = { ...pac, kind: 'STAC', code: '123456LKN', planUntil: null };

export const proofWrong = refused(409, 'proof.wrong');
export const tooMany = refused(429, 'rate.limited');
export const simOff = refused(409, 'sim.not-active');
export const dayOver = refused(400, 'validation.failed');
export const tooLate = refused(409, 'move.too-late');
export const over = refused(409, 'move.over');

export const typed = { pac: 'wrn 400951', phoneNumber: '07700 900951', day: '2026-11-26' };
export const submits = { type: 'move.submitted', ...typed } as const;
export const submitsWrong = { ...submits, pac: 'WRN4009' } as const;
export const enters = { type: 'code.submitted', code: '123 456' } as const;
export const entersNothing = { type: 'code.submitted', code: '' } as const;

export const cases: readonly ModelCase<typeof moveNumberMachine>[] = [
  ...[none, noSim, lost, coming, failedBefore, withCode].map((each) => answered('loadNumber', each)),
  failed('loadNumber', offline),
  submits,
  submitsWrong,
  enters,
  entersNothing,
  answered('askProof', 'EMAIL'),
  answered('askProof', 'APP'),
  failed('askProof', offline),
  ...[accepted, asked, expired].map((each) => answered('askMove', each)),
  ...[proofWrong, tooMany, simOff, dayOver, offline].map((each) => failed('askMove', each)),
  ...[stopped, beingStopped].map((each) => answered('stopMove', each)),
  ...[tooLate, over, offline].map((each) => failed('stopMove', each)),
  ...[pac, stac].map((each) => answered('fetchCode', each)),
  ...[proofWrong, tooMany, simOff, offline].map((each) => failed('fetchCode', each)),
];

/** How the number stands, what is wanted, and what was refused. */
export const facts = ({
  way,
  known,
  wanted,
  errors,
  proofWay,
  codeRefusal,
  leavingCode,
  news,
  failure,
}: MoveNumberContext) => ({
  way,
  number: known && [known.phoneNumber, known.isSimOn],
  move: known?.move && [known.move.state, known.move.canBeStopped],
  wanted: wanted?.what === 'code' ? wanted.kind : wanted?.what,
  refused: errors,
  proofWay,
  codeRefusal,
  leavingCode: leavingCode?.kind,
  news,
  isFailed: failure !== null,
});
