import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readFileSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { linkLibraries, packagedBinaries, readableBinaries, type Owner } from './postgres-binaries.ts';

/** Where PostgreSQL's programs and data lie, and who runs them (ourselves when `owner` is undefined). */
export interface PostgresPlace {
  native: string;
  /** Holds `cluster`, `password` and `owner.json`. */
  home: string;
  owner: Owner | undefined;
}

/** What root's PostgreSQL needs is kept here, because the unprivileged user may not reach the project's folder. */
const SHARED = '/var/lib/embedded-postgres';

/** Linux's folder in memory, and how much of it the databases of a test run may take; the most that was seen is a fifth. */
const MEMORY = '/dev/shm';
const ROOM_IN_MEMORY = 2 * 2 ** 30;

/**
 * Finds or makes the place for the data of the folder `dataDir` (absolute). What is thrown away lies in memory where there
 * is room: a database is a thousand files, which a disk takes half a second to make.
 */
export function preparePlace(dataDir: string, { throwAway = false } = {}): PostgresPlace {
  const packaged = packagedBinaries();
  linkLibraries(packaged);
  mkdirSync(dataDir, { recursive: true });
  const user = process.getuid?.();
  const inMemory = throwAway && hasRoomInMemory() ? join(MEMORY, `embedded-postgres-${user}`) : undefined;
  if (user !== 0) return { native: packaged, home: inMemory ? homeIn(inMemory, dataDir) : dataDir, owner: undefined };
  const owner = unprivilegedUser();
  openFolder(SHARED);
  const home = homeIn(inMemory ?? join(SHARED, 'data'), dataDir);
  return { native: readableBinaries(packaged, SHARED, owner), home, owner };
}

function hasRoomInMemory(): boolean {
  if (process.platform !== 'linux' || !existsSync(MEMORY)) return false;
  const { bavail, bsize } = statfsSync(MEMORY);
  return bavail * bsize >= ROOM_IN_MEMORY;
}

function homeIn(parent: string, dataDir: string): string {
  openFolder(parent);
  return openFolder(join(parent, placeId(dataDir)));
}

/** Others may go through it, whoever made it. */
function openFolder(folder: string): string {
  mkdirSync(folder, { recursive: true });
  chmodSync(folder, 0o755);
  return folder;
}

/** The id in `dataDir` names the data that belong to it: with the folder deleted, the next start begins afresh. */
function placeId(dataDir: string): string {
  const file = join(dataDir, 'place-id');
  if (!existsSync(file)) writeFileSync(file, randomBytes(8).toString('hex'));
  return readFileSync(file, 'utf8').trim();
}

function lookUp(name: string): Owner | undefined {
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((entry) => entry.startsWith(`${name}:`));
  const [, , uid, gid] = line?.split(':') ?? [];
  return uid && gid ? { uid: Number(uid), gid: Number(gid) } : undefined;
}

/** PostgreSQL refuses to run as root. */
function unprivilegedUser(): Owner {
  const known = lookUp('postgres');
  if (known) return known;
  spawnSync('useradd', ['--system', '--user-group', '--no-create-home', '--shell', '/usr/sbin/nologin', 'postgres']);
  const owner = lookUp('postgres') ?? lookUp('nobody');
  if (!owner) throw new Error('PostgreSQL does not run as root and no other user was found. Set DATABASE_URL.');
  return owner;
}
