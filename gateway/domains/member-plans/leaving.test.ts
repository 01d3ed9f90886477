import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { BilledMember } from '../../testing/bills.ts';
import { alex, loggedIn, productIds, robin } from '../../testing/customer.ts';
import type { MemberPlan, PlanCancellation } from './member-plans.types.ts';

let member: BilledMember;
beforeAll(async () => {
  member = await BilledMember.begin();
});
afterAll(() => member.site.close());

const at = (planId: string) => `/broadband/v1/plans/${planId}/cancellation`;
const look = async (planId: string) => (await member.browser.get<PlanCancellation>(at(planId))).body;
const leave = (planId: string, lastDay: string, exitFeeInPence = 0) =>
  member.browser.send<PlanCancellation>('POST', at(planId), { lastDay, exitFeeInPence });
const keep = (planId: string) => member.browser.send<PlanCancellation>('DELETE', at(planId));
const plans = async () => (await member.browser.get<MemberPlan[]>(`/broadband/v1/members/${alex}/plans`)).body;
const planOf = async (planId: string) => (await plans()).find(({ plan }) => plan.id === planId);
const subjects = async () => {
  const { outbox, db } = member.site.deps;
  return (await outbox.sentTo(db, 'alex.finch@example.com')).map(({ subject }) => subject);
};

describe('a member with a year’s contract (DB-06)', () => {
  test('reads what it means, leaves for the fee that was shown, takes it back, and leaves again', async () => {
    const { planId } = await member.live('2026-12-15');
    await member.pass('2026-12-15');
    await member.pass('2027-09-20');
    expect(await planOf(planId)).toMatchObject({
      planStatus: 'ACTIVE',
      home: { postcode: expect.any(String) },
      contract: {
        minimumTerm: { from: '2026-12-15', to: '2027-12-14' },
        monthsLeft: 2,
        exitFee: { months: 2, perMonthInPence: 1_500, totalInPence: 3_000 },
        withdrawUntil: '2026-12-29',
        paidUntil: '2027-10-14',
        notices: [
          { kind: 'END_OF_CONTRACT', date: '2027-11-14', sent: false },
          { kind: 'BEST_TARIFF', date: '2028-12-14', sent: false },
        ],
      },
    });
    const { how, options } = await look(planId);
    expect(how).toBe('EXIT_FEE');
    expect(options.map(({ lastDay, exitFee }) => [lastDay, exitFee?.totalInPence ?? 0])).toEqual([
      ['2027-10-14', 3_000],
      ['2027-11-14', 1_500],
      ['2027-12-14', 0],
    ]);
    const [left, again] = await Promise.all([leave(planId, '2027-10-14', 3_000), leave(planId, '2027-10-14', 3_000)]);
    expect([left.status, again.status]).toEqual([200, 200]);
    expect(left.body.asked).toMatchObject({
      lastDay: '2027-10-14',
      takeBackUntil: '2027-10-13',
      sendBackBy: '2027-11-11',
      finalBill: { date: '2027-10-15', totalInPence: 3_000 },
    });
    expect((await planOf(planId))?.planStatus).toBe('CEASING');
    expect(await leave(planId, '2027-11-14', 1_500)).toMatchObject({ status: 409 });
    await member.pass('2027-10-13');
    expect((await keep(planId)).body).toMatchObject({ asked: null, how: 'EXIT_FEE' });
    expect((await keep(planId)).status).toBe(200);
    expect((await planOf(planId))?.planStatus).toBe('ACTIVE');
    await member.pass('2027-10-16');
    expect((await planOf(planId))?.planStatus).toBe('ACTIVE');
    expect((await member.billsOf({ planId })).at(-1)).toMatchObject({ from: '2027-10-15', isFinal: false });
    await leave(planId, '2027-11-14', 1_500);
    await member.pass('2027-11-14');
    expect(await keep(planId)).toMatchObject({ status: 409, body: { code: 'cancellation.too-late' } });
    await member.pass('2027-11-20');
    expect(await planOf(planId)).toMatchObject({ planStatus: 'ENDED', contract: null });
    const bills = await member.billsOf({ planId });
    expect(bills.at(-1)).toMatchObject({ isFinal: true, from: '2027-11-15', totalInPence: 1_500 });
    expect((await subjects()).filter((subject) => subject?.startsWith('Your broadband ends on'))).toHaveLength(2);
    expect(await subjects()).toContain('You’re staying');
    expect(await leave(planId, '2027-12-14')).toMatchObject({ status: 409, body: { code: 'plan.not-live' } });
  });

  test('is told of another fee than the one that was shown, and of a day that is not offered', async () => {
    const { planId } = await member.live('2028-01-10');
    await member.pass('2028-01-30');
    for (const [lastDay, fee] of [
      ['2028-02-09', 1],
      ['2028-02-10', 16_500],
    ] as const)
      expect(await leave(planId, lastDay, fee)).toMatchObject({ status: 409, body: { code: 'cancellation.changed' } });
    expect((await planOf(planId))?.planStatus).toBe('ACTIVE');
  });

  test('is written to 30 days before the term ends, and each year after it, once', async () => {
    const { planId } = await member.live('2028-06-15');
    const { end } = (await planOf(planId))?.plan ?? {};
    expect(end).toBe('2029-06-14');
    const ending = 'Your contract ends on Thursday 14 June 2029';
    const written = async () => (await subjects()).filter((subject) => subject === ending).length;
    await sweep('2029-05-14');
    expect(await written()).toBe(0);
    await sweep('2029-05-15');
    await sweep('2029-05-16');
    expect(await written()).toBe(1);
    await sweep('2030-06-14');
    await sweep('2030-06-15');
    expect(await written()).toBe(1);
    expect(await subjects()).toContain('Our best prices for your home');
    expect((await planOf(planId))?.contract?.notices.filter(({ sent }) => sent)).toHaveLength(2);
    expect((await look(planId)).how).toBe('NOTICE');
  });
});

