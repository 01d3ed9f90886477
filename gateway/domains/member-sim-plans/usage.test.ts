import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { memberSimPlans } from '../../db/schema/member-sim-plans.ts';
import { createTestGateway, type TestGateway } from '../../testing/gateway.ts';
import { PlanMember } from '../../testing/member-sim-plans.ts';
import type { MobileEvent } from '../sims/sim-ports.ts';

let site: TestGateway;
beforeAll(async () => {
  site = await createTestGateway();
});
beforeEach(() => site.clock.set('2026-11-23T09:00:00Z'));
afterAll(() => site.close());

const news = (member: PlanMember, kind: string, more: Partial<MobileEvent>): Promise<MobileEvent> =>
  member.charged({ kind, units: null, amountInPence: null, ...more });

/** Whether the network charges for what no plan covers. */
const isCharged = async (member: PlanMember): Promise<unknown> => (await member.rating())?.isCharged;

describe('what is used of a plan', () => {
  test('is told at 80 % and when it is used up, by the network’s own news, and shown (MK-04)', async () => {
    const member = await PlanMember.begin(site, { pence: 1_000, card: 'heavy' });
    await member.buy();
    await site.drain();
    await member.passTo('2026-12-03T18:00:00Z');
    expect((await member.letters())[0]).toBe('You’ve used 80% of your data');
    expect((await member.plan()).current?.usedUp).toEqual([]);
    await member.passTo('2026-12-06T18:00:00Z');
    expect((await member.letters())[0]).toBe('You’ve used all the data of your plan');
    expect(await member.plan()).toMatchObject({ current: { usedUp: ['DATA'], left: { dataInMb: 0 } } });
  });

  test('is told once, however often its news comes, and not at all where it comes late', async () => {
    const member = await PlanMember.begin(site, { pence: 1_000 });
    const { purchaseId } = (await member.buy()).body;
    const rows = await site.deps.db.select().from(memberSimPlans).where(eq(memberSimPlans.id, purchaseId));
    const about = { reference: rows[0]?.reference ?? null };
    const all = await news(member, 'USAGE', { ...about, percent: 100 });
    await Promise.all([member.tell(all), member.tell(all)]);
    await member.tell(await news(member, 'USAGE', { ...about, percent: 80 }));
    expect((await member.letters()).filter((subject) => subject.includes('used'))).toEqual([
      'You’ve used all the data of your plan',
    ]);
  });
});

describe('what no plan covers', () => {
  test('is taken off the credit, once for each news (MK-05)', async () => {
    const member = await PlanMember.begin(site, { pence: 1_000 });
    const event = await news(member, 'CHARGED', { units: 40, amountInPence: 200 });
    await Promise.all([member.tell(event), member.tell(event), member.tell(event)]);
    expect((await member.entries())[0]).toEqual(['USAGE', -200]);
    expect((await member.plan()).creditInPence).toBe(800);
  });

  test('is taken as far as the credit goes, and the rest is ours; a later top-up pays nothing of it', async () => {
    const member = await PlanMember.begin(site, { pence: 150 });
    const event = await news(member, 'CHARGED', { units: 40, amountInPence: 200 });
    await member.tell(event);
    await member.earn(1_000);
    await member.tell(event);
    expect((await member.plan()).creditInPence).toBe(1_000);
  });

  test('works while there is credit, and no longer (MK-05)', async () => {
    const member = await PlanMember.begin(site, { pence: 150 });
    await site.drain();
    expect(await isCharged(member)).toBe(true);
    await member.tell(await news(member, 'CHARGED', { units: 40, amountInPence: 200 }));
    await site.drain();
    expect(await isCharged(member)).toBe(false);
    await member.earn(1);
    await site.drain();
    expect(await isCharged(member)).toBe(true);
  });

  test('is charged by the network each evening that no plan runs, until the credit is used', async () => {
    const member = await PlanMember.begin(site, { pence: 300 });
    await site.drain();
    for (const day of ['23', '24', '25']) await member.passTo(`2026-11-${day}T18:00:01Z`);
    expect((await member.plan()).creditInPence).toBe(0);
    expect(await isCharged(member)).toBe(false);
  });
});

describe('a bank that takes the price of a plan back', () => {
  test('takes it off the credit where the plan has begun, and what is missing is owed (MK-07)', async () => {
    const member = await PlanMember.begin(site, { pence: 400 });
    const session = await member.buyByCard();
    await member.credit.bank('CHARGEBACK', session);
    expect(await member.credit.credit()).toMatchObject({ balanceInPence: 0, debtInPence: 600 });
    expect((await member.plan()).current).not.toBeNull();
    await member.credit.bank('CHARGEBACK_REVERSED', session);
    expect(await member.credit.credit()).toMatchObject({ balanceInPence: 400, debtInPence: 0 });
  });

  test('keeps a plan from beginning that waits, and nothing is owed', async () => {
    const member = await PlanMember.begin(site, { card: null });
    const session = await member.buyByCard();
    await member.credit.bank('CHARGEBACK', session);
    expect(await member.plan()).toMatchObject({ waiting: null, creditInPence: 0 });
    expect((await member.letters())[0]).toBe('Your 30 GB plan won’t begin');
    expect((await member.credit.credit()).debtInPence).toBe(0);
  });

  test('has no card charged any more', async () => {
    const member = await PlanMember.begin(site);
    const cardId = await member.credit.keepCard('Imogen Sparrow');
    const session = await member.buyByCard({ repeat: { payBy: 'CARD', cardId } });
    await member.credit.bank('CHARGEBACK', session);
    expect((await member.plan()).repeat).toBeNull();
  });
});
