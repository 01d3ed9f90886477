import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { testClock, type TestClock } from '../clock/clock.ts';
import { jobs as table } from '../db/tables.ts';
import { createTestDatabase, type TestDatabase } from '../../gateway/testing/database.ts';
import { FURTHEST_AHEAD_MS, Jobs } from './jobs.ts';
import { Worker } from './worker.ts';

const DAY_MS = 86_400_000;

let database: TestDatabase;
let clock: TestClock;
let jobs: Jobs;
let ran: string[];
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  await database.db.delete(table);
  clock = testClock();
  ran = [];
  jobs = new Jobs();
  jobs.handle('note', async (_tx, payload) => {
    ran.push(String(payload['name']));
  });
});

function worker() {
  return new Worker({ db: database.db, jobs, clock, log: pino({ level: 'silent' }) });
}

function note(name: string, inMs = 0, dedupeKey?: string) {
  return jobs.enqueue(database.db, 'note', { name }, new Date(clock.now().getTime() + inMs), dedupeKey);
}

test('jobs run in the order in which they are due, and once', async () => {
  await note('second', -1);
  await note('first', -2);
  expect(await worker().drain()).toBe(2);
  expect(await worker().drain()).toBe(0);
  expect(ran).toEqual(['first', 'second']);
});

test('tomorrow’s job runs when the clock is moved by a day', async () => {
  await note('tomorrow', DAY_MS);
  expect(await worker().drain()).toBe(0);
  clock.advance(DAY_MS);
  expect(await worker().drain()).toBe(1);
});

test('what is due soon runs now, and what it begets within that time; the rest is left', async () => {
  jobs.handle('chain', (tx) => jobs.enqueue(tx, 'note', { name: 'begotten' }, new Date(clock.now().getTime() + 6_000)));
  await jobs.enqueue(database.db, 'chain', {}, new Date(clock.now().getTime() + 2_000));
  await note('later', 11_000);
  expect(await worker().drain(10_000)).toBe(2);
  expect(ran).toEqual(['begotten']);
});

test('who asks for everything due waits for what the worker’s own look has in hand, and hears of it', async () => {
  const begun = Promise.withResolvers<void>();
  const mayEnd = Promise.withResolvers<void>();
  jobs.handleOutside('slow', async () => {
    begun.resolve();
    await mayEnd.promise;
    ran.push('slow');
  });
  await jobs.enqueue(database.db, 'slow', {}, clock.now());
  const looking = worker();
  looking.start();
  await begun.promise;
  const drained = looking.drain();
  setTimeout(mayEnd.resolve, 50);
  expect([await drained, ran]).toEqual([1, ['slow']]);
  expect(await looking.drain()).toBe(0);
  await looking.stop();
});

test('the same dedupe key makes one job', async () => {
  await note('one', 0, 'order-1');
  await note('two', 0, 'order-1');
  await worker().drain();
  expect(ran).toEqual(['one']);
});

test('a job of a transaction that is rolled back does not exist', async () => {
  const broken = database.db.transaction(async (tx) => {
    await jobs.enqueue(tx, 'note', { name: 'never' }, clock.now());
    throw new Error('the business change failed');
  });
  await expect(broken).rejects.toThrow('the business change failed');
  expect(await worker().drain()).toBe(0);
});

test('what a failing job wrote is undone, and it is tried again later, five times in all', async () => {
  const attempts: number[] = [];
  jobs.handle('fails', async (tx, _payload, run) => {
    attempts.push(run.attempt);
    await jobs.enqueue(tx, 'note', { name: 'undone' }, run.now);
    throw new Error('not today');
  });
  await jobs.enqueue(database.db, 'fails', {}, clock.now());
  for (let n = 0; n < 8; n++) {
    await worker().drain();
    clock.advance(DAY_MS);
  }
  expect(attempts).toEqual([1, 2, 3, 4, 5]);
  expect(ran).toEqual([]);
  const [row] = await database.db.select().from(table);
  expect(row?.lastError).toBe('Error');
});

test('a patient kind is tried for more than an hour, at most a minute apart', async () => {
  const tried: number[] = [];
  const away = () => Promise.reject(new Error('nobody there'));
  jobs.handleOutside('calls', (_payload, run) => (tried.push(run.now.getTime()), away()), { isPatient: true });
  await jobs.enqueue(database.db, 'calls', {}, clock.now());
  for (let minute = 0; minute < 120; minute++) {
    await worker().drain();
    clock.advance(60_000);
  }
  expect(tried).toHaveLength(100);
  expect((tried.at(-1) ?? 0) - (tried[0] ?? 0)).toBeGreaterThan(3_600_000);
});

