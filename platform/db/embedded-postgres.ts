import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, Socket } from 'node:net';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { giveTo } from './postgres-binaries.ts';
import { claimHome, markThrowAway, releaseHome, sweepThrowAways } from './postgres-owner.ts';
import { preparePlace, type PostgresPlace } from './postgres-place.ts';

export interface EmbeddedPostgres {
  /** `postgresql://…@127.0.0.1:<port>/postgres` */
  url: string;
  /** The folder that the data really are in. */
  home: string;
  stop: () => Promise<void>;
}

export interface EmbeddedOptions {
  /** Told what is being done, in words for who waits. */
  onProgress?: (message: string) => void;
  /** For tests: faster, does not survive a crash of the machine, in memory where there is room, and deleted by `stop`. */
  throwAway?: boolean;
  /** No commit waits for the disk: a crash of the machine loses the last second, and breaks nothing. */
  lazyCommits?: boolean;
}

const READY = 'database system is ready to accept connections';
const START_LIMIT_MS = 60_000;
const STOP_LIMIT_MS = 10_000;
const RETRY_MS = 100;

/** What passes by itself when a start is tried again. */
const passing = [
  // Somebody took the port between our asking for it and PostgreSQL's.
  { sign: 'could not bind', attempts: 3 },
  // The server before was killed, and its connections have not noticed yet.
  { sign: 'pre-existing shared memory block', attempts: 50 },
];

/**
 * Starts PostgreSQL from npm's own binaries on the data in `dataDir`, which is made when missing. It listens on a free
 * port of the loopback interface and on nothing else, and stops with this process.
 * Throws when another running process already uses the data.
 */
export async function startEmbeddedPostgres(dataDir: string, options: EmbeddedOptions = {}): Promise<EmbeddedPostgres> {
  const place = preparePlace(resolve(dataDir), options);
  await claimHome(place.home);
  if (options.throwAway) {
    markThrowAway(place.home);
    sweepThrowAways(place.home);
  }
  try {
    const password = await ensureCluster(place, options);
    options.onProgress?.('Starting PostgreSQL');
    const { server, port } = await startServer(place, options);
    const endWithUs = () => {
      server.kill('SIGINT');
      releaseHome(place.home);
    };
    process.once('exit', endWithUs);
    return {
      url: `postgresql://postgres:${password}@127.0.0.1:${port}/postgres`,
      home: place.home,
      async stop() {
        process.off('exit', endWithUs);
        await stopServer(server);
        releaseHome(place.home);
        if (options.throwAway) rmSync(place.home, { recursive: true, force: true });
      },
    };
  } catch (error) {
    releaseHome(place.home);
    throw error;
  }
}

function clusterOf(place: PostgresPlace): string {
  return join(place.home, 'cluster');
}

function program(place: PostgresPlace, name: 'initdb' | 'postgres'): string {
  return join(place.native, 'bin', process.platform === 'win32' ? `${name}.exe` : name);
}

function identity(place: PostgresPlace) {
  return { ...place.owner, cwd: place.native, env: { ...process.env, LC_ALL: 'C' } };
}

/** Makes the data folder when there is none or when making it was interrupted. Gives the password. */
async function ensureCluster(place: PostgresPlace, options: EmbeddedOptions): Promise<string> {
  const passwordFile = join(place.home, 'password');
  const cluster = clusterOf(place);
  const finished = join(place.home, 'made');
  if (existsSync(finished)) return readFileSync(passwordFile, 'utf8');
  options.onProgress?.('Making the database folder (the first time only)');
  rmSync(cluster, { recursive: true, force: true });
  const password = randomBytes(18).toString('base64url');
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if (place.owner) giveTo(place.home, place.owner);
  const flags = ['--encoding=UTF8', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C'];
  const result = spawnSync(
    program(place, 'initdb'),
    ['-D', cluster, '-U', 'postgres', '-A', 'scram-sha-256', `--pwfile=${passwordFile}`, '--no-sync', ...flags],
    { ...identity(place), encoding: 'utf8' },
  );
  if (result.status !== 0)
    throw new Error(`PostgreSQL could not make its data folder ${cluster}: ${result.error?.message ?? result.stderr}`);
  writeFileSync(finished, '');
  return password;
}

async function startServer(
  place: PostgresPlace,
  options: EmbeddedOptions,
): Promise<{ server: ChildProcess; port: number }> {
  for (let attempt = 1; ; attempt++) {
    const port = await freePort();
    const server = spawn(program(place, 'postgres'), argumentsOf(place, port, options), {
      ...identity(place),
      // Its own group: Ctrl-C in a terminal must reach us first, so that requests in hand still find the database.
      detached: true,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    const failure = await readiness(server);
    if (failure === undefined) {
      // The database must not keep a process alive that has nothing else to do.
      server.unref();
      if (server.stderr instanceof Socket) server.stderr.unref();
      return { server, port };
    }
    const passes = passing.find(({ sign }) => failure.includes(sign));
    if (!passes || attempt >= passes.attempts) throw new Error(`PostgreSQL did not start: ${failure}`);
    await wait(RETRY_MS);
  }
}

function argumentsOf(place: PostgresPlace, port: number, options: EmbeddedOptions): string[] {
  const settings = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    lc_messages: 'C',
    shared_buffers: '32MB',
    max_connections: '200',
    ...(options.lazyCommits ? { synchronous_commit: 'off' } : {}),
    ...(options.throwAway ? { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' } : {}),
  };
  return [
    '-D',
    clusterOf(place),
    '-p',
    String(port),
    ...Object.entries(settings).flatMap(([k, v]) => ['-c', `${k}=${v}`]),
  ];
}

/** Resolves with nothing when the server takes connections, or with what it said before it ended. */
function readiness(server: ChildProcess): Promise<string | undefined> {
  let said = '';
  const ready = new Promise<string | undefined>((settle) => {
    server.stderr?.setEncoding('utf8').on('data', (text: string) => {
      // Read to the end of the server's life, or it would stop at a full pipe; kept only until it is ready.
      if (said.includes(READY)) return;
      said += text;
      if (said.includes(READY)) settle(undefined);
    });
    server.once('error', (error) => settle(error.message));
    server.once('exit', () => settle(said));
  });
  const late = setTimeout(() => server.kill('SIGKILL'), START_LIMIT_MS);
  return ready.finally(() => clearTimeout(late));
}

async function stopServer(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  server.ref();
  const ended = once(server, 'exit');
  // Fast shutdown: transactions in hand are rolled back, everything committed is on disk.
  server.kill('SIGINT');
  const late = setTimeout(() => server.kill('SIGKILL'), STOP_LIMIT_MS);
  await ended;
  clearTimeout(late);
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  return typeof address === 'object' && address ? address.port : 0;
}
