import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { charts, gateway, kit, site, studio } from './rooms.ts';

/** What is known of the last run in which everything was taken and passed. */
export type FullRun = {
  /** By room: the hash of its files. */
  rooms: Readonly<Record<string, string>>;
  /** By test file, and by the title of a journey's walks: the journeys whose machines ran in it. */
  journeys: Readonly<Record<string, readonly string[]>>;
};

/** Which browser tests are to be taken. */
export type Choice = {
  /** Journeys of which every transition is taken, as all their tests are; null: of all. */
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

/** Test files that tell of one journey, or of several in a row. */
const ofJourneys = `(?:address-check|book-install|choose-plan|customise-plan|log-in|order-broadband|own-gateway|placed-switch|register-interest|reset-password|review-order|second-factor|switch-)`;

/** Where a change of what all journeys stand on is seen first, beside the main ways: part of a test's file and title. */
export const seenIn: Readonly<Record<string, string>> = {
  [kit]: String.raw`studio/specs/ui-|tests/journeys/(?:date-selector-reach|keyboard|print|targets)\.`,
  [gateway]: String.raw`tests/journeys/(?:${ofJourneys}|saved-journeys\.|server-errors\.)`,
  [site]: `tests/journeys/(?!${ofJourneys})`,
  [charts]: walksTitle(''),
  [studio]: 'studio/',
  // The walks themselves.
  [walks]: walksTitle(''),
};

/**
 * The main ways (`@main`), and of what has changed since the last full run: of a journey, every test in which its machine
 * ran then; of what all journeys stand on, the tests where it is seen first. A machine that runs in most tests counts as
 * part of the site. Everything where no full run is known.
 */
export function choose(last: FullRun | null, now: Readonly<Record<string, string>>): Choice {
  if (!last) return everything('no full run is on record');
  const changed = [...new Set([...Object.keys(last.rooms), ...Object.keys(now)])].filter(
    (room) => last.rooms[room] !== now[room],
  );
  const files = changed.filter((room) => room.endsWith('.spec.ts'));
  const journeys = changed.filter((room) => !(room in seenIn) && !files.includes(room));
  const ranWith = (journey: string) =>
    Object.keys(last.journeys).filter((tests) => last.journeys[tests]?.includes(journey));
  const isCommon = (journey: string) => ranWith(journey).length > Object.keys(last.journeys).length / 2;
  const own = journeys.filter((journey) => !isCommon(journey));
  const seen = [...changed, ...(own.length < journeys.length ? [site] : [])].flatMap((room) => seenIn[room] ?? []);
  const named = [...files, ...own.flatMap(ranWith), ...journeys.map(walksTitle)];
  return {
    walked: own,
    // File, title and tags stand apart by spaces; another journey's name may begin alike.
    matching: new RegExp(['@main', ...new Set([...seen, ...named.map((tests) => `${escaped(tests)} `)])].join('|')),
    why: `The main ways, and what has changed since the last full run: ${changed.join(', ') || 'nothing'}.`,
  };
}

/** The choice for these rooms, by the record in the repository. */
export function readChoice(rooms: FullRun['rooms']): Choice {
  const last = existsSync(recordFile) ? (JSON.parse(readFileSync(recordFile, 'utf8')) as FullRun) : null;
  return choose(last, rooms);
}
