import type { Executor } from '../../../platform/db/open.ts';
import { turnOff } from '../airtime/automatic-top-up.ts';
import { balanceOf } from '../airtime/ledger.service.ts';
import type { NumberPorts } from '../sims/sim-ports.ts';
import { leftMessage, movedMessage } from './number-moves.messages.ts';
import { isUnderWay } from './number-moves.rules.ts';
import { changeMove, endCodes, findMove, type NumberMoveRow } from './number-moves.store.ts';
import { noteFailed, type MoveDeps } from './tell-number-moves.ts';

type News = Parameters<NumberPorts['numberNews']>[1];

async function moveOf(tx: Executor, { event, member }: News): Promise<NumberMoveRow | undefined> {
  const row = event.reference === null ? undefined : await findMove(tx, { reference: event.reference });
  return row?.memberId === String(member.id) ? row : undefined;
}

/**
 * What the network's news of numbers means for the moves of them: in any order, late and twice. A number that has come has come, whatever
 * was to be said to the network since.
 */
export function numberPorts(deps: Pick<MoveDeps, 'clock' | 'env' | 'jobs' | 'outbox'>): NumberPorts {
  return {
    async numberNews(tx, news) {
      const { event, member } = news;
      switch (event.kind) {
        case 'MOVED_IN': {
          const row = await moveOf(tx, news);
          if (!row || row.state === 'MOVED') return;
          const moved = await changeMove(tx, row.id, { state: 'MOVED', untold: null, failure: null });
          return deps.outbox.post(tx, movedMessage(member, moved, deps.env));
        }
        case 'NOT_MOVED_IN': {
          const row = await moveOf(tx, news);
          if (!row || !isUnderWay(row)) return;
          return noteFailed(deps, tx, { row, member, code: event.code ?? 'unknown', isAwaited: false });
        }
        case 'MOVED_OUT':
          if (event.number === null) return;
          return endCodes(tx, String(member.id), event.number, new Date(event.happenedAt));
        default:
      }
    },
    async numberLeft(tx, member, phoneNumber) {
      const memberId = String(member.id);
      await turnOff(deps, tx, memberId);
      const creditInPence = await balanceOf(tx, memberId);
      await deps.outbox.post(tx, leftMessage(member, { phoneNumber, creditInPence }, deps.env));
    },
  };
}
