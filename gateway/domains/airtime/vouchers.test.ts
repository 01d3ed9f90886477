import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { attempts } from '../../db/schema/attempts.ts';
import { airtimeAccounts, airtimeEntries } from '../../db/schema/airtime.ts';
import { sentinel } from '../../scenarios/sentinels.ts';
import { seedVouchers } from '../../seed/vouchers.ts';
import { CreditMember } from '../../testing/airtime.ts';
import { robin, siteWithHomes } from '../../testing/customer.ts';
import type { TestGateway } from '../../testing/gateway.ts';

const good = sentinel('voucher-works').value;

let site: TestGateway;
let member: CreditMember;
beforeAll(async () => {
  site = await siteWithHomes();
});
beforeEach(async () => {
  for (const table of [airtimeEntries, airtimeAccounts, attempts]) await site.deps.db.delete(table);
  await seedVouchers(site.deps.db, site.clock.now());
  member = await CreditMember.begin(site);
});
afterAll(() => site.close());

test('a voucher is booked at once, however it is typed (PH-12)', async () => {
  const { status, body } = await member.redeem(` ${good.replaceAll(' ', '-')} `);
  expect([status, body]).toEqual([201, { amountInPence: 1_000, balanceInPence: 1_000 }]);
  expect(await member.entries()).toEqual([['VOUCHER', 1_000]]);
});

test('a voucher is good for one time, also where two use it at once (PH-12)', async () => {
  const stranger = await CreditMember.begin(site, robin);
  const answers = await Promise.all([member.redeem(good), member.redeem(good), stranger.redeem(good)]);
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([201, 409, 409]);
});

test('who has used a voucher themselves reads that it is on their credit', async () => {
  await member.redeem(good);
  const { body } = await member.redeem(good);
  expect(body).toMatchObject({
    code: 'voucher.used',
    message: 'You’ve used this voucher already: its £10.00 is on your credit.',
  });
});

test.each([
  ['voucher-used', 'voucher.used', 'This voucher has been used already. If it wasn’t you, ask where you bought it.'],
  [
    'voucher-expired',
    'voucher.expired',
    'This voucher was good until Wednesday 31 December 2025. Ask where you bought it for another one.',
  ],
  ['voucher-unknown', 'voucher.unknown', 'We don’t know this voucher. Check its number, or ask where you bought it.'],
] as const)('%s is refused with what to do, and nothing is booked (PH-12)', async (id, code, message) => {
  const { status, body } = await member.redeem(sentinel(id).value);
  expect([status, body]).toMatchObject([409, { code, message }]);
  expect(await member.entries()).toEqual([]);
});

test.each([
  ['9826 0000 0000 1002', 'Check the number: one of its digits isn’t right'],
  ['9826 0000', 'Enter the 16 digits of your voucher, like 9826 0000 0000 1001'],
  ['my voucher', 'Enter the 16 digits of your voucher, like 9826 0000 0000 1001'],
])('“%s” has a typing mistake, which is said', async (number, message) => {
  const { status, body } = await member.redeem(number);
  expect([status, body.code, body.message]).toEqual([400, 'validation.failed', message]);
});

test('who tries nine numbers that are none has to wait until the next day (PH-12)', async () => {
  for (let tried = 0; tried < 9; tried += 1)
    expect((await member.redeem(sentinel('voucher-unknown').value)).status).toBe(409);
  const { status, body, headers } = await member.redeem(good);
  expect([status, body.code, headers.get('retry-after')]).toEqual([429, 'rate.limited', '86400']);
});

test('a good voucher that is refused for what is owed uses up no try, and stays good (PH-12)', async () => {
  const session = await member.topUp(1_000);
  await member.book({ kind: 'PURCHASE', amountInPence: 1_000, reference: 'plan' });
  await member.bank('CHARGEBACK', session);
  for (let tried = 0; tried < 12; tried += 1)
    expect((await member.redeem(good)).body).toMatchObject({ code: 'airtime.debt' });
  await member.bank('CHARGEBACK_REVERSED', session);
  expect((await member.redeem(good)).status).toBe(201);
});
