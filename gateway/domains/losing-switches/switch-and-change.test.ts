import { afterAll, beforeAll, expect, test } from 'vitest';
import { BilledMember } from '../../testing/bills.ts';
import { alex, productIds } from '../../testing/customer.ts';
import { changePlan, readChanges } from '../../testing/plan-changes.ts';
import { askForMember, switchBy, takeStep } from '../../testing/switches-away.ts';
import type { MemberPlan } from '../member-plans/member-plans.types.ts';

let member: BilledMember;
beforeAll(async () => {
  member = await BilledMember.begin();
});
afterAll(() => member.site.close());

/** A plan that is going to be the next faster one with its next bill, and a provider that has ordered its switch for a day. */
async function changingAndSwitched(streetNumber: number, [goLive, changed, day]: [string, string, string]) {
  const { planId } = await member.live(goLive);
  await member.pass(changed);
  await changePlan(member.browser, planId, productIds.mbps500);
  const asked = await askForMember(member.site, { lines: [`${streetNumber} Ready Made Mews`] });
  expect(await takeStep(member.site, asked, 'order', day)).toBe('ordered');
  const told = (await switchBy(member.browser, asked)).losing?.end;
  await member.pass(day);
  expect(await takeStep(member.site, asked, 'trigger')).toBe('triggered');
  return { planId, told };
}

const finalBillOf = async (planId: string) => (await member.billsOf({ planId })).find(({ isFinal }) => isFinal);
const planOf = async (planId: string) =>
  (await member.browser.get<MemberPlan[]>(`/broadband/v1/members/${alex}/plans`)).body.find(
    ({ plan }) => plan.id === planId,
  );

test('a change of plan that would come after the switch is off: the plan that ends is the one that the member had (DB-05, SW-12)', async () => {
  const { planId, told } = await changingAndSwitched(1, ['2027-01-15', '2027-02-20', '2027-03-10']);
  expect(told?.exitFee).toMatchObject({ perMonthInPence: 1_500 });
  await member.pass('2027-03-20');
  expect(await planOf(planId)).toMatchObject({ planStatus: 'ENDED', plan: { displayName: '150 Mbps' } });
  expect((await readChanges(member.browser, planId)).asked).toBeNull();
  const { outbox, db } = member.site.deps;
  const subjects = (await outbox.sentTo(db, 'alex.finch@example.com')).map(({ subject }) => subject);
  expect(subjects).toContain('Your change of plan is off');
});

test('one that comes on the day of the switch costs nothing more: the last day was under the old plan', async () => {
  const { planId, told } = await changingAndSwitched(2, ['2027-05-15', '2027-06-20', '2027-07-15']);
  expect(told).toMatchObject({ lastDay: '2027-07-14', exitFee: { perMonthInPence: 1_500 } });
  await member.pass('2027-07-20');
  const final = await finalBillOf(planId);
  // The bill of that morning comes back with it, whole.
  expect(final?.lines.find(({ kind }) => kind === 'UNUSED_DAYS')).toMatchObject({ amountInPence: -3_500 });
  expect(final?.lines.find(({ kind }) => kind === 'EXIT_FEE')?.amountInPence).toBe(told?.exitFee?.totalInPence);
});

test('one that comes before the switch counts in the exit fee, as the member is told beforehand', async () => {
  const { planId, told } = await changingAndSwitched(3, ['2027-09-15', '2027-10-20', '2027-12-01']);
  expect(told?.exitFee).toMatchObject({ perMonthInPence: 2_100 });
  await member.pass('2027-12-20');
  const final = await finalBillOf(planId);
  expect(final?.lines.find(({ kind }) => kind === 'EXIT_FEE')?.amountInPence).toBe(told?.exitFee?.totalInPence);
  expect(final?.totalInPence).toBe(told?.finalBill.totalInPence);
});
