import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newsBanners } from '../../testing/banners.ts';
import { BilledMember } from '../../testing/bills.ts';
import { askForMember, objectTo, switchBy, takeStep, type SwitchAway } from '../../testing/switches-away.ts';
import type { PlanCancellation } from '../member-plans/member-plans.types.ts';

let member: BilledMember;
beforeAll(async () => {
  member = await BilledMember.begin();
});
afterAll(() => member.site.close());

const at = (planId: string) => `/broadband/v1/plans/${planId}/cancellation`;
const ask = (streetNumber: number) => askForMember(member.site, { lines: [`${streetNumber} Ready Made Mews`] });
const step = (...[of, ...rest]: Parameters<typeof takeStep> extends [unknown, ...infer Rest] ? Rest : never) =>
  takeStep(member.site, of, ...rest);
const newestMail = async () => {
  const { outbox, db } = member.site.deps;
  await member.site.drain();
  return (await outbox.sentTo(db, 'alex.finch@example.com'))[0];
};
const banners = () => newsBanners(member.browser);
const losing = async (asked: SwitchAway) => (await switchBy(member.browser, asked)).losing;

/** Has its member end a plan with the first day that is offered. */
async function leave(planId: string) {
  const [first] = (await member.browser.get<PlanCancellation>(at(planId))).body.options;
  const body = { lastDay: first?.lastDay, exitFeeInPence: first?.exitFee?.totalInPence ?? 0 };
  expect((await member.browser.send('POST', at(planId), body)).status).toBe(200);
  return first;
}

describe('who has asked for an end that comes before the switch (SW-12, DB-06)', () => {
  test('reads of that end and its fee before the order, with it, and after it', async () => {
    const { planId } = await member.live('2027-01-15');
    await member.pass('2027-06-20');
    const own = await leave(planId);
    expect(own).toMatchObject({ lastDay: '2027-07-14', exitFee: { months: 6, totalInPence: 9_000 } });
    const ownEnd = { lastDay: '2027-07-14', isOver: false, takeBackUntil: '2027-07-13' };

    const asked = await ask(1);
    // A move tomorrow would come first, and would not end more than they have asked for by then.
    expect(await losing(asked)).toMatchObject({ end: { lastDay: '2027-06-20' }, ownEnd: { ...ownEnd, hasGap: false } });
    const implied = await newestMail();
    expect(implied?.body).toContain('your plan ends on Wednesday 14 July 2027, as you asked us');
    expect(implied?.body).not.toContain('your service goes on as it is');

    expect(await step(asked, 'order', '2027-08-10')).toBe('ordered');
    const { end } = (await losing(asked)) ?? {};
    expect(await losing(asked)).toMatchObject({ ownEnd: { ...ownEnd, hasGap: true } });
    expect(end).toEqual(own);
    const ordered = await newestMail();
    expect(ordered?.subject).toBe('Riverbourne Broadband has ordered your switch for Tuesday 10 August 2027');
    expect(ordered?.body).toContain('Your plan ends before that, on Wednesday 14 July 2027, as you asked us');
    expect(ordered?.body).toContain('Exit fee: 6 × £15.00 = £90.00.');
    expect(ordered?.body).toContain(`/dashboard/plans/${planId}/leave`);
    expect(await banners()).toMatchObject([
      { title: 'Your broadband ends on Wednesday 14 July 2027', dismissible: false },
    ]);

    await step(asked, 'update', '2027-08-20');
    expect((await newestMail())?.body).toContain('Your plan ends before that, on Wednesday 14 July 2027');

    await objectTo(member.browser, (await switchBy(member.browser, asked)).switch.id);
    const opened = await newestMail();
    expect(opened?.body).not.toContain('your service moves on');
    expect(opened?.body).toContain('Your plan ends on Wednesday 14 July 2027 in any case');
    expect((await banners())[0]?.content).not.toContain('your service moves');

    await member.pass('2027-07-16');
    expect((await losing(asked))?.ownEnd).toEqual({
      lastDay: '2027-07-14',
      why: 'ASKED',
      isOver: true,
      takeBackUntil: null,
      hasGap: true,
    });
    expect((await banners())[0]?.title).toBe('Your broadband ended on Wednesday 14 July 2027');
    await member.pass('2027-08-20');
    expect(await step(asked, 'trigger')).toBe('triggered');
    const moved = await newestMail();
    expect(moved?.body).toContain('Your plan with us ended on Wednesday 14 July 2027');
    expect((await banners())[0]?.content).toContain('Your plan with us ended on Wednesday 14 July 2027');
    const final = (await member.billsOf({ planId })).find(({ isFinal }) => isFinal);
    expect(final?.totalInPence).toBe(own?.finalBill.totalInPence);
  });

  test('who takes it back, or asks for it later, has a banner that says so at once', async () => {
    const { planId } = await member.live('2028-01-15');
    await member.pass('2028-06-20');
    const asked = await ask(2);
    await step(asked, 'order', '2028-08-10');
    const title = async () => (await banners()).map((banner) => banner.title);
    expect(await title()).toEqual(['Your broadband moves to Riverbourne Broadband']);
    await leave(planId);
    expect(await title()).toEqual(['Your broadband ends on Friday 14 July 2028']);
    await member.browser.send('DELETE', at(planId));
    expect(await title()).toEqual(['Your broadband moves to Riverbourne Broadband']);
    expect((await losing(asked))?.ownEnd).toBeNull();
    expect((await losing(asked))?.end).toMatchObject({ lastDay: '2028-08-09', exitFee: { months: 5 } });
    await step(asked, 'cancel');
    expect(await title()).toEqual(['Your broadband stays with us']);
    // It does not: what was said before is no longer true.
    await leave(planId);
    expect(await title()).toEqual([]);
  });
});

