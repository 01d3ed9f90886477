import { eq, inArray, sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { ukDateOf } from '../../platform/clock/clock.ts';
import { airtimeAccounts, airtimeTopUps } from '../db/schema/airtime.ts';
import { paymentSessions } from '../db/schema/payments.ts';
import type { Purpose } from '../domains/payments/purposes.ts';
import { bookedOf } from './airtime.ts';
import type { TestGateway } from './gateway.ts';

type Entries = Awaited<ReturnType<typeof bookedOf>>;

const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0);

/**
 * What holds at every moment: the balance is the sum of its entries and never less than nothing, nothing is booked twice, and what was booked
 * stays as it is. Gives the entries, which the next look begins with.
 */
export async function assertBooked(site: TestGateway, memberId: string, before: Entries): Promise<Entries> {
  const entries = await bookedOf(site, memberId);
  expect(entries.slice(0, before.length)).toEqual(before);
  let balance = 0;
  let debt = 0;
  for (const { amountInPence, debtInPence, balanceInPence } of entries) {
    balance += amountInPence;
    debt += debtInPence;
    expect([balance, Math.min(balance, debt, 0)]).toEqual([balanceInPence, 0]);
  }
  const things = entries.map(({ kind, reference }) => `${kind} ${reference}`);
  expect(things).toEqual([...new Set(things)]);
  const { db } = site.deps;
  const [account] = await db.select().from(airtimeAccounts).where(eq(airtimeAccounts.memberId, memberId));
  expect([account?.balanceInPence ?? 0, account?.debtInPence ?? 0]).toEqual([balance, debt]);
  return entries;
}

/** No UK day has more than £200 of top-ups. */
export async function assertDays({ deps: { db } }: TestGateway, memberId: string): Promise<void> {
  const rows = await db.select().from(airtimeTopUps).where(eq(airtimeTopUps.memberId, memberId));
  const days = Map.groupBy(
    rows.flatMap(({ paidAt, amountInPence }) => (paidAt ? [{ day: ukDateOf(paidAt), amountInPence }] : [])),
    ({ day }) => day,
  );
  for (const paid of days.values())
    expect(sumOf(paid.map(({ amountInPence }) => amountInPence))).toBeLessThanOrEqual(20_000);
}

type Money = { paid: number; back: number };

/** What the provider has taken of a member and given back, in pence. */
export async function moneyOf({ deps: { db } }: TestGateway, memberId: string, purpose: Purpose): Promise<Money> {
  const sessions = await db.select().from(paymentSessions).where(eq(paymentSessions.memberId, memberId));
  const ids = sessions.filter((session) => session.purpose === purpose).map(({ id }) => id);
  if (ids.length === 0) return { paid: 0, back: 0 };
  const { rows } = await db.execute<Money>(sql`
    select coalesce(sum(value), 0)::int as paid,
      coalesce(sum((select sum(value) from payments.refunds where payment_psp_reference = made.psp_reference)), 0)::int as back
    from payments.payments made where ${inArray(sql`merchant_reference`, ids)} and result_code = 'Authorised'`);
  return rows[0] ?? { paid: 0, back: 0 };
}

/** What holds once all news has come: each payment that the provider has kept was booked, once, and every other one went back. */
export async function assertPaidOnce(site: TestGateway, memberId: string, entries: Entries): Promise<void> {
  const topUps = entries.filter(({ kind }) => kind === 'TOP_UP' || kind === 'AUTOMATIC_TOP_UP');
  const debts = entries.filter(({ kind }) => kind === 'DEBT_PAYMENT');
  const bought = await moneyOf(site, memberId, 'AIRTIME');
  expect(bought.paid - bought.back).toBe(sumOf(topUps.map(({ amountInPence }) => amountInPence)));
  const owed = await moneyOf(site, memberId, 'AIRTIME_DEBT');
  expect(owed.paid - owed.back).toBe(sumOf(debts.map(({ debtInPence }) => Math.abs(debtInPence))));
}
