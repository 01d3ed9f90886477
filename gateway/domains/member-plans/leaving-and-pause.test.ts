import { afterAll, beforeAll, expect, test } from 'vitest';
import { BilledMember } from '../../testing/bills.ts';
import { alex, productIds } from '../../testing/customer.ts';
import { changePlan } from '../../testing/plan-changes.ts';
import { pausePlan, readPauses } from '../../testing/pauses.ts';
import { askForMember, switchBy, takeStep } from '../../testing/switches-away.ts';
import type { MemberPlan, PlanCancellation } from './member-plans.types.ts';

let member: BilledMember;
beforeAll(async () => {
  member = await BilledMember.begin();
});
afterAll(() => member.site.close());

const at = (planId: string) => `/broadband/v1/plans/${planId}/cancellation`;
const look = async (planId: string) => (await member.browser.get<PlanCancellation>(at(planId))).body;
const newestMail = async () => {
  const { outbox, db } = member.site.deps;
  await member.site.drain();
  return (await outbox.sentTo(db, 'alex.finch@example.com'))[0]?.body;
};
const feeOf = async (planId: string) =>
  (await member.browser.get<MemberPlan[]>(`/broadband/v1/members/${alex}/plans`)).body.find(
    ({ plan }) => plan.id === planId,
  )?.contract?.exitFee;
const linesOf = async (planId: string) =>
  (await member.billsOf({ planId }))
    .find(({ isFinal }) => isFinal)
    ?.lines.map(({ kind, amountInPence }) => [kind, amountInPence]);

test('a planned pause that leaving makes void moves no last day: the fee is that of the term without it, and the bill is the one that was shown (DB-04, DB-06)', async () => {
  const { planId } = await member.live('2027-01-15');
  await member.pass('2027-06-20');
  const before = await look(planId);
  expect(before.options[0]).toMatchObject({ lastDay: '2027-07-14', exitFee: { months: 6, totalInPence: 9_000 } });
  const feeBefore = await feeOf(planId);
  await pausePlan(member.browser, planId, '2027-07-05', 20, '2028-02-03');
  const pause = { from: '2027-07-05', to: '2027-07-24' };
  expect(await look(planId)).toEqual({ ...before, fallsAway: { pause, change: null } });
  expect(await feeOf(planId)).toEqual(feeBefore);

  const { lastDay, exitFee, finalBill } = before.options[0] ?? {};
  const left = await member.browser.send<PlanCancellation>('POST', at(planId), {
    lastDay,
    exitFeeInPence: exitFee?.totalInPence,
  });
  expect(left.body.asked).toMatchObject({ lastDay, exitFee, finalBill });
  expect(left.body.fallsAway.pause).toEqual(pause);
  expect(await newestMail()).toContain(
    'the pause that you planned from Monday 5 July 2027 to Saturday 24 July 2027 is off. It stands again if you keep your plan by Sunday 4 July 2027; after that it’s gone',
  );
  await member.pass('2027-07-05');
  expect(await newestMail()).toContain('We won’t pause your broadband on Monday 5 July 2027, as your plan is ending.');
  await member.pass('2027-07-10');
  // A plan that is ending begins no pause.
  expect((await readPauses(member.browser, planId)).pause).toBeNull();
  expect((await look(planId)).fallsAway.pause).toBeNull();
  await member.pass('2027-07-20');
  expect(await linesOf(planId)).toEqual(finalBill?.lines.map(({ kind, amountInPence }) => [kind, amountInPence]));
});

test('who keeps the plan before the pause begins has it again, and who keeps it later has it no more (DB-04, DB-06)', async () => {
  const { planId } = await member.live('2027-09-15');
  await member.pass('2027-10-20');
  await pausePlan(member.browser, planId, '2027-10-25', 5, '2028-09-19');
  const leave = async () => {
    const [first] = (await look(planId)).options;
    const body = { lastDay: first?.lastDay, exitFeeInPence: first?.exitFee?.totalInPence };
    expect((await member.browser.send('POST', at(planId), body)).status).toBe(200);
  };
  await leave();
  await member.browser.send('DELETE', at(planId));
  expect(await newestMail()).toContain('from Monday 25 October 2027 to Friday 29 October 2027 stands again.');
  expect((await readPauses(member.browser, planId)).pause).toMatchObject({ state: 'PLANNED', from: '2027-10-25' });
  await leave();
  await member.pass('2027-10-25');
  await member.browser.send('DELETE', at(planId));
  expect(await newestMail()).not.toContain('stands again');
  expect(await readPauses(member.browser, planId)).toMatchObject({ pause: null, blocked: null });
});

test('a change of plan that leaving takes back is told of before it is, and no more after it (DB-05, DB-06)', async () => {
  const { planId } = await member.live('2028-01-15');
  await member.pass('2028-02-20');
  await changePlan(member.browser, planId, productIds.mbps500);
  const { options, fallsAway } = await look(planId);
  expect(fallsAway).toEqual({ pause: null, change: { planName: '500 Mbps', from: '2028-03-15' } });
  const [first] = options;
  const body = { lastDay: first?.lastDay, exitFeeInPence: first?.exitFee?.totalInPence };
  const left = await member.browser.send<PlanCancellation>('POST', at(planId), body);
  expect(left.body.fallsAway.change).toBeNull();
});

test('a pause adds no month to the fee of a switch to another provider, whether it comes before the switch or after it (SW-12)', async () => {
  const { planId } = await member.live('2029-01-15');
  await member.pass('2029-06-20');
  await pausePlan(member.browser, planId, '2029-07-20', 20, '2030-02-03');
  const asked = await askForMember(member.site, { lines: ['4 Ready Made Mews'] });
  expect((await switchBy(member.browser, asked)).losing?.end?.exitFee).toMatchObject({ months: 6 });
  expect(await takeStep(member.site, asked, 'order', '2029-07-10')).toBe('ordered');
  expect(await newestMail()).toContain(
    'Your plan ends before the pause that you planned from Friday 20 July 2029 to Wednesday 8 August 2029, so that falls away.',
  );
  const pauseIn = async () => (await switchBy(member.browser, asked)).losing?.fallsAway.pause;
  expect(await pauseIn()).toEqual({ from: '2029-07-20', to: '2029-08-08' });
  const { end } = (await switchBy(member.browser, asked)).losing ?? {};
  expect(end).toMatchObject({ lastDay: '2029-07-09', exitFee: { months: 6, totalInPence: 9_000 } });
  expect(await takeStep(member.site, asked, 'update', '2029-08-10')).toBe('updated');
  expect((await switchBy(member.browser, asked)).losing?.end).toMatchObject({
    lastDay: '2029-08-09',
    exitFee: { months: 5, totalInPence: 7_500 },
  });
  expect(await pauseIn()).toBeNull();
  expect(await takeStep(member.site, asked, 'update', '2029-07-10')).toBe('updated');
  await member.pass('2029-07-10');
  expect(await takeStep(member.site, asked, 'trigger')).toBe('triggered');
  await member.pass('2029-07-20');
  expect(await linesOf(planId)).toEqual(end?.finalBill.lines.map(({ kind, amountInPence }) => [kind, amountInPence]));
});
