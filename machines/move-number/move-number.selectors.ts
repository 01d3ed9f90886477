import type { SnapshotFrom } from 'xstate';
import type { moveNumberMachine } from './move-number.machine.ts';
import { isUnderWay } from './move-number.rules.ts';
import type { LeavingCodeKind, MoveNumberContext, NumberMoves } from './move-number.types.ts';

export type MoveNumberModel = Pick<
  MoveNumberContext,
  'way' | 'typed' | 'errors' | 'proofWay' | 'codeRefusal' | 'leavingCode' | 'news'
> & {
  /** Null until it is known. */
  known: NumberMoves | null;
  isMoveUnderWay: boolean;
  /** The code by which the number leaves that is wanted; null where one is brought. */
  wantedKind: LeavingCodeKind | null;
  isBusy: boolean;
};

export function selectMoveNumber(snapshot: SnapshotFrom<typeof moveNumberMachine>): MoveNumberModel {
  const { way, known, wanted, typed, errors, proofWay, codeRefusal, leavingCode, news } = snapshot.context;
  return {
    way,
    known,
    isMoveUnderWay: isUnderWay(known?.move ?? null),
    wantedKind: wanted?.what === 'code' ? wanted.kind : null,
    typed,
    errors,
    proofWay,
    codeRefusal,
    leavingCode,
    news,
    isBusy: snapshot.hasTag('busy'),
  };
}
