import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { BilledMember } from '../../testing/bills.ts';
import { alex, loggedIn, robin } from '../../testing/customer.ts';
import { askToClose, askToReport, readFaults, reportNoConnection } from '../../testing/faults.ts';
import { pausePlan } from '../../testing/pauses.ts';
import type { Fault, FaultReport } from './faults.types.ts';

let member: BilledMember;
let planId: string;
beforeAll(async () => {
  member = await BilledMember.begin();
  ({ planId } = await member.live('2026-12-15'));
  await member.pass('2026-12-15');
});
afterAll(() => member.site.close());

const slow: FaultReport = {
  problem: 'SLOW',
  sinceDate: '2026-12-15',
  sinceTime: 'MORNING',
  details: '  All day  ',
  contactPhone: '+44 (0)7700-900123',
};

test.each([
  ['of tomorrow', { sinceDate: '2026-12-16' }, 'invalid.request', 'Choose a time that has been'],
  ['of this evening, at noon', { sinceTime: 'EVENING' }, 'invalid.request', 'Choose a time that has been'],
  ['from before Go Live', { sinceDate: '2026-12-14' }, 'invalid.request', 'from Tuesday 15 December 2026 on'],
  ['that says nothing', { problem: 'OTHER', details: '  ' }, 'invalid.request', 'what’s wrong'],
  ['that says too much', { details: 'a'.repeat(251) }, 'validation.failed', 'Max 250 characters'],
  ['with a number from abroad', { contactPhone: '+49 30 123456' }, 'invalid.request', 'Enter a UK phone number'],
  ['of a kind that there isn’t', { problem: 'SMELL' as 'SLOW' }, 'validation.failed', ''],
] as const)('a report %s is refused, with what to do', async (_, given, code, message) => {
  expect(await askToReport(member.browser, planId, { ...slow, ...given })).toMatchObject({
    status: 400,
    body: { code, ...(message === '' ? {} : { message: expect.stringContaining(message) }) },
  });
  expect((await readFaults(member.browser, planId)).faults).toEqual([]);
});

