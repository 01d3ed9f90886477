import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { airtimeAccounts, airtimeEntries, airtimeTopUps } from '../../db/schema/airtime.ts';
import { banners } from '../../db/schema/banners.ts';
import { CreditMember, forgetTries } from '../../testing/airtime.ts';
import { bannersOf } from '../../testing/banners.ts';
import { robin, siteWithHomes } from '../../testing/customer.ts';
import type { TestGateway } from '../../testing/gateway.ts';
import { forgetJobs } from '../../testing/shop.ts';

let site: TestGateway;
let member: CreditMember;
beforeAll(async () => {
  site = await siteWithHomes();
});
beforeEach(async () => {
  site.clock.set('2026-11-23T09:00:00Z');
  await forgetJobs(site);
  await forgetTries(site);
  for (const table of [airtimeEntries, airtimeTopUps, airtimeAccounts, banners]) await site.deps.db.delete(table);
  member = await CreditMember.begin(site);
  for (const { id } of (await member.browser.get<{ id: string }[]>(`/payments/v1/members/${member.memberId}/cards`))
    .body)
    await member.forgetCard(id);
});
afterAll(() => site.close());

const spend = (amountInPence: number, reference = 'plan') =>
  member.book({ kind: 'PURCHASE', amountInPence, reference });

test('credit that falls below £3 is topped up by £10 from the kept card, once, and its member is told (PH-12)', async () => {
  await member.topUp(1_000);
  await member.turnOn(await member.keepCard('Imogen Sparrow'));
  await spend(700, 'one');
  await site.drain();
  expect((await member.credit()).balanceInPence).toBe(300);
  await spend(1, 'two');
  await site.drain();
  expect(await member.entries()).toEqual([
    ['AUTOMATIC_TOP_UP', 1_000],
    ['PURCHASE', -1],
    ['PURCHASE', -700],
    ['TOP_UP', 1_000],
  ]);
  expect((await member.letters())[0]).toBe('£10.00 is on your credit');
});

test('who turns it on below £3 is topped up at once', async () => {
  const { body } = await member.turnOn(await member.keepCard('Imogen Sparrow'));
  expect(body.automatic).toMatchObject({
    belowInPence: 300,
    byInPence: 1_000,
    failures: 0,
    card: { lastFour: '1111' },
  });
  await site.drain();
  expect((await member.credit()).balanceInPence).toBe(1_000);
});

test('who has turned it off is not charged', async () => {
  await member.topUp(1_000);
  await member.turnOn(await member.keepCard('Imogen Sparrow'));
  expect((await member.turnOff()).body.automatic).toBeNull();
  await spend(900);
  await site.drain();
  expect((await member.credit()).balanceInPence).toBe(100);
});

test('a card that is refused is tried on three days, and then it is off and its member knows (PH-12)', async () => {
  await member.turnOn(await member.keepCard('KEPT_DECLINED'));
  await site.drain();
  expect((await member.credit()).automatic?.failures).toBe(1);
  expect((await member.letters())[0]).toBe('We couldn’t top up your credit');
  await member.passTo('2026-11-24T09:00:01Z');
  expect((await member.credit()).automatic?.failures).toBe(2);
  await member.passTo('2026-11-25T09:00:02Z');
  expect((await member.credit()).automatic).toBeNull();
  expect((await bannersOf(member.browser)).map(({ title }) => title)).toContain('Your automatic top-up is off');
  expect((await member.letters())[0]).toBe('Your automatic top-up is off');
  await member.passTo('2026-11-28T09:00:00Z');
  expect((await member.credit()).balanceInPence).toBe(0);
});

test('a card that was refused is left alone until the next day, also where its member goes on spending (PH-12)', async () => {
  await member.topUp(1_000);
  await member.turnOn(await member.keepCard('KEPT_DECLINED'));
  await spend(800, 'one');
  await site.drain();
  await spend(1, 'two');
  await site.drain();
  await spend(1, 'three');
  await site.drain();
  expect((await member.credit()).automatic?.failures).toBe(1);
  await member.passTo('2026-11-24T09:00:01Z');
  expect((await member.credit()).automatic?.failures).toBe(2);
});

test('a card that is refused once is charged the next day, and nothing is held against it', async () => {
  await member.turnOn(await member.keepCard('KEPT_DECLINED_ONCE'));
  await member.passTo('2026-11-24T09:00:01Z');
  expect(await member.credit()).toMatchObject({ balanceInPence: 1_000, automatic: { failures: 0 } });
});

test('a second try goes on until the provider answers', async () => {
  await member.turnOn(await member.keepCard('KEPT_DECLINED_ONCE'));
  await site.drain();
  const away = vi.spyOn(site.deps.provider, 'charge').mockRejectedValueOnce(new Error('away'));
  await member.passTo('2026-11-24T09:00:01Z');
  await member.passTo('2026-11-24T09:10:00Z');
  away.mockRestore();
  expect(await member.credit()).toMatchObject({ balanceInPence: 1_000, automatic: { failures: 0 } });
});

test('a card that is forgotten tops up no more, and its member is told', async () => {
  await member.topUp(1_000);
  const card = await member.keepCard('Imogen Sparrow');
  await member.turnOn(card);
  await member.forgetCard(card);
  expect((await member.credit()).automatic).toBeNull();
  expect((await member.letters())[0]).toBe('Your automatic top-up is off');
});

test('a card that has expired can’t be chosen, and one that expires later is noticed', async () => {
  await member.topUp(1_000);
  const card = await member.keepCard('Imogen Sparrow');
  await member.turnOn(card);
  await member.passTo('2030-04-01T09:00:00Z');
  expect((await member.turnOn(card)).body.code).toBe('card.expired');
  await spend(900);
  await site.drain();
  expect((await member.credit()).automatic).toBeNull();
  // What was not charged takes nothing off what a day allows.
  expect(await site.deps.db.$count(airtimeTopUps, eq(airtimeTopUps.isUnderWay, true))).toBe(0);
});

test('nobody else’s card can be chosen', async () => {
  const stranger = await CreditMember.begin(site, robin);
  const { status, body } = await member.turnOn(await stranger.keepCard('Imogen Sparrow'));
  expect([status, body.code]).toEqual([404, 'card.not-found']);
});

test('what is more than a day allows comes the next morning', async () => {
  const card = await member.keepCard('Imogen Sparrow');
  for (const pence of [10_000, 9_500]) await member.topUp(pence);
  await member.turnOn(card);
  await spend(19_500);
  await site.drain();
  expect((await member.credit()).balanceInPence).toBe(0);
  await member.passTo('2026-11-24T09:00:00Z');
  expect((await member.credit()).balanceInPence).toBe(1_000);
});

test('who is about to pay themselves is not charged as well', async () => {
  await member.topUp(1_000);
  await member.turnOn(await member.keepCard('Imogen Sparrow'));
  const session = await member.wanted(2_000);
  await spend(900);
  await site.drain();
  await member.pay(session);
  await member.passTo('2026-11-23T12:00:00Z');
  expect(await member.entries()).toEqual([
    ['TOP_UP', 2_000],
    ['PURCHASE', -900],
    ['TOP_UP', 1_000],
  ]);
});
