import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { site, studio } from './rooms.ts';

/** What is known of the last run in which everything was taken and passed. */
export type FullRun = {
  /** By room: the hash of its files. */
  rooms: Readonly<Record<string, string>>;
  /** By test file, and by the title of a journey's walks: the journeys whose machines ran in it. */
  journeys: Readonly<Record<string, readonly string[]>>;
};

/** Which browser tests are to be taken. */
export type Choice = {
  /** Journeys of which every transition is walked; null: of all. */
  walked: readonly string[] | null;
  /** What file, title and tags of a test have to match; null: every test is taken. */
  matching: RegExp | null;
  /** Why, in words for who waits for it. */
  why: string;
};

export const recordFile = join(import.meta.dirname, 'last-full-run.json');

/** The walks of a journey, as `walks.spec.ts` names them. */
export const walksTitle = (journey: string): string => `customers walk through ${journey}`;

export const walks = 'studio/walks/walks.spec.ts';
export const everything = (why: string): Choice => ({
  walked: null,
  matching: null,
  why: `Every browser test: ${why}.`,
});

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`);

/**
 * Everything where something changed that all journeys stand on. Otherwise the main ways (`@main`), and all tests of what
 * has changed since the last full run: of a journey, every test in which its machine ran then.
 */
export function choose(last: FullRun | null, now: Readonly<Record<string, string>>): Choice {
  if (!last) return everything('no full run is on record');
  const changed = [...new Set([...Object.keys(last.rooms), ...Object.keys(now)])].filter(
    (room) => last.rooms[room] !== now[room],
  );
  if (changed.includes(site)) return everything('something has changed that all journeys stand on');
  const files = changed.filter((room) => room.endsWith('.spec.ts'));
  if (files.includes(walks)) return everything('the walks themselves have changed');
  const journeys = changed.filter((room) => room !== studio && !files.includes(room));
  const touched = Object.keys(last.journeys).filter((tests) =>
    last.journeys[tests]?.some((journey) => journeys.includes(journey)),
  );
  const parts = [
    '@main',
    ...(changed.includes(studio) ? ['studio/'] : []),
    // File, title and tags stand apart by spaces; another journey's name may begin alike.
    ...[...new Set([...files, ...touched, ...journeys.map(walksTitle)])].map((tests) => `${tests} `),
  ];
  return {
    walked: changed.includes(studio) ? null : journeys,
    matching: new RegExp(parts.map(escaped).join('|')),
    why: `The main ways, and all of what has changed since the last full run: ${changed.join(', ') || 'nothing'}.`,
  };
}

/** The choice for these rooms, by the record in the repository. */
export function readChoice(rooms: FullRun['rooms']): Choice {
  const last = existsSync(recordFile) ? (JSON.parse(readFileSync(recordFile, 'utf8')) as FullRun) : null;
  return choose(last, rooms);
}