test('a plan that rolls is told the best prices on each 28 February that it went live on, until its member leaves', async () => {
  const { planId } = await member.live('2031-02-28', { productId: productIds.rolling150 });
  const { outbox, db } = member.site.deps;
  const written = async () =>
    (await outbox.sentTo(db, 'alex.finch@example.com')).filter(({ body }) =>
      body.includes('rolls from month to month'),
    );
  const notices = async () => (await planOf(planId))?.contract?.notices;
  await sweep('2032-02-27');
  expect(await written()).toHaveLength(0);
  expect(await notices()).toEqual([
    { kind: 'BEST_TARIFF', date: '2032-02-28', sent: false },
    { kind: 'BEST_TARIFF', date: '2033-02-28', sent: false },
  ]);
  await sweep('2032-02-28');
  await sweep('2032-02-29');
  expect(await written()).toHaveLength(1);
  expect((await written())[0]?.body).toContain('there’s no exit fee');
  const { options } = await look(planId);
  await leave(planId, options[0]?.lastDay ?? '');
  expect(await notices()).toEqual([{ kind: 'BEST_TARIFF', date: '2032-02-28', sent: true }]);
});

async function sweep(date: string): Promise<void> {
  const { scheduleHousekeeping } = await import('../../housekeeping.ts');
  member.site.clock.set(`${date}T12:00:00Z`);
  await scheduleHousekeeping(member.site.deps);
  await member.pass(date);
}

test('who leaves while the plan is paused, and stays after all, is paused as before', async () => {
  const { planId } = await member.live('2030-09-10');
  await member.pass('2030-10-01');
  const lastDayAccepted = '2031-09-19';
  const paused = await member.browser.send('POST', `/broadband/v1/plans/${planId}/pauses`, {
    from: '2030-10-02',
    days: 10,
    lastDayAccepted,
  });
  expect(paused.status).toBeLessThan(300);
  await member.pass('2030-10-03');
  expect((await planOf(planId))?.planStatus).toBe('PAUSED');
  await leave(planId, lastDayAccepted);
  expect((await planOf(planId))?.planStatus).toBe('CEASING');
  await keep(planId);
  expect((await planOf(planId))?.planStatus).toBe('PAUSED');
  await member.pass('2030-10-12');
  expect((await planOf(planId))?.planStatus).toBe('ACTIVE');
});

test('who withdraws pays for the days of service alone', async () => {
  const { planId } = await member.live('2030-07-10', { productId: productIds.rolling150 });
  await member.pass('2030-07-10');
  await member.pass('2030-07-12');
  const { how, options } = await look(planId);
  expect(how).toBe('WITHDRAW');
  expect(options).toMatchObject([{ lastDay: '2030-07-13', exitFee: null, finalBill: { totalInPence: 0 } }]);
  await leave(planId, '2030-07-13');
  await member.pass('2030-07-14');
  const final = (await member.billsOf({ planId })).at(-1);
  // Four of the 31 days of £25.00 are paid; the rest and the set-up come back.
  expect(final?.lines.map(({ kind, amountInPence }) => [kind, amountInPence])).toEqual([
    ['SET_UP', -3_000],
    ['UNUSED_DAYS', -2_177],
    ['REFUND', 5_177],
  ]);
});

test('a plan that isn’t live has no end to ask for, and nobody sees somebody else’s', async () => {
  const { planId } = await member.order();
  expect(await look(planId)).toEqual({
    blocked: 'NOT_LIVE',
    how: null,
    options: [],
    asked: null,
    orderedSwitch: null,
    fallsAway: { pause: null, change: null },
  });
  expect(await planOf(planId)).toMatchObject({ planStatus: 'ORDERED', contract: null });
  const stranger = await loggedIn(member.site, robin);
  const missing = { status: 404, body: { code: 'plan.not-found' } };
  expect(await stranger.get(at(planId))).toMatchObject(missing);
  expect(await stranger.send('DELETE', at(planId))).toMatchObject(missing);
  expect(await stranger.get(`/broadband/v1/members/${alex}/plans`)).toMatchObject({ status: 404 });
});
