import { and, count, desc, eq, gt, like, or } from 'drizzle-orm';
import { DAY_MS } from '../../../platform/clock/clock.ts';
import type { Executor } from '../../../platform/db/open.ts';
import { airtimeAccounts, airtimeEntries, airtimeTopUps, airtimeVouchers } from '../../db/schema/airtime.ts';
import type { EntryKind } from './airtime.rules.ts';

export type AccountRow = typeof airtimeAccounts.$inferSelect;
export type EntryRow = typeof airtimeEntries.$inferSelect;
export type TopUpRow = typeof airtimeTopUps.$inferSelect;
export type VoucherRow = typeof airtimeVouchers.$inferSelect;

/** Of a member who has never had any, an empty one. */
export async function findAccount(db: Executor, memberId: string): Promise<AccountRow> {
  const [row] = await db.select().from(airtimeAccounts).where(eq(airtimeAccounts.memberId, memberId));
  if (row) return row;
  const none = { balanceInPence: 0, debtInPence: 0, awaitedInPence: null };
  return { memberId, ...none, automaticCardId: null, automaticFailures: 0, automaticAgainAt: null };
}

/** A member's account, which nobody else changes until the transaction ends. It comes after the lock of a top-up or a voucher. */
export async function lockAccount(tx: Executor, memberId: string): Promise<AccountRow> {
  const [row] = await tx.select().from(airtimeAccounts).where(eq(airtimeAccounts.memberId, memberId)).for('update');
  if (row) return row;
  await tx.insert(airtimeAccounts).values({ memberId }).onConflictDoNothing();
  return lockAccount(tx, memberId);
}

export async function changeAccount(tx: Executor, memberId: string, change: Partial<AccountRow>): Promise<void> {
  await tx.update(airtimeAccounts).set(change).where(eq(airtimeAccounts.memberId, memberId));
}

export async function findEntry(db: Executor, kind: EntryKind, reference: string): Promise<EntryRow | undefined> {
  const isIt = and(eq(airtimeEntries.kind, kind), eq(airtimeEntries.reference, reference));
  const [row] = await db.select().from(airtimeEntries).where(isIt);
  return row;
}

/** How many entries of a kind there are about one thing, which are numbered. */
export async function countAbout(db: Executor, kind: EntryKind, reference: string): Promise<number> {
  const isIts = and(eq(airtimeEntries.kind, kind), like(airtimeEntries.reference, `${reference}:%`));
  const [row] = await db.select({ all: count() }).from(airtimeEntries).where(isIts);
  return row?.all ?? 0;
}

export async function insertEntry(tx: Executor, entry: typeof airtimeEntries.$inferInsert): Promise<void> {
  await tx.insert(airtimeEntries).values(entry);
}

/** Of a member, newest first. */
export async function entriesOf(db: Executor, memberId: string, limit?: number): Promise<EntryRow[]> {
  const all = db
    .select()
    .from(airtimeEntries)
    .where(eq(airtimeEntries.memberId, memberId))
    .orderBy(desc(airtimeEntries.place));
  return limit === undefined ? all : all.limit(limit);
}

/** Gives the id of the unpaid top-up of a member, which is begun where there is none. */
export async function openTopUp(
  tx: Executor,
  topUp: Pick<TopUpRow, 'memberId' | 'isAutomatic' | 'amountInPence' | 'begunAt'>,
): Promise<string> {
  const { memberId, isAutomatic } = topUp;
  const [begun] = await tx
    .insert(airtimeTopUps)
    .values({ ...topUp, state: 'UNPAID' })
    .onConflictDoNothing()
    .returning({ id: airtimeTopUps.id });
  if (begun) return begun.id;
  const [known] = await tx
    .select({ id: airtimeTopUps.id })
    .from(airtimeTopUps)
    .where(
      and(
        eq(airtimeTopUps.memberId, memberId),
        eq(airtimeTopUps.isAutomatic, isAutomatic),
        eq(airtimeTopUps.state, 'UNPAID'),
      ),
    );
  // It was paid in this moment.
  return known ? known.id : openTopUp(tx, topUp);
}

export async function lockTopUp(tx: Executor, id: string): Promise<TopUpRow | undefined> {
  const [row] = await tx.select().from(airtimeTopUps).where(eq(airtimeTopUps.id, id)).for('update');
  return row;
}

export async function findOwnTopUp(db: Executor, memberId: string, id: string): Promise<TopUpRow | undefined> {
  const isIt = and(eq(airtimeTopUps.id, id), eq(airtimeTopUps.memberId, memberId));
  const [row] = await db.select().from(airtimeTopUps).where(isIt);
  return row;
}

export async function changeTopUp(tx: Executor, id: string, change: Partial<TopUpRow>): Promise<void> {
  await tx.update(airtimeTopUps).set(change).where(eq(airtimeTopUps.id, id));
}

/** Of a member, newest first. */
export async function topUpsOf(db: Executor, memberId: string): Promise<TopUpRow[]> {
  return db
    .select()
    .from(airtimeTopUps)
    .where(eq(airtimeTopUps.memberId, memberId))
    .orderBy(desc(airtimeTopUps.begunAt), desc(airtimeTopUps.id));
}

/** What may count today: what was paid in the last two days, and what is under way. */
export async function recentTopUps(db: Executor, memberId: string, now: Date): Promise<TopUpRow[]> {
  const isRecent = gt(airtimeTopUps.paidAt, new Date(now.getTime() - 2 * DAY_MS));
  const isUnderWay = eq(airtimeTopUps.isUnderWay, true);
  return db
    .select()
    .from(airtimeTopUps)
    .where(and(eq(airtimeTopUps.memberId, memberId), or(isRecent, isUnderWay)));
}

export async function lockVoucher(tx: Executor, number: string): Promise<VoucherRow | undefined> {
  const [row] = await tx.select().from(airtimeVouchers).where(eq(airtimeVouchers.number, number)).for('update');
  return row;
}

export async function noteVoucherUsed(tx: Executor, id: string, usedBy: string, usedAt: Date): Promise<void> {
  await tx.update(airtimeVouchers).set({ usedBy, usedAt }).where(eq(airtimeVouchers.id, id));
}

/** Those that a member has used, newest first. */
export async function vouchersOf(db: Executor, memberId: string): Promise<VoucherRow[]> {
  return db
    .select()
    .from(airtimeVouchers)
    .where(eq(airtimeVouchers.usedBy, memberId))
    .orderBy(desc(airtimeVouchers.usedAt));
}
