import { describe, expect, it } from 'vitest';
import { journeys } from '../../machines/index.ts';
import { leavesIn, readChart } from '../charts/read-chart.ts';
import type { Box } from '../charts/drawing.types.ts';
import { copyOf } from '../diagrams/journey-copy.ts';
import { crossingsIn } from './crossings.ts';
import { layOutMap } from './lay-out-map.ts';
import { mainWays } from './main-ways.ts';
import { mapNames, mapOf } from './maps.ts';

/** px: what the pane of an inspector has for a picture in a window of 1,280. */
const pane = 684;

/** Whether two cards cover each other anywhere. */
const areOver = (one: Box, other: Box): boolean =>
  Math.abs(one.x + one.width / 2 - other.x - other.width / 2) < (one.width + other.width) / 2 &&
  Math.abs(one.y + one.height / 2 - other.y - other.height / 2) < (one.height + other.height) / 2;

const counted = (names: readonly string[]): string[] => names.toSorted();

describe.each(journeys.map((journey) => [journey.name, journey] as const))('the map of %s', (name, journey) => {
  const map = mapOf(journey);
  const chart = readChart(journey.machine);
  const sides = map.cards.flatMap(({ wrong, others }) => [...wrong, ...others]);
  const shown = map.cards.flatMap(({ place, waits }) => [place, ...waits]).concat(sides.map(({ place }) => place));

  it('has each state on one page, or with what is decided and done beside the pages', () => {
    const placed = shown.flatMap(({ states }) => states);
    expect(counted([...placed, ...map.outside])).toEqual(counted(leavesIn(chart.root).map(({ id }) => id)));
  });

  it('has each transition as an arrow, in a badge, within a page, or around them all', () => {
    const told = new Set([
      ...map.around,
      ...map.arrows.flatMap(({ transitions, back }) => [...transitions, ...back]),
      ...sides.flatMap(({ transitions }) => transitions),
      ...map.cards.flatMap(({ within, back, ahead }) => [
        ...within,
        ...[...back, ...ahead].flatMap(({ transitions }) => [...transitions]),
      ]),
    ]);
    expect(chart.transitions.map(({ id }) => id).filter((id) => !told.has(id))).toEqual([]);
  });

  it('leads from each page of its main way to the next, by a transition or by an address', () => {
    const broken = map.arrows.filter(({ by, to }) => by === 'link' && !map.starts.includes(to));
    expect(broken.map(({ from, to }) => `${from} → ${to}`)).toEqual([]);
  });

  it('names beside its main way nothing that is on it, or that the machine has not', () => {
    const aside = new Set(shown.map((place) => place.name));
    const mainWay = mainWays[name];
    const way: readonly string[] = mainWay?.way ?? [];
    const others = mainWay?.others ?? [];
    expect(others.filter((one) => !aside.has(one) || way.includes(one))).toEqual([]);
  });

  it('can be read as a whole where it is opened, with few crossings', async () => {
    const drawing = layOutMap(map, mapNames(await copyOf(name)));
    expect(drawing.width).toBeLessThanOrEqual(pane);
    expect(drawing.height).toBeLessThanOrEqual(1_400);
    expect(crossingsIn(drawing)).toBeLessThanOrEqual(20);
    expect(drawing.states.map(({ id }) => id)).toEqual(map.cards.map(({ place }) => place.id));
  });
});

it.each(journeys)(
  'what is unfolded in the map of $name covers no other card, however narrow it is',
  async (journey) => {
    const map = mapOf(journey);
    const names = mapNames(await copyOf(journey.name));
    for (const { place, wrong, others } of map.cards)
      for (const [badge, ways] of Object.entries({ wrong, others }))
        for (const columns of [1, 2, 3]) {
          const unfolded = { place: place.id, badge: badge === 'wrong' ? 'wrong' : 'others' } as const;
          const { states, width } = layOutMap(map, names, { columns, unfolded });
          expect(states).toHaveLength(map.cards.length + ways.length);
          const overlapping = states.flatMap((one, index) =>
            states.slice(index + 1).filter((other) => areOver(one, other)),
          );
          expect(overlapping.map(({ id }) => id)).toEqual([]);
          expect(Math.max(...states.map(({ x, width: wide }) => x + wide))).toBeLessThan(width);
        }
  },
);

it('no main way is kept for a journey that is gone', () => {
  expect(counted(Object.keys(mainWays))).toEqual(counted(journeys.map(({ name }) => name)));
});

it('lines that cross are counted, and lines that touch are not', () => {
  const edge = (...points: [number, number][]) => ({
    id: JSON.stringify(points),
    from: '',
    to: '',
    transitions: [],
    points: points.map(([x, y]) => ({ x, y })),
    label: { x: 0, y: 0, width: 0, height: 0, lines: [] },
  });
  const across = edge([0, 5], [10, 5]);
  expect(crossingsIn({ edges: [across, edge([5, 0], [5, 10])] })).toBe(1);
  expect(crossingsIn({ edges: [across, edge([5, 5], [5, 10]), edge([0, 7], [10, 7])] })).toBe(1);
  expect(crossingsIn({ edges: [across, edge([10, 5], [10, 10])] })).toBe(0);
});
