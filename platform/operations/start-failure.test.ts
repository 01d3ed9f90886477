import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { startEmbeddedPostgres } from '../db/embedded-postgres.ts';
import { gatewayDatabase } from '../../gateway/db/gateway-database.ts';
import { openDatabase } from '../db/open.ts';
import { listen } from '../http/listen.ts';
import { startFailure } from './start-failure.ts';

const folder = mkdtempSync(join(tmpdir(), 'start-failure-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const failureOf = (start: Promise<unknown>) =>
  start.then(
    () => 'started',
    (error: unknown) => startFailure(error),
  );

test('a port that is taken is named, with what to do', async () => {
  const options = { port: 0, hostname: '127.0.0.1', noticeMs: 0, fetch: () => new Response('ok') };
  const first = await listen(options);
  expect(await failureOf(listen({ ...options, port: first.port }))).toMatch(
    new RegExp(`^Port ${first.port} is taken by another program\\. Stop that one, or set PORT`),
  );
  await first.drain();
});

test('a folder for the data below a file is named, with what to do', async () => {
  const file = join(folder, 'file');
  writeFileSync(file, '');
  expect(await failureOf(startEmbeddedPostgres(join(file, 'data')))).toContain('Set DATA_DIR to another place.');
});

test('a database that does not answer is said to be missing', async () => {
  expect(await failureOf(openDatabase('postgresql://127.0.0.1:1/none', gatewayDatabase))).toMatch(
    /^No database answers at DATABASE_URL\. Start it, or correct the address\./,
  );
});

test('what has words of its own keeps them', () => {
  expect(startFailure(new Error('HOST_URL is not set'))).toBe('HOST_URL is not set');
});
