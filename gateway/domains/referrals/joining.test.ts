import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { referralCodes, referralRewards, referrals } from '../../db/schema/referrals.ts';
import { robin, siteWithHomes } from '../../testing/customer.ts';
import type { TestGateway } from '../../testing/gateway.ts';
import { join, referralsOf, Sharer } from '../../testing/referrals.ts';
import { noteJoined } from './join.ts';
import { REFERRAL_RULES } from './referrals.rules.ts';

let site: TestGateway;
let sharer: Sharer;
beforeAll(async () => {
  site = await siteWithHomes();
});
beforeEach(async () => {
  site.clock.set('2026-11-23T09:00:00Z');
  for (const table of [referralRewards, referrals, referralCodes]) await site.deps.db.delete(table);
  sharer = await Sharer.begin(site);
});
afterAll(() => site.close());

describe('a member’s own link (MK-06)', () => {
  test('stays the same, and lasts 90 days from when it was shown last', async () => {
    const first = await sharer.link();
    expect(first.code).toMatch(/^[2-9A-HJKMNP-Z]{10}$/);
    expect(first).toMatchObject({ url: `http://site.example.com/?friend=${first.code}`, goodUntil: '2027-02-21' });
    await sharer.member.passTo('2026-12-01T09:00:00Z');
    expect(await sharer.link()).toEqual({ ...first, goodUntil: '2027-03-01' });
  });

  test('is one, also where two tabs ask for it at once', async () => {
    const [one, other] = await Promise.all([sharer.link(), sharer.link()]);
    expect(other.code).toBe(one.code);
  });

  test('is somebody else’s for somebody else', async () => {
    const other = await Sharer.begin(site, robin);
    expect((await other.link()).code).not.toBe((await sharer.link()).code);
  });
});

describe('whoever joins with it', () => {
  test('is waited for, and neither is told who the other is', async () => {
    const friend = await sharer.friend({ email: 'plover@example.com' });
    const { friends, rules, rewardsLeft, rewardedInPence } = await sharer.referrals();
    expect({ rules, rewardsLeft, rewardedInPence }).toEqual({
      rules: REFERRAL_RULES,
      rewardsLeft: REFERRAL_RULES.mostInYear,
      rewardedInPence: 0,
    });
    expect(friends).toEqual([
      {
        referralId: friends[0]?.referralId,
        state: 'WAITING',
        reason: null,
        joinedAt: '2026-11-23T09:00:00.000Z',
        settledAt: null,
      },
    ]);
    expect((await referralsOf(friend)).joined).toMatchObject({ state: 'WAITING', reason: null });
    expect((await friend.letters())[0]).toBe('A friend sent you: £5.00 of credit for each of you');
    expect((await sharer.member.letters())[0]).toBe('A friend has joined with your link');
    const written = (await site.deps.outbox.everythingTo(site.deps.db, sharer.member.memberId)).map(({ body }) => body);
    expect(written.join('\n')).not.toMatch(/Dunlin|plover/);
  });

  test('may write its code as people do', async () => {
    const { code } = await sharer.link();
    await join(site, ` ${code.slice(0, 4).toLowerCase()}-${code.slice(4)} `);
    expect(await sharer.friends()).toEqual([['WAITING', null]]);
  });

  test('is tied once: the same member is tied to no second link', async () => {
    const friend = await sharer.friend();
    const other = await Sharer.begin(site, robin);
    const { code } = await other.link();
    await site.deps.db.transaction((tx) => noteJoined(site.deps, tx, friend.memberId, code));
    expect(await other.friends()).toEqual([]);
    expect(await sharer.friends()).toEqual([['WAITING', null]]);
  });

  test('joins all the same where the code is nobody’s, and is told', async () => {
    const friend = await sharer.friend({ code: 'constructor' });
    expect((await referralsOf(friend)).joined).toMatchObject({ state: 'REFUSED', reason: 'UNKNOWN' });
    expect((await friend.letters())[0]).toBe('About the link that you joined with');
    expect(await sharer.friends()).toEqual([]);
  });

  test('is tied on the last day of a link, and not on the day after', async () => {
    const { code } = await sharer.link();
    site.clock.set('2027-02-21T23:30:00Z');
    await join(site, code);
    site.clock.set('2027-02-22T00:30:00Z');
    const late = await join(site, code);
    expect((await referralsOf(late)).joined).toMatchObject({ state: 'REFUSED', reason: 'EXPIRED' });
    sharer = await Sharer.begin(site);
    expect(await sharer.friends()).toEqual([
      ['REFUSED', 'EXPIRED'],
      ['WAITING', null],
    ]);
  });

  test.each([
    ['the same mobile number', { phone: '07700 900101' }],
    ['the same name and date of birth', { firstName: 'ALEX', lastName: 'Finch', birthDate: '1988-04-12' }],
  ])('gets nothing where it is oneself, by %s', async (_, same) => {
    const friend = await sharer.friend(same);
    expect((await referralsOf(friend)).joined).toMatchObject({ state: 'REFUSED', reason: 'ONESELF' });
    expect(await sharer.friends()).toEqual([['REFUSED', 'NOT_ELIGIBLE']]);
  });

  test('gets nothing where it is oneself, by a mailbox with a plus sign', async () => {
    const owner = await sharer.friend({ email: 'godwit@example.com' });
    const { code } = await (await Sharer.begin(site, owner.memberId)).link();
    const again = await join(site, code, { email: 'Godwit+again@example.com' });
    expect((await referralsOf(again)).joined).toMatchObject({ reason: 'ONESELF' });
  });

  test('gets nothing where they have been a member before, which is their own business', async () => {
    const friend = await sharer.friend({ firstName: 'Robin', lastName: 'Wren', birthDate: '1979-11-03' });
    expect((await referralsOf(friend)).joined).toMatchObject({ reason: 'MEMBER_BEFORE' });
    expect(await sharer.friends()).toEqual([['REFUSED', 'NOT_ELIGIBLE']]);
  });
});

test('a visitor has no link and no friends', async () => {
  const visitor = site.browser();
  expect((await visitor.get('/referral/v1/referrals')).status).toBe(401);
  expect((await visitor.send('PUT', '/referral/v1/link')).status).toBe(401);
});
