import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { createTestGateway, type TestGateway } from '../../testing/gateway.ts';
import { PlanMember, plans } from '../../testing/member-sim-plans.ts';
import { ProviderRefusal } from '../../payment-provider/provider-refusal.ts';
import { lockMember } from '../members/members.rows.ts';
import { changeSimPlan, standingOf } from './member-sim-plans.store.ts';

const byCredit = { payBy: 'CREDIT', cardId: null } as const;
const START = '2026-11-23T09:00:00Z';
const REMINDER = '2026-12-21T09:00:00Z';
const LAST_EVENING = '2026-12-23T23:59:00Z';
const END = '2026-12-24T00:00:02Z';
const NEXT_MORNING = '2026-12-25T09:00:01Z';

/** Who waits for somebody else's transaction. */
const waitingForLocks = sql`select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;

let site: TestGateway;
beforeAll(async () => {
  site = await createTestGateway();
});
beforeEach(() => site.clock.set(START));
afterAll(() => site.close());

/** The words of the newest letter with a subject. */
async function letterOf(member: PlanMember, subject: string): Promise<string> {
  const { outbox, db } = site.deps;
  const all = await outbox.everythingTo(db, member.sims.memberId);
  return all.find((letter) => letter.subject === subject)?.body ?? '';
}

/** A member whose plan is repeated from a kept card. */
async function repeatedByCard(holderName = 'Imogen Sparrow') {
  const member = await PlanMember.begin(site, { pence: 1_000 });
  const cardId = await member.credit.keepCard(holderName);
  await member.buy({ repeat: { payBy: 'CARD', cardId } });
  return { member, cardId };
}

describe('a plan that is repeated from credit', () => {
  test('is bought again as it ends, from one day to the next, once (MK-07)', async () => {
    const member = await PlanMember.begin(site, { pence: 3_000 });
    await member.buy({ repeat: byCredit });
    expect((await member.plan()).repeat).toMatchObject({ payBy: 'CREDIT', on: '2026-12-24', isCreditShort: false });
    await member.passTo(LAST_EVENING);
    expect((await member.plan()).creditInPence).toBe(2_000);
    await member.passTo(END);
    await Promise.all([member.stop(), member.plan(), site.drain()]);
    expect(await member.plan()).toMatchObject({
      current: { startedAt: '2026-12-24T00:00:00.000Z', endsOn: '2027-01-22' },
      creditInPence: 1_000,
    });
    expect((await member.letters()).filter((subject) => subject === 'Your 30 GB plan is on')).toHaveLength(2);
  });

  test('is announced three days before, with what it costs and how to stop it (MK-07)', async () => {
    const member = await PlanMember.begin(site, { pence: 3_000 });
    await member.buy({ repeat: byCredit });
    await member.passTo(REMINDER);
    const letter = await letterOf(member, 'Your plan is repeated in three days');
    expect(letter).toContain('until the end of Wednesday 23 December 2026');
    expect(letter).toContain('On Thursday 24 December 2026 we’ll take £10.00 from your credit');
    expect(letter).toContain('Change or stop that');
  });

  test('ends where credit is short: its member was warned, and nothing is taken (MK-07)', async () => {
    const member = await PlanMember.begin(site, { pence: 1_500 });
    await member.buy({ repeat: byCredit });
    expect((await member.plan()).repeat).toMatchObject({ isCreditShort: true });
    await member.passTo(REMINDER);
    expect(await letterOf(member, 'Your plan is repeated in three days')).toContain('Your credit is £5.00 today');
    await member.passTo(LAST_EVENING);
    await member.passTo(END);
    expect(await member.plan()).toMatchObject({ current: null, repeat: null, renewing: null, creditInPence: 500 });
    expect(await letterOf(member, 'Your plan has ended')).toContain('Your credit wasn’t enough');
  });

  test('is stopped, and then ends as one that was bought once', async () => {
    const member = await PlanMember.begin(site, { pence: 3_000 });
    await member.buy({ repeat: byCredit });
    expect((await member.stop()).body.repeat).toBeNull();
    expect((await member.letters())[0]).toBe('Your plan isn’t repeated any more');
    await member.stop();
    await member.passTo(REMINDER);
    expect((await member.letters())[0]).toBe('Your plan ends in three days');
    await member.passTo(LAST_EVENING);
    await member.passTo(END);
    expect(await member.plan()).toMatchObject({ current: null, creditInPence: 2_000 });
    expect(await letterOf(member, 'Your plan has ended')).toContain('It was bought once');
  });

  test('is changed: another plan is bought when it ends', async () => {
    const member = await PlanMember.begin(site, { pence: 3_000 });
    await member.buy();
    const { body } = await member.repeat({ ...plans.small, ...byCredit });
    expect(body.repeat).toMatchObject({ plan: { name: '4 GB' } });
    await member.passTo(END);
    expect(await member.plan()).toMatchObject({ current: { plan: { name: '4 GB' } }, creditInPence: 1_400 });
  });

  test('is not paid for where no SIM is on: it ends, and its member is told why', async () => {
    const member = await PlanMember.begin(site, { pence: 3_000 });
    await member.buy({ repeat: byCredit });
    await site.drain();
    const [sim] = await member.sims.sims();
    await member.sims.send(`sims/${sim?.id}/block`);
    await member.passTo(END);
    expect((await member.plan()).creditInPence).toBe(2_000);
    expect(await letterOf(member, 'Your plan has ended')).toContain('No SIM of yours is on');
  });

  test('needs a plan to follow', async () => {
    const member = await PlanMember.begin(site, { card: null });
    expect((await member.repeat({ ...plans.small, ...byCredit })).body.code).toBe('sim-plan.none');
  });

  test('is repeated as before where the one that was to follow it is taken back', async () => {
    const member = await PlanMember.begin(site, { pence: 3_000 });
    await member.buy({ repeat: byCredit });
    const { body } = await member.buy({ ...plans.small, start: 'WHEN_CURRENT_ENDS' });
    expect((await member.plan()).repeat).toBeNull();
    await member.takeBack(body.purchaseId);
    expect((await member.plan()).repeat).toMatchObject({ plan: { name: '30 GB' } });
  });
});

describe('a plan that is repeated by card', () => {
  test('is charged to the card as it ends, and goes on without a gap (MK-07)', async () => {
    const { member, cardId } = await repeatedByCard();
    expect((await member.plan()).repeat).toMatchObject({ payBy: 'CARD', card: { id: cardId } });
    await member.passTo(END);
    expect(await member.plan()).toMatchObject({
      current: { paidBy: 'CARD', startedAt: '2026-12-24T00:00:00.000Z', endsOn: '2027-01-22' },
      repeat: { card: { id: cardId } },
      renewing: null,
      creditInPence: 0,
    });
  });

  test('is charged one more time the next morning where the card is refused (MK-07)', async () => {
    const { member } = await repeatedByCard('KEPT_DECLINED_ONCE');
    await member.passTo(END);
    expect(await member.plan()).toMatchObject({ current: null, renewing: { triedAgainOn: '2026-12-25' } });
    expect((await member.letters())[0]).toBe('We couldn’t repeat your plan');
    await member.passTo(NEXT_MORNING);
    expect(await member.plan()).toMatchObject({ current: { endsOn: '2027-01-24' }, renewing: null });
  });

  test('ends where it is refused twice, and is not tried again', async () => {
    const { member } = await repeatedByCard('KEPT_DECLINED');
    await member.passTo(END);
    await member.passTo(NEXT_MORNING);
    expect(await member.plan()).toMatchObject({ current: null, renewing: null });
    expect(await letterOf(member, 'Your plan has ended')).toContain('hasn’t accepted the payment for the next one');
  });

  test('that can’t be charged for a reason on our side is no bank’s no: its member is told so, and it is tried once more', async () => {
    const { member } = await repeatedByCard();
    await member.passTo(LAST_EVENING);
    const charge = vi.spyOn(site.deps.provider, 'charge').mockRejectedValue(new ProviderRefusal(422, '14_0500'));
    await member.passTo(END);
    expect((await member.plan()).renewing).toMatchObject({ whyUnpaid: 'NOT_ASKED', triedAgainOn: '2026-12-25' });
    expect(await letterOf(member, 'We couldn’t repeat your plan')).toContain('Your bank wasn’t asked');
    await member.passTo(NEXT_MORNING);
    charge.mockRestore();
    expect(await member.plan()).toMatchObject({ current: null, renewing: null });
    expect(await letterOf(member, 'Your plan has ended')).toContain('for a reason on our side');
  });

  test('is not charged again where its member has bought one themselves in between', async () => {
    const { member } = await repeatedByCard('KEPT_DECLINED_ONCE');
    await member.passTo(END);
    await member.earn(600);
    await member.buy(plans.small);
    await member.passTo(NEXT_MORNING);
    expect(await member.plan()).toMatchObject({ current: { plan: { name: '4 GB' } }, waiting: null, renewing: null });
  });

  test('is not charged again where no SIM is on by then: it ends, and its member is told why', async () => {
    const { member } = await repeatedByCard('KEPT_DECLINED_ONCE');
    await member.passTo(END);
    const { body } = await member.credit.browser.get<{ id: string }[]>('/sim/v1/sims');
    const [sim] = body;
    await member.credit.browser.send('POST', `/sim/v1/sims/${sim?.id}/block`, {});
    await member.passTo(NEXT_MORNING);
    expect(await member.plan()).toMatchObject({ current: null, waiting: null, renewing: null });
    expect(await letterOf(member, 'Your plan has ended')).toContain('No SIM of yours is on');
  });

  test('goes on as soon as the provider is back, and is paid once', async () => {
    const { member } = await repeatedByCard();
    await member.passTo('2026-12-23T12:00:00Z');
    const away = vi.spyOn(site.deps.provider, 'charge').mockRejectedValueOnce(new Error('away'));
    await member.passTo(END);
    expect(await member.plan()).toMatchObject({ current: null, renewing: { triedAgainOn: null } });
    await member.passTo('2026-12-24T00:10:00Z');
    away.mockRestore();
    expect(await member.plan()).toMatchObject({ current: { paidBy: 'CARD' }, renewing: null });
  });

  test('ends where the card is not kept any more: its page says so before', async () => {
    const { member, cardId } = await repeatedByCard();
    await member.credit.forgetCard(cardId);
    expect((await member.plan()).repeat).toMatchObject({ payBy: 'CARD', card: null });
    await member.passTo(REMINDER);
    expect((await member.letters())[0]).toBe('Your plan ends in three days');
    await member.passTo(END);
    expect(await letterOf(member, 'Your plan has ended')).toContain('isn’t kept any more');
  });

  test('is repeated with the card that is chosen in the moment in which the one before is forgotten', async () => {
    const { member, cardId } = await repeatedByCard();
    site.clock.advance(60_000);
    const other = await member.credit.keepCard('KEPT_DECLINED');
    expect(other).not.toBe(cardId);
    const { db } = site.deps;
    const forgetting: Promise<unknown>[] = [];
    await db.transaction(async (tx) => {
      await lockMember(tx, member.sims.memberId);
      const { running } = await standingOf(tx, member.sims.memberId);
      await changeSimPlan(tx, running?.id ?? '', { repeatCardId: other });
      forgetting.push(member.credit.forgetCard(cardId));
      await vi.waitFor(async () => expect((await db.execute(waitingForLocks)).rows).not.toEqual([]), 10_000);
    });
    await Promise.all(forgetting);
    expect((await member.plan()).repeat).toMatchObject({ card: { id: other } });
  });

  test('is repeated with the card that has paid for it, where its owner had that kept', async () => {
    const member = await PlanMember.begin(site);
    const { body } = await member.buy({ payBy: 'CARD', repeat: { payBy: 'CARD', cardId: null } });
    const keepCard = true;
    const session = await member.credit.begun({ purpose: 'SIM_PLAN', simPlanPurchaseId: body.purchaseId, keepCard });
    await member.credit.pay(session);
    await site.drain();
    expect((await member.plan()).repeat).toMatchObject({ payBy: 'CARD', card: { lastFour: '1111' } });
  });
});
