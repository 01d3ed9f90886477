import { afterAll, beforeAll, expect, test } from 'vitest';
import { BilledMember } from '../../testing/bills.ts';
import { alex } from '../../testing/customer.ts';
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
  expect(await look(planId)).toEqual(before);
  expect(await feeOf(planId)).toEqual(feeBefore);

  const { lastDay, exitFee, finalBill } = before.options[0] ?? {};
  const left = await member.browser.send<PlanCancellation>('POST', at(planId), {
    lastDay,
    exitFeeInPence: exitFee?.totalInPence,
  });
  expect(left.body.asked).toMatchObject({ lastDay, exitFee, finalBill });
  await member.pass('2027-07-10');
  // A plan that is ending begins no pause.
  expect((await readPauses(member.browser, planId)).pause).toBeNull();
  await member.pass('2027-07-20');
  expect(await linesOf(planId)).toEqual(finalBill?.lines.map(({ kind, amountInPence }) => [kind, amountInPence]));
});

test('a pause that would begin after a switch to another provider counts in no fee; one that comes before it does (SW-12)', async () => {
  const { planId } = await member.live('2029-01-15');
  await member.pass('2029-06-20');
  await pausePlan(member.browser, planId, '2029-07-20', 20, '2030-02-03');
  const asked = await askForMember(member.site, { lines: ['2 Ready Made Mews'] });
  expect((await switchBy(member.browser, asked)).losing?.end?.exitFee).toMatchObject({ months: 6 });
  expect(await takeStep(member.site, asked, 'order', '2029-07-10')).toBe('ordered');
  const { end } = (await switchBy(member.browser, asked)).losing ?? {};
  expect(end).toMatchObject({ lastDay: '2029-07-09', exitFee: { months: 6, totalInPence: 9_000 } });
  expect(await takeStep(member.site, asked, 'update', '2029-08-10')).toBe('updated');
  expect((await switchBy(member.browser, asked)).losing?.end).toMatchObject({
    lastDay: '2029-08-09',
    exitFee: { months: 6 },
  });
  expect(await takeStep(member.site, asked, 'update', '2029-07-10')).toBe('updated');
  await member.pass('2029-07-10');
  expect(await takeStep(member.site, asked, 'trigger')).toBe('triggered');
  await member.pass('2029-07-20');
  expect(await linesOf(planId)).toEqual(end?.finalBill.lines.map(({ kind, amountInPence }) => [kind, amountInPence]));
});
