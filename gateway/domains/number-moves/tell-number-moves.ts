import { retrying } from '../../../platform/db/errors.ts';
import type { Executor } from '../../../platform/db/open.ts';
import { answerOrRefusal, PartnerRefusal } from '../../../platform/oauth2/told-partner.ts';
import type { Dependencies } from '../../dependencies.ts';
import { lockMember, type MemberRow } from '../members/members.rows.ts';
import { numberedSim } from '../sims/sims.service.ts';
import { acceptedMessage, failedMessage, notStoppedMessage, stoppedMessage } from './number-moves.messages.ts';
import { isUnderWay } from './number-moves.rules.ts';
import { changeMove, findMove, type NumberMoveRow } from './number-moves.store.ts';

const TELL = 'number-moves.tell';
/** Whoever asks tells the network at once; the job is for what went wrong with that. */
const JOB_AFTER_MS = 30_000;
const MAKE_SURE = 'number-moves.make-sure';
/** Longer than anybody waits for an answer: what the network has not heard of by then it has never heard of. */
const SURE_AFTER_MS = 120_000;

export type MoveDeps = Pick<Dependencies, 'db' | 'clock' | 'jobs' | 'mobileNetwork' | 'outbox' | 'env' | 'log'>;

/** Has the network told what it does not know yet of a move, in the caller's transaction, should `tellNow` not reach it. */
export async function tellLater({ jobs, clock }: MoveDeps, tx: Executor, row: NumberMoveRow): Promise<void> {
  const runAt = new Date(clock.now().getTime() + JOB_AFTER_MS);
  await jobs.enqueueInLine(tx, `number-moves:${row.memberId}`, { kind: TELL, payload: { moveId: row.id }, runAt });
}

/** Changes a move with its member locked, as it is by then. */
async function follow(
  { db }: MoveDeps,
  { id, memberId }: NumberMoveRow,
  change: (tx: Executor, row: NumberMoveRow, member: MemberRow) => Promise<void>,
): Promise<void> {
  return retrying(() =>
    db.transaction(async (tx) => {
      const member = await lockMember(tx, memberId);
      const row = await findMove(tx, { id });
      if (member && row) await change(tx, row, member);
    }),
  );
}

/** Notes that a number does not come. Who waits for the answer reads it there, anybody else in an e-mail. */
export async function noteFailed(
  { outbox, env }: Pick<MoveDeps, 'outbox' | 'env'>,
  tx: Executor,
  { row, member, code, isAwaited }: { row: NumberMoveRow; member: MemberRow; code: string; isAwaited: boolean },
): Promise<void> {
  const changed = await changeMove(tx, row.id, { state: 'FAILED', untold: null, failure: code });
  if (!isAwaited) await outbox.post(tx, failedMessage(member, changed, env));
}

/** Why the network says no; null where it does not. */
async function refusalOf(tell: () => Promise<void>): Promise<string | null> {
  const answer = await answerOrRefusal(tell);
  return answer instanceof PartnerRefusal ? answer.code : null;
}

/** Why a move is none whose SIM is not on; null where it goes on: the network may have heard of it, and only its answer was lost. */
async function refusalWithoutSim({ mobileNetwork }: MoveDeps, reference: string): Promise<string | null> {
  const refusal = await refusalOf(() => mobileNetwork.stopMoveIn(reference));
  return refusal === 'move.too-late' ? null : 'sim.not-active';
}

async function ask(deps: MoveDeps, row: NumberMoveRow, isAwaited: boolean): Promise<void> {
  const { reference, pac, phoneNumber: number, day, memberId } = row;
  const sim = await numberedSim(deps.db, memberId);
  const iccid = sim?.state === 'ACTIVE' ? sim.iccid : null;
  const refusal =
    iccid === null
      ? await refusalWithoutSim(deps, reference)
      : await refusalOf(() => deps.mobileNetwork.moveIn({ reference, iccid, pac, number, day }));
  await follow(deps, row, async (tx, now, member) => {
    if (now.state === 'ASKED' && refusal !== null)
      return noteFailed(deps, tx, { row: now, member, code: refusal, isAwaited });
    if (now.state === 'ASKED') {
      const untold = now.untold === 'ASK' ? null : now.untold;
      const changed = await changeMove(tx, row.id, { state: 'ACCEPTED', untold });
      if (untold === null) await deps.outbox.post(tx, acceptedMessage(member, changed, deps.env));
      return;
    }
    // It was stopped before the network had heard of it, which it now has.
    if (now.state === 'STOPPED' && refusal === null)
      await tellLater(deps, tx, await changeMove(tx, row.id, { untold: 'STOP' }));
  });
}

