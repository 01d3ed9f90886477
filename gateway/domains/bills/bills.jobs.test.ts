import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addDays } from '../../../platform/clock/local-date.ts';
import { planPrices } from '../../db/schema/bills.ts';
import { planPauses } from '../../db/schema/pauses.ts';
import { BilledMember } from '../../testing/bills.ts';
import { productIds } from '../../testing/customer.ts';
import type { Bill } from './bills.types.ts';

let member: BilledMember;
beforeAll(async () => {
  member = await BilledMember.begin();
});
afterAll(() => member.site.close());

const dates = (bills: readonly Bill[]) => bills.map(({ billingDate }) => billingDate);
const amounts = ({ lines }: Bill) => lines.map(({ kind, amountInPence }) => `${kind} ${amountInPence}`);

/** The job that makes the bills of a plan, run at once. */
async function runJob(planId: string): Promise<void> {
  const run = { id: 0, attempt: 1, now: member.site.clock.now() };
  await member.site.deps.jobs.outside.get('bills.make')?.({ planId }, run);
}

const mailsAbout = async (orderKey: string) => {
  const { outbox, db } = member.site.deps;
  return (await outbox.sentTo(db, 'alex.finch@example.com')).filter(({ body }) => body.includes(`Bill ${orderKey}-`));
};

describe('the bills of a plan', () => {
  test('begin with its Go Live, and a jump of a year makes twelve more in order, each with its e-mail', async () => {
    const plan = await member.live('2026-01-31', { meshWifi: true });
    expect(await member.billsOf(plan)).toEqual([]);
    await member.pass('2026-01-31');
    const [first] = await member.billsOf(plan);
    expect(first).toMatchObject({
      number: `${plan.orderKey}-001`,
      from: '2026-01-31',
      to: '2026-02-27',
      dueDate: '2026-01-31',
      totalInPence: 2_900,
      vatInPence: 484,
      state: 'DUE',
    });
    expect(first && amounts(first)).toEqual(['PLAN 2500', 'ADD_ON 400']);
    await member.pass('2027-01-31');
    const all = await member.billsOf(plan);
    expect(dates(all)).toEqual([
      '2026-01-31',
      '2026-02-28',
      '2026-03-31',
      '2026-04-30',
      '2026-05-31',
      '2026-06-30',
      '2026-07-31',
      '2026-08-31',
      '2026-09-30',
      '2026-10-31',
      '2026-11-30',
      '2026-12-31',
      '2027-01-31',
    ]);
    expect(new Set(all.map(({ number }) => number)).size).toBe(13);
    const mails = await mailsAbout(plan.orderKey);
    expect(mails).toHaveLength(13);
    expect(mails.at(-1)).toMatchObject({ subject: 'Your bill of 31 January: £29', channel: 'email' });
    expect(mails.at(-1)?.body).toContain('Mesh Wi-Fi, Sat, 31/01/2026 to Fri, 27/02/2026: £4.00');
    expect(mails.at(-1)?.body).toContain(`/dashboard/bills/${first?.id}\n`);
  });

  test('are made once, though the job runs again, twice at once, and late', async () => {
    const plan = await member.live('2026-03-10');
    await member.pass('2026-03-10');
    await Promise.all([runJob(plan.planId), runJob(plan.planId)]);
    await runJob(plan.planId);
    expect(dates(await member.billsOf(plan))).toEqual(['2026-03-10']);
    member.site.clock.set('2026-06-20T03:00:00Z');
    await Promise.all([runJob(plan.planId), runJob(plan.planId), member.site.drain()]);
    await member.pass('2026-06-20');
    expect(dates(await member.billsOf(plan))).toEqual(['2026-03-10', '2026-04-10', '2026-05-10', '2026-06-10']);
    expect(await mailsAbout(plan.orderKey)).toHaveLength(4);
  });

  test('come on their day, also on those on which the clocks change', async () => {
    const spring = await member.live('2026-02-28');
    const autumn = await member.live('2026-03-25');
    for (let date = '2026-03-25'; date <= '2026-04-30'; date = addDays(date, 1)) await member.pass(date);
    expect(dates(await member.billsOf(spring))).toEqual(['2026-02-28', '2026-03-28', '2026-04-28']);
    expect(dates(await member.billsOf(autumn))).toEqual(['2026-03-25', '2026-04-25']);
    // 29 March and 25 October 2026 have 23 and 25 hours.
    const onTheDay = await member.live('2026-01-29');
    for (const date of ['2026-03-28', '2026-03-29']) await member.pass(date);
    expect(dates(await member.billsOf(onTheDay)).at(-1)).toBe('2026-03-29');
    for (const date of ['2026-10-24', '2026-10-25']) await member.pass(date);
    expect(dates(await member.billsOf(autumn)).at(-1)).toBe('2026-10-25');
  });

  test('count from the day on which it went live, however late that is told', async () => {
    const plan = await member.live('2026-05-31', { toldAfterHours: 80 * 24 });
    await member.pass('2026-08-20');
    expect(dates(await member.billsOf(plan))).toEqual(['2026-05-31', '2026-06-30', '2026-07-31']);
  });

  test('end with the service, and the final one gives back the days after it', async () => {
    const plan = await member.live('2026-05-12');
    await member.pass('2026-06-20');
    await member.tell(plan.orderId, { ceasedAt: new Date('2026-06-21T09:00:00Z') });
    await member.pass('2027-06-20');
    const all = await member.billsOf(plan);
    expect(dates(all)).toEqual(['2026-05-12', '2026-06-12', '2026-06-22']);
    // Twenty of the thirty days of that month.
    expect(all.at(-1)).toMatchObject({ isFinal: true, totalInPence: 0, number: `${plan.orderKey}-003` });
    expect(all.at(-1) && amounts(all[2] as Bill)).toEqual(['UNUSED_DAYS -1667', 'REFUND 1667']);
  });

  test('are none for an order that was cancelled', async () => {
    member.site.clock.set('2026-11-23T12:00:00Z');
    await member.pass('2026-11-23');
    const plan = await member.order();
    await member.browser.send('POST', `/broadband/v1/orders/${plan.orderId}/cancellation`);
    await member.pass('2026-11-24');
    await member.pass('2027-11-24');
    await runJob(plan.planId);
    expect(await member.billsOf(plan)).toEqual([]);
  });
});

