import type { Dependencies } from '../../dependencies.ts';
import type { Handlers } from '../../http/handlers.ts';
import { memberOf } from '../../http/member-of.ts';
import { askLeavingCode } from './leaving-codes.service.ts';
import { askMove, numberMovesOf, stopMove } from './number-moves.service.ts';
import { handleMoveCommands } from './tell-number-moves.ts';

type NumberOperation = 'getNumberMoves' | 'askNumberMove' | 'stopNumberMove' | 'askLeavingCode';

/** Whoever uses the browser after this member must not find it there. */
const unkept = { 'cache-control': 'no-store' };

/** Numbers that come from other networks and go there (PH-12). Also names the job that tells the mobile network. */
export function numberMovesHandlers(deps: Dependencies): Pick<Handlers, NumberOperation> {
  handleMoveCommands(deps);
  return {
    async getNumberMoves({ session }) {
      return { status: 200, body: await numberMovesOf(deps, memberOf(session)) };
    },
    async askNumberMove({ session, body: { proofCode: code, ...wanted }, address }) {
      return { status: 201, body: await askMove(deps, { memberId: memberOf(session), address, code }, wanted) };
    },
    async stopNumberMove({ session, path }) {
      return { status: 200, body: await stopMove(deps, { memberId: memberOf(session), ...path }) };
    },
    async askLeavingCode({ session, body: { kind, proofCode: code }, address }) {
      const asking = { memberId: memberOf(session), address, code };
      return { status: 200, body: await askLeavingCode(deps, asking, kind), headers: unkept };
    },
  };
}
