import { like } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { jobs } from '../../../platform/db/tables.ts';
import { scheduleHousekeeping } from '../../housekeeping.ts';
import { BilledMember } from '../../testing/bills.ts';
import { productIds } from '../../testing/customer.ts';

let member: BilledMember;
beforeAll(async () => {
  member = await BilledMember.begin();
});
afterEach(() => vi.restoreAllMocks());
afterAll(() => member.site.close());

const datesOf = async (planId: string) => (await member.billsOf({ planId })).map(({ billingDate }) => billingDate);

const askedAgain = async (planId: string) => {
  const { db } = member.site.deps;
  return (
    await db
      .select()
      .from(jobs)
      .where(like(jobs.dedupeKey, `bills.make:${planId}:again:%`))
  ).length;
};

/** The hourly sweep, and whatever it begins. */
async function sweepAt(moment: string): Promise<void> {
  member.site.clock.set(moment);
  await scheduleHousekeeping(member.site.deps);
  await member.site.drain();
}

/** Mail is away for as long as jobs are patient: whatever a job has written is undone with it. */
async function failUntilJobsGiveUp(date: string): Promise<void> {
  const away = vi.spyOn(member.site.deps.outbox, 'post').mockRejectedValue(new Error('nobody there'));
  member.site.clock.set(`${date}T06:00:00Z`);
  for (let minute = 0; minute < 110; minute++) {
    await member.site.drain();
    member.site.clock.advance(60_000);
  }
  expect(away.mock.calls.length).toBeGreaterThan(90);
  away.mockRestore();
}

test('a bill whose job has given up is made after the next hour’s look, once, and the months go on (DB-01)', async () => {
  const { planId } = await member.live('2026-12-15');
  await member.pass('2026-12-15');
  await failUntilJobsGiveUp('2027-01-15');
  await member.pass('2027-01-15');
  expect(await datesOf(planId)).toEqual(['2026-12-15']);
  await sweepAt('2027-01-15T12:10:00Z');
  await member.pass('2027-01-15');
  expect(await datesOf(planId)).toEqual(['2026-12-15', '2027-01-15']);
  expect(await askedAgain(planId)).toBe(1);
  await sweepAt('2027-01-15T13:10:00Z');
  expect(await askedAgain(planId)).toBe(1);
  await member.pass('2027-02-15');
  expect(await datesOf(planId)).toEqual(['2026-12-15', '2027-01-15', '2027-02-15']);
});

test('a bill whose hour has just come is left to its own job', async () => {
  const { planId } = await member.live('2027-03-10');
  await member.pass('2027-03-10');
  const away = vi.spyOn(member.site.deps.outbox, 'post').mockRejectedValue(new Error('nobody there'));
  await sweepAt('2027-04-10T06:30:00Z');
  expect(await askedAgain(planId)).toBe(0);
  away.mockRestore();
  await member.pass('2027-04-10');
  expect(await datesOf(planId)).toEqual(['2027-03-10', '2027-04-10']);
});

test('a final bill that could not be made is made all the same, and nothing is asked for after it (DB-06)', async () => {
  const { planId } = await member.live('2027-05-20');
  await member.pass('2027-05-20');
  await member.pass('2027-06-10');
  await member.browser.send('POST', `/broadband/v1/plans/${planId}/cancellation`, {
    lastDay: '2027-06-19',
    exitFeeInPence: 16_500,
  });
  await failUntilJobsGiveUp('2027-06-20');
  await sweepAt('2027-06-20T12:10:00Z');
  await member.pass('2027-06-20');
  expect((await member.billsOf({ planId })).at(-1)).toMatchObject({ isFinal: true, totalInPence: 16_500 });
  await sweepAt('2027-06-21T12:10:00Z');
  expect(await askedAgain(planId)).toBe(1);
});

test('a bill of a plan that was ending and is kept is looked after as before (DB-01, DB-06)', async () => {
  const { planId } = await member.live('2027-07-10', { productId: productIds.rolling150 });
  const cancellation = `/broadband/v1/plans/${planId}/cancellation`;
  await member.pass('2027-07-10');
  await member.pass('2027-08-09');
  const leaving = await member.browser.send('POST', cancellation, { lastDay: '2027-09-09', exitFeeInPence: 0 });
  expect(leaving.status).toBe(200);
  // The last month is paid for, so that there is no final bill to wait for.
  await member.pass('2027-08-10');
  await member.pass('2027-08-20');
  expect((await member.browser.send('DELETE', cancellation)).status).toBe(200);
  await failUntilJobsGiveUp('2027-09-10');
  await sweepAt('2027-09-10T12:10:00Z');
  await member.pass('2027-09-10');
  expect(await datesOf(planId)).toEqual(['2027-07-10', '2027-08-10', '2027-09-10']);
});
