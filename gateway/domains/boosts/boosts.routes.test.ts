import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { drawBill } from '../bills/bills.service.ts';
import { BilledMember, listBills } from '../../testing/bills.ts';
import { alex, loggedIn, productIds, robin } from '../../testing/customer.ts';
import { pausePlan } from '../../testing/pauses.ts';
import { textOf } from '../../testing/pdf-text.ts';
import type { Boosts } from './boosts.types.ts';

let member: BilledMember;
let planId: string;
let orderKey: string;
beforeAll(async () => {
  member = await BilledMember.begin();
  ({ planId, orderKey } = await member.live('2026-12-01'));
  await member.pass('2026-12-01');
});
afterAll(() => member.site.close());

const at = (id: string) => `/broadband/v1/plans/${id}/boosts`;

async function boosts(id = planId): Promise<Boosts> {
  const { status, body } = await member.browser.get<Boosts>(at(id));
  expect(status).toBe(200);
  return body;
}

const boost = (id = planId) => member.browser.send<Boosts>('POST', at(id));

const refusal = (message: string) => ({ status: 409, body: { code: 'boost.blocked', message } });

const mails = async () => {
  const all = await member.site.deps.outbox.sentTo(member.site.deps.db, 'alex.finch@example.com');
  return all.filter(({ subject }) => /boost/.test(subject ?? ''));
};

test('a member sees how a live plan can be boosted (MK-02)', async () => {
  expect(await boosts()).toEqual({
    leftThisMonth: 3,
    resetsOn: '2027-01-01',
    speedInMbps: 150,
    boostedSpeedInMbps: 500,
    boost: null,
    earlier: [],
    blocked: null,
  });
});

