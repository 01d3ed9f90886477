import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { charts, gateway, kit, site, steps, studio } from './rooms.ts';

/**
 * Tests are on record by a key: their file; the title of a journey's walks; the file and title of one test, where its file
 * takes long.
 */

/** What a full run took, in seconds. */
export type Seconds = {
  /** From the start of the servers to the last test. */
  run: number;
  /** The step `unit`: how fast the machine was. Older records do not have it. */
  unit?: number;
  /** Tests that ran side by side. */
  workers: number;
  /** By key: all of its tests, and of these the main ways. */
  tests: Readonly<Record<string, { all: number; main: number }>>;
};

/** What is known of the last run in which everything was taken and passed. */
export type FullRun = {
  /** By room: the hash of its files. */
  rooms: Readonly<Record<string, string>>;
  /** By key: the journeys whose machines ran in its tests. */
  journeys: Readonly<Record<string, readonly string[]>>;
  /** By journey: the keys of tests that together took every transition of it. */
  proofs: Readonly<Record<string, readonly string[]>>;
  seconds: Seconds;
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

const everything = (why: string, seconds?: Seconds): Choice => ({
  walked: null,
  matching: null,
  why: `Every browser test: ${why}.${seconds ? aboutMinutes(seconds.run) : ''}`,
});

function aboutMinutes(seconds: number): string {
  const minutes = Math.round(seconds / 60);
  return ` About ${minutes > 1 ? `${minutes} minutes` : 'a minute'} where the last full run was made.`;
}

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`);

/** Test files that tell of one journey, or of several in a row. */
const ofJourneys = `(?:address-check|book-install|choose-plan|customise-plan|log-in|order-broadband|own-gateway|placed-switch|register-interest|reset-password|review-order|second-factor|switch-)`;

const ofOrders = String.raw`tests/journeys/(?:${ofJourneys}|saved-journeys\.)`;

/** Where a change of what all journeys stand on is seen first, beside the main ways: part of a test's file and title. */
export const seenIn: Readonly<Record<string, string>> = {
  [kit]: String.raw`studio/specs/ui-|tests/journeys/(?:date-selector-reach|keyboard|print|targets)\.`,
  [gateway]: String.raw`${ofOrders}|tests/journeys/server-errors\.`,
  [site]: `tests/journeys/(?!${ofJourneys})`,
  [charts]: walksTitle(''),
  [steps]: String.raw`${ofOrders}|tests/journeys/date-selector-reach\.`,
  [studio]: 'studio/',
  // The walks themselves.
  [walks]: walksTitle(''),
};

const onEveryPage = String.raw`${seenIn[site]}|studio/walks/client-session\.`;
const aroundSteps = String.raw`${ofOrders}|studio/walks/order-around\.`;
const toAccounts = String.raw`tests/journeys/(?:log-in|second-factor|reset-password)\.`;

/** Machines that run in most tests, whatever these tell of: where a change of them is seen, in place of all these. */
const inMostTests: Readonly<Record<string, string>> = {
  session: `${onEveryPage}|${toAccounts}`,
  'mobile-menu': onEveryPage,
  'order-broadband': aroundSteps,
  'address-check': aroundSteps,
};

/**
 * The main ways (`@main`), and of what has changed since the last full run: of a journey, every test in which its machine
 * ran then; of what all journeys stand on, the tests where it is seen first. Where a journey is to be walked whole, the
 * tests that took its transitions then are among them. Everything where no full run is known, and where a machine has
 * changed that no test is known of. `hasWalks`: whether a journey is walked by itself; `walksAll`: where there is no time for
 * everything, all walks as if they had changed.
 */
export function choose(
  last: FullRun | null,
  now: Readonly<Record<string, string>>,
  hasWalks: (journey: string) => boolean,
  walksAll = false,
): Choice {
  if (!last) return everything('no full run is on record');
  const changed = [...new Set([...Object.keys(last.rooms), ...Object.keys(now)])].filter(
    (room) => last.rooms[room] !== now[room],
  );
  const files = changed.filter((room) => room.endsWith('.spec.ts'));
  const journeys = changed.filter((room) => !(room in seenIn) && !files.includes(room));
  const ranWith = (journey: string) =>
    Object.keys(last.journeys).filter((tests) => last.journeys[tests]?.includes(journey));
  const unknown = journeys.filter((journey) => journey in now && ranWith(journey).length === 0 && !hasWalks(journey));
  if (unknown.length > 0 && !walksAll) return everything(`no test of ${unknown.join(', ')} is on record`, last.seconds);

  // What proves the transitions of all journeys leaves none that was proved before.
  const taken = walksAll ? [...changed, walks] : changed;
  const isAll = [charts, studio, walks].some((room) => taken.includes(room));
  const proofs = isAll ? Object.values(last.proofs).flat() : journeys.flatMap((journey) => last.proofs[journey] ?? []);
  const seen = taken.flatMap((room) => seenIn[room] ?? inMostTests[room] ?? []);
  const ran = journeys.filter((journey) => !(journey in inMostTests)).flatMap(ranWith);
  const named = [...files, ...ran, ...journeys.map(walksTitle), ...proofs];
  // File, title and tags stand apart by spaces; another journey's name may begin alike.
  const parts = [...seen, ...named.map((tests) => `${escaped(tests)}(?: |$)`)];
  const matching = new RegExp(['@main', ...new Set(parts)].join('|'));
  const why = `${walksAll ? 'Every walk, the' : 'The'} main ways, and what has changed since the last full run: ${changed.join(', ') || 'nothing'}.`;
  return { walked: isAll ? null : journeys, matching, why: why + aboutMinutes(secondsOf(matching, last.seconds)) };
}

/** What these tests will take: the full run without those that are left out. */
function secondsOf(matching: RegExp, { run, workers, tests }: Seconds): number {
  const isWhole = (key: string) => matching.test(key);
  const leftOut = Object.entries(tests).map(([key, { all, main }]) => (isWhole(key) ? 0 : all - main));
  return run - leftOut.reduce((sum, seconds) => sum + seconds, 0) / workers;
}

/** What is left of the time that a run was given, and how long its step `unit` took; both in seconds. */
export type Pace = { left: number; unit: number };

/**
 * Whether every browser test fits in the time that is left, by what the last full run took on its machine and how much
 * longer this one is at the same. Half the machines that continuous integration lends are twice as slow as the others.
 */
export const isEnough = ({ left, unit }: Pace, { run, unit: unitThen = unit }: Seconds): boolean =>
  run * Math.max(1, unit / unitThen) <= left;

const root = join(import.meta.dirname, '..', '..');

/**
 * The choice for these rooms, by the record in the repository. `isAll`: everything is asked for; where that takes longer
 * than `pace` leaves, every walk, the main ways and what has changed.
 */
export function readChoice(rooms: FullRun['rooms'], isAll: boolean, pace: Pace | null = null): Choice {
  const found = existsSync(recordFile) ? (JSON.parse(readFileSync(recordFile, 'utf8')) as Partial<FullRun>) : null;
  const last = isComplete(found) ? found : null;
  const isShort = last !== null && pace !== null && !isEnough(pace, last.seconds);
  if (isAll && !isShort) return everything('they were asked for', last?.seconds);
  const walked = new Set(readdirSync(join(root, 'studio', 'walks', 'journeys')));
  const choice = choose(last, rooms, (journey) => walked.has(`${journey}.browser.ts`), isAll);
  return isShort ? { ...choice, why: `There is no time for every browser test. ${choice.why}` } : choice;
}

/** Older records know less. */
const isComplete = (last: Partial<FullRun> | null): last is FullRun =>
  last?.proofs !== undefined && last.seconds !== undefined;
