import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { airtimeAccounts, airtimeEntries } from '../../db/schema/airtime.ts';
import { CreditMember } from '../../testing/airtime.ts';
import { robin, siteWithHomes } from '../../testing/customer.ts';
import type { TestGateway } from '../../testing/gateway.ts';

let site: TestGateway;
let member: CreditMember;
beforeAll(async () => {
  site = await siteWithHomes();
});
beforeEach(async () => {
  for (const table of [airtimeEntries, airtimeAccounts]) await site.deps.db.delete(table);
  member = await CreditMember.begin(site);
});
afterAll(() => site.close());

const reward = { kind: 'REWARD', amountInPence: 500, reference: 'friend-1' } as const;
const plan = { kind: 'PURCHASE', amountInPence: 800, reference: 'plan-1' } as const;

test('a reward is booked once, however often it is told (PH-12)', async () => {
  const answers = await Promise.all([member.book(reward), member.book(reward), member.book(reward)]);
  expect(answers.toSorted()).toEqual(['BEFORE', 'BEFORE', 'BOOKED']);
  expect((await member.credit()).balanceInPence).toBe(500);
});

test('nobody buys for more than their credit, also in two tabs at once (PH-12)', async () => {
  expect(await member.book(plan)).toBe('NOT_ENOUGH');
  await member.book({ ...reward, amountInPence: 1_000 });
  const answers = await Promise.all([member.book(plan), member.book({ ...plan, reference: 'plan-2' })]);
  expect(answers.toSorted()).toEqual(['BOOKED', 'NOT_ENOUGH']);
  expect((await member.credit()).balanceInPence).toBe(200);
});

test('what was bought and given back are two entries under one reference, which say what it was about', async () => {
  await member.book({ ...reward, amountInPence: 1_000 });
  await member.book({ ...plan, about: '30 days with 10 GB' });
  await member.book({ ...plan, kind: 'REFUND', about: '30 days with 10 GB' });
  const { body } = await member.browser.get('/credit/v1/entries');
  expect(body).toMatchObject({
    entries: [
      { kind: 'REFUND', amountInPence: 800, balanceInPence: 1_000, about: '30 days with 10 GB' },
      { kind: 'PURCHASE', amountInPence: -800, balanceInPence: 200, about: '30 days with 10 GB' },
      { kind: 'REWARD', amountInPence: 1_000, balanceInPence: 1_000, about: null },
    ],
    hasOlder: false,
  });
});

test('the same thing with another amount or for another member is a fault, and nothing of it is booked', async () => {
  await member.book(reward);
  await expect(member.book({ ...reward, amountInPence: 600 })).rejects.toThrow('was booked before, and otherwise');
  const stranger = await CreditMember.begin(site, robin);
  await expect(stranger.book(reward)).rejects.toThrow('was booked before, and otherwise');
  await expect(member.book({ ...reward, reference: 'none', amountInPence: 0 })).rejects.toThrow('Nobody books 0 pence');
  expect((await member.credit()).balanceInPence).toBe(500);
});
