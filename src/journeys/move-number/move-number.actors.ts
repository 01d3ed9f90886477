import { fromPromise } from 'xstate';
import type { WantedMove } from '../../../machines/move-number/move-number.setup.ts';
import type {
  LeavingCode,
  LeavingCodeKind,
  NumberMove,
  NumberMoves,
} from '../../../machines/move-number/move-number.types.ts';
import type { ProofWay } from '../../../machines/shared/sim-proof.ts';
import type { NumberMoveCalls } from '../../gateway-client/number-moves.ts';
import type { Sims } from '../../gateway-client/sims.ts';

type Calls = { moves: NumberMoveCalls; sims: Pick<Sims, 'askSimProof'> };
type Nothing = Record<string, never>;

/** Fills the coming and going of a number with the gateway's calls; every one rejects with a Failure. The writes may be sent again. */
export const createMoveNumberActors = ({ moves, sims }: Calls) => ({
  loadNumber: fromPromise<NumberMoves, Nothing>(({ signal }) => moves.getNumberMoves(signal)),
  askMove: fromPromise<NumberMove, WantedMove & { code: string }>(({ input: { code, ...wanted }, signal }) =>
    moves.askNumberMove({ ...wanted, proofCode: code }, signal),
  ),
  stopMove: fromPromise<NumberMove, { moveId: string }>(({ input, signal }) =>
    moves.stopNumberMove(input.moveId, signal),
  ),
  askProof: fromPromise<ProofWay, Nothing>(async ({ signal }) => (await sims.askSimProof(signal)).way),
  fetchCode: fromPromise<LeavingCode, { kind: LeavingCodeKind; code: string }>(({ input: { kind, code }, signal }) =>
    moves.askLeavingCode({ kind, proofCode: code }, signal),
  ),
});
