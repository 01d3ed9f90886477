import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { Client } from 'pg';
import { expect, inject, test } from 'vitest';
import { gatewayDatabase } from '../../gateway/db/gateway-database.ts';
import { openDatabase, runWithoutLimit, transactionWithoutLimit } from './open.ts';
import { isDuplicate, postgresCodeOf, retrying } from './errors.ts';
import { createTestDatabase, databaseAt } from '../../gateway/testing/database.ts';
import { sessions } from '../../gateway/db/schema/sessions.ts';

test('processes that start together bring an empty database up to date once', async () => {
  const server = inject('databaseUrl');
  const name = `test_${randomBytes(6).toString('hex')}`;
  const admin = new Client({ connectionString: server });
  await admin.connect();
  await admin.query(`create database ${name}`);
  const opened = await Promise.all(
    Array.from({ length: 5 }, () => openDatabase(databaseAt(server, name), gatewayDatabase, { connections: 1 })),
  );
  expect(await Promise.all(opened.map((database) => database.ping()))).toEqual([true, true, true, true, true]);
  await Promise.all(opened.map((database) => database.close()));
  await admin.query(`drop database ${name} with (force)`);
  await admin.end();
});

test('a database that cannot be reached is said to be so', async () => {
  await expect(openDatabase('postgresql://nobody@127.0.0.1:9/none', gatewayDatabase)).rejects.toThrow(/ECONNREFUSED/);
});

test('a connection that the server ends in the middle of a transaction fails that one, and nothing else', async () => {
  const database = await createTestDatabase();
  const admin = new Client({ connectionString: inject('databaseUrl') });
  await admin.connect();
  const ended = database.db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ pid: number }>('select pg_backend_pid() as pid');
    await admin.query('select pg_terminate_backend($1)', [rows[0]?.pid]);
    // The end arrives while nothing is asked: without a listener it would be nobody's error, and end the process.
    await wait(200);
    await tx.execute('select 1');
  });
  await expect(ended).rejects.toThrow(/Failed query|terminat|queryable/);
  expect(await database.ping()).toBe(true);
  await admin.end();
  await database.close();
});

test('transactions that lock each other out are tried again', async () => {
  const database = await createTestDatabase();
  const { db } = database;
  const at = new Date(0);
  const row = { requestId: 'r', consentLevel: 'FULL', createdAt: at, lastUsedAt: at, expiresAt: at } as const;
  await db.insert(sessions).values([
    { key: 'a', ...row },
    { key: 'b', ...row },
  ]);
  let waiting = 2;
  const bothHaveOne = new AbortController();
  const both = once(bothHaveOne.signal, 'abort');
  const lock = (first: string, second: string) =>
    retrying(() =>
      db.transaction(async (tx) => {
        await tx.execute(`select 1 from sessions where key = '${first}' for update`);
        waiting -= 1;
        if (waiting === 0) bothHaveOne.abort();
        await both;
        await tx.execute(`select 1 from sessions where key = '${second}' for update`);
        return first;
      }),
    );
  expect(await Promise.all([lock('a', 'b'), lock('b', 'a')])).toEqual(['a', 'b']);
  expect(waiting).toBeLessThan(0);
  await database.close();
});

test('a duplicate is told from other errors', async () => {
  const database = await createTestDatabase();
  const row = {
    key: 'a',
    requestId: 'r',
    consentLevel: 'FULL',
    createdAt: new Date(0),
    lastUsedAt: new Date(0),
    expiresAt: new Date(0),
  } as const;
  await database.db.insert(sessions).values(row);
  const error: unknown = await database.db
    .insert(sessions)
    .values(row)
    .catch((thrown: unknown) => thrown);
  expect(isDuplicate(error)).toBe(true);
  expect(isDuplicate(error, 'sessions_pkey')).toBe(true);
  expect(isDuplicate(error, 'another_index')).toBe(false);
  await database.close();
});

test('what fills the database may take longer than a request, and leaves the limit to the others', async () => {
  const own = await createTestDatabase();
  const database = await openDatabase(own.url, gatewayDatabase, { connections: 1, statementTimeoutMs: 200 });
  const long = sql`select pg_sleep(0.4)`;
  await runWithoutLimit(database.db, long);
  const refused: unknown = await database.db.execute(long).catch((thrown: unknown) => thrown);
  expect(postgresCodeOf(refused)).toBe('57014');
  await database.close();
  await own.close();
});

test('of long transactions with the same lock one begins when the other has ended, and neither is cut short', async () => {
  const own = await createTestDatabase();
  const database = await openDatabase(own.url, gatewayDatabase, { connections: 2, statementTimeoutMs: 200 });
  const seen: string[] = [];
  const fill = () =>
    transactionWithoutLimit(database.db, 7_205_900, async (tx) => {
      seen.push('begins');
      await tx.execute(sql`select pg_sleep(0.4)`);
      seen.push('ends');
    });
  await Promise.all([fill(), fill()]);
  expect(seen).toEqual(['begins', 'ends', 'begins', 'ends']);
  await database.close();
  await own.close();
});
