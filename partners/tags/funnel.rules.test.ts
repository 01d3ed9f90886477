import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { funnelOf, type LogEntry } from './funnel.rules.ts';

const MINUTE_MS = 60_000;
const noon = new Date('2026-11-23T12:00:00Z');
const minutesAgo = (minutes: number) => new Date(noon.getTime() - minutes * MINUTE_MS);

const places = { choosing: 'page:Choosing', comparing: 'page:Choosing', paying: 'page:Paying', paid: 'end:paid' };

type Told = Partial<LogEntry> & Pick<LogEntry, 'state'>;

const entryOf = (told: Told): LogEntry => ({
  visit: 'wren',
  at: minutesAgo(60),
  device: 'phone',
  version: 'one',
  by: 'asked',
  from: null,
  seconds: null,
  ...told,
});
const sumsOf = (log: readonly Told[], asked: Partial<Parameters<typeof funnelOf>[1]> = {}) =>
  funnelOf(log.map(entryOf), { journey: 'buy', places, ...asked }, noon);
const placeIn = (sums: ReturnType<typeof funnelOf>, place: string) => sums.places.find((one) => one.place === place);

const bought: Told[] = [
  { state: 'choosing', by: 'start' },
  { state: 'comparing', from: 'choosing', seconds: 10 },
  { state: 'helped', from: 'helping', seconds: 200 },
  { state: 'choosing', from: 'comparing', seconds: 20 },
  { state: 'deciding', from: 'choosing', seconds: 5 },
  { state: 'paying', from: 'deciding', seconds: 1 },
  { state: 'paid', from: 'paying', seconds: 40 },
];

describe('a customer who buys', () => {
  test('came to each page once, whatever they did on it, and stayed there for all of that', () => {
    const sums = sumsOf(bought);
    expect(placeIn(sums, 'page:Choosing')).toEqual({
      place: 'page:Choosing',
      came: 1,
      wentOn: 1,
      left: 0,
      stillThere: 0,
      medianSeconds: 35,
    });
    expect(sums.moves).toEqual([
      { from: null, to: 'page:Choosing', count: 1 },
      { from: 'page:Choosing', to: 'page:Paying', count: 1 },
      { from: 'page:Paying', to: 'end:paid', count: 1 },
    ]);
  });

  test('and begins from the beginning has come twice in one visit', () => {
    const sums = sumsOf([...bought, { state: 'choosing', by: 'start' }]);
    expect(sums).toMatchObject({ visits: 1, runs: 2 });
    expect(placeIn(sums, 'page:Choosing')).toMatchObject({ came: 2, wentOn: 1, left: 1 });
  });
});

describe('a machine with parts', () => {
  const opened: Told[] = [
    { state: 'choosing', by: 'start' },
    { state: 'helping', by: 'start' },
    { state: 'comparing', by: 'start' },
  ];

  test('is opened once, however many parts begin, and twice when they begin again', () => {
    expect(sumsOf(opened)).toMatchObject({
      runs: 1,
      places: [{ place: 'page:Choosing', came: 1, stillThere: 0, left: 1 }],
    });
    expect(sumsOf([...opened, ...opened]).runs).toBe(2);
    // Whoever has done something since, has opened it anew.
    const since: Told[] = [
      { state: 'helped', from: 'helping' },
      { state: 'paying', by: 'start' },
    ];
    expect(sumsOf([...opened, ...since]).runs).toBe(2);
  });

  test('is left by one of them, after the time of that one: those of parts beside each other are not added', () => {
    const beside: Told[] = [...opened, { state: 'shown', from: 'comparing', seconds: 30 }];
    const median = (...log: Told[]) => placeIn(sumsOf([...beside, ...log]), 'page:Choosing')?.medianSeconds;
    expect(median({ state: 'paying', from: 'choosing', seconds: 40 })).toBe(40);
    expect(median({ state: 'paying', from: 'shown', seconds: 10 })).toBe(30);
    // A part that nobody has heard of there.
    expect(median({ state: 'paying', from: 'unheard', seconds: 10 })).toBeNull();
  });
});

test('a customer is still there for half an hour, and has left then', () => {
  const after = (minutes: number) => placeIn(sumsOf([{ state: 'paying', at: minutesAgo(minutes) }]), 'page:Paying');
  expect(after(29)).toMatchObject({ stillThere: 1, left: 0 });
  expect(after(30)).toMatchObject({ stillThere: 0, left: 1 });
});