test('a fault is reported once, with whom the engineer calls, however often it is sent, and promised for the end of two full working days (DB-01)', async () => {
  const told = vi.spyOn(member.site.deps.network, 'report');
  const answers = await Promise.all(Array.from({ length: 4 }, () => askToReport(member.browser, planId, slow)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect(new Set(answers.map(({ body }) => body.faults[0]?.id)).size).toBe(1);
  expect(answers[0]?.body).toMatchObject({ blocked: 'OPEN', earliestSince: '2026-12-15' });
  expect(answers[0]?.body.faults).toHaveLength(1);
  expect(answers[0]?.body.faults[0]).toMatchObject({
    number: expect.stringMatching(/^LK-\w+-F01$/),
    state: 'REPORTED',
    actionOwner: 'NETWORK',
    details: 'All day',
    contactPhone: '07700 900123',
    promises: [{ kind: 'REPAIR', date: '2026-12-17', state: 'OPEN' }],
    history: [{ text: 'You reported the fault.' }],
  });
  const mails = await member.site.deps.outbox.sentTo(member.site.deps.db, 'alex.finch@example.com');
  const own = mails.filter(({ subject }) => subject === 'We’ve got your fault report');
  expect(own).toHaveLength(1);
  expect(own[0]?.body).toContain('by the end of Thursday 17 December 2026');
  expect(own[0]?.body).toContain('£10.34');
  expect(own[0]?.body).toContain(`/dashboard/plans/${planId}/fault`);
  await member.pass('2026-12-15');
  expect(told).toHaveBeenCalledTimes(1);
  expect(told.mock.calls[0]?.[1]).toMatchObject({ problem: 'SLOW', contactPhone: '07700 900123' });
});

test('another member sees and changes nothing of it, as if there were no such plan', async () => {
  const other = await loggedIn(member.site, robin);
  const nobodys = '7c9d2c4e-3b3f-4a55-8d1e-5f1f6f3c9999';
  const { faults } = await readFaults(member.browser, planId);
  for (const id of [planId, nobodys]) {
    expect(await other.get(`/broadband/v1/plans/${id}/faults`)).toMatchObject({ status: 404 });
    expect(await askToReport(other, id, slow)).toMatchObject({ status: 404, body: { code: 'plan.not-found' } });
    expect(await askToClose(other, id, faults[0]?.id ?? '')).toMatchObject({ status: 404 });
  }
  expect(await other.get(`/broadband/v1/members/${alex}/faults`)).toMatchObject({ status: 404 });
  expect(await askToClose(member.browser, planId, nobodys)).toMatchObject({
    status: 404,
    body: { code: 'fault.not-found' },
  });
});

test('that it works again ends it, keeps the promise and stops the network; said twice, nothing changes', async () => {
  const stopped = vi.spyOn(member.site.deps.network, 'closeIncident');
  const [open] = (await readFaults(member.browser, planId)).faults;
  const answers = [
    await askToClose(member.browser, planId, open?.id ?? ''),
    await askToClose(member.browser, planId, open?.id ?? ''),
  ];
  for (const { status, body } of answers) {
    expect(status).toBe(200);
    expect(body).toMatchObject({ blocked: null, faults: [{ state: 'WORKS_AGAIN', promises: [{ state: 'KEPT' }] }] });
  }
  await member.pass('2026-12-16');
  expect(stopped).toHaveBeenCalledTimes(1);
  const { body } = await member.browser.get<{ faults: Fault[] }>(`/broadband/v1/members/${alex}/faults`);
  expect(body.faults.map(({ state, history }) => [state, history.at(-1)?.text])).toEqual([
    ['WORKS_AGAIN', 'You told us that it works again.'],
  ]);
});

test('a plan that isn’t live, and one that is paused, have no fault to report', async () => {
  const ordered = await member.order();
  expect(await readFaults(member.browser, ordered.planId)).toEqual({
    faults: [],
    earliestSince: null,
    blocked: 'NOT_LIVE',
  });
  expect(await askToReport(member.browser, ordered.planId, slow)).toMatchObject({
    status: 409,
    body: { code: 'fault.blocked', message: expect.stringContaining('isn’t live yet') },
  });
  await pausePlan(member.browser, planId, '2026-12-18', 3, '2027-12-17');
  await member.pass('2026-12-18');
  expect((await readFaults(member.browser, planId)).blocked).toBe('PAUSED');
  expect(await askToReport(member.browser, planId, slow)).toMatchObject({
    status: 409,
    body: { code: 'fault.blocked', message: expect.stringContaining('paused') },
  });
});

test('a fault that ends with the service is closed at the network, too, so that nobody comes for it', async () => {
  const { planId: left } = await member.live('2026-12-20');
  const closed = vi.spyOn(member.site.deps.network, 'closeIncident');
  const end = { lastDay: '2026-12-21', exitFeeInPence: 0 };
  expect(await member.browser.send('POST', `/broadband/v1/plans/${left}/cancellation`, end)).toMatchObject({
    status: 200,
  });
  await member.pass('2026-12-21');
  const fault = await reportNoConnection(member.browser, left, '2026-12-21');
  expect(closed).not.toHaveBeenCalled();
  await member.pass('2026-12-22');
  expect((await readFaults(member.browser, left)).faults).toMatchObject([{ state: 'SERVICE_ENDED' }]);
  expect(closed).toHaveBeenCalledExactlyOnceWith(fault.id);
  closed.mockRestore();
});

test('a late repair that the end of the service cuts off is owed its days until then, by the final bill', async () => {
  await member.pass('2027-01-04');
  const { planId: other, orderId } = await member.live('2027-01-05');
  // The network doesn’t hear of it: nobody repairs it.
  vi.spyOn(member.site.deps.network, 'report').mockRejectedValue(new Error('nobody there'));
  await reportNoConnection(member.browser, other, '2027-01-05');
  await member.pass('2027-01-12');
  await member.tell(orderId, { ceasedAt: member.site.clock.now() });
  const [fault] = (await readFaults(member.browser, other)).faults;
  expect(fault).toMatchObject({ state: 'SERVICE_ENDED', compensationInPence: 5 * 1_034 });
  await member.pass('2027-01-13');
  const bills = await member.billsOf({ planId: other });
  const credits = bills.flatMap(({ lines, isFinal }) =>
    lines.filter(({ reason }) => isFinal && reason === 'LATE_REPAIR'),
  );
  expect(credits).toMatchObject([{ amountInPence: -5 * 1_034, days: 5 }]);
});
