import { randomInt } from 'node:crypto';
import { and, eq, gte, inArray, isNull, ne } from 'drizzle-orm';
import type { components } from '../../openapi/generated/mobile-network.d.ts';
import { numberOfPac, pacLifeOf } from '../../openapi/partners/mobile-network/test-data.ts';
import type { Executor } from '../../platform/db/open.ts';
import { notFound } from '../../platform/http/problem.ts';
import { changeSim, lockSim, refused, retireSim, type SimRow } from './cards.ts';
import { movesIn, movesOut } from './db/schema.ts';
import { canMoveOn, lastDayOfCode, movedAt, stopBefore } from './moves.rules.ts';
import { freeNumber, standingOfNumber, takeNumber } from './numbers.ts';
import { assertActive, type NetworkParts } from './sims.ts';

type Schemas = components['schemas'];
type MoveInRow = typeof movesIn.$inferSelect;

const MOVE_IN = 'mobile-network.move-in';

const standingOf = ({ reference, state, number, day }: MoveInRow): Schemas['MoveInStanding'] => ({
  reference,
  state,
  number,
  day,
  stopBefore: stopBefore(day).toISOString(),
});

/** A PAC is three letters and six digits, a STAC the other way round. */
function newCode(kind: Schemas['MoveOut']['kind']): string {
  const letters = Array.from({ length: 3 }, () => String.fromCodePoint(65 + randomInt(26))).join('');
  const digits = String(randomInt(1_000_000)).padStart(6, '0');
  return kind === 'PAC' ? `${letters}${digits}` : `${digits}${letters}`;
}

/** Brings numbers from other networks by jobs, and lets them go there. */
export class Moves {
  readonly #parts: NetworkParts;

  constructor(parts: NetworkParts) {
    this.#parts = parts;
    parts.jobs.handle(MOVE_IN, (tx, { reference }, { now }) => this.#comeIn(tx, String(reference), now));
  }

  /** Plans a move, once by its reference. Throws 404 `sim.not-found`, 409 `pac.…`, `number.ours`, `sim.not-active`, `day.not-possible`. */
  async moveIn(wanted: Schemas['MoveIn']): Promise<Schemas['MoveInStanding']> {
    const { db, clock, jobs } = this.#parts;
    return db.transaction(async (tx) => {
      const known = await this.#find(tx, wanted.reference);
      if (known) return standingOf(known);
      assertActive(await lockSim(tx, wanted.iccid));
      await this.#assertGood(tx, wanted);
      if (!canMoveOn(wanted.day, clock.now()))
        throw refused('day.not-possible', 'Name a working day after today and within 30');
      const [row] = await tx
        .insert(movesIn)
        .values({ ...wanted, state: 'PLANNED' })
        .returning();
      if (!row) throw new Error('A move was not written');
      await jobs.enqueue(tx, MOVE_IN, { reference: row.reference }, movedAt(row.day));
      return standingOf(row);
    });
  }

  /** Stops a move. Throws 404 `move.not-found`, 409 `move.too-late`. */
  async stop(reference: string): Promise<Schemas['MoveInStanding']> {
    const { db, clock } = this.#parts;
    return db.transaction(async (tx) => {
      const row = await this.#find(tx, reference);
      if (!row) throw notFound('move');
      if (row.state === 'STOPPED') return standingOf(row);
      if (row.state !== 'PLANNED' || clock.now() >= stopBefore(row.day))
        throw refused('move.too-late', 'Until 23:00 on the evening before');
      return standingOf(await this.#end(tx, reference, 'STOPPED'));
    });
  }

  /** Gives a code, the same while it is good. Throws 404 `sim.not-found`, 409 `sim.not-active`. */
  async wantMoveOut({ iccid, kind }: Schemas['MoveOutWanted']): Promise<Schemas['MoveOut']> {
    const { db, clock } = this.#parts;
    return db.transaction(async (tx) => {
      const { number, allowance } = await lockSim(tx, iccid);
      if (number === null) throw refused('sim.not-active', 'It has no number');
      const now = clock.now();
      const isGood = and(gte(movesOut.lastDay, clock.today()), isNull(movesOut.usedAt));
      const isSame = and(eq(movesOut.iccid, iccid), eq(movesOut.number, number), eq(movesOut.kind, kind));
      const [known] = await tx.select().from(movesOut).where(and(isSame, isGood));
      const fresh = { code: newCode(kind), kind, iccid, number, lastDay: lastDayOfCode(now) };
      if (!known) await tx.insert(movesOut).values(fresh);
      const { code, lastDay } = known ?? fresh;
      const ends = allowance && now < new Date(allowance.until) ? allowance : null;
      return { kind, code, number, lastDay, allowance: ends };
    });
  }

  /** What another network does with a code, for testers. Throws 404 `code.not-found`, 409 `code.expired`, `code.used`. */
  async useCode(code: string): Promise<void> {
    const { db, clock, telling } = this.#parts;
    await db.transaction(async (tx) => {
      const [row] = await tx.select().from(movesOut).where(eq(movesOut.code, code)).for('update');
      if (!row) throw notFound('code');
      if (row.usedAt !== null) throw refused('code.used', 'It has been used');
      const at = clock.now();
      if (row.lastDay < clock.today()) throw refused('code.expired', 'It lasted 30 days');
      const { iccid, number } = row;
      const sim = await lockSim(tx, iccid);
      if (sim.number !== number) throw refused('code.used', 'Another SIM has the number');
      await tx.update(movesOut).set({ usedAt: at }).where(eq(movesOut.code, code));
      await retireSim(tx, iccid);
      await freeNumber(tx, number, { at, isGone: row.kind === 'PAC' });
      await telling.tell(tx, { kind: 'MOVED_OUT', iccid, number }, at);
    });
  }

  /** Moves and codes are for the number, whatever SIM has it. */
  async follow(tx: Executor, { from, to }: { from: SimRow; to: SimRow }): Promise<void> {
    for (const table of [movesIn, movesOut])
      await tx.update(table).set({ iccid: to.iccid }).where(eq(table.iccid, from.iccid));
  }

  async #find(tx: Executor, reference: string): Promise<MoveInRow | undefined> {
    const [row] = await tx.select().from(movesIn).where(eq(movesIn.reference, reference)).for('update');
    return row;
  }

  async #end(tx: Executor, reference: string, state: MoveInRow['state']): Promise<MoveInRow> {
    const [row] = await tx.update(movesIn).set({ state }).where(eq(movesIn.reference, reference)).returning();
    if (!row) throw new Error(`No move ${reference}`);
    return row;
  }

