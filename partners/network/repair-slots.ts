import { and, between, eq, lt, sql } from 'drizzle-orm';
import type { LocalDate } from '../../platform/clock/local-date.ts';
import type { Executor } from '../../platform/db/open.ts';
import { networkRepairSlots } from './db/schema.ts';
import { isOpenSlot, isSameSlot, openSlots, PLACES, type Slot } from './repair-slots.rules.ts';

/** The slots between two days that have a free place, earliest first. */
export async function freeSlots(db: Executor, from: LocalDate, to: LocalDate, today: LocalDate): Promise<Slot[]> {
  const rows = await db
    .select()
    .from(networkRepairSlots)
    .where(between(networkRepairSlots.date, from, to));
  const full = rows.filter(({ taken }) => taken >= PLACES);
  return openSlots(from, to, today).filter((slot) => !full.some((row) => isSameSlot(row, slot)));
}

/** Takes a place of a slot. False where there is none. */
export async function takeSlot(tx: Executor, { date, slot }: Slot, today: LocalDate): Promise<boolean> {
  if (!isOpenSlot({ date, slot }, today)) return false;
  const { taken } = networkRepairSlots;
  const rows = await tx
    .insert(networkRepairSlots)
    .values({ date, slot, taken: 1 })
    .onConflictDoUpdate({
      target: [networkRepairSlots.date, networkRepairSlots.slot],
      set: { taken: sql`${taken} + 1` },
      setWhere: lt(taken, PLACES),
    })
    .returning();
  return rows.length > 0;
}

/** Gives a place that a customer had chosen back. */
export async function giveSlotBack(tx: Executor, { date, slot }: Slot): Promise<void> {
  await tx
    .update(networkRepairSlots)
    .set({ taken: sql`${networkRepairSlots.taken} - 1` })
    .where(and(eq(networkRepairSlots.date, date), eq(networkRepairSlots.slot, slot)));
}
