import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { DAY_MS, HOUR_MS, ukDateOf } from '../../../platform/clock/clock.ts';
import { addDays } from '../../../platform/clock/local-date.ts';
import { planCancellations } from '../../db/schema/member-plans.ts';
import { sentinel } from '../../scenarios/sentinels.ts';
import { listBills, readBill } from '../../testing/bills.ts';
import { alex } from '../../testing/customer.ts';
import { OrderLives } from '../../testing/order-lives.ts';
import { readOrder } from '../../testing/orders.ts';
import type { MemberPlan, PlanCancellation } from './member-plans.types.ts';

let lives: OrderLives;
beforeAll(async () => {
  lives = await OrderLives.begin();
  await lives.browser.send('POST', `/broadband/v1/members/${alex}/notifications/opt-in`);
});
beforeEach(() => lives.restart());
afterEach(() => vi.restoreAllMocks());
afterAll(() => lives.site.close());

const at = (planId: string) => `/broadband/v1/plans/${planId}/cancellation`;

/** A plan that went live some weeks ago. */
async function livePlan(lastName = 'Fairweather'): Promise<string> {
  const { plan } = await readOrder(lives.browser, await lives.order(lastName));
  await lives.pass(50 * DAY_MS);
  return plan.id;
}

/** Asks to leave on the first day that costs a fee. */
async function leave(planId: string): Promise<string> {
  const { options } = (await lives.browser.get<PlanCancellation>(at(planId))).body;
  const [first] = options;
  if (!first?.exitFee) throw new Error('Leaving costs nothing');
  const body = { lastDay: first.lastDay, exitFeeInPence: first.exitFee.totalInPence };
  expect((await lives.browser.send('POST', at(planId), body)).status).toBe(200);
  return first.lastDay;
}

const passTo = (moment: string) => lives.passUntil(moment);

async function statusOf(planId: string): Promise<string | undefined> {
  const plans = (await lives.browser.get<MemberPlan[]>(`/broadband/v1/members/${alex}/plans`)).body;
  return plans.find(({ plan }) => plan.id === planId)?.planStatus;
}

async function asked(planId: string) {
  const { db } = lives.site.deps;
  return db.select().from(planCancellations).where(eq(planCancellations.planId, planId));
}

async function finalBillOf(planId: string) {
  const found = (await listBills(lives.browser)).bills.find((bill) => bill.planId === planId && bill.isFinal);
  return found && readBill(lives.browser, found.id);
}

const mailsOfEnds = async (subject = 'Your broadband has ended') => {
  const { outbox, db } = lives.site.deps;
  const mails = await outbox.sentTo(db, 'alex.finch@example.com');
  return mails.filter((mail) => mail.subject === subject).map(({ body }) => body);
};

test('a network that was asked disconnects in the last minute of the last day, and what was agreed stands (DB-06, OR-10)', async () => {
  const planId = await livePlan();
  const lastDay = await leave(planId);
  await passTo(`${lastDay}T20:00:00Z`);
  expect(await asked(planId)).toMatchObject([{ disconnectedAt: null }]);
  expect(await statusOf(planId)).toBe('CEASING');
  await passTo(`${addDays(lastDay, 1)}T09:00:00Z`);
  const [row] = await asked(planId);
  expect(row?.disconnectedAt && ukDateOf(row.disconnectedAt)).toBe(lastDay);
  expect(await statusOf(planId)).toBe('ENDED');
  const final = await finalBillOf(planId);
  expect(final?.lines.map(({ kind }) => kind)).toContain('EXIT_FEE');
  expect(final?.from).toBe(addDays(lastDay, 1));
  await lives.pass(3 * DAY_MS);
  expect(await mailsOfEnds()).toHaveLength(1);
});

test('a member who stays after all keeps the line, and can ask again for the same day', async () => {
  const told = vi.spyOn(lives.site.deps.network, 'cease');
  const planId = await livePlan();
  const lastDay = await leave(planId);
  await lives.pass(HOUR_MS);
  expect((await lives.browser.send('DELETE', at(planId))).status).toBe(200);
  await lives.pass(HOUR_MS);
  expect(told.mock.calls.map(([, day]) => day)).toEqual([lastDay, null]);
  await passTo(`${addDays(lastDay, 2)}T09:00:00Z`);
  expect(await statusOf(planId)).toBe('ACTIVE');
  const next = await leave(planId);
  expect((await lives.browser.send('DELETE', at(planId))).status).toBe(200);
  expect(await leave(planId)).toBe(next);
  await passTo(`${addDays(next, 1)}T09:00:00Z`);
  expect(await statusOf(planId)).toBe('ENDED');
  const disconnected = (await asked(planId)).map(({ disconnectedAt }) => disconnectedAt !== null);
  expect(disconnected.filter(Boolean)).toHaveLength(1);
  expect(disconnected).toHaveLength(3);
});

test(`a network that ends the service by itself before the last day is owed no exit fee (${sentinel('order-ceased').value})`, async () => {
  const planId = await livePlan(sentinel('order-ceased').value);
  const lastDay = await leave(planId);
  const before = await mailsOfEnds('Your broadband has stopped');
  await passTo(`${addDays(lastDay, 30)}T09:00:00Z`);
  const [row] = await asked(planId);
  expect(row).toMatchObject({ disconnectedAt: null });
  const final = await finalBillOf(planId);
  expect(final && final.from <= lastDay).toBe(true);
  expect(final?.lines.map(({ kind }) => kind)).toEqual(['UNUSED_DAYS', 'REFUND']);
  expect(await mailsOfEnds('Your broadband has stopped')).toHaveLength(before.length + 1);
});
