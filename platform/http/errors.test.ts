import { Hono } from 'hono';
import pino from 'pino';
import { Pool } from 'pg';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../gateway/testing/database.ts';
import type { GatewayHono } from '../../gateway/http/context.ts';
import { errorHandler } from './errors.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

/** What a call is answered whose work fails so. */
async function answerTo(work: () => Promise<unknown>) {
  const app = new Hono<GatewayHono>();
  app.onError(errorHandler(pino({ level: 'silent' })));
  app.post('/', async (c) => c.json(await work()));
  const response = await app.request('/', { method: 'POST' });
  const { code } = (await response.json()) as { code: string };
  return { status: response.status, code, retryAfter: response.headers.get('Retry-After') };
}

const busy = { status: 503, code: 'server.busy', retryAfter: '1' };

test('a call that gets no connection in time may be tried again: the page keeps what the customer has (ER-13)', async () => {
  const pool = new Pool({ connectionString: database.url, max: 1 });
  // However long the first one takes: on a busy machine a connection is no matter of 50 ms.
  const taken = await pool.connect();
  pool.options.connectionTimeoutMillis = 50;
  expect(await answerTo(() => pool.query('select 1'))).toEqual(busy);
  taken.release();
  await pool.end();
});

test('so may one whose statement took too long, or whose transactions kept locking each other out', async () => {
  const slow = () =>
    database.db.transaction(async (tx) => {
      await tx.execute(sql`set local statement_timeout = 20`);
      await tx.execute(sql`select pg_sleep(1)`);
    });
  expect(await answerTo(slow)).toEqual(busy);
  const gaveUp = Object.assign(new Error('deadlock detected'), { code: '40P01' });
  expect(await answerTo(() => Promise.reject(gaveUp))).toEqual(busy);
});

test('a mistake of ours is one', async () => {
  const mistake = await answerTo(() => database.db.execute(sql`select * from nothing`));
  expect(mistake).toEqual({ status: 500, code: 'server.error', retryAfter: null });
  expect(await answerTo(() => Promise.reject(new Error('oh')))).toMatchObject({ status: 500 });
});
