import { expect, test } from 'vitest';
import { journeys } from '../../machines/index.ts';
import { readChart, statesOf } from '../../studio/charts/read-chart.ts';
import { shapeOf } from '../../studio/coverage/state-shape.ts';
import type { JourneyLayers } from '../../studio/inspector/layers/layers.types.ts';
import { keptFrom } from './keep-layers.ts';

/** A run in which every count is as long as it becomes. */
function fullRun(name: string): JourneyLayers {
  const journey = journeys.find((one) => one.name === name);
  if (!journey) throw new Error(`There is no journey ${name}`);
  const chart = readChart(journey.machine);
  const taken = { machine: 40, browser: 1_400, tester: 40 };
  const states = statesOf(chart.root);
  return {
    made: '2026-05-04T10:20:00Z',
    kept: null,
    transitions: Object.fromEntries(
      chart.transitions.map(({ id }) => [id, { ...taken, exempt: 'no customer can', no: null }]),
    ),
    states: Object.fromEntries(
      states.filter((one) => one.states.length === 0).map(({ id }) => [id, { ...taken, look: 'clean', shot: null }]),
    ),
    failures: [],
    shapes: Object.fromEntries(states.map((state) => [state.id, shapeOf(chart, state)])),
    requirements: Object.fromEntries(states.flatMap(({ rows }) => rows).map((id) => [id, 'passed'])),
  };
}

test('what a full run has found is small enough to be committed', () => {
  const kept = keptFrom(fullRun, { commit: 'f'.repeat(40), hasChanges: false });
  expect(Object.keys(kept.journeys)).toEqual(journeys.map(({ name }) => name));
  expect(kept).toMatchObject({ made: '2026-05-04T10:20:00Z', reasons: ['no customer can'] });
  expect(Buffer.byteLength(JSON.stringify(kept, null, 2))).toBeLessThan(150_000);
});
