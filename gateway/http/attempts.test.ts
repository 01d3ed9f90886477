import { afterAll, beforeAll, expect, test } from 'vitest';
import { testClock } from '../../platform/clock/clock.ts';
import { createTestDatabase, type TestDatabase } from '../testing/database.ts';
import { Attempts } from './attempts.ts';

let database: TestDatabase;
const clock = testClock();
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

function attempts(attemptsPerAddress = 1_000) {
  return new Attempts({ db: database.db, clock, env: { attemptsPerAddress } });
}

test('the eleventh wrong password for an account is not tried, from whatever address', async () => {
  const limit = attempts();
  const account = 'alex@example.com';
  for (let n = 0; n < 10; n++) await limit.begin('log-in', { account, address: `192.0.2.${n}` });
  await expect(limit.begin('log-in', { account, address: '192.0.2.99' })).rejects.toMatchObject({
    status: 429,
    code: 'rate.limited',
    headers: { 'Retry-After': '900' },
  });
  await expect(limit.begin('log-in', { account: 'robin@example.com', address: '192.0.2.1' })).resolves.toBeDefined();
});

test('an address that tries many accounts is stopped', async () => {
  const limit = attempts(3);
  const address = '198.51.100.7';
  for (let n = 0; n < 3; n++) await limit.begin('log-in', { account: `guess${n}@example.com`, address });
  await expect(limit.begin('log-in', { account: 'guess4@example.com', address })).rejects.toMatchObject({
    status: 429,
    code: 'rate.limited-address',
    headers: { 'Retry-After': '900' },
  });
});

test('what is refused for the address counts for no account', async () => {
  const account = 'joe@example.com';
  const address = '198.51.100.10';
  const limit = attempts(3);
  for (let n = 0; n < 3; n++) await limit.begin('log-in', { account: `other${n}@example.com`, address });
  const refused = { status: 429, code: 'rate.limited-address' };
  for (let n = 0; n < 20; n++) await expect(limit.begin('log-in', { account, address })).rejects.toMatchObject(refused);
  const elsewhere = attempts();
  for (let n = 0; n < 10; n++) await elsewhere.begin('log-in', { account, address: '198.51.100.11' });
  // Who has no tries left is told of their own, wherever they are.
  const own = { status: 429, code: 'rate.limited' };
  await expect(limit.begin('log-in', { account, address })).rejects.toMatchObject(own);
});

test('after the window the count begins anew', async () => {
  const limit = attempts(1);
  const who = { account: 'sam@example.com', address: '198.51.100.8' };
  await limit.begin('log-in', who);
  await expect(limit.begin('log-in', who)).rejects.toMatchObject({ status: 429 });
  clock.advance(15 * 60_000);
  await expect(limit.begin('log-in', who)).resolves.toBeDefined();
});

test('who succeeds is not counted', async () => {
  const limit = attempts(1);
  const who = { account: 'kim@example.com', address: '198.51.100.9' };
  for (let n = 0; n < 20; n++) await (await limit.begin('log-in', who)).succeeded();
  await expect(limit.begin('log-in', who)).resolves.toBeDefined();
});

test('guesses made at the same moment do not slip through', async () => {
  const limit = attempts();
  const guesses = Array.from({ length: 40 }, (_, n) =>
    limit.begin('log-in', { account: 'lee@example.com', address: `203.0.113.${n}` }),
  );
  const results = await Promise.allSettled(guesses);
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(10);
});

test('an account may have more tries from all network addresses together than from one', async () => {
  const limit = attempts();
  const limits = { fromOneAddress: 2, perAccount: 5 };
  const from = (n: number) =>
    limit.begin('log-in', { account: 'pat@example.com', address: `192.0.2.${n}` }, limits).then(
      () => 'tried',
      () => 'refused',
    );
  expect([await from(1), await from(1), await from(1)]).toEqual(['tried', 'tried', 'refused']);
  expect([await from(2), await from(2)]).toEqual(['tried', 'tried']);
  // What was refused was no try.
  expect([await from(3), await from(3), await from(4)]).toEqual(['tried', 'refused', 'refused']);
});

test('who goes on trying from one network address uses up no tries of the owner elsewhere', async () => {
  const limit = attempts();
  const limits = { fromOneAddress: 2, perAccount: 5 };
  const from = (n: number) => limit.begin('log-in', { account: 'max@example.com', address: `198.18.0.${n}` }, limits);
  for (let n = 0; n < 2; n++) await from(1);
  const refused = { status: 429, code: 'rate.limited' };
  for (let n = 0; n < 20; n++) await expect(from(1)).rejects.toMatchObject(refused);
  await expect(from(2)).resolves.toBeDefined();
});
