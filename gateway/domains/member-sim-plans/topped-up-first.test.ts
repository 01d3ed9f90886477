import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { newsBanners } from '../../testing/banners.ts';
import { createTestGateway, type TestGateway } from '../../testing/gateway.ts';
import { PlanMember, plans } from '../../testing/member-sim-plans.ts';
import type { PaymentSession } from '../../testing/payments.ts';

const byCredit = { payBy: 'CREDIT', cardId: null } as const;
const START = '2026-11-23T09:00:00Z';
const REMINDER = '2026-12-21T09:00:00Z';
const END = '2026-12-24T00:00:02Z';
const LATER = '2026-12-24T00:20:00Z';
/** Before the network charges for what was used of a day without a plan. */
const AFTERNOON = '2026-12-24T17:00:00Z';
const LAST_EVENING = '2026-12-23T23:59:00Z';

let site: TestGateway;
beforeAll(async () => {
  site = await createTestGateway();
});
beforeEach(() => site.clock.set(START));
afterAll(() => site.close());

/** A member who repeats a plan from credit that is £5 on the day, with automatic top-up. */
async function short({ holder = 'Imogen Sparrow', plan = plans.popular, before }: Short = {}) {
  const member = await PlanMember.begin(site, { pence: plan.priceInPence + 500 });
  await before?.(member);
  await member.credit.turnOn(await member.credit.keepCard(holder));
  await member.buy({ ...plan, repeat: byCredit });
  await member.passTo(REMINDER);
  await member.passTo(LAST_EVENING);
  return member;
}
type Plan = { planId: string; priceInPence: number };
type Short = { holder?: string; plan?: Plan; before?: (member: PlanMember) => Promise<void> };

/** The newest letter with a subject. */
async function letterOf(member: PlanMember, subject: string): Promise<string> {
  const all = await site.deps.outbox.everythingTo(site.deps.db, member.sims.memberId);
  return all.find((letter) => letter.subject === subject)?.body ?? '';
}

/** What of money happened after the plan was bought, newest first. */
const since = async (member: PlanMember) => (await member.entries()).slice(0, -2);

/** The provider answers nothing until this is called. */
function providerAway() {
  const away = vi.spyOn(site.deps.provider, 'charge').mockRejectedValue(new Error('away'));
  return () => away.mockRestore();
}

const titles = async (member: PlanMember) =>
  (await newsBanners(member.credit.browser, member.sims.memberId)).map(({ title }) => title);

