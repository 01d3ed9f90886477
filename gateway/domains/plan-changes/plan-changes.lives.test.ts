import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { jobs } from '../../../platform/db/tables.ts';
import { scheduleHousekeeping } from '../../housekeeping.ts';
import { BilledMember, listBills } from '../../testing/bills.ts';
import { alex, productIds } from '../../testing/customer.ts';
import { askToUndo, changePlan, readChanges } from '../../testing/plan-changes.ts';
import { askToEndPause, pausePlan, readPauses } from '../../testing/pauses.ts';
import type { components } from '../../../openapi/generated/gateway.d.ts';

type Schemas = components['schemas'];

let member: BilledMember;
beforeAll(async () => {
  member = await BilledMember.begin();
});
afterAll(() => member.site.close());

const change = (planId: string, productId: string = productIds.mbps500, meshWifi?: boolean) =>
  changePlan(member.browser, planId, productId, meshWifi);
const memberPlan = async (planId: string) => {
  const { body } = await member.browser.get<Schemas['MemberPlan'][]>(`/broadband/v1/members/${alex}/plans`);
  return body.find(({ plan }) => plan.id === planId);
};
const mails = async (subject: string) => {
  const { outbox, db } = member.site.deps;
  return (await outbox.sentTo(db, 'alex.finch@example.com')).filter((mail) => mail.subject === subject);
};
const charged = async (planId: string) =>
  (await member.billsOf({ planId })).map(({ from, lines }) => [
    from,
    ...lines.map(({ kind, amountInPence }) => `${kind} ${amountInPence}`),
  ]);
const cancellation = (planId: string) => `/broadband/v1/plans/${planId}/cancellation`;

describe('a change takes effect with the next bill (DB-05)', () => {
  test('speed, price, name and documents change, the network hears of it, and each month has its own price', async () => {
    const { planId, orderKey } = await member.live('2026-12-15', { meshWifi: true });
    await member.pass('2026-12-20');
    const told = vi.spyOn(member.site.deps.network, 'changeProduct');
    const { asked } = await change(planId);
    const { nextBills } = await listBills(member.browser);
    expect(nextBills).toMatchObject([{ planId, date: '2027-01-15', totalInPence: 3_900 }]);
    await member.passTo('2027-01-14T23:59:59Z');
    expect(await memberPlan(planId)).toMatchObject({ planStatus: 'CHANGING', plan: { displayName: '150 Mbps' } });
    await member.passTo('2027-01-15T00:00:00Z');
    expect(await memberPlan(planId)).toMatchObject({
      planStatus: 'ACTIVE',
      plan: {
        displayName: '500 Mbps',
        monthlyPrice: '3900',
        end: '2027-12-14',
        contractSummaryDocId: asked?.contractSummaryDocId,
        contractInformationDocId: asked?.contractInformationDocId,
      },
      contract: { minimumTerm: { to: '2027-12-14' }, exitFee: { months: 10, perMonthInPence: 2_340 } },
    });
    expect(told.mock.calls).toEqual([[orderKey, { productId: productIds.mbps500 }]]);
    expect(told.mock.settledResults).toMatchObject([{ type: 'fulfilled' }]);
    expect(await mails('Your plan is 500 Mbps with mesh Wi-Fi now')).toHaveLength(0);
    await member.passTo('2027-01-15T06:00:00Z');
    expect(await mails('Your plan is 500 Mbps with mesh Wi-Fi now')).toHaveLength(1);
    expect(await readChanges(member.browser, planId)).toMatchObject({ asked: null, from: '2027-02-15' });

    // Down again, the month after.
    await change(planId, productIds.mbps150);
    await member.pass('2027-02-16');
    expect(await charged(planId)).toEqual([
      ['2026-12-15', 'PLAN 2500', 'ADD_ON 400'],
      ['2027-01-15', 'PLAN 3500', 'ADD_ON 400'],
      ['2027-02-15', 'PLAN 2500', 'ADD_ON 400'],
    ]);
    expect(await mails('Your plan is 150 Mbps with mesh Wi-Fi now')).toHaveLength(1);
  });

  test('jobs that come months late leave every bill with the price of its month, and a change that is undone leaves none', async () => {
    const { planId } = await member.live('2027-03-31');
    await member.pass('2027-03-31');
    await change(planId, productIds.mbps1000);
    expect((await askToUndo(member.browser, planId)).status).toBe(200);
    await change(planId);
    await member.pass('2027-06-15');
    expect(await charged(planId)).toEqual([
      ['2027-03-31', 'PLAN 2500'],
      ['2027-04-30', 'PLAN 3500'],
      ['2027-05-31', 'PLAN 3500'],
    ]);
  });

  test('an hourly sweep has it take effect where its job has given up', async () => {
    const { planId } = await member.live('2027-07-01');
    await member.pass('2027-07-01');
    await change(planId);
    const { db } = member.site.deps;
    await db.delete(jobs).where(eq(jobs.kind, 'plan-changes.effect'));
    await member.passTo('2027-08-01T01:30:00Z');
    await scheduleHousekeeping(member.site.deps);
    expect((await memberPlan(planId))?.planStatus).toBe('CHANGING');
    await member.passTo('2027-08-02T02:30:00Z');
    expect(await memberPlan(planId)).toMatchObject({ planStatus: 'ACTIVE', plan: { displayName: '500 Mbps' } });
  });
});

