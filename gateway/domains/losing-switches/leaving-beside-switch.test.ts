import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { BilledMember } from '../../testing/bills.ts';
import { askForMember, switchBy, takeStep } from '../../testing/switches-away.ts';
import type { PlanCancellation } from '../member-plans/member-plans.types.ts';

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
  return (await outbox.sentTo(db, 'alex.finch@example.com'))[0];
};

/** A plan that is live from a day on, and is looked at half a year later. */
async function half(streetNumber: number, [goLive, today]: [string, string]) {
  const { planId } = await member.live(goLive);
  await member.pass(today);
  return { planId, asked: await askForMember(member.site, { lines: [`${streetNumber} Ready Made Mews`] }) };
}

async function leave(planId: string, lastDay: string): Promise<PlanCancellation> {
  const option = (await look(planId)).options.find((one) => one.lastDay === lastDay);
  const body = { lastDay, exitFeeInPence: option?.exitFee?.totalInPence ?? 0 };
  const left = await member.browser.send<PlanCancellation>('POST', at(planId), body);
  expect(left.status).toBe(200);
  return left.body;
}

describe('who leaves is told of a switch that another provider has ordered (DB-06, SW-12)', () => {
  test('before a day is chosen, with its day, its provider and what it costs; the day before it, and days between, are told by e-mail', async () => {
    const { planId, asked } = await half(1, ['2027-01-15', '2027-06-20']);
    // An enquiry is no order.
    expect((await look(planId)).orderedSwitch).toBeNull();
    expect(await takeStep(member.site, asked, 'order', '2027-08-15')).toBe('ordered');
    const { switch: found, losing } = await switchBy(member.browser, asked);
    const { orderedSwitch } = await look(planId);
    expect(orderedSwitch).toEqual({
      switchId: found.id,
      provider: 'Riverbourne Broadband',
      day: '2027-08-15',
      isOverdue: false,
      end: losing?.end,
    });
    expect(orderedSwitch?.end).toMatchObject({ lastDay: '2027-08-14', exitFee: { months: 5, totalInPence: 7_500 } });

    expect((await leave(planId, '2027-07-14')).orderedSwitch).toMatchObject({ end: { lastDay: '2027-07-14' } });
    const gap = await newestMail();
    expect(gap?.subject).toBe('Your broadband ends on Wednesday 14 July 2027');
    expect(gap?.body).toContain('Your plan ends before that. For 31 days you have no broadband from us.');
    expect(gap?.body).toContain(`/dashboard/switches/${found.id}`);

    const kept = await member.browser.send<PlanCancellation>('DELETE', at(planId));
    expect(kept.body.orderedSwitch).toEqual(orderedSwitch);
    const staying = await newestMail();
    // It does not go on as before: it moves.
    expect(staying?.subject).toBe('You’ve kept your plan');
    expect(staying?.body).toContain('Your broadband moves to Riverbourne Broadband on Sunday 15 August 2027');

    await leave(planId, '2027-08-14');
    expect((await newestMail())?.body).toContain(
      'has ordered your switch for Sunday 15 August 2027, the day after your last day with us',
    );
    await member.browser.send('DELETE', at(planId));
    await takeStep(member.site, asked, 'cancel');
    expect((await look(planId)).orderedSwitch).toBeNull();
  });

  test('a switch that comes before the day that was chosen ends the plan first, at its own fee', async () => {
    const { planId, asked } = await half(2, ['2028-01-15', '2028-06-20']);
    await takeStep(member.site, asked, 'order', '2028-07-01');
    const left = await leave(planId, '2028-08-14');
    expect(left.orderedSwitch?.end).toMatchObject({ lastDay: '2028-06-30', exitFee: { months: 6 } });
    expect(left.asked).toMatchObject({ lastDay: '2028-08-14', exitFee: { months: 5 } });
    const mail = await newestMail();
    expect(mail?.subject).toBe('Your broadband ends on Monday 14 August 2028 at the latest');
    expect(mail?.body).toContain('That comes first: your last day with us is then Friday 30 June 2028');
    expect(mail?.body).toContain('These costs then take the place of those above. Exit fee: 6 × £15.00 = £90.00.');
    // Then it is gone.
    expect(mail?.body).toContain('Keep your plan until Friday 30 June 2028');
    await member.pass('2028-07-01');
    expect(await takeStep(member.site, asked, 'trigger')).toBe('triggered');
    const final = (await member.billsOf({ planId })).find(({ isFinal }) => isFinal);
    expect(final?.totalInPence).toBe(left.orderedSwitch?.end.finalBill.totalInPence);
  });

  test('one that is overdue could come any day: it is told so, with what it would cost tomorrow', async () => {
    const { planId, asked } = await half(3, ['2029-01-15', '2029-06-20']);
    await takeStep(member.site, asked, 'order', '2029-07-01');
    await member.pass('2029-07-05');
    const { orderedSwitch } = await look(planId);
    expect(orderedSwitch).toMatchObject({ day: '2029-07-01', isOverdue: true, end: { lastDay: '2029-07-05' } });
    expect((await switchBy(member.browser, asked)).losing).toMatchObject({
      isOverdue: true,
      end: orderedSwitch?.end,
      ownEnd: null,
    });
    await leave(planId, '2029-07-14');
    expect((await newestMail())?.body).toContain('and hasn’t carried it out. They still can');
    await member.browser.send('DELETE', at(planId));
    expect((await newestMail())?.body).toContain('They still can');
  });
});
