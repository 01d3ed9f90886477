import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestGateway, type TestGateway } from '../../testing/gateway.ts';
import { refundedOf } from '../payments/refunds.service.ts';
import { PlanMember, plans, wantedPlan } from '../../testing/member-sim-plans.ts';
import { newCard } from '../../testing/sims.ts';

let site: TestGateway;
beforeAll(async () => {
  site = await createTestGateway();
});
beforeEach(() => site.clock.set('2026-11-23T09:00:00Z'));
afterAll(() => site.close());

describe('a plan from credit', () => {
  test('runs at once, for 30 whole days and the rest of today (MK-07)', async () => {
    const member = await PlanMember.begin(site, { pence: 1_500 });
    const { status, body } = await member.buy();
    expect([status, body]).toMatchObject([201, { state: 'RUNNING', amountInPence: 1_000 }]);
    await site.drain();
    expect(await member.plan()).toMatchObject({
      current: { purchaseId: body.purchaseId, plan: { name: '30 GB' }, endsOn: '2026-12-23', daysLeft: 31, usedUp: [] },
      waiting: null,
      repeat: null,
      creditInPence: 500,
    });
    expect(await member.entries()).toEqual([
      ['PURCHASE', -1_000],
      ['REWARD', 1_500],
    ]);
    expect((await member.letters())[0]).toBe('Your 30 GB plan is on');
  });

  test('is at the mobile network, which says what is left of it (MK-04)', async () => {
    const member = await PlanMember.begin(site, { pence: 1_500 });
    await member.buy();
    await site.drain();
    await member.passTo('2026-12-08T12:00:00Z');
    const { current } = await member.plan();
    expect(current?.left).toMatchObject({ minutes: null, texts: null });
    expect(current?.left?.dataInMb).toBeGreaterThan(10_000);
    expect(current?.left?.dataInMb).toBeLessThan(25_000);
  });

  test('needs enough of it: nothing is taken, and it is said how much there is', async () => {
    const member = await PlanMember.begin(site, { pence: 999 });
    const { status, body } = await member.buy();
    expect([status, body.code, body.message]).toEqual([
      409,
      'airtime.not-enough',
      'This plan costs £10.00, and your credit is £9.99. Top up first, or pay by card. Nothing was taken.',
    ]);
    expect(await member.plan()).toMatchObject({ current: null, unpaid: null, creditInPence: 999 });
  });

  test('is bought once, however often its button is pressed or its answer lost (MK-07)', async () => {
    const member = await PlanMember.begin(site, { pence: 5_000 });
    const wanted = wantedPlan();
    const answers = await Promise.all([member.buy(wanted), member.buy(wanted), member.buy(wanted)]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(new Set(answers.map(({ body }) => body.purchaseId)).size).toBe(1);
    expect((await member.plan()).creditInPence).toBe(4_000);
  });

  test('is bought in one of two tabs: the other is told that the plan has changed', async () => {
    const member = await PlanMember.begin(site, { pence: 5_000 });
    const answers = await Promise.all([member.buy(), member.buy({ ...plans.small })]);
    expect(
      answers
        .map(({ status, body }) => body.code ?? status)
        .toSorted((one, other) => String(one).localeCompare(String(other))),
    ).toEqual([201, 'sim-plan.changed']);
    expect((await member.entries()).filter(([kind]) => kind === 'PURCHASE')).toHaveLength(1);
  });

  test.each([
    ['a plan that there is none of', { planId: randomUUID() }, 404, 'sim-plan.not-found'],
    ['a price that is another now', { priceInPence: 900 }, 409, 'price.changed'],
    ['a card to repeat it that is not theirs', { repeat: { payBy: 'CARD', cardId: 'none' } }, 404, 'card.not-found'],
    [
      'no card to repeat it, where none pays for this one',
      { repeat: { payBy: 'CARD', cardId: null } },
      400,
      'validation.failed',
    ],
    ['the end of a plan, where none runs', { start: 'WHEN_CURRENT_ENDS' }, 409, 'sim-plan.changed'],
  ] as const)('is refused with %s, and nothing is taken', async (_, more, wanted, code) => {
    const member = await PlanMember.begin(site, { pence: 5_000 });
    const { status, body } = await member.buy(more);
    expect([status, body.code, (await member.plan()).creditInPence]).toEqual([wanted, code, 5_000]);
  });
});

describe('another plan', () => {
  test('that starts now ends the one that runs, whose member has named it; what is left is lost', async () => {
    const member = await PlanMember.begin(site, { pence: 5_000 });
    const { purchaseId: endsPlanId } = (await member.buy()).body;
    expect((await member.buy({ ...plans.small })).body.code).toBe('sim-plan.changed');
    const { body } = await member.buy({ ...plans.small, endsPlanId });
    await site.drain();
    const { current } = await member.plan();
    expect(current).toMatchObject({ purchaseId: body.purchaseId, plan: { name: '4 GB' }, left: { dataInMb: 4_000 } });
  });

  test('begins the moment the one before ends, and one can wait at a time (MK-07)', async () => {
    const member = await PlanMember.begin(site, { pence: 5_000 });
    await member.buy();
    await member.buy({ ...plans.small, start: 'WHEN_CURRENT_ENDS' });
    const { waiting } = await member.plan();
    expect(waiting).toMatchObject({ waitsFor: 'CURRENT', startsOn: '2026-12-24', plan: { name: '4 GB' } });
    expect((await member.buy({ start: 'WHEN_CURRENT_ENDS' })).body.code).toBe('sim-plan.waiting-already');
    await member.passTo('2026-12-24T00:00:05Z');
    expect(await member.plan()).toMatchObject({
      current: { plan: { name: '4 GB' }, startedAt: '2026-12-24T00:00:00.000Z', endsOn: '2027-01-22' },
      waiting: null,
    });
  });

  test('is taken back before it begins, once, and the credit is as before', async () => {
    const member = await PlanMember.begin(site, { pence: 5_000 });
    const { body: first } = await member.buy();
    const { body } = await member.buy({ start: 'WHEN_CURRENT_ENDS' });
    await Promise.all([member.takeBack(body.purchaseId), member.takeBack(body.purchaseId)]);
    expect(await member.plan()).toMatchObject({ waiting: null, creditInPence: 4_000 });
    expect((await member.entries())[0]).toEqual(['REFUND', 1_000]);
    expect((await member.takeBack(first.purchaseId)).body.code).toBe('sim-plan.begun');
    const stranger = await PlanMember.begin(site, { card: null });
    expect((await stranger.takeBack(body.purchaseId)).status).toBe(404);
  });
});

describe('without a SIM that is on', () => {
  test('a plan waits, and begins when one is switched on (PH-12)', async () => {
    const member = await PlanMember.begin(site, { pence: 5_000, card: null });
    expect((await member.buy()).body.state).toBe('WAITING');
    expect((await member.plan()).waiting).toMatchObject({ waitsFor: 'SIM', startsOn: null });
    await member.passTo('2026-11-30T09:00:00Z');
    await member.sims.browser.logInAs(member.sims.memberId);
    await member.sims.withCard();
    await site.drain();
    expect(await member.plan()).toMatchObject({
      current: { endsOn: '2026-12-30', left: { dataInMb: 30_000 } },
      waiting: null,
    });
  });

  test('a plan goes on where a SIM is replaced: it is the member’s (PH-12)', async () => {
    const member = await PlanMember.begin(site, { pence: 5_000 });
    const { purchaseId } = (await member.buy()).body;
    await site.drain();
    await member.sims.activate(newCard(), await member.sims.code());
    await member.sims.minutesPass();
    expect((await member.plan()).current).toMatchObject({ purchaseId, left: { minutes: null } });
  });
});

describe('by card', () => {
  test('a plan is bought once it is paid, and a card that is refused buys nothing (MK-07)', async () => {
    const member = await PlanMember.begin(site);
    await member.buyByCard({}, 'DECLINED');
    expect(await member.plan()).toMatchObject({
      current: null,
      unpaid: { plan: { name: '30 GB' }, isBeingPaid: false },
    });
    const session = await member.buyByCard();
    expect(session).toMatchObject({ purpose: 'SIM_PLAN', amountInPence: 1_000 });
    expect(session.parts).toEqual([
      { name: expect.stringMatching(/plan$/), detail: 'For 30 days', amountInPence: 1_000 },
    ]);
    expect(await member.plan()).toMatchObject({ current: { paidBy: 'CARD', priceInPence: 1_000 }, unpaid: null });
    expect(await member.entries()).toEqual([]);
  });

  test('a plan that waits is taken back, and the money goes back to the card', async () => {
    const member = await PlanMember.begin(site, { pence: 1_000 });
    await member.buy();
    const session = await member.buyByCard({ start: 'WHEN_CURRENT_ENDS' });
    await member.takeBack(session.simPlanPurchaseId ?? '');
    await site.drain();
    expect((await member.plan()).waiting).toBeNull();
    expect((await member.letters())[0]).toBe('You’ve taken back your 30 GB plan');
    expect(await member.entries()).toHaveLength(2);
    const id = session.simPlanPurchaseId ?? '';
    expect(await refundedOf(site.deps.db, ['SIM_PLAN'], [id])).toEqual(new Map([[id, 1_000]]));
  });

  test('what is paid in one tab, after it was bought from credit in the other, goes back', async () => {
    const member = await PlanMember.begin(site, { pence: 1_000 });
    const { body } = await member.buy({ payBy: 'CARD' });
    const session = await member.credit.begun({ purpose: 'SIM_PLAN', simPlanPurchaseId: body.purchaseId });
    await member.buy();
    await member.credit.pay(session);
    await site.drain();
    expect(await member.letters()).toContain('We’re sending £10.00 back to you');
    expect((await member.plan()).current).toMatchObject({ paidBy: 'CREDIT' });
  });

  test('while a bank thinks, nothing else is bought in its place', async () => {
    const member = await PlanMember.begin(site, { pence: 1_000 });
    const { body } = await member.buy({ payBy: 'CARD' });
    const session = await member.credit.begun({ purpose: 'SIM_PLAN', simPlanPurchaseId: body.purchaseId });
    const { sessionResult } = await member.credit.pay(session, 'PENDING');
    await member.credit.browser.send('POST', `/payments/v1/sessions/${session.paymentSessionId}/details`, {
      sessionResult,
    });
    expect((await member.plan()).unpaid).toMatchObject({ isBeingPaid: true });
    expect((await member.buy()).body.code).toBe('sim-plan.being-paid');
  });

  test('nobody else’s plan is paid for', async () => {
    const member = await PlanMember.begin(site, { card: null });
    const { body } = await member.buy({ payBy: 'CARD' });
    const stranger = await PlanMember.begin(site, { card: null });
    const { status } = await stranger.credit.begin({ purpose: 'SIM_PLAN', simPlanPurchaseId: body.purchaseId });
    expect(status).toBe(404);
  });
});
