import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { airtimeAccounts, airtimeEntries, airtimeTopUps } from '../../db/schema/airtime.ts';
import { keptCards } from '../../db/schema/payments.ts';
import { referralCodes, referralRewards, referrals } from '../../db/schema/referrals.ts';
import { bookedOf, forgetTries, type CreditMember } from '../../testing/airtime.ts';
import { siteWithHomes } from '../../testing/customer.ts';
import type { TestGateway } from '../../testing/gateway.ts';
import { wantedPlan } from '../../testing/member-sim-plans.ts';
import { join, referralsOf, Sharer, waitForRewards } from '../../testing/referrals.ts';
import { forgetJobs } from '../../testing/shop.ts';
import { changeMember } from '../members/members.rows.ts';
import { REFERRAL_RULES } from './referrals.rules.ts';
import { notePaid, settle } from './reward.ts';

let site: TestGateway;
let sharer: Sharer;
beforeAll(async () => {
  site = await siteWithHomes();
});
beforeEach(async () => {
  site.clock.set('2026-11-23T09:00:00Z');
  await forgetJobs(site);
  await forgetTries(site);
  for (const table of [referralRewards, referrals, referralCodes, airtimeEntries, airtimeTopUps, airtimeAccounts])
    await site.deps.db.delete(table);
  await site.deps.db.delete(keptCards);
  sharer = await Sharer.begin(site);
});
afterAll(() => site.close());

const rewards = async ({ memberId }: CreditMember) =>
  (await bookedOf(site, memberId)).filter(({ kind }) => kind === 'REWARD').map(({ amountInPence }) => amountInPence);

const paid = (memberId: string) => site.deps.db.transaction((tx) => notePaid(site.deps, tx, memberId));

/** Has friends join and pay, so many. */
async function rewardedFriends(howMany: number): Promise<void> {
  const { code } = await sharer.link();
  for (let at = 0; at < howMany; at += 1) await paid((await join(site, code)).memberId);
  await waitForRewards(site);
}

describe('the first payment of a friend (MK-06)', () => {
  test('rewards both with £5 of credit, and both are written to', async () => {
    const friend = await sharer.friend();
    await friend.topUp(1_000);
    await waitForRewards(site);
    expect(await friend.entries()).toEqual([
      ['REWARD', 500],
      ['TOP_UP', 1_000],
    ]);
    expect(await sharer.member.entries()).toEqual([['REWARD', 500]]);
    expect(await sharer.friends()).toEqual([['REWARDED', null]]);
    expect(await sharer.referrals()).toMatchObject({ rewardedInPence: 500, rewardsLeft: 11 });
    expect(await referralsOf(friend)).toMatchObject({ rewardedInPence: 500, joined: { state: 'REWARDED' } });
    for (const member of [friend, sharer.member]) expect((await member.letters())[0]).toBe('£5.00 is on your credit');
  });

  test('is rewarded once, however often they pay', async () => {
    const friend = await sharer.friend();
    await friend.topUp(1_000);
    await waitForRewards(site);
    await friend.topUp(2_000);
    await waitForRewards(site);
    expect([await rewards(friend), await rewards(sharer.member)]).toEqual([[500], [500]]);
  });

  test('is rewarded once where two payments come at once, and where the job runs twice', async () => {
    const friend = await sharer.friend();
    await Promise.all([paid(friend.memberId), paid(friend.memberId)]);
    const referralId = (await sharer.referrals()).friends[0]?.referralId ?? '';
    const job = () => site.deps.db.transaction((tx) => settle(site.deps, tx, referralId));
    await Promise.all([job(), job()]);
    await waitForRewards(site);
    expect([await rewards(friend), await rewards(sharer.member)]).toEqual([[500], [500]]);
  });

  test('is none where the bank refuses it, or where a voucher topped up', async () => {
    const friend = await sharer.friend();
    await friend.pay(await friend.wanted(1_000), 'DECLINED');
    await friend.book({ kind: 'VOUCHER', amountInPence: 1_000, reference: 'a voucher' });
    await waitForRewards(site);
    expect(await sharer.friends()).toEqual([['WAITING', null]]);
  });

  test('of somebody who came without a link rewards nobody', async () => {
    await sharer.member.topUp(1_000);
    await waitForRewards(site);
    expect(await sharer.member.entries()).toEqual([['TOP_UP', 1_000]]);
  });

  test('that a bank takes back later leaves the rewards, and what is left of the friend’s goes towards it', async () => {
    const friend = await sharer.friend();
    const session = await friend.topUp(1_000);
    await waitForRewards(site);
    await friend.book({ kind: 'PURCHASE', amountInPence: 800, reference: 'plan' });
    await friend.bank('CHARGEBACK', session);
    expect(await friend.credit()).toMatchObject({ balanceInPence: 0, debtInPence: 300 });
    expect((await sharer.member.credit()).balanceInPence).toBe(500);
  });
});

describe('no reward', () => {
  async function refused(friend: CreditMember, reason: string) {
    await paid(friend.memberId);
    await waitForRewards(site);
    expect([await rewards(friend), await rewards(sharer.member)]).toEqual([[], []]);
    expect((await referralsOf(friend)).joined).toMatchObject({ state: 'REFUSED', reason });
    expect((await friend.letters())[0]).toBe('About the link that you joined with');
    expect((await sharer.member.letters())[0]).toBe('No reward for a friend this time');
  }

  test('is there for the same home, however it is written', async () => {
    const friend = await sharer.friend();
    const home = { city: 'Larkhaven', country: 'United Kingdom', type: 'HOME' };
    const addresses = [{ line1: '4, HERON WAY', postcode: 'lk11aa', ...home }];
    await changeMember(site.deps.db, friend.memberId, { addresses });
    await refused(friend, 'SAME_HOME');
    expect(await sharer.friends()).toEqual([['REFUSED', 'NOT_ELIGIBLE']]);
  });

  test('is there for the same card, which the link’s owner is not told', async () => {
    const friend = await sharer.friend();
    await sharer.member.keepCard('Imogen Sparrow');
    await friend.keepCard('Imogen Sparrow');
    await refused(friend, 'SAME_CARD');
    expect(await sharer.friends()).toEqual([['REFUSED', 'NOT_ELIGIBLE']]);
  });
});

