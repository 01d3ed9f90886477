import { and, between, eq, gt, sql } from 'drizzle-orm';
import type { Executor } from '../../../platform/db/open.ts';
import { visitCapacity } from '../../db/schema/capacity.ts';
import type { LocalDate } from '../../../platform/clock/local-date.ts';
import { inLockOrder, placesOf, type Place, type Step, type VisitType } from './capacity.rules.ts';

/** Tells how many places of a slot are free. Reads once and writes nothing: untouched slots have no row yet. */
export async function freePlaces(
  db: Executor,
  region: string,
  visitType: VisitType,
  days: { from: LocalDate; to: LocalDate },
): Promise<(place: Place) => number> {
  const rows = await db
    .select()
    .from(visitCapacity)
    .where(
      and(
        eq(visitCapacity.region, region),
        eq(visitCapacity.visitType, visitType),
        between(visitCapacity.day, days.from, days.to),
      ),
    );
  const touched = new Map(rows.map((row) => [`${row.day}|${row.slot}`, row.remaining]));
  return (place) => touched.get(`${place.day}|${place.slot}`) ?? placesOf(place);
}

function rowOf(place: Place) {
  return and(
    eq(visitCapacity.region, place.region),
    eq(visitCapacity.visitType, place.visitType),
    eq(visitCapacity.day, place.day),
    eq(visitCapacity.slot, place.slot),
  );
}

async function takeFromRow(tx: Executor, place: Place): Promise<boolean> {
  const hit = await tx
    .update(visitCapacity)
    .set({ remaining: sql`${visitCapacity.remaining} - 1` })
    .where(and(rowOf(place), gt(visitCapacity.remaining, 0)))
    .returning({ remaining: visitCapacity.remaining });
  return hit.length > 0;
}

async function take(tx: Executor, place: Place): Promise<boolean> {
  if (await takeFromRow(tx, place)) return true;
  const total = placesOf(place);
  // Either the slot is full, or nobody has touched it yet, or somebody is making its row at this moment.
  await tx
    .insert(visitCapacity)
    .values({ ...place, total, remaining: total })
    .onConflictDoNothing();
  return takeFromRow(tx, place);
}

async function giveBack(tx: Executor, place: Place): Promise<void> {
  await tx
    .update(visitCapacity)
    .set({ remaining: sql`${visitCapacity.remaining} + 1` })
    .where(rowOf(place));
}

/**
 * Takes places and gives places back, in one order for everybody. The caller has locked the appointments before.
 * Gives the places that were not to be had; the others are taken.
 */
export async function settlePlaces(tx: Executor, steps: readonly Step[]): Promise<Place[]> {
  const missed: Place[] = [];
  for (const { place, change } of inLockOrder(steps))
    if (change === 1) await giveBack(tx, place);
    else if (!(await take(tx, place))) missed.push(place);
  return missed;
}
