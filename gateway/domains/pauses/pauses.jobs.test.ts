import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { addDays } from '../../../platform/clock/local-date.ts';
import { BilledMember } from '../../testing/bills.ts';
import { NetworkRefusal } from '../../network/network-link.ts';
import { askToEndPause, pausePlan, readPauses } from '../../testing/pauses.ts';
import { findPlan, updatePlan } from '../plans/plans.rows.ts';

let member: BilledMember;
beforeAll(async () => {
  member = await BilledMember.begin();
});
afterAll(() => member.site.close());

const stateOf = async (planId: string) => (await findPlan(member.site.deps.db, planId))?.state;
const endOf = async (planId: string) => (await findPlan(member.site.deps.db, planId))?.end;

/** What of pauses is mailed by `act`, oldest first. */
async function mailedBy(act: () => Promise<unknown>) {
  const all = async () => {
    const { outbox, db } = member.site.deps;
    const sent = await outbox.sentTo(db, 'alex.finch@example.com');
    return sent.filter(({ subject }) => /pause|is back/.test(subject ?? '')).toReversed();
  };
  const before = new Set((await all()).map(({ id }) => id));
  await act();
  return (await all()).filter(({ id }) => !before.has(id));
}

const pauseLines = async (planId: string) =>
  (await member.billsOf({ planId })).map(({ billingDate, lines }) => [
    billingDate,
    ...lines
      .filter(({ kind }) => kind === 'PAUSE')
      .map(({ from, to, days, amountInPence }) => ({
        from,
        to,
        days,
        amountInPence,
      })),
  ]);

test('a pause begins and ends by itself, in the morning; bills credit its days, and the network is told', async () => {
  const { planId, orderKey } = await member.live('2026-12-15');
  await member.pass('2026-12-15');
  const told = vi.spyOn(member.site.deps.network, 'suspend');
  await pausePlan(member.browser, planId, '2027-01-11', 8, '2027-12-22');
  await member.passTo('2027-01-11T05:59:00Z');
  expect(await stateOf(planId)).toBe('ACTIVE');
  const begun = await mailedBy(() => member.passTo('2027-01-11T06:00:00Z'));
  expect(await stateOf(planId)).toBe('PAUSED');
  expect(await readPauses(member.browser, planId)).toMatchObject({
    daysUsed: 1,
    pause: { state: 'RUNNING' },
    blocked: 'RUNNING',
    lastDayIfEnded: '2027-12-15',
  });
  expect(begun.map(({ subject }) => subject)).toEqual(['Your broadband is paused']);
  expect(begun[0]?.body).toContain('The last paused day is Monday 18 January 2027');
  await member.passTo('2027-01-19T05:59:00Z');
  expect(await stateOf(planId)).toBe('PAUSED');
  const over = await mailedBy(() => member.passTo('2027-01-19T06:00:00Z'));
  expect(await stateOf(planId)).toBe('ACTIVE');
  expect(over.map(({ subject }) => subject)).toEqual(['Your broadband is back']);
  expect(over[0]?.body).toContain('Your pause of 8 days is over. You don’t pay for them');
  expect(over[0]?.body).toContain('The last day of your contract is Wednesday 22 December 2027.');
  expect(await readPauses(member.browser, planId)).toMatchObject({
    daysUsed: 8,
    daysLeft: 20,
    pause: null,
    earlier: [{ state: 'ENDED', from: '2027-01-11', to: '2027-01-18', days: 8 }],
    blocked: null,
  });
  await member.pass('2027-03-15');
  // Four days of one month are on one bill, and four of the next on another.
  expect(await pauseLines(planId)).toEqual([
    ['2026-12-15'],
    ['2027-01-15', { from: '2027-01-11', to: '2027-01-14', days: 4, amountInPence: -323 }],
    ['2027-02-15', { from: '2027-01-15', to: '2027-01-18', days: 4, amountInPence: -323 }],
    ['2027-03-15'],
  ]);
  expect(told.mock.calls).toEqual([
    [orderKey, true],
    [orderKey, false],
  ]);
  expect(told.mock.settledResults.map(({ type }) => type)).toEqual(['fulfilled', 'fulfilled']);
  told.mockRestore();
});

