import { existsSync, linkSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const STOP_LIMIT_MS = 15_000;
const ZOMBIE_LIMIT_MS = 2_000;

function ownerFile(home: string): string {
  return join(home, 'owner.pid');
}

/** Signal 0 only asks whether the process is there. */
function send(pid: number, signal: 'SIGINT' | 0): boolean {
  try {
    process.kill(pid, signal);
    return true;
  } catch (error) {
    // EPERM: alive, and somebody else's.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

function isAlive(pid: number): boolean {
  return send(pid, 0);
}

/** The fields of /proc/<pid>/stat from the third on, the state; none where there is no such file. */
function statOf(pid: number): string[] {
  const file = `/proc/${pid}/stat`;
  // The second field, in brackets, may hold spaces.
  return existsSync(file) ? (readFileSync(file, 'utf8').split(') ').at(-1)?.split(' ') ?? []) : [];
}

/** Has ended, and keeps its number until somebody asks how. */
function isZombie(pid: number): boolean {
  return statOf(pid)[0] === 'Z';
}

/** Tells a process from a later one with the same number, as after the restart of a container; '' where unknown. */
function startOf(pid: number): string {
  return statOf(pid)[19] ?? '';
}

function claimOf(pid: number): string {
  return `${pid} ${startOf(pid)}`;
}

/** The process that uses the data, if it is alive. */
function livingOwner(home: string): number | undefined {
  if (!existsSync(ownerFile(home))) return undefined;
  const claim = readFileSync(ownerFile(home), 'utf8');
  const pid = Number(claim.split(' ')[0]);
  return pid && isAlive(pid) && claim === claimOf(pid) ? pid : undefined;
}

/**
 * Claims the data for this process. Data of a process that was killed are taken over, together with the PostgreSQL
 * that it left behind. Throws when the process that claimed them is still running.
 */
export async function claimHome(home: string): Promise<void> {
  const file = ownerFile(home);
  // Linked into place whole: a file that is opened and then written could be read in between.
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, claimOf(process.pid));
  for (;;)
    try {
      linkSync(draft, file);
      rmSync(draft);
      break;
    } catch (error) {
      if (!existsSync(file)) throw error;
      const pid = livingOwner(home);
      if (pid !== undefined) {
        rmSync(draft);
        throw new Error(
          `The database in ${home} is in use by process ${pid}. Stop that process, or set DATA_DIR or DATABASE_URL.`,
          { cause: error },
        );
      }
      rmSync(file, { force: true });
    }
  await stopLeftBehind(home);
}

const THROW_AWAY = 'throw-away';

/** Says that the data are worth nothing when their owner has ended. */
export function markThrowAway(home: string): void {
  writeFileSync(join(home, THROW_AWAY), '');
}

/**
 * Deletes what killed test runs left beside `home`. A PostgreSQL that still runs there finds its lock file gone and
 * ends by itself within a minute.
 */
export function sweepThrowAways(home: string): void {
  const parent = dirname(home);
  for (const name of readdirSync(parent)) {
    const sibling = join(parent, name);
    if (sibling !== home && existsSync(join(sibling, THROW_AWAY)) && livingOwner(sibling) === undefined)
      rmSync(sibling, { recursive: true, force: true });
  }
}

export function releaseHome(home: string): void {
  rmSync(ownerFile(home), { force: true });
}

/** `kill -9` of ours leaves PostgreSQL running on the data; a second one on them would be refused. */
async function stopLeftBehind(home: string): Promise<void> {
  const pidFile = join(home, 'cluster', 'postmaster.pid');
  if (!existsSync(pidFile)) return;
  const pid = Number(readFileSync(pidFile, 'utf8').split('\n')[0]);
  if (!pid || !isAlive(pid)) return;
  if (isPostgresOf(pid, home)) send(pid, 'SIGINT');
  else if (!isZombie(pid)) return;
  for (let waited = 0; existsSync(pidFile) && isAlive(pid); waited += 50) {
    // PostgreSQL takes a zombie for a living server. Where process 1 never asks for its foundlings, it stays one.
    if (waited > ZOMBIE_LIMIT_MS && isZombie(pid)) return rmSync(pidFile);
    if (waited > STOP_LIMIT_MS) throw new Error(`PostgreSQL (process ${pid}) still runs on ${home} and does not stop.`);
    await wait(50);
  }
}

/** The number may belong to a stranger by now: after a restart of the machine they are given out again. */
function isPostgresOf(pid: number, home: string): boolean {
  const commandLine = `/proc/${pid}/cmdline`;
  return !existsSync(commandLine) || readFileSync(commandLine, 'utf8').includes(join(home, 'cluster'));
}
