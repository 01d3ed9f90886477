import type { components } from '../../openapi/generated/tags.d.ts';

type Schemas = components['schemas'];

/** A step of a visit, as it is kept. */
export type LogEntry = Pick<Schemas['Entries'], 'visit' | 'device' | 'version'> &
  Pick<Schemas['Step'], 'state' | 'by'> & { at: Date; from: string | null; seconds: number | null };

/** Whoever does nothing for so long has left. */
const LEFT_AFTER_MS = 30 * 60_000;

/**
 * A place that a run came to. `lasted` says by the state that a part of the machine is in how long that part has been there, as parts
 * go on beside each other and their times are not to be added; `seconds` is the time of the part that went on, where it is known.
 */
type Stop = { place: string; last: Date; lasted: Map<string, number | null>; seconds: number | null };

/** A journey once through, or as far as it went. `begun` are the states in which its parts have begun, until something else comes. */
type Run = { first: LogEntry; begun: Set<string> | null; stops: [Stop, ...Stop[]] };

const stopAt = (place: string, { state, at }: LogEntry): Stop => ({
  place,
  last: at,
  lasted: new Map([[state, 0]]),
  seconds: null,
});

/** A machine with parts tells of a start for each. */
const isFurtherPart = ({ begun }: Run, { by, state }: LogEntry): boolean =>
  by === 'start' && begun !== null && !begun.has(state);

/** How long it lasted is known where each part of it is. */
const longer = (seconds: number | null, more: number | null): number | null =>
  seconds === null || more === null ? null : seconds + more;

/** Runs through one journey, from the log in its order. A state that is in no place is passed over, as if it had not been told. */
function runsIn(log: readonly LogEntry[], places: Readonly<Record<string, string>>): Run[] {
  const runs: Run[] = [];
  /** The run of each visit that goes on. */
  const going = new Map<string, Run>();
  const placeOf = (state: string | null) =>
    state !== null && Object.hasOwn(places, state) ? places[state] : undefined;
  for (const entry of log) {
    const place = placeOf(entry.state);
    const run = going.get(entry.visit);
    if (place !== undefined && (!run || (entry.by === 'start' && !isFurtherPart(run, entry)))) {
      const begun = entry.by === 'start' ? new Set([entry.state]) : null;
      const next: Run = { first: entry, begun, stops: [stopAt(place, entry)] };
      going.set(entry.visit, next);
      runs.push(next);
    } else if (run) {
      const stop = run.stops.at(-1) ?? run.stops[0];
      const { from, state } = entry;
      const isPart = isFurtherPart(run, entry);
      run.begun = isPart && run.begun ? run.begun.add(state) : null;
      if (isPart && place === stop.place) stop.lasted.set(state, 0);
      const before = from === null ? undefined : stop.lasted.get(from);
      if (from !== null && before !== undefined) {
        stop.lasted.delete(from);
        // What is passed over may say how long the page before it lasted.
        stop.lasted.set(state, placeOf(from) === stop.place ? longer(before, entry.seconds) : before);
      }
      if (place === undefined) continue;
      stop.last = entry.at;
      if (place === stop.place) continue;
      // Of a part that has not been heard of there nobody knows for how long it was.
      stop.seconds = before === undefined ? null : (stop.lasted.get(state) ?? null);
      run.stops.push(stopAt(place, entry));
    }
  }
  return runs;
}

/** The one in the middle, or what lies between the two in the middle; null of none. */
function medianOf(values: readonly number[]): number | null {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = sorted.slice(Math.ceil(sorted.length / 2) - 1, Math.floor(sorted.length / 2) + 1);
  return middle.length === 0 ? null : middle.reduce((sum, value) => sum + value, 0) / middle.length;
}

type Counted = Schemas['PlaceSums'] & { stays: number[] };

function countPlaces(runs: readonly Run[], now: Date): Schemas['PlaceSums'][] {
  const counted = new Map<string, Counted>();
  for (const { stops } of runs)
    for (const [index, { place, last, seconds }] of stops.entries()) {
      const sums: Counted = counted.get(place) ?? {
        place,
        came: 0,
        wentOn: 0,
        left: 0,
        stillThere: 0,
        medianSeconds: null,
        stays: [],
      };
      counted.set(place, sums);
      sums.came += 1;
      if (index < stops.length - 1) {
        sums.wentOn += 1;
        if (seconds !== null) sums.stays.push(seconds);
      } else if (now.getTime() - last.getTime() >= LEFT_AFTER_MS) sums.left += 1;
      else sums.stillThere += 1;
    }
  return [...counted.values()].map(({ stays, ...sums }) => ({ ...sums, medianSeconds: medianOf(stays) }));
}

function countMoves(runs: readonly Run[]): Schemas['MoveSums'][] {
  const counted = new Map<string, Schemas['MoveSums']>();
  for (const { stops } of runs)
    for (const [index, { place: to }] of stops.entries()) {
      const from = stops[index - 1]?.place ?? null;
      const key = JSON.stringify([from, to]);
      const move = counted.get(key) ?? { from, to, count: 0 };
      counted.set(key, { ...move, count: move.count + 1 });
    }
  return [...counted.values()];
}

/** When each version was first heard of, the youngest first. */
function versionsIn(log: readonly LogEntry[]): Schemas['Funnel']['versions'] {
  const since = new Map<string, Date>();
  for (const { version, at } of log) if (!since.has(version)) since.set(version, at);
  return [...since]
    .toSorted(([, one], [, other]) => other.getTime() - one.getTime())
    .map(([version, at]) => ({ version, since: at.toISOString() }));
}

const devices = ['phone', 'tablet', 'desktop'] as const;

/** What visits did in a journey: of the runs that began in the time that is asked for, on such a device, with such a version. */
export function funnelOf(
  log: readonly LogEntry[],
  { places, from, to, device, version }: Schemas['FunnelQuestion'],
  now: Date,
): Schemas['Funnel'] {
  const runs = runsIn(log, places).filter(
    ({ first }) =>
      (from === undefined || first.at >= new Date(from)) &&
      (to === undefined || first.at < new Date(to)) &&
      (device === undefined || first.device === device) &&
      (version === undefined || first.version === version),
  );
  return {
    runs: runs.length,
    visits: new Set(runs.map(({ first }) => first.visit)).size,
    entries: log.length,
    places: countPlaces(runs, now),
    moves: countMoves(runs),
    devices: devices.filter((one) => log.some((entry) => entry.device === one)),
    versions: versionsIn(log),
  };
}