describe('a switch that comes to nothing says when the plan ends that its member has asked to end', () => {
  test('as the provider cancels, and as the order runs out', async () => {
    const { planId } = await member.live('2029-01-15');
    await member.pass('2029-06-20');
    await leave(planId);
    const asked = await ask(3);
    await step(asked, 'order', '2029-08-10');
    await step(asked, 'cancel');
    const ends = 'Saturday 14 July 2029';
    const called = await newestMail();
    expect(called?.subject).toBe(`Your broadband ends on ${ends}, as you asked`);
    expect(called?.body).not.toContain('It changes nothing about your broadband');
    expect(called?.body).toContain(`/dashboard/plans/${planId}/leave`);
    expect(await banners()).toMatchObject([{ title: `Your broadband ends on ${ends}, as you asked` }]);
    expect(await losing(asked)).toMatchObject({ end: null, ownEnd: { lastDay: '2029-07-14', isOver: false } });

    const again = await ask(3);
    await objectTo(member.browser, (await switchBy(member.browser, again)).switch.id);
    const stopped = await newestMail();
    expect(stopped?.body).not.toContain('Your service goes on as before');
    expect(stopped?.body).toContain(`Your plan still ends on ${ends}, as you asked us`);

    const last = await ask(3);
    await step(last, 'order', '2029-07-10');
    await member.pass('2029-08-11');
    const ranOut = await newestMail();
    expect(ranOut?.subject).toBe(`Your broadband ended on ${ends}`);
    expect(ranOut?.body).not.toContain('stays');
    expect((await banners())[0]?.title).toBe(`Your broadband ended on ${ends}`);
  });

  test('and one that ends nothing before it says what it said: the plan stays', async () => {
    await member.live('2030-01-15');
    const asked = await ask(4);
    await step(asked, 'order', '2030-02-01');
    await step(asked, 'cancel');
    expect((await newestMail())?.subject).toBe('Your broadband stays with us');
    expect((await losing(asked))?.ownEnd).toBeNull();
  });
});
