import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { memberSimPlans } from '../../db/schema/member-sim-plans.ts';
import { moneyOf } from '../../testing/credit-laws.ts';
import { createTestGateway, type TestGateway } from '../../testing/gateway.ts';
import { PlanMember, plans } from '../../testing/member-sim-plans.ts';
import { textOf } from '../../testing/pdf-text.ts';
import { newCard } from '../../testing/sims.ts';
import { activeSimNumber } from '../sims/sims.service.ts';
import { drawSimPlanReceipt } from './member-sim-plans.service.ts';

const byCredit = { payBy: 'CREDIT', cardId: null } as const;

let site: TestGateway;
beforeAll(async () => {
  site = await createTestGateway();
});
beforeEach(() => site.clock.set('2026-11-23T09:00:00Z'));
afterAll(() => site.close());

/** The plan that runs, and what comes back of it. */
async function cancellable(member: PlanMember) {
  const { current } = await member.plan();
  if (!current?.cancellation) throw new Error('The plan can’t be cancelled');
  return { purchaseId: current.purchaseId, ...current.cancellation };
}

/** What the network says of the SIM of a member. */
async function usageAtNetwork(member: PlanMember) {
  const iccid = await activeSimNumber(site.deps.db, member.sims.memberId);
  return site.deps.mobileNetwork.readUsage(iccid ?? '');
}

/** The words of the receipt of a purchase. */
async function receiptOf(member: PlanMember, purchaseId: string): Promise<string> {
  const { pdf } = await drawSimPlanReceipt(site.deps, member.sims.memberId, purchaseId);
  return textOf(pdf).replaceAll('\n', ' ').replaceAll('  ', ' ');
}

async function letter(member: PlanMember, subject: RegExp): Promise<string> {
  const all = await site.deps.outbox.everythingTo(site.deps.db, member.sims.memberId);
  return all.find((each) => subject.test(each.subject ?? ''))?.body ?? '';
}

