import { spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { once } from 'node:events';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startEmbeddedPostgres } from './embedded-postgres.ts';

let folder: string;
let home: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'postgres-'));
  // As a clone in /root or in a folder of mktemp is: closed to every other user.
  chmodSync(folder, 0o700);
});
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
  if (home) rmSync(home, { recursive: true, force: true });
});

async function query(url: string, text: string): Promise<unknown[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<Record<string, unknown>>(text);
  await client.end();
  return rows;
}

/** A process of its own that starts PostgreSQL on the folder, says its address, and waits. */
async function startElsewhere() {
  const script = `
    import { startEmbeddedPostgres } from ${JSON.stringify(join(import.meta.dirname, 'embedded-postgres.ts'))};
    const { url } = await startEmbeddedPostgres(${JSON.stringify(folder)});
    console.log(url);
    process.on('SIGTERM', () => process.exit());
    setInterval(() => undefined, 1_000);`;
  const child = spawn(process.execPath, ['--input-type=module-typescript', '--eval', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  return { child, url: line.toString().trim() };
}

test('starts in a folder that only its owner may enter, keeps what was written, and tells what it does', async () => {
  const told: string[] = [];
  const first = await startEmbeddedPostgres(folder, { onProgress: (message) => told.push(message) });
  home = first.home;
  expect(told).toEqual(['Making the database folder (the first time only)', 'Starting PostgreSQL']);
  expect(first.url).toMatch(/@127\.0\.0\.1:\d+\//);
  await query(first.url, 'create table kept (n int); insert into kept values (7)');
  await first.stop();

  const second = await startEmbeddedPostgres(folder);
  expect(await query(second.url, 'select n from kept')).toEqual([{ n: 7 }]);
  await second.stop();
});

test('in a hurry it does not wait for the disk at each commit, and is as safe otherwise', async () => {
  const waitsOf = async (url: string) =>
    query(url, "select current_setting('synchronous_commit') as commit, current_setting('fsync') as fsync");
  const patient = await startEmbeddedPostgres(folder);
  expect(await waitsOf(patient.url)).toEqual([{ commit: 'on', fsync: 'on' }]);
  await patient.stop();
  const lazy = await startEmbeddedPostgres(folder, { lazyCommits: true });
  expect(await waitsOf(lazy.url)).toEqual([{ commit: 'off', fsync: 'on' }]);
  await lazy.stop();
});

test('a second start on the same data says who uses them', async () => {
  const running = await startEmbeddedPostgres(folder);
  await expect(startEmbeddedPostgres(folder)).rejects.toThrow(`in use by process ${process.pid}`);
  await running.stop();
});

test('after kill -9 of its owner the data are taken over, with all that was committed', async () => {
  const { child, url } = await startElsewhere();
  await query(url, 'insert into kept values (8)');
  child.kill('SIGKILL');
  await once(child, 'exit');
  const next = await startEmbeddedPostgres(folder);
  expect(await query(next.url, 'select n from kept order by n')).toEqual([{ n: 7 }, { n: 8 }]);
  await next.stop();
});

test.runIf(existsSync('/proc'))(
  'a killed server that nobody buries, as in a container without init, does not stop the next',
  async () => {
    const first = await startEmbeddedPostgres(folder);
    const lock = join(first.home, 'cluster', 'postmaster.pid');
    const left = readFileSync(lock, 'utf8');
    await first.stop();
    // The shell's first child has ended, and what the shell has become never asks for it.
    const parent = spawn('sh', ['-c', 'sleep 0 & echo $!; exec sleep 60'], { stdio: ['ignore', 'pipe', 'inherit'] });
    const [zombie] = (await once(parent.stdout, 'data')) as [Buffer];
    writeFileSync(lock, left.replace(/^\d+/, zombie.toString().trim()));
    const next = await startEmbeddedPostgres(folder);
    expect(await query(next.url, 'select count(*)::int as n from kept')).toEqual([{ n: 2 }]);
    await next.stop();
    parent.kill('SIGKILL');
  },
);

test('it ends with its process', async () => {
  const { child, url } = await startElsewhere();
  expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }]);
  child.kill('SIGTERM');
  await once(child, 'exit');
  const answers = () =>
    query(url, 'select 1').then(
      () => true,
      () => false,
    );
  await expect.poll(answers, { timeout: 10_000 }).toBe(false);
});
