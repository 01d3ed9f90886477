import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const root = join(import.meta.dirname, '../..');

/** A program under test on a port of the loopback interface. */
export type Running = {
  url: string;
  /** Milliseconds from the start of the process to its first answer. */
  startedIn: number;
  /** Microseconds of processor time used so far. */
  cpu: () => Promise<number>;
  stop: () => Promise<void>;
};

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  if (typeof address !== 'object' || !address) throw new Error('No port is free');
  return address.port;
}

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(url, { signal: AbortSignal.timeout(1_000) })).ok;
  } catch {
    return false;
  }
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await Promise.race([ended, wait(20_000).then(() => child.kill('SIGKILL'))]);
}

/** Starts a program and waits until it answers at `ready`. Throws when that takes longer than `limitMs`. */
export async function start(
  program: string,
  env: Record<string, string>,
  { ready = '/health/ready', limitMs = 90_000 } = {},
): Promise<Running> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const began = performance.now();
  const child = fork(join(import.meta.dirname, 'child.ts'), [join(root, program)], {
    cwd: root,
    env: { ...process.env, HOST_URL: url, ...env, PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  while (!(await answers(`${url}${ready}`))) {
    const isOver = performance.now() - began > limitMs;
    if (isOver || child.exitCode !== null) {
      await stop(child);
      throw new Error(`${program} did not answer at ${ready} within ${limitMs / 1_000} s`);
    }
    await wait(20);
  }
  return {
    url,
    startedIn: performance.now() - began,
    async cpu() {
      const told = once(child, 'message') as Promise<[NodeJS.CpuUsage]>;
      child.send('cpu');
      const [{ user, system }] = await told;
      return user + system;
    },
    stop: () => stop(child),
  };
}

/** The whole product as customers have it, on a database of the benchmark's own. */
export const startSite = (databaseUrl: string): Promise<Running> =>
  start('scripts/start.ts', {
    ENVIRONMENT: 'dev',
    TEST_TOOLS: 'off',
    ANSWER_CHECKS: 'off',
    DATABASE_URL: databaseUrl,
  });

/** As for customers: no test tools, no checks of our own answers, no limit that a benchmark would run into. */
export const gatewaySettings = {
  ENVIRONMENT: 'dev',
  TEST_TOOLS: 'off',
  ANSWER_CHECKS: 'off',
  LOG_LEVEL: 'error',
  LOOKUPS_PER_MINUTE: '100000000',
  ATTEMPTS_PER_ADDRESS: '1000000',
};