  async #assertGood(tx: Executor, { reference, pac, number }: Schemas['MoveIn']): Promise<void> {
    const life = pacLifeOf(pac);
    if (life === undefined) throw refused('pac.unknown', 'No network has given it out');
    if (life === 'expired') throw refused('pac.expired', 'It is more than 30 days old');
    const isTheSame = and(eq(movesIn.pac, pac), ne(movesIn.reference, reference));
    const isInUse = and(isTheSame, inArray(movesIn.state, ['PLANNED', 'DONE']));
    const [other] = await tx.select({ pac: movesIn.pac }).from(movesIn).where(isInUse);
    if (life === 'used' || other) throw refused('pac.used', 'It has been used');
    if (number !== numberOfPac(pac)) throw refused('pac.wrong-number', 'It is for another number');
    if ((await standingOfNumber(tx, number)).isOurs) throw refused('number.ours', 'It is with us already');
  }

  async #comeIn(tx: Executor, reference: string, now: Date): Promise<void> {
    const row = await this.#find(tx, reference);
    if (row?.state !== 'PLANNED') return;
    const { iccid, number } = row;
    const sim = await lockSim(tx, iccid);
    const hasFailed = pacLifeOf(row.pac) === 'fails' ? 'move.refused-by-other-network' : null;
    const code = sim.number === null ? 'sim.not-active' : hasFailed;
    await this.#end(tx, reference, code === null ? 'DONE' : 'FAILED');
    if (code !== null || sim.number === null)
      return this.#parts.telling.tell(tx, { kind: 'NOT_MOVED_IN', iccid, reference, number, code }, now);
    await takeNumber(tx, number);
    await changeSim(tx, iccid, { number });
    await freeNumber(tx, sim.number, { at: now, isGone: false });
    await this.#parts.telling.tell(tx, { kind: 'MOVED_IN', iccid, reference, number }, now);
  }
}
