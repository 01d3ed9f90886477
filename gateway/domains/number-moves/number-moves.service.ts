import type { components } from '../../../openapi/generated/gateway.d.ts';
import type { Executor } from '../../../platform/db/open.ts';
import { notFound } from '../../../platform/http/problem.ts';
import type { Dependencies, ReadDependencies } from '../../dependencies.ts';
import { sessionMissing } from '../../http/member-of.ts';
import { balanceOf } from '../airtime/ledger.service.ts';
import { lockMember } from '../members/members.rows.ts';
import { newOrderKey } from '../orders/orders.rules.ts';
import { withSimProof, type Asking } from '../sims/sim-proof.service.ts';
import { shownNumber } from '../sims/sims.rules.ts';
import { numberedSim } from '../sims/sims.service.ts';
import {
  assertPossible,
  codeData,
  isUnderWay,
  moveOver,
  moveTooLate,
  moveUnderWay,
  moveView,
  possibleDays,
  simNotActive,
  stopBefore,
} from './number-moves.rules.ts';
import {
  changeMove,
  codesOf,
  findMove,
  findUnderWay,
  goodCodes,
  insertMove,
  movesOf,
  type NumberMoveRow,
} from './number-moves.store.ts';
import { tellLater, tellNow } from './tell-number-moves.ts';

type Schemas = components['schemas'];
type Reading = Pick<ReadDependencies, 'db' | 'clock'>;
type Wanted = Omit<Schemas['NumberMoveRequest'], 'proofCode'>;

/** The member's number, and how it comes or goes. */
export async function numberMovesOf({ db, clock }: Reading, memberId: string): Promise<Schemas['NumberMoves']> {
  const now = clock.now();
  const sim = await numberedSim(db, memberId);
  const phoneNumber = sim?.phoneNumber ?? null;
  const [latest] = await movesOf(db, memberId);
  const codes = phoneNumber === null ? [] : await goodCodes(db, { memberId, phoneNumber, today: clock.today() });
  return {
    phoneNumber: phoneNumber === null ? null : shownNumber(phoneNumber),
    isSimOn: sim?.state === 'ACTIVE',
    days: possibleDays(now),
    move: latest ? moveView(latest, now) : null,
    codes: codes.map(({ kind, lastDay }) => ({ kind, lastDay })),
    creditInPence: await balanceOf(db, memberId),
  };
}

/** Throws 409 `sim.not-active`, and `move.under-way` where another move is. Gives the same one where it is under way already. */
async function underWayAs(tx: Executor, memberId: string, wanted: Wanted): Promise<NumberMoveRow | undefined> {
  const row = await findUnderWay(tx, memberId);
  if (row) {
    const isSame = row.pac === wanted.pac && row.phoneNumber === wanted.phoneNumber && row.day === wanted.day;
    if (isSame && row.untold !== 'STOP') return row;
    throw moveUnderWay();
  }
  if ((await numberedSim(tx, memberId))?.state !== 'ACTIVE') throw simNotActive();
  return undefined;
}

/**
 * Has a number brought: the network is asked at once, and by a job where it is away. Throws 400 for a day that is not possible, 409 `sim.not-active`, `move.under-way`, and as
 * `withSimProof` does.
 */
export async function askMove(deps: Dependencies, asking: Asking, wanted: Wanted): Promise<Schemas['NumberMove']> {
  const { db, clock, env } = deps;
  const { memberId } = asking;
  assertPossible(wanted.day, clock.now());
  const before = await underWayAs(db, memberId, wanted);
  if (before) return moveView(before, clock.now());
  const asked = await withSimProof(
    deps,
    asking,
    () => Promise.resolve(true),
    async (tx) => {
      const known = await underWayAs(tx, memberId, wanted);
      if (known) return known;
      const { pac, phoneNumber, day } = wanted;
      const [reference, askedAt] = [newOrderKey(env.orderPrefix, 'N'), clock.now()];
      const fresh = { memberId, reference, pac, phoneNumber, day, askedAt, state: 'ASKED', untold: 'ASK' } as const;
      const row = await insertMove(tx, fresh);
      await tellLater(deps, tx, row);
      return row;
    },
  );
  return moveView(await tellNow(deps, asked), clock.now());
}

/** Stops a move: the network is told at once, and by a job where it is away. Throws 404 `move.not-found`, 409 `move.too-late`, `move.over`. */
export async function stopMove(
  deps: Dependencies,
  { memberId, moveId }: { memberId: string; moveId: string },
): Promise<Schemas['NumberMove']> {
  const { db, clock } = deps;
  const stopping = await db.transaction(async (tx) => {
    if (!(await lockMember(tx, memberId))) throw sessionMissing();
    const row = await findMove(tx, { id: moveId });
    if (row?.memberId !== memberId) throw notFound('move');
    if (row.state === 'STOPPED' || row.untold === 'STOP') return row;
    if (!isUnderWay(row)) throw moveOver();
    if (clock.now() >= stopBefore(row.day)) throw moveTooLate();
    const changed = await changeMove(tx, row.id, { untold: 'STOP' });
    await tellLater(deps, tx, changed);
    return changed;
  });
  const told = stopping.untold === 'STOP' ? await tellNow(deps, stopping) : stopping;
  if (isUnderWay(told) && told.untold !== 'STOP') throw moveTooLate();
  return moveView(told, clock.now());
}

/** What is held of the numbers that a member has brought, or taken away, for a download. */
export async function numberMoveData(
  { db, clock }: Reading,
  memberId: string,
): Promise<Pick<Schemas['MemberData'], 'numberMoves' | 'leavingCodes'>> {
  const moves = await movesOf(db, memberId);
  return {
    numberMoves: moves.map((row) => ({ ...moveView(row, clock.now()), pac: row.pac, reference: row.reference })),
    leavingCodes: (await codesOf(db, memberId)).map(codeData),
  };
}