describe('a plan that has begun is cancelled within 14 days (MK-07)', () => {
  test('from credit: it ends, is not repeated, and what was not supplied is credit again, once', async () => {
    const member = await PlanMember.begin(site, { pence: 1_200 });
    await member.buy({ repeat: byCredit });
    await member.passTo('2026-11-28T10:00:00Z');
    const { purchaseId, daysUsed, owedInPence, returnInPence } = await cancellable(member);
    expect([daysUsed, owedInPence, returnInPence]).toEqual([5, 166, 834]);
    const answers = await Promise.all([1, 2].map(() => member.cancel(purchaseId, returnInPence)));
    for (const { status, body } of answers)
      expect([status, body]).toMatchObject([200, { current: null, repeat: null, creditInPence: 1_034 }]);
    expect((await member.entries()).slice(0, 2)).toEqual([
      ['REFUND', 834],
      ['PURCHASE', -1_000],
    ]);
    await site.drain();
    expect((await usageAtNetwork(member)).allowance).toBeNull();
    expect(await letter(member, /^You’ve cancelled your 30 GB plan$/)).toContain(
      'You’ve paid £10.00 for it and had £1.66 of it: £8.34 is on your credit again.',
    );
    expect(await member.letters()).not.toContain('Your plan has ended');
    expect((await member.receipt(purchaseId)).body.code).toBe('receipt.none');
  });

  test('by card: that part goes back to the card, once, and the receipt says so', async () => {
    const member = await PlanMember.begin(site);
    await member.buyByCard();
    const bought = await cancellable(member);
    const before = await member.receipt(bought.purchaseId);
    expect(before.headers.get('content-type')).toContain('application/pdf');
    await member.passTo('2026-11-29T10:00:00Z');
    const { purchaseId, returnInPence } = await cancellable(member);
    for (const _ of [1, 2]) expect((await member.cancel(purchaseId, returnInPence)).status).toBe(200);
    await site.drain();
    expect(await moneyOf(site, member.sims.memberId, 'SIM_PLAN')).toEqual({ paid: 1_000, back: 800 });
    expect(await letter(member, /^You’ve cancelled/)).toContain('£8.00 is on its way to your card');
    const receipt = await receiptOf(member, purchaseId);
    expect(receipt).toContain('Given back £8.00, of which VAT £1.33');
    expect(receipt).toContain('Until Sunday 29 November 2026');
  });

  test('its bank may take back what is left of it then, and no more is owed', async () => {
    const member = await PlanMember.begin(site);
    const session = await member.buyByCard();
    await member.passTo('2026-11-29T10:00:00Z');
    const { purchaseId, returnInPence } = await cancellable(member);
    await member.cancel(purchaseId, returnInPence);
    await site.drain();
    await member.credit.bank('CHARGEBACK', session);
    expect(await member.credit.credit()).toMatchObject({ balanceInPence: 0, debtInPence: 200 });
    await member.credit.bank('CHARGEBACK_REVERSED', session);
    expect(await member.credit.credit()).toMatchObject({ balanceInPence: 0, debtInPence: 0 });
  });

  test('a plan that waits begins in its place, and has all of its days', async () => {
    const member = await PlanMember.begin(site, { pence: 2_000 });
    await member.buy();
    await member.buy({ ...plans.small, start: 'WHEN_CURRENT_ENDS', endsPlanId: null });
    const { purchaseId, returnInPence } = await cancellable(member);
    await site.drain();
    const { body } = await member.cancel(purchaseId, returnInPence);
    expect(body).toMatchObject({ current: { plan: { name: '4 GB' }, endsOn: '2026-12-23' }, waiting: null });
    const words = await letter(member, /^You’ve cancelled/);
    expect(words).toContain('Your 30 GB plan has ended. You’ve paid');
    expect(words).toContain('Your 4 GB plan, which you’ve bought already, comes next.');
    expect(words).not.toMatch(/repeated|credit rates/);
    await site.drain();
    expect((await usageAtNetwork(member)).allowance).toMatchObject({ dataInMb: 4_000 });
  });

  test('whoever was shown another sum is told the one that it is now, and nothing is done', async () => {
    const member = await PlanMember.begin(site, { pence: 1_000 });
    await member.buy();
    const { purchaseId, returnInPence } = await cancellable(member);
    await member.passTo('2026-11-25T00:10:00Z');
    const { status, body } = await member.cancel(purchaseId, returnInPence);
    expect([status, body.code, body.message]).toEqual([
      409,
      'sim-plan.return-changed',
      'What you’d get back has changed since you opened this page: it’s £9.34 now. Nothing has changed yet.',
    ]);
    expect((await member.plan()).current).not.toBeNull();
  });

  test('what was used counts also of a SIM that its member has blocked since', async () => {
    const member = await PlanMember.begin(site, { pence: 1_000, card: 'heavy' });
    await member.buy();
    await member.passTo('2026-11-28T10:00:00Z');
    const { isUseKnown, owedInPence, daysUsed } = await cancellable(member);
    expect([isUseKnown, daysUsed, owedInPence > 400]).toEqual([true, 5, true]);
    await member.sims.browser.logInAs(member.sims.memberId);
    const [sim] = await member.sims.sims();
    expect((await member.sims.send(`sims/${sim?.id}/block`)).status).toBe(200);
    await site.drain();
    expect(await cancellable(member)).toMatchObject({ isUseKnown, owedInPence });
  });

  test('the network hears of it once it answers, and a SIM that is switched on later has nothing left', async () => {
    const member = await PlanMember.begin(site, { pence: 1_000 });
    await member.buy();
    await site.drain();
    const away = vi.spyOn(site.deps.mobileNetwork, 'endAllowance').mockRejectedValueOnce(new Error('away'));
    const { purchaseId, returnInPence } = await cancellable(member);
    expect((await member.cancel(purchaseId, returnInPence)).status).toBe(200);
    await member.passTo('2026-11-23T09:30:00Z');
    away.mockRestore();
    expect((await usageAtNetwork(member)).allowance).toBeNull();
  });

  test('the network hears of it also where it was being told of the plan at that moment', async () => {
    const member = await PlanMember.begin(site, { pence: 1_000 });
    await member.buy();
    const { purchaseId, returnInPence } = await cancellable(member);
    const { mobileNetwork } = site.deps;
    const put = mobileNetwork.putAllowance.bind(mobileNetwork);
    const slow = vi.spyOn(mobileNetwork, 'putAllowance').mockImplementation(async (...told) => {
      await put(...told);
      expect((await member.cancel(purchaseId, returnInPence)).status).toBe(200);
    });
    await site.drain();
    expect(slow).toHaveBeenCalledTimes(1);
    slow.mockRestore();
    expect((await usageAtNetwork(member)).allowance).toBeNull();
  });

  test('the network hears of it again where another SIM has taken over what the one before had', async () => {
    const member = await PlanMember.begin(site, { pence: 1_000 });
    await member.buy();
    await site.drain();
    const { purchaseId, returnInPence } = await cancellable(member);
    // The SIM before has nothing to end any more, and nobody has told us yet that there is another one.
    const end = vi.spyOn(site.deps.mobileNetwork, 'endAllowance').mockResolvedValueOnce();
    expect((await member.cancel(purchaseId, returnInPence)).status).toBe(200);
    await site.drain();
    await member.sims.activate(newCard(), await member.sims.code());
    await member.sims.minutesPass();
    end.mockRestore();
    expect((await usageAtNetwork(member)).allowance).toBeNull();
  });
});