describe('friends of a year', () => {
  test('are rewarded up to the twelfth; the thirteenth is refused, also where the two last ones pay at once', async () => {
    const { mostInYear } = REFERRAL_RULES;
    await rewardedFriends(mostInYear - 1);
    const last = await sharer.friend();
    const next = await sharer.friend();
    const ids = (await sharer.referrals()).friends.slice(0, 2).map(({ referralId }) => referralId);
    await Promise.all(ids.map((id) => site.deps.db.transaction((tx) => settle(site.deps, tx, id))));
    const states = (await sharer.friends()).slice(0, 2).toSorted(([a], [b]) => a.localeCompare(b));
    expect(states).toEqual([
      ['REFUSED', 'TOO_MANY'],
      ['REWARDED', null],
    ]);
    expect(await rewards(sharer.member)).toHaveLength(mostInYear);
    expect([...(await rewards(last)), ...(await rewards(next))]).toEqual([500]);
    expect((await sharer.referrals()).rewardsLeft).toBe(0);
    const late = await sharer.friend();
    expect((await referralsOf(late)).joined).toMatchObject({ state: 'REFUSED', reason: 'TOO_MANY' });
  });

  test('count for a year, and not for longer', async () => {
    await rewardedFriends(REFERRAL_RULES.mostInYear);
    site.clock.set('2027-11-24T09:00:00Z');
    sharer = await Sharer.begin(site);
    expect((await sharer.referrals()).rewardsLeft).toBe(REFERRAL_RULES.mostInYear);
    await paid((await sharer.friend()).memberId);
    await waitForRewards(site);
    expect((await sharer.friends())[0]).toEqual(['REWARDED', null]);
  });
});

describe('the first SIM plan of a friend (MK-06, MK-07)', () => {
  const purchases = '/sim/v1/my-plan/purchases';
  const buy = async (friend: CreditMember, more: Parameters<typeof wantedPlan>[0] = {}): Promise<string> => {
    const { body } = await friend.browser.send<{ purchaseId: string }>('POST', purchases, wantedPlan(more));
    return body.purchaseId;
  };
  const withSim = async (friend: CreditMember) => changeMember(site.deps.db, friend.memberId, { hasActiveSim: true });

  test('rewards nobody while it waits for a SIM, as its money can go back', async () => {
    const friend = await sharer.friend();
    const simPlanPurchaseId = await buy(friend, { payBy: 'CARD' });
    await friend.pay(await friend.begun({ purpose: 'SIM_PLAN', simPlanPurchaseId }));
    await waitForRewards(site);
    await friend.browser.send('DELETE', `${purchases}/${simPlanPurchaseId}`);
    await waitForRewards(site);
    expect([await rewards(friend), await rewards(sharer.member)]).toEqual([[], []]);
    expect(await sharer.friends()).toEqual([['WAITING', null]]);
  });

  test('rewards both as it begins, paid by card', async () => {
    const friend = await sharer.friend();
    await withSim(friend);
    const simPlanPurchaseId = await buy(friend, { payBy: 'CARD' });
    await friend.pay(await friend.begun({ purpose: 'SIM_PLAN', simPlanPurchaseId }));
    await site.drain();
    await waitForRewards(site);
    expect([await rewards(friend), await rewards(sharer.member)]).toEqual([[500], [500]]);
  });

  test('rewards both where it is paid from credit that was bought', async () => {
    const friend = await sharer.friend();
    await withSim(friend);
    await friend.book({ kind: 'VOUCHER', amountInPence: 1_000, reference: 'a voucher of a plan' });
    await buy(friend);
    await waitForRewards(site);
    expect([await rewards(friend), await rewards(sharer.member)]).toEqual([[500], [500]]);
  });

  test('rewards nobody where it is paid from rewards alone, also from those that were given back', async () => {
    const friend = await sharer.friend();
    await friend.book({ kind: 'REWARD', amountInPence: 1_000, reference: 'rewards for friends of theirs' });
    const waiting = await buy(friend);
    await friend.browser.send('DELETE', `${purchases}/${waiting}`);
    await withSim(friend);
    await buy(friend);
    await waitForRewards(site);
    expect((await friend.credit()).balanceInPence).toBe(0);
    expect(await sharer.friends()).toEqual([['WAITING', null]]);
  });

  test('rewards both where it is paid with money of their own, after one from rewards was cancelled', async () => {
    const friend = await sharer.friend();
    await friend.book({ kind: 'REWARD', amountInPence: 1_000, reference: 'rewards that pay for a plan' });
    await withSim(friend);
    const purchaseId = await buy(friend);
    await friend.passTo('2026-11-29T09:00:00Z');
    const cancelled = await friend.browser.send('POST', `${purchases}/${purchaseId}/cancellation`, {
      returnInPence: 800,
    });
    expect(cancelled.status).toBe(200);
    await friend.book({ kind: 'VOUCHER', amountInPence: 1_000, reference: 'a voucher after a plan was cancelled' });
    await buy(friend);
    await waitForRewards(site);
    expect([await rewards(friend), await rewards(sharer.member)]).toEqual([[1_000, 500], [500]]);
  });
});