describe('a plan that is repeated from credit, which is too little, where automatic top-up is on', () => {
  test('is paid from a top-up that is asked for first, and goes on without a gap (MK-07)', async () => {
    const member = await short();
    expect((await member.plan()).repeat).toMatchObject({ isCreditShort: true, isToppedUp: true });
    expect(await letterOf(member, 'Your plan is repeated in three days')).toContain(
      'we’ll first take £10.00 for it from the card of your automatic top-up',
    );
    await member.passTo(END);
    expect(await member.plan()).toMatchObject({
      current: { startedAt: '2026-12-24T00:00:00.000Z', endsOn: '2027-01-22', paidBy: 'CREDIT' },
      repeat: { payBy: 'CREDIT' },
      renewing: null,
    });
    expect(await letterOf(member, '£10.00 is on your credit')).toContain('wasn’t enough to repeat your plan');
    await member.passTo(AFTERNOON);
    expect(await since(member)).toEqual([
      ['PURCHASE', -1_000],
      ['AUTOMATIC_TOP_UP', 1_000],
    ]);
  });

  test('does not end before the provider has answered, and the card is charged once', async () => {
    const member = await short();
    const isBack = providerAway();
    await member.passTo(END);
    expect(await member.plan()).toMatchObject({ current: null, renewing: { payBy: 'CREDIT', whyUnpaid: null } });
    expect(await member.letters()).not.toContain('Your plan has ended');
    isBack();
    await member.passTo(LATER);
    expect(await member.plan()).toMatchObject({ current: { paidBy: 'CREDIT' }, renewing: null, creditInPence: 500 });
    await member.passTo(AFTERNOON);
    expect(await since(member)).toHaveLength(2);
  });

  test('ends where the card is refused: its member is told why, by email and on top of the pages', async () => {
    const member = await short({ holder: 'KEPT_DECLINED' });
    await member.passTo(END);
    expect(await member.plan()).toMatchObject({ current: null, repeat: null, renewing: null, creditInPence: 500 });
    expect(await letterOf(member, 'Your plan has ended')).toContain('couldn’t be charged for the automatic top-up');
    expect(await titles(member)).toContain('Your 30 GB plan has ended');
    await member.passTo(AFTERNOON);
    expect(await since(member)).toEqual([]);
    await member.earn(600);
    await member.buy(plans.small);
    expect(await titles(member)).not.toContain('Your 30 GB plan has ended');
  });

  test('ends at once where the card was refused within a day, as it is not charged again by then', async () => {
    const member = await short({ holder: 'KEPT_DECLINED' });
    await member.credit.book({ kind: 'USAGE', amountInPence: 300, reference: `${member.sims.memberId} used` });
    await site.drain();
    expect((await member.credit.credit()).automatic?.failures).toBe(1);
    const charge = vi.spyOn(site.deps.provider, 'charge');
    await member.passTo(END);
    expect(charge).not.toHaveBeenCalled();
    charge.mockRestore();
    expect(await letterOf(member, 'Your plan has ended')).toContain('couldn’t be charged for the automatic top-up');
  });

  test('ends where one charge would not be enough: nothing is charged', async () => {
    const unlimited = { planId: '7a1d0c52-51a7-4b90-8c1e-000000000005', priceInPence: 2_000 };
    const member = await short({ plan: unlimited });
    expect((await member.plan()).repeat).toMatchObject({ isCreditShort: true, isToppedUp: false });
    await member.passTo(END);
    expect([await since(member), (await member.plan()).renewing]).toEqual([[], null]);
    expect(await letterOf(member, 'Your plan has ended')).toContain('even with an automatic top-up of £10.00');
  });

  test('ends where its credit is used until the top-up comes, and nothing is charged twice', async () => {
    const larger = { planId: '7a1d0c52-51a7-4b90-8c1e-000000000004', priceInPence: 1_500 };
    const member = await short({ plan: larger });
    const isBack = providerAway();
    await member.passTo(END);
    await member.credit.book({ kind: 'USAGE', amountInPence: 100, reference: `${member.sims.memberId} used` });
    isBack();
    await member.passTo(LATER);
    expect(await member.plan()).toMatchObject({ current: null, renewing: null, creditInPence: 1_400 });
    await member.passTo(AFTERNOON);
    expect(await since(member)).toEqual([
      ['AUTOMATIC_TOP_UP', 1_000],
      ['USAGE', -100],
    ]);
    expect(await letterOf(member, 'Your plan has ended')).toContain('even with an automatic top-up of £10.00');
  });

  test('is paid by what comes in another way, and then nothing is charged', async () => {
    const member = await short();
    const isBack = providerAway();
    await member.passTo(END);
    await member.earn(300);
    await site.drain();
    expect((await member.plan()).renewing).not.toBeNull();
    await member.earn(500);
    await site.drain();
    expect(await member.plan()).toMatchObject({ current: { paidBy: 'CREDIT' }, renewing: null });
    isBack();
    await member.passTo(AFTERNOON);
    expect((await since(member)).map(([kind]) => kind)).not.toContain('AUTOMATIC_TOP_UP');
  });

  test('ends, and its member is told, where a bank takes the price of the one before back', async () => {
    const member = await PlanMember.begin(site, { pence: 500 });
    await member.credit.turnOn(await member.credit.keepCard('Imogen Sparrow'));
    const session = await member.buyByCard({ repeat: byCredit });
    await member.passTo(LAST_EVENING);
    const isBack = providerAway();
    await member.passTo(END);
    expect((await member.plan()).renewing).not.toBeNull();
    await member.credit.bank('CHARGEBACK', session);
    isBack();
    await member.passTo(AFTERNOON);
    expect(await member.plan()).toMatchObject({ current: null, renewing: null });
    expect(await letterOf(member, 'Your plan has ended')).toContain('Your bank has taken back the price');
  });

  test('is paid by what a bank gives to us again, and then nothing is charged', async () => {
    const sessions: PaymentSession[] = [];
    const member = await short({
      before: async ({ credit }) => {
        const session = await credit.topUp(2_000);
        await credit.bank('CHARGEBACK', session);
        sessions.push(session);
      },
    });
    const isBack = providerAway();
    await member.passTo(END);
    expect((await member.plan()).renewing).not.toBeNull();
    for (const session of sessions) await member.credit.bank('CHARGEBACK_REVERSED', session);
    isBack();
    await member.passTo(AFTERNOON);
    expect(await member.plan()).toMatchObject({ current: { paidBy: 'CREDIT' }, renewing: null, creditInPence: 1_500 });
    expect((await member.entries()).map(([kind]) => kind)).not.toContain('AUTOMATIC_TOP_UP');
  });

  test.each([
    ['automatic top-up is turned off', 'was off by the time', (member: PlanMember) => member.credit.turnOff()],
    ['repeating is stopped', '', (member: PlanMember) => member.stop()],
  ])('is not repeated where %s before the answer: nothing is charged', async (_what, words, does) => {
    const member = await short();
    const isBack = providerAway();
    await member.passTo(END);
    await does(member);
    isBack();
    await member.passTo(AFTERNOON);
    expect(await member.plan()).toMatchObject({ current: null, renewing: null });
    expect(await since(member)).toEqual([]);
    expect(await letterOf(member, 'Your plan has ended')).toContain(words);
  });
});
