import { afterAll, beforeAll, expect, test } from 'vitest';
import { BilledMember } from '../../testing/bills.ts';
import { loggedIn, productIds, robin } from '../../testing/customer.ts';
import { askToEndPause, askToPause, pausePlan, readPauses } from '../../testing/pauses.ts';
import type { Plan } from '../plans/plans.types.ts';

let member: BilledMember;
let planId: string;
beforeAll(async () => {
  member = await BilledMember.begin();
  ({ planId } = await member.live('2026-12-15'));
  await member.pass('2026-12-15');
});
afterAll(() => member.site.close());

const endOfContract = async (id = planId) => (await member.browser.get<Plan>(`/broadband/v1/plans/${id}`)).body.end;

const planFrom = (from: string, days: number, lastDay: string | null) =>
  askToPause(member.browser, planId, from, days, lastDay);

const mails = async () => {
  const all = await member.site.deps.outbox.sentTo(member.site.deps.db, 'alex.finch@example.com');
  return all.filter(({ subject }) => /pause/.test(subject ?? ''));
};

test('a member sees how a live plan can be paused (MK-02)', async () => {
  expect(await readPauses(member.browser, planId)).toEqual({
    daysUsed: 0,
    daysLeft: 28,
    allowances: [{ from: '2026-12-16', days: 28 }],
    earliestStart: '2026-12-16',
    latestStart: '2027-03-15',
    switchAhead: null,
    pause: null,
    earlier: [],
    contract: { lastDay: '2027-12-14', movedBy: 1 },
    lastDayIfEnded: null,
    blocked: null,
  });
});

test.each([
  ['today', '2026-12-15', 5, '2027-12-19', 400, 'invalid.request', 'A pause begins tomorrow at the earliest.'],
  ['more than 90 days ahead', '2027-03-16', 5, '2027-12-19', 400, 'invalid.request', 'Sorry, dates not available yet.'],
  ['for no day', '2026-12-16', 0, '2027-12-14', 400, 'validation.failed', 'A pause has 1 to 28 days'],
  ['for 29 days', '2026-12-16', 29, '2028-01-12', 400, 'validation.failed', 'A pause has 1 to 28 days'],
  ['with another last day', '2026-12-16', 5, '2027-12-18', 409, 'pause.last-day', 'is Sunday 19 December 2027.'],
  ['as if nothing moved', '2026-12-16', 5, null, 409, 'pause.last-day', 'is Sunday 19 December 2027.'],
] as const)('a plan is not paused %s', async (_, from, days, lastDay, status, code, message) => {
  expect(await planFrom(from, days, lastDay)).toMatchObject({
    status,
    body: { code, message: expect.stringContaining(message) },
  });
  expect(await endOfContract()).toBe('2027-12-14');
});

test('a pause is planned once, however often it is sent, and moves the end of the contract as agreed', async () => {
  const answers = await Promise.all(Array.from({ length: 4 }, () => planFrom('2027-02-01', 14, '2027-12-28')));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect(new Set(answers.map(({ body }) => body.pause?.id)).size).toBe(1);
  expect(answers[0]?.body).toMatchObject({
    daysLeft: 14,
    earliestStart: '2027-02-15',
    pause: { state: 'PLANNED', from: '2027-02-01', to: '2027-02-14', days: 14 },
    contract: { lastDay: '2027-12-28', movedBy: 1 },
    lastDayIfEnded: '2027-12-14',
    blocked: 'PLANNED',
  });
  expect(await endOfContract()).toBe('2027-12-28');
  const [mail, ...others] = await mails();
  expect(others).toEqual([]);
  expect(mail?.subject).toBe('Your broadband pause is planned');
  expect(mail?.body).toMatch(/^See your plan: https?:.*\/dashboard\/plans\/[\da-f-]{36}$/m);
  expect(mail?.body).toContain('for 14 days, from six in the morning on Monday 1 February 2027.');
  expect(mail?.body).toContain('The last day of your contract is Tuesday 28 December 2027, as you agreed.');
});