test('a pause that is ended early credits the days up to that day, and the contract moves back', async () => {
  const { planId } = await member.live('2027-03-20');
  await member.pass('2027-03-20');
  const pauseId = await pausePlan(member.browser, planId, '2027-04-10', 20, '2028-04-08');
  await member.pass('2027-04-10');
  await member.pass('2027-04-21');
  const end = () => askToEndPause(member.browser, planId, pauseId);
  const mails = await mailedBy(() => Promise.all([end(), end(), end()]));
  expect(mails.map(({ body }) => body)).toEqual([
    expect.stringContaining('You’ve ended your pause after 12 days, and your broadband is on its way back.'),
  ]);
  expect(mails[0]?.body).toContain('The last day of your contract is Friday 31 March 2028.');
  expect([await stateOf(planId), await endOf(planId)]).toEqual(['ACTIVE', '2028-03-31']);
  expect(await readPauses(member.browser, planId)).toMatchObject({
    daysUsed: 12,
    daysLeft: 16,
    pause: null,
    earlier: [{ from: '2027-04-10', to: '2027-04-21', days: 12 }],
  });
  // The day on which it would have ended changes nothing more.
  expect(await mailedBy(() => member.pass('2027-06-20'))).toEqual([]);
  expect([await stateOf(planId), await endOf(planId)]).toEqual(['ACTIVE', '2028-03-31']);
  expect(await pauseLines(planId)).toEqual([
    ['2027-03-20'],
    ['2027-04-20', { from: '2027-04-10', to: '2027-04-19', days: 10, amountInPence: -806 }],
    ['2027-05-20', { from: '2027-04-20', to: '2027-04-21', days: 2, amountInPence: -167 }],
    ['2027-06-20'],
  ]);
});

test('a pause that is ended in its first hours has one day', async () => {
  const { planId } = await member.live('2027-06-25');
  const pauseId = await pausePlan(member.browser, planId, '2027-06-26', 10, '2028-07-04');
  await member.passTo('2027-06-26T05:30:00Z');
  await askToEndPause(member.browser, planId, pauseId);
  expect((await readPauses(member.browser, planId)).earlier).toMatchObject([{ to: '2027-06-26', days: 1 }]);
  expect(await endOf(planId)).toBe('2028-06-25');
});

test('after a jump of the clock all of it has happened, and nobody reads that a pause of last month begins', async () => {
  const { planId } = await member.live('2027-07-01');
  await member.pass('2027-07-01');
  await pausePlan(member.browser, planId, '2027-07-10', 5, '2028-07-05');
  const mails = await mailedBy(() => member.pass('2027-09-01'));
  expect(mails.map(({ subject }) => subject)).toEqual(['Your broadband is back']);
  expect(await stateOf(planId)).toBe('ACTIVE');
  expect((await pauseLines(planId))[1]).toEqual([
    '2027-08-01',
    { from: '2027-07-10', to: '2027-07-14', days: 5, amountInPence: -403 },
  ]);
});

test('a pause does not begin while the service is ending', async () => {
  const { planId } = await member.live('2027-08-25');
  await member.pass('2027-08-25');
  await pausePlan(member.browser, planId, '2027-08-28', 5, '2028-08-29');
  await updatePlan(member.site.deps.db, planId, { state: 'CEASING' });
  const mails = await mailedBy(() => member.pass('2027-08-29'));
  expect(mails.map(({ subject }) => subject)).toEqual(['Your broadband pause is off']);
  expect([await stateOf(planId), await endOf(planId)]).toEqual(['CEASING', '2028-08-24']);
  expect((await readPauses(member.browser, planId)).blocked).toBe('ENDING');
});

test.each([
  ['runs ends with the service', '2027-09-05', 0, [{ from: '2027-09-05', to: '2027-09-10', days: 6 }]],
  ['is planned is none after the end of the service', '2027-09-20', 20, []],
])('a pause that %s', async (_, from, days, earlier) => {
  const goLive = addDays(from, -3 - days);
  const { planId, orderId } = await member.live(goLive);
  await member.pass(goLive);
  const lastDay = addDays((await endOf(planId)) ?? '', 10);
  await pausePlan(member.browser, planId, from, 10, lastDay);
  await member.pass('2027-09-10');
  await member.tell(orderId, { ceasedAt: member.site.clock.now() });
  const mails = await mailedBy(() => member.pass('2027-10-20'));
  expect(mails).toEqual([]);
  expect([await stateOf(planId), await endOf(planId)]).toEqual(['ENDED', '2027-09-10']);
  expect(await readPauses(member.browser, planId)).toMatchObject({ pause: null, earlier, blocked: 'ENDED' });
});

test('a pause that the network refuses days later ends with the day before, and the days until then stay free', async () => {
  const { planId } = await member.live('2030-03-15');
  await member.pass('2030-03-15');
  const tell = vi.spyOn(member.site.deps.network, 'suspend').mockRejectedValue(new Error('nobody there'));
  await pausePlan(member.browser, planId, '2030-04-02', 10, '2031-03-24');
  await member.passTo('2030-04-02T06:00:00Z');
  expect(await stateOf(planId)).toBe('PAUSED');
  tell.mockRejectedValue(new NetworkRefusal(409));
  const refused = await mailedBy(() => member.pass('2030-04-05'));
  expect(await stateOf(planId)).toBe('ACTIVE');
  expect(await endOf(planId)).toBe('2031-03-17');
  expect(refused.map(({ subject }) => subject)).toEqual(['Your broadband isn’t paused']);
  expect(refused[0]?.body).toContain('The 3 days until Thursday 4 April 2030 cost you nothing');
  tell.mockRestore();
  await member.pass('2030-04-15');
  expect((await pauseLines(planId)).at(-1)).toMatchObject([
    '2030-04-15',
    { from: '2030-04-02', to: '2030-04-04', days: 3 },
  ]);
});