test('how long customers stay is said by the one in the middle, of those of whom it is known', () => {
  const stay = (visit: string, seconds: number | null): Told[] => [
    { visit, state: 'choosing', by: 'start' },
    { visit, state: 'paying', from: 'choosing', seconds },
  ];
  const median = (...log: Told[][]) => placeIn(sumsOf(log.flat()), 'page:Choosing')?.medianSeconds;
  expect(median(stay('a', 10), stay('b', 900), stay('c', 20))).toBe(20);
  expect(median(stay('a', 10), stay('b', 20))).toBe(15);
  expect(median(stay('a', null), stay('b', 20))).toBe(20);
  expect(median(stay('a', null))).toBeNull();
  // Where nobody says what was before, nobody knows how long that was.
  expect(median([{ state: 'choosing', by: 'start' }, { state: 'paying' }])).toBeNull();
});

test('period, device and version are those with which a run began', () => {
  const log: Told[] = [
    { visit: 'a', state: 'choosing', by: 'start', at: minutesAgo(100), version: 'one' },
    { visit: 'b', state: 'choosing', by: 'start', at: minutesAgo(50), version: 'two', device: 'desktop' },
    { visit: 'a', state: 'paying', at: minutesAgo(40), version: 'two' },
  ];
  const runs = (asked: Partial<Parameters<typeof funnelOf>[1]>) => sumsOf(log, asked).runs;
  expect(runs({})).toBe(2);
  expect(runs({ from: minutesAgo(100).toISOString(), to: minutesAgo(50).toISOString() })).toBe(1);
  expect(runs({ device: 'desktop' })).toBe(1);
  expect(runs({ version: 'one', device: 'desktop' })).toBe(0);
  expect(placeIn(sumsOf(log, { version: 'one' }), 'page:Paying')).toMatchObject({ came: 1 });
  // What can be chosen is all that there is, whatever is chosen.
  expect(sumsOf(log, { device: 'desktop' })).toMatchObject({
    entries: 3,
    devices: ['phone', 'desktop'],
    versions: [{ version: 'two' }, { version: 'one' }],
  });
});

test('whatever the log holds, the sums reconcile with it', () => {
  const told = fc.record({
    visit: fc.constantFrom('a', 'b', 'c'),
    at: fc.integer({ min: 0, max: 90 }).map(minutesAgo),
    device: fc.constantFrom('phone', 'tablet', 'desktop'),
    version: fc.constantFrom('one', 'two'),
    state: fc.constantFrom(...Object.keys(places), 'deciding', 'toString'),
    by: fc.constantFrom('start', 'asked'),
    from: fc.option(fc.constantFrom(...Object.keys(places), 'deciding')),
    seconds: fc.option(fc.nat(5_000)),
  });
  fc.assert(
    fc.property(fc.array(told, { maxLength: 60 }), (log) => {
      const sums = sumsOf(log);
      const total = (counts: readonly number[]) => counts.reduce((sum, count) => sum + count, 0);
      for (const { place, came, wentOn, left, stillThere } of sums.places) {
        expect(came).toBe(wentOn + left + stillThere);
        expect(total(sums.moves.filter(({ to }) => to === place).map(({ count }) => count))).toBe(came);
        expect(total(sums.moves.filter(({ from }) => from === place).map(({ count }) => count))).toBe(wentOn);
      }
      expect(total(sums.places.map(({ left, stillThere }) => left + stillThere))).toBe(sums.runs);
      expect(total(sums.moves.filter(({ from }) => from === null).map(({ count }) => count))).toBe(sums.runs);
      expect(sums.runs).toBeGreaterThanOrEqual(sums.visits);
      // Each device and each version is a part of the whole.
      const parts = ['phone', 'tablet', 'desktop'] as const;
      expect(total(parts.map((device) => sumsOf(log, { device }).runs))).toBe(sums.runs);
      expect(total(sums.versions.map(({ version }) => sumsOf(log, { version }).runs))).toBe(sums.runs);
      // By each state as a place of its own, every entry of a place but one that follows on its like is one that somebody came to.
      const own = sumsOf(log, { places: Object.fromEntries(Object.keys(places).map((state) => [state, state])) });
      const known = log.filter(({ state }) => Object.hasOwn(places, state));
      const stayed = known.filter((entry, index) => {
        const last = known.slice(0, index).findLast(({ visit }) => visit === entry.visit);
        return entry.by !== 'start' && last?.state === entry.state;
      });
      expect(total(own.places.map(({ came }) => came)) + stayed.length).toBe(known.length);
    }),
  );
});