test('another one cannot be planned beside it', async () => {
  expect(await planFrom('2027-03-01', 2, '2027-12-30')).toMatchObject({
    status: 409,
    body: { code: 'pause.blocked', message: 'You’ve planned a pause already. Take it back to plan another one.' },
  });
});

test('a planned pause is taken back, once, and the contract ends as before', async () => {
  const { pause } = await readPauses(member.browser, planId);
  const end = () => askToEndPause(member.browser, planId, pause?.id ?? '');
  const answers = await Promise.all([end(), end(), end()]);
  for (const { status, body } of [...answers, await end()]) {
    expect(status).toBe(200);
    expect(body).toMatchObject({ pause: null, earlier: [], daysLeft: 28, blocked: null });
  }
  expect(await endOfContract()).toBe('2027-12-14');
  expect((await mails()).map(({ subject }) => subject)).toEqual([
    'Your broadband pause is taken back',
    'Your broadband pause is planned',
  ]);
  await member.pass('2027-02-02');
  expect(await readPauses(member.browser, planId)).toMatchObject({ pause: null, earlier: [] });
});

test('two pauses that are sent at the same time become one', async () => {
  const answers = await Promise.all([planFrom('2027-02-10', 3, '2027-12-17'), planFrom('2027-02-20', 5, '2027-12-19')]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  const { pause } = await readPauses(member.browser, planId);
  await askToEndPause(member.browser, planId, pause?.id ?? '');
  expect(await endOfContract()).toBe('2027-12-14');
});

test('a plan that rolls monthly is paused without moving an end', async () => {
  const rolling = await member.live('2027-02-03', { productId: productIds.rolling150 });
  await member.pass('2027-02-03');
  const end = await endOfContract(rolling.planId);
  expect((await readPauses(member.browser, rolling.planId)).contract).toBeNull();
  const refused = await askToPause(member.browser, rolling.planId, '2027-02-10', 7, '2027-03-09');
  expect(refused).toMatchObject({
    status: 409,
    body: { code: 'pause.last-day', message: 'This pause doesn’t move the last day of your contract.' },
  });
  await pausePlan(member.browser, rolling.planId, '2027-02-10', 7, null);
  expect(await endOfContract(rolling.planId)).toBe(end);
  expect((await readPauses(member.browser, rolling.planId)).lastDayIfEnded).toBeNull();
});

test('a plan is not paused before Go Live, nor after its end', async () => {
  const ordered = await member.order();
  expect((await readPauses(member.browser, ordered.planId)).blocked).toBe('NOT_LIVE');
  expect(await askToPause(member.browser, ordered.planId, '2027-02-10', 7, null)).toMatchObject({
    status: 409,
    body: { code: 'pause.blocked', message: 'Your broadband isn’t live yet, so there’s nothing to pause.' },
  });
  await member.tell(ordered.orderId, { completedAt: member.site.clock.now() });
  await member.tell(ordered.orderId, { ceasedAt: member.site.clock.now() });
  expect((await readPauses(member.browser, ordered.planId)).blocked).toBe('ENDED');
});

test("somebody else's plan and pause look as if they did not exist", async () => {
  const other = await loggedIn(member.site, robin);
  const pauseId = await pausePlan(member.browser, planId, '2027-02-10', 3, '2027-12-17');
  const noPlan = { status: 404, body: { code: 'plan.not-found' } };
  expect(await other.get(`/broadband/v1/plans/${planId}/pauses`)).toMatchObject(noPlan);
  expect(await askToPause(other, planId, '2027-02-10', 3, '2027-12-17')).toMatchObject(noPlan);
  expect(await askToEndPause(other, planId, pauseId)).toMatchObject(noPlan);
  const second = await member.live('2027-02-04');
  expect(await askToEndPause(member.browser, second.planId, pauseId)).toMatchObject({
    status: 404,
    body: { code: 'pause.not-found' },
  });
});