async function stop(deps: MoveDeps, row: NumberMoveRow, isAwaited: boolean): Promise<void> {
  const refusal = await refusalOf(() => deps.mobileNetwork.stopMoveIn(row.reference));
  // What the network has never heard of does not come; it may hear of it yet.
  const isStopped = refusal === null || refusal === 'move.not-found';
  if (!isStopped && refusal !== 'move.too-late')
    deps.log.error({ reference: row.reference, refusal }, 'the mobile network does not stop a move: see to it');
  await follow(deps, row, async (tx, now, member) => {
    if (now.untold !== 'STOP') return;
    const changed = await changeMove(tx, row.id, { untold: null, ...(isStopped ? { state: 'STOPPED' } : {}) });
    if (refusal === 'move.not-found') await makeSureLater(deps, tx, row);
    if (!isUnderWay(now)) return;
    if (isStopped) await deps.outbox.post(tx, stoppedMessage(member, changed, deps.env));
    else if (!isAwaited) await deps.outbox.post(tx, notStoppedMessage(member, changed, deps.env));
  });
}

/** The ask may have been on its way as the network had not heard of the move: it is told to stop it again. */
async function makeSureLater({ jobs, clock }: MoveDeps, tx: Executor, row: NumberMoveRow): Promise<void> {
  const runAt = new Date(clock.now().getTime() + SURE_AFTER_MS);
  await jobs.enqueueInLine(tx, `number-moves:${row.memberId}`, { kind: MAKE_SURE, payload: { moveId: row.id }, runAt });
}

/** Stops a move at the network that was stopped here before. Whose move it is hears of it where it is too late. */
async function makeSure(deps: MoveDeps, row: NumberMoveRow): Promise<void> {
  const refusal = await refusalOf(() => deps.mobileNetwork.stopMoveIn(row.reference));
  if (refusal !== 'move.too-late') return;
  await follow(deps, row, async (tx, now, member) => {
    if (now.state === 'STOPPED') await deps.outbox.post(tx, notStoppedMessage(member, now, deps.env));
  });
}

async function tellOne(deps: MoveDeps, row: NumberMoveRow, { isAwaited }: { isAwaited: boolean }): Promise<void> {
  if (row.untold === 'ASK') await ask(deps, row, isAwaited);
  if (row.untold === 'STOP') await stop(deps, row, isAwaited);
}

/** Tells the network while its member waits; where it is away the job does. */
export async function tellNow(deps: MoveDeps, row: NumberMoveRow): Promise<NumberMoveRow> {
  try {
    await tellOne(deps, row, { isAwaited: true });
  } catch (error) {
    deps.log.warn({ err: error, reference: row.reference }, 'the mobile network does not answer: a job tells it');
  }
  return (await findMove(deps.db, { id: row.id })) ?? row;
}

/** Names the jobs that tell the network; once for each gateway. Endless: what was asked for is asked for however long the network is away. */
export function handleMoveCommands(deps: MoveDeps): void {
  deps.jobs.handleOutside(
    TELL,
    async ({ moveId }) => {
      const row = await findMove(deps.db, { id: String(moveId) });
      if (row) await tellOne(deps, row, { isAwaited: false });
    },
    { isEndless: true },
  );
  deps.jobs.handleOutside(
    MAKE_SURE,
    async ({ moveId }) => {
      const row = await findMove(deps.db, { id: String(moveId) });
      if (row?.state === 'STOPPED') await makeSure(deps, row);
    },
    { isEndless: true },
  );
}