describe('it is refused', () => {
  test('once the 14 days are over, and of what is somebody else’s, was never paid, waits, or was taken back by its bank', async () => {
    const member = await PlanMember.begin(site, { pence: 1_000 });
    const stranger = await PlanMember.begin(site, { card: null });
    await member.buy();
    const { purchaseId, returnInPence } = await cancellable(member);
    expect((await stranger.cancel(purchaseId, returnInPence)).body.code).toBe('sim-plan-purchase.not-found');
    const unpaid = await stranger.buy({ payBy: 'CARD' });
    expect((await stranger.cancel(unpaid.body.purchaseId, 1)).body.code).toBe('sim-plan.not-cancellable');
    await member.passTo('2026-12-07T23:59:00Z');
    expect((await member.plan()).current?.cancellation).toMatchObject({ until: '2026-12-07' });
    await member.passTo('2026-12-08T00:00:01Z');
    expect((await member.plan()).current?.cancellation).toBeNull();
    expect((await member.cancel(purchaseId, 500)).body.code).toBe('sim-plan.not-cancellable');
    const [row] = await site.deps.db.select().from(memberSimPlans).where(eq(memberSimPlans.id, purchaseId));
    expect(row).toMatchObject({ state: 'RUNNING', returnedInPence: 0 });
  });

  test('a plan whose price a bank has taken back gives nothing back', async () => {
    const member = await PlanMember.begin(site);
    const session = await member.buyByCard();
    const { purchaseId, returnInPence } = await cancellable(member);
    await member.credit.bank('CHARGEBACK', session);
    expect((await member.plan()).current?.cancellation).toBeNull();
    expect((await member.cancel(purchaseId, returnInPence)).body.code).toBe('sim-plan.not-cancellable');
  });
});

test('a plan that was paid by card has a receipt with VAT; somebody else finds none, and one that is unpaid has none yet (MK-07)', async () => {
  const member = await PlanMember.begin(site);
  const stranger = await PlanMember.begin(site, { card: null });
  const unpaid = await member.buy({ payBy: 'CARD' });
  expect((await member.receipt(unpaid.body.purchaseId)).body.code).toBe('receipt.not-yet');
  await member.buyByCard();
  const { current } = await member.plan();
  const purchaseId = current?.purchaseId ?? '';
  expect((await stranger.receipt(purchaseId)).body.code).toBe('sim-plan-purchase.not-found');
  const receipt = await receiptOf(member, purchaseId);
  expect(receipt).toContain('30 GB plan for 30 days £10.00, of which VAT £1.67');
  // A wallet pays for it, too.
  expect(receipt).toContain('£10.00 was paid on Monday 23 November 2026.');
  expect(await letter(member, /^Your 30 GB plan is on$/)).toContain(`/sim/v1/my-plan/purchases/${purchaseId}/receipt`);
});