describe('a change beside what else a plan can do', () => {
  test('a pause that is planned or runs goes on, and its days are credited at the price of their month', async () => {
    const { planId } = await member.live('2027-09-01');
    await member.pass('2027-09-10');
    await change(planId);
    const pauseId = await pausePlan(member.browser, planId, '2027-09-28', 10, '2028-09-10');
    expect((await memberPlan(planId))?.pausedUntil).toBeNull();
    await member.pass('2027-09-30');
    expect(await memberPlan(planId)).toMatchObject({ planStatus: 'CHANGING', pausedUntil: '2027-10-07' });
    await member.passTo('2027-10-01T06:30:00Z');
    expect(await memberPlan(planId)).toMatchObject({
      planStatus: 'PAUSED',
      plan: { displayName: '500 Mbps', end: '2028-09-10' },
    });
    await change(planId, productIds.mbps150);
    expect((await memberPlan(planId))?.planStatus).toBe('CHANGING');
    expect((await readPauses(member.browser, planId)).pause?.state).toBe('RUNNING');
    expect((await askToUndo(member.browser, planId)).status).toBe(200);
    expect((await memberPlan(planId))?.planStatus).toBe('PAUSED');
    expect((await askToEndPause(member.browser, planId, pauseId)).status).toBe(200);
    expect((await memberPlan(planId))?.planStatus).toBe('ACTIVE');
    await member.pass('2027-11-02');
    expect(await charged(planId)).toEqual([
      ['2027-09-01', 'PLAN 2500'],
      // Three of the 30 days of £25.00, and later one of the 31 of £35.00.
      ['2027-10-01', 'PLAN 3500', 'PAUSE -250'],
      ['2027-11-01', 'PLAN 3500', 'PAUSE -113'],
    ]);
  });

  test('a boost goes on unless the plan is as fast by then, and one can begin while the plan is changing', async () => {
    const down = await member.live('2028-01-10', { productId: productIds.mbps500 });
    const up = await member.live('2028-01-10');
    await change(down.planId, productIds.mbps150);
    await change(up.planId);
    await member.passTo('2028-02-09T20:00:00Z');
    const boosts = (planId: string) => `/broadband/v1/plans/${planId}/boosts`;
    for (const { planId } of [down, up]) expect((await member.browser.send('POST', boosts(planId))).status).toBe(200);
    await member.passTo('2028-02-10T00:00:00Z');
    const running = async (planId: string) =>
      (await member.browser.get<Schemas['Boosts']>(boosts(planId))).body.boost?.speedInMbps ?? null;
    expect(await running(down.planId)).toBe(1_000);
    expect(await running(up.planId)).toBeNull();
  });

  test('who asks to leave takes it back, pays the fee of the plan they have, and does not get it again by staying', async () => {
    const { planId } = await member.live('2028-03-10');
    await member.pass('2028-04-01');
    await change(planId, productIds.mbps1000);
    const { body: choice } = await member.browser.get<Schemas['PlanCancellation']>(cancellation(planId));
    const option = choice.options[1];
    expect(option).toMatchObject({ lastDay: '2028-05-09', exitFee: { months: 10, perMonthInPence: 1_500 } });
    const left = await member.browser.send<Schemas['PlanCancellation']>('POST', cancellation(planId), {
      lastDay: option?.lastDay,
      exitFeeInPence: option?.exitFee?.totalInPence,
    });
    expect(left).toMatchObject({ status: 200, body: { asked: { finalBill: option?.finalBill } } });
    expect(await mails('Your change of plan is off')).toHaveLength(1);
    expect((await readChanges(member.browser, planId)).blocked).toBe('ENDING');
    await member.browser.send('DELETE', cancellation(planId));
    expect(await readChanges(member.browser, planId)).toMatchObject({ asked: null, blocked: null });
    expect((await memberPlan(planId))?.planStatus).toBe('ACTIVE');
    await member.pass('2028-05-12');
    expect((await charged(planId)).slice(1)).toEqual([
      ['2028-04-10', 'PLAN 2500'],
      ['2028-05-10', 'PLAN 2500'],
    ]);
  });

  test('a service that the network ends takes its change back', async () => {
    const { planId, orderId } = await member.live('2028-06-10');
    await member.pass('2028-06-20');
    await change(planId);
    const inEffect = await mails('Your plan is 500 Mbps now');
    await member.tell(orderId, { ceasedAt: member.site.clock.now() });
    await member.pass('2028-07-12');
    expect(await memberPlan(planId)).toMatchObject({ planStatus: 'ENDED', plan: { displayName: '150 Mbps' } });
    expect(await mails('Your plan is 500 Mbps now')).toEqual(inEffect);
  });

  test('the notice about the end of the minimum term says the price that was agreed', async () => {
    const { planId } = await member.live('2028-07-20');
    await member.pass('2029-06-18');
    await change(planId);
    await scheduleHousekeeping(member.site.deps);
    await member.pass('2029-06-19');
    const [notice] = await mails('Your contract ends on Thursday 19 July 2029');
    expect(notice?.body).toContain(
      '£25.00 a month now, and £35.00 a month from Wednesday 20 June 2029, as you agreed.',
    );
  });
});