test('a rolling plan pays its set-up once, a change counts from the next bill, and a pause is credited by days', async () => {
  const { planId } = await member.live('2026-04-15', { productId: productIds.rolling150 });
  const { db } = member.site.deps;
  await member.pass('2026-04-15');
  const [first] = await member.billsOf({ planId });
  const setUp = first?.lines.find(({ kind }) => kind === 'SET_UP');
  expect(setUp).toMatchObject({ amountInPence: 3_000, vatInPence: 500 });
  const monthly = (first?.totalInPence ?? 0) - 3_000;
  await db
    .insert(planPrices)
    .values({ planId, from: '2026-05-02', productId: productIds.mbps500, planInPence: 3_500, addOnInPence: 400 });
  await db
    .insert(planPauses)
    .values({ planId, from: '2026-05-10', to: '2026-05-19', state: 'ENDED', createdAt: new Date(0) });
  await member.pass('2026-07-15');
  const [, second, third, fourth] = await member.billsOf({ planId });
  // Five days of a month of thirty at the old price, five of one of thirty-one at the new one.
  expect(second && amounts(second)).toEqual(['PLAN 3500', 'ADD_ON 400', `PAUSE -${Math.round((monthly * 5) / 30)}`]);
  expect(third && amounts(third)).toEqual(['PLAN 3500', 'ADD_ON 400', `PAUSE -${Math.round((3_900 * 5) / 31)}`]);
  expect(third?.lines[2]).toMatchObject({ from: '2026-05-15', to: '2026-05-19', days: 5, ofDays: 31 });
  expect(fourth && amounts(fourth)).toEqual(['PLAN 3500', 'ADD_ON 400']);
});