test('an endless kind is tried until it is done, however long that takes, at most five minutes apart', async () => {
  const tried: number[] = [];
  const awayUntil = clock.now().getTime() + 30 * DAY_MS;
  jobs.handleOutside(
    'tells',
    async (_payload, run) => {
      tried.push(run.now.getTime());
      if (run.now.getTime() < awayUntil) throw new Error('nobody there');
    },
    { isEndless: true },
  );
  await jobs.enqueue(database.db, 'tells', {}, clock.now());
  for (let minute = 0; minute < 180; minute++) {
    await worker().drain();
    clock.advance(60_000);
  }
  const waits = tried.slice(1).map((at, index) => at - (tried[index] ?? 0));
  expect(Math.max(...waits)).toBe(300_000);
  await database.db.update(table).set({ attempts: 5_000 });
  clock.advance(30 * DAY_MS);
  expect([await worker().drain(), await worker().drain()]).toEqual([1, 0]);
});

test('work in the database can be endless, too', async () => {
  let isAway = true;
  const fails = () => (isAway ? Promise.reject(new Error('not today')) : Promise.resolve());
  jobs.handle('ends', fails, { isEndless: true });
  await jobs.enqueue(database.db, 'ends', {}, clock.now());
  for (let day = 0; day < 8; day++) {
    await worker().drain();
    clock.advance(DAY_MS);
  }
  isAway = false;
  await worker().drain();
  const [row] = await database.db.select().from(table);
  expect(row?.doneAt).not.toBeNull();
});

test('jobs of one line run in the order in which they were asked for, and a line holds up no other', async () => {
  let isAway = true;
  const say = async (name: string) => {
    if (isAway && name === 'first') throw new Error('nobody there');
    ran.push(name);
  };
  jobs.handleOutside('says', ({ name }) => say(String(name)), { isEndless: true });
  const inLine = (line: string, name: string, inMs = 0) => {
    const runAt = new Date(clock.now().getTime() + inMs);
    return jobs.enqueueInLine(database.db, line, { kind: 'says', payload: { name }, runAt });
  };
  await inLine('one', 'first');
  await inLine('one', 'second', -DAY_MS);
  await inLine('other', 'elsewhere');
  await worker().drain();
  expect(ran).toEqual(['elsewhere']);
  isAway = false;
  clock.advance(60_000);
  await Promise.all([worker().drain(), worker().drain()]);
  await worker().drain();
  expect(ran).toEqual(['elsewhere', 'first', 'second']);
});

test('what may be given up waits in no line', async () => {
  const job = { kind: 'note', payload: {}, runAt: clock.now() };
  await expect(jobs.enqueueInLine(database.db, 'one', job)).rejects.toThrow('may be given up');
});

test('one that keeps failing does not hold up the others', async () => {
  await jobs.enqueue(database.db, 'unknown kind', {}, new Date(clock.now().getTime() - 1));
  await note('after it');
  await worker().drain();
  expect(ran).toEqual(['after it']);
});

test('two processes share the work: no job runs twice', async () => {
  for (let n = 0; n < 60; n++) await note(`job ${n}`);
  const counts = await Promise.all([worker().drain(), worker().drain(), worker().drain()]);
  expect(counts.reduce((sum, count) => sum + count)).toBe(60);
  expect(new Set(ran).size).toBe(60);
});

test('a run ahead leaves alone what another process is doing', async () => {
  const started = Promise.withResolvers<void>();
  const ended = Promise.withResolvers<void>();
  jobs.handleOutside('slow', async () => {
    ran.push('slow');
    started.resolve();
    await ended.promise;
  });
  await jobs.enqueue(database.db, 'slow', {}, clock.now());
  const other = worker().drain();
  await started.promise;
  // It has been at it for a while, and its lease ends within the time that is run ahead.
  clock.advance(15_000);
  expect(await worker().drain(FURTHEST_AHEAD_MS)).toBe(0);
  ended.resolve();
  expect([await other, ran]).toEqual([1, ['slow']]);
});

test('who is slow gives back what is left of a batch before others take it for abandoned', async () => {
  const begun = performance.now();
  const time = vi.spyOn(performance, 'now').mockReturnValue(begun);
  const slow = worker();
  jobs.handle('slow', async () => {
    time.mockReturnValue(begun + 16_000);
    void slow.stop();
  });
  await jobs.enqueue(database.db, 'slow', {}, new Date(clock.now().getTime() - 1));
  await note('left');
  expect([await slow.drain(), ran]).toEqual([1, []]);
  time.mockRestore();
  expect([await worker().drain(), ran]).toEqual([1, ['left']]);
  expect((await database.db.select().from(table)).map(({ attempts }) => attempts)).toEqual([1, 1]);
});
