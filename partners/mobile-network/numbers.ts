import { asc, eq, isNotNull, lt, sql } from 'drizzle-orm';
import type { components } from '../../openapi/generated/mobile-network.d.ts';
import { DAY_MS } from '../../platform/clock/clock.ts';
import type { Database, Executor } from '../../platform/db/open.ts';
import { numbers, sims } from './db/schema.ts';

type Schemas = components['schemas'];

/**
 * The network's own numbers are part of the range that Ofcom keeps for drama, 07700 900000 to 900999. Those before are written down in
 * test data, those after are other networks'.
 */
const FIRST = 200;
const LAST = 849;
const RESTS_MS = 90 * DAY_MS;

const written = (number: number): string => `07700900${String(number).padStart(3, '0')}`;
const isOfOurRange = (number: string): boolean => number >= written(FIRST) && number <= written(LAST);

/**
 * Gives out a number: one that nobody has had, else the one that has rested longest, for 90 days if any has. Undefined when all are in use.
 * The caller's transaction has the table to itself from then on.
 */
export async function giveNumber(tx: Executor): Promise<string | undefined> {
  await tx.execute(sql`lock table ${numbers} in share row exclusive mode`);
  const used = await tx.select({ number: numbers.number }).from(numbers);
  const known = new Set(used.map(({ number }) => number));
  const all = Array.from({ length: LAST - FIRST + 1 }, (_, at) => written(FIRST + at));
  const fresh = all.find((number) => !known.has(number));
  if (fresh !== undefined) {
    await tx.insert(numbers).values({ number: fresh, isOurs: true });
    return fresh;
  }
  const [rested] = await tx
    .select({ number: numbers.number })
    .from(numbers)
    .where(isNotNull(numbers.freeSince))
    .orderBy(asc(numbers.freeSince))
    .limit(1);
  if (rested) await takeNumber(tx, rested.number);
  return rested?.number;
}

/** A number is ours from now on, and somebody has it. */
export async function takeNumber(tx: Executor, number: string): Promise<void> {
  const set = { isOurs: true, freeSince: null };
  await tx
    .insert(numbers)
    .values({ number, ...set })
    .onConflictDoUpdate({ target: numbers.number, set });
}

/** Nobody has a number any more: it rests, or has gone to another network. */
export async function freeNumber(tx: Executor, number: string, { at, isGone }: { at: Date; isGone: boolean }) {
  const set = isGone ? { isOurs: false, freeSince: null } : { freeSince: at };
  await tx.update(numbers).set(set).where(eq(numbers.number, number));
}

/** Whose a number is. */
export async function standingOfNumber(db: Database | Executor, number: string): Promise<Schemas['NumberStanding']> {
  const [row] = await db.select().from(numbers).where(eq(numbers.number, number));
  const [sim] = await db.select({ state: sims.state }).from(sims).where(eq(sims.number, number));
  return { number, isOurs: row?.isOurs ?? isOfOurRange(number), isActive: sim?.state === 'ACTIVE' };
}

/** Forgets that a number was somebody's, once it has rested. */
export async function sweepNumbers(tx: Executor, now: Date): Promise<void> {
  await tx.delete(numbers).where(lt(numbers.freeSince, new Date(now.getTime() - RESTS_MS)));
}
