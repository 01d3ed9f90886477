import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { preparePlace } from '../platform/db/postgres-place.ts';
import { place, readOrder, readyToOrder } from './testing/orders.ts';
import { sentinel } from './scenarios/sentinels.ts';
import { createBrowser, type HttpTestBrowser } from './testing/browser.ts';

/** The gateway as those run it who have nothing else: one process on an embedded PostgreSQL with a folder of its own. */
let folder: string;
let home: string;
let running: Running | undefined;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'gateway-process-'));
  ({ home } = preparePlace(folder));
});
afterAll(async () => {
  await killEverything();
  rmSync(folder, { recursive: true, force: true });
  rmSync(home, { recursive: true, force: true });
});

interface Running {
  process: ChildProcess;
  origin: string;
}

async function start(): Promise<Running> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'server.ts')], {
    env: {
      ...process.env,
      ENVIRONMENT: 'tst',
      DATABASE_URL: undefined,
      DATA_DIR: folder,
      HOST_URL: 'http://localhost',
      PORT: '0',
      LOG_LEVEL: 'info',
      ATTEMPTS_PER_ADDRESS: '100000',
      // Longer than this process is ever kept from hearing that another one is to be asked.
      DRAIN_NOTICE_SECONDS: '2',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines = createInterface({ input: child.stdout });
  const port = await new Promise<number>((settle, fail) => {
    lines.on('line', (line) => {
      const said = JSON.parse(line) as { msg?: string; port?: number };
      if (said.msg === 'gateway is ready') settle(said.port ?? 0);
    });
    child.once('exit', (code) => fail(new Error(`The gateway ended with ${code} before it was ready`)));
  });
  running = { process: child, origin: `http://127.0.0.1:${port}` };
  return running;
}

/** `kill -9` of the gateway and of its database: neither can tidy up. */
async function killEverything(): Promise<void> {
  const child = running?.process;
  if (!child || child.exitCode !== null || child.signalCode !== null) return;
  const [databasePid] = readFileSync(join(home, 'cluster', 'postmaster.pid'), 'utf8').split('\n');
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  process.kill(Number(databasePid), 'SIGKILL');
  await ended;
}

function browserAt({ origin }: Running): HttpTestBrowser {
  return createBrowser((request) => fetch(request), origin);
}

/** As somebody behind a balancer, with a new connection for each call: goes elsewhere when the process is not ready. */
async function isReady({ origin }: Running): Promise<boolean> {
  const { status } = await fetch(`${origin}/health/ready`, { headers: { connection: 'close' } });
  return status === 200;
}

async function logIn(browser: HttpTestBrowser): Promise<void> {
  const { value: email, also } = sentinel('member');
  const { status } = await browser.send('POST', '/auth-api/v1/login', { email, password: also?.password });
  expect(status).toBe(200);
}

const register = (browser: HttpTestBrowser, email: string) =>
  browser.send<{ id: string }>('POST', '/broadband/v1/prospects', { firstName: 'Rowan', email });

const WRITERS = 8;
const ENOUGH = 200;

test('what was acknowledged is there after kill -9 of gateway and database: orders, interest, sessions', async () => {
  const first = await start();
  const browser = browserAt(first);
  await logIn(browser);
  const plan = await readyToOrder(browser, '7');
  const { body: placed } = await place(browser, plan.id);
  const before = await readOrder(browser, placed.id);

  const acknowledged = new Map<string, string>();
  const dead = new AbortController();
  const writers = Array.from({ length: WRITERS }, async (_, writer) => {
    const own = browserAt(first);
    for (let count = 0; !dead.signal.aborted; count++) {
      const email = `w${writer}-${count}@example.com`;
      // The last call of each writer finds nobody, or dies on the way.
      const answer = await register(own, email).catch(() => undefined);
      if (answer?.status === 201) acknowledged.set(email, answer.body.id);
      if (acknowledged.size >= ENOUGH && !dead.signal.aborted) {
        dead.abort();
        await killEverything();
      }
    }
  });
  await Promise.all(writers);
  expect(acknowledged.size).toBeGreaterThanOrEqual(ENOUGH);

  const second = await start();
  const later = browserAt(second);
  for (const [name, value] of browser.cookies) later.cookies.set(name, value);
  expect(await readOrder(later, placed.id)).toEqual(before);
  expect((await place(later, plan.id)).body).toEqual(placed);
  // Whoever registers again gets the id of the first time.
  const ids = await Promise.all(
    [...acknowledged.keys()].map(async (email) => [email, (await register(later, email)).body.id] as const),
  );
  expect(new Map(ids)).toEqual(acknowledged);
});

test('SIGTERM under load fails no request: what is asked is answered, and then the process ends with 0', async () => {
  const gateway = running ?? (await start());
  const ended = once(gateway.process, 'exit');
  const failures: unknown[] = [];
  const statuses = new Map<number, number>();
  let answers = 0;
  const clients = Array.from({ length: 30 }, async (_, client) => {
    const browser = browserAt(gateway);
    for (let handedBack = false; !handedBack;) {
      const path = client % 2 === 0 ? '/broadband/v1/products' : '/member-api/v1/members/me';
      const answer = await browser.get(path).catch((error: unknown) => void failures.push(error));
      // As a balancer does, the client takes its connection elsewhere when it is handed back.
      handedBack = !answer || answer.headers.get('connection') === 'close';
      if (answer) statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
      if ((answers += 1) === 300) gateway.process.kill('SIGTERM');
    }
  });
  const newcomers = Array.from({ length: 16 }, async () => {
    while (await isReady(gateway)) {
      const { status } = await fetch(`${gateway.origin}/broadband/v1/products`, { headers: { connection: 'close' } });
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
  });
  await Promise.all([
    ...clients,
    ...newcomers.map((each) => each.catch((error: unknown) => void failures.push(error))),
  ]);
  expect(failures).toEqual([]);
  expect([...statuses.keys()].toSorted((a, b) => a - b)).toEqual([200, 401]);
  expect(await ended).toEqual([0, null]);
});