test('a boost begins once, however often the button is pressed, and ends by itself after 24 hours', async () => {
  const told = vi.spyOn(member.site.deps.network, 'boost');
  const answers = await Promise.all([boost(), boost(), boost()]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(new Set(answers.map(({ body }) => body.boost?.id)).size).toBe(1);
  expect(await boosts()).toMatchObject({
    leftThisMonth: 2,
    boost: {
      state: 'RUNNING',
      startedAt: '2026-12-01T12:00:00.000Z',
      until: '2026-12-02T12:00:00.000Z',
      speedInMbps: 500,
    },
    blocked: 'RUNNING',
  });
  await member.passTo('2026-12-02T11:59:59Z');
  expect((await boosts()).boost).not.toBeNull();
  await member.passTo('2026-12-02T12:00:00Z');
  expect(await boosts()).toMatchObject({ leftThisMonth: 2, boost: null, earlier: [{ state: 'ENDED' }], blocked: null });
  const [mail, ...others] = await mails();
  expect(others).toEqual([]);
  expect(mail?.body).toContain('runs at 500 Mbps until 12pm on Wednesday 2 December 2026, at no charge.');
  expect(mail?.body).toContain('You have 2 more this month.');
  expect(mail?.body).toMatch(/^See your plan: https?:.*\/dashboard\/plans\/[\da-f-]{36}$/m);
  expect(told.mock.calls).toEqual([[orderKey, { speedInMbps: 500, until: '2026-12-02T12:00:00.000Z' }]]);
  expect(told.mock.settledResults.map(({ type }) => type)).toEqual(['fulfilled']);
  told.mockRestore();
});

test('there are three in a month, and new ones in the next', async () => {
  await boost();
  await member.passTo('2026-12-10T12:00:00Z');
  expect((await boost()).body).toMatchObject({ leftThisMonth: 0, blocked: 'RUNNING' });
  expect((await mails())[0]?.body).toContain('It’s your last one this month.');
  await member.passTo('2026-12-31T23:59:00Z');
  expect((await boosts()).blocked).toBe('NONE_LEFT');
  expect(await boost()).toMatchObject(refusal('You’ve used all boosts of this month.'));
  await member.passTo('2027-01-01T00:00:00Z');
  expect(await boost()).toMatchObject({ status: 200, body: { leftThisMonth: 2, resetsOn: '2027-02-01' } });
});

test('boosts stand on the bill after them, free of charge, in its e-mail and its PDF, too', async () => {
  await member.pass('2027-01-05');
  const [first, second, ...others] = await member.billsOf({ planId });
  expect(others).toEqual([]);
  expect(first?.lines.map(({ kind }) => kind)).toEqual(['PLAN']);
  expect(second?.lines.map(({ kind, amountInPence, from, to }) => [kind, amountInPence, from, to])).toEqual([
    ['PLAN', 2_500, '2027-01-01', '2027-01-31'],
    ['BOOST', 0, '2026-12-01', '2026-12-02'],
    ['BOOST', 0, '2026-12-02', '2026-12-03'],
    ['BOOST', 0, '2026-12-10', '2026-12-11'],
  ]);
  expect(second?.totalInPence).toBe(2_500);
  const [mail] = await member.site.deps.outbox.sentTo(member.site.deps.db, 'alex.finch@example.com');
  expect(mail?.body).toContain('Boost, Tue, 01/12/2026 to Wed, 02/12/2026, free of charge: £0.00');
  const { pdf } = await drawBill(member.site.deps, alex, second?.id ?? '');
  const text = textOf(pdf).replaceAll('\n', ' ');
  for (const words of ['Boost', 'Tue, 01/12/2026 to Wed, 02/12/2026, free of charge', '£0.00'])
    expect(text).toContain(words);
  // The one that was begun on the day of a bill is known for the next.
  expect((await listBills(member.browser)).nextBills).toMatchObject([
    { lines: [{ kind: 'PLAN' }, { kind: 'BOOST', from: '2027-01-01', amountInPence: 0 }] },
  ]);
});

test('the fastest plan has none, and says so', async () => {
  const fastest = await member.live('2027-01-05', { productId: productIds.mbps1000 });
  expect(await boosts(fastest.planId)).toMatchObject({
    speedInMbps: 1_000,
    boostedSpeedInMbps: null,
    blocked: 'FASTEST_PLAN',
  });
  expect(await boost(fastest.planId)).toMatchObject(refusal('You have our fastest plan, so there’s no boost.'));
});

test('no boost begins just before a pause or while it runs, and a boost that runs ends as the pause begins', async () => {
  await member.pass('2027-01-10');
  const begun = await boost();
  expect(begun.body.boost?.until).toBe('2027-01-11T12:00:00.000Z');
  await pausePlan(member.browser, planId, '2027-01-11', 3, '2027-12-03');
  await member.passTo('2027-01-11T06:00:00Z');
  expect(await boosts()).toMatchObject({
    leftThisMonth: 1,
    boost: null,
    earlier: [{ until: '2027-01-11T06:00:00.000Z' }, {}, {}, {}, {}],
    blocked: 'PAUSED',
  });
  expect(await boost()).toMatchObject(refusal('Your broadband is paused. You can boost it once it’s back.'));
  await member.pass('2027-01-14');
  expect((await boosts()).blocked).toBeNull();
  await pausePlan(member.browser, planId, '2027-01-15', 1, '2027-12-04');
  expect(await boost()).toMatchObject(refusal('Your pause begins before a boost would be over.'));
});

test('a plan is not boosted before Go Live, nor after its end, with which a boost ends', async () => {
  const ordered = await member.order();
  expect(await boost(ordered.planId)).toMatchObject({ status: 409, body: { code: 'boost.blocked' } });
  expect((await boosts(ordered.planId)).blocked).toBe('NOT_LIVE');
  await member.tell(ordered.orderId, { completedAt: member.site.clock.now() });
  expect((await boost(ordered.planId)).status).toBe(200);
  await member.tell(ordered.orderId, { ceasedAt: member.site.clock.now() });
  expect(await boosts(ordered.planId)).toMatchObject({ boost: null, blocked: 'ENDED' });
});

test("somebody else's plan looks as if it did not exist", async () => {
  const other = await loggedIn(member.site, robin);
  const missing = { status: 404, body: { code: 'plan.not-found' } };
  expect(await other.get(at(planId))).toMatchObject(missing);
  expect(await other.send('POST', at(planId))).toMatchObject(missing);
});
