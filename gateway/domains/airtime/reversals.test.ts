import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { airtimeAccounts, airtimeEntries, airtimeTopUps } from '../../db/schema/airtime.ts';
import { sentinel } from '../../scenarios/sentinels.ts';
import { seedVouchers } from '../../seed/vouchers.ts';
import { CreditMember, forgetTries } from '../../testing/airtime.ts';
import { siteWithHomes } from '../../testing/customer.ts';
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
  for (const table of [airtimeEntries, airtimeTopUps, airtimeAccounts]) await site.deps.db.delete(table);
  await seedVouchers(site.deps.db, site.clock.now());
  member = await CreditMember.begin(site);
});
afterAll(() => site.close());

const spend = (amountInPence: number) =>
  member.book({ kind: 'PURCHASE', amountInPence, reference: `plan-${amountInPence}` });

const sums = async () => {
  const { balanceInPence, debtInPence } = await member.credit();
  return [balanceInPence, debtInPence];
};

/** A top-up of £20 of which £15 is spent, and which its bank takes back. */
async function takenBack() {
  const session = await member.topUp(2_000);
  await spend(1_500);
  await member.bank('CHARGEBACK', session);
  return session;
}

test('a bank that takes a top-up back takes what is left, and the rest is owed (PH-12)', async () => {
  await takenBack();
  expect(await sums()).toEqual([0, 1_500]);
  expect(await member.entries()).toEqual([
    ['TAKEN_BACK', -500],
    ['PURCHASE', -1_500],
    ['TOP_UP', 2_000],
  ]);
  expect((await member.letters())[0]).toBe('Your bank has taken back £20.00');
});

test('while something is owed nothing is topped up, and a voucher stays good (PH-12)', async () => {
  await takenBack();
  const { status, body } = await member.save(1_000);
  expect([status, body.code]).toEqual([409, 'airtime.debt']);
  expect((await member.redeem(sentinel('voucher-works').value)).body.code).toBe('airtime.debt');
  const debt = await member.begun({ purpose: 'AIRTIME_DEBT' });
  expect(debt.amountInPence).toBe(1_500);
  await member.pay(debt);
  await site.drain();
  expect(await sums()).toEqual([0, 0]);
  expect((await member.redeem(sentinel('voucher-works').value)).status).toBe(201);
});

test('money that comes while something is owed goes back', async () => {
  const first = await member.topUp(2_000);
  await spend(2_000);
  const second = await member.wanted(1_000);
  await member.bank('CHARGEBACK', first);
  await member.pay(second);
  await site.drain();
  expect(await sums()).toEqual([0, 2_000]);
  expect(await member.letters()).toContain('We’re sending £10.00 back to you');
});

test('who owes nothing has nothing to pay', async () => {
  const { status, body } = await member.begin({ purpose: 'AIRTIME_DEBT' });
  expect([status, body.code]).toEqual([409, 'payment.nothing-due']);
});

test('what a bank returns pays what is owed, and the rest is credit again; it can take it back a second time', async () => {
  const session = await takenBack();
  await member.bank('CHARGEBACK_REVERSED', session);
  expect(await sums()).toEqual([500, 0]);
  await member.bank('SECOND_CHARGEBACK', session);
  expect(await sums()).toEqual([0, 1_500]);
});

test('what a bank returns after the debt was paid is credit, all of it', async () => {
  const session = await takenBack();
  await member.pay(await member.begun({ purpose: 'AIRTIME_DEBT' }));
  await site.drain();
  await member.bank('CHARGEBACK_REVERSED', session);
  expect(await sums()).toEqual([2_000, 0]);
});

test('a payment of what was owed that a bank takes back is owed again, and is paid when it returns', async () => {
  await takenBack();
  const debt = await member.begun({ purpose: 'AIRTIME_DEBT' });
  await member.pay(debt);
  await site.drain();
  await member.bank('CHARGEBACK', debt);
  expect(await sums()).toEqual([0, 1_500]);
  await member.bank('CHARGEBACK_REVERSED', debt);
  expect(await sums()).toEqual([0, 0]);
});

test('nothing is topped up by itself any more after a bank has taken something back', async () => {
  const card = await member.keepCard('Imogen Sparrow');
  const session = await member.topUp(2_000);
  await member.turnOn(card);
  await member.bank('CHARGEBACK', session);
  expect((await member.credit()).automatic).toBeNull();
  await site.drain();
  expect(await sums()).toEqual([0, 0]);
});
