import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What all journeys stand on: the host, its words, packages, and what the tests stand on. */
export const site = 'site';

/** What the pages are made of. */
export const kit = 'kit';

/** Gateway, partners, contracts, and what they stand on. */
export const gateway = 'gateway';

/** How tests of the order take its steps. */
export const steps = 'steps';

/** What the charts of all journeys share. */
export const charts = 'charts';

/** Inspector, gallery, testers' pages, and what walks the machines. */
export const studio = 'studio';

/** What no test in the browser can notice. */
const unseen = [
  // The inspector draws the journeys as they are kept there.
  /^docs\/(?!journeys\/.*\.json$)/,
  /\.md$/,
  /\.test\.tsx?$/,
  /^tests\/(architecture|contract|selection)\//,
  /^scripts\/(audit|bench|proof)/,
  /^(LICENSE|\.ci\/|\.git)/,
];

/** The folders and files of one journey: its chart, its pages, how a browser takes it, and what is written from these. */
const ofJourney =
  /^(?:(?:machines|src\/journeys)\/(?!shared\/)([a-z-]+)\/|(?:studio\/walks\/journeys|studio\/inspector\/open-in-state\/ways|docs\/journeys)\/([a-z-]+)\.)/;

const shared: readonly (readonly [files: RegExp, room: string])[] = [
  [/^studio\//, studio],
  [/^src\/ui\//, kit],
  [/^(gateway|partners|platform|openapi)\//, gateway],
  [/^machines\//, charts],
  [/^tests\/support\/browser\/(booking|switching)\./, steps],
];

/** Which room a file is in: a journey, a test file (by its path) or one of those above; null where no browser sees it. */
export function roomOf(path: string): string | null {
  if (unseen.some((pattern) => pattern.test(path))) return null;
  if (path.endsWith('.spec.ts')) return path;
  const [, folder, file] = ofJourney.exec(path) ?? [];
  const journey = folder ?? file;
  if (journey !== undefined) return journey;
  return shared.find(([files]) => files.test(path))?.[1] ?? site;
}

/** By room: a hash over its files, their names included. Asks git which files there are, those not yet added included. */
export function hashRooms(root: string): Record<string, string> {
  const listed = execFileSync(
    'git',
    ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--deduplicate'],
    {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 2 ** 26,
    },
  );
  const rooms = new Map<string, ReturnType<typeof createHash>>();
  for (const path of listed.split('\0').toSorted()) {
    const room = path === '' ? null : roomOf(path);
    const content = room === null ? null : contentOf(join(root, path));
    if (room === null || content === null) continue;
    const hash = rooms.get(room) ?? createHash('sha256');
    rooms.set(room, hash.update(path).update('\0').update(content).update('\0'));
  }
  return Object.fromEntries([...rooms].map(([room, hash]) => [room, hash.digest('hex').slice(0, 16)]));
}

/** Null for what is deleted and not yet known to git as such. */
function contentOf(path: string): Buffer | null {
  try {
    return readFileSync(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}
