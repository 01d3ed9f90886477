import { describe, expect, it } from 'vitest';
import { journeys } from '../../machines/index.ts';
import type { Chart } from '../charts/chart.types.ts';
import { readChart } from '../charts/read-chart.ts';
import { marksOf } from '../inspector/layers/layer-marks.ts';
import type { JourneyLayers } from '../inspector/layers/layers.types.ts';
import type { BrowserRun } from './coverage.types.ts';
import { joinCoverage } from './join-coverage.ts';
import { keepLayers, layersFrom } from './kept-layers.ts';
import { layersOf } from './layers-of.ts';

const journey = journeys.find(({ name }) => name === 'log-out');
if (!journey) throw new Error('There is no such journey');
const chart = readChart(journey.machine);
const [first] = chart.transitions;
if (!first) throw new Error('Nothing happens in this journey');

const ran = (test: string, over: Partial<BrowserRun['machines'][string]> = {}): BrowserRun => ({
  test,
  machines: { [chart.machine]: { taken: [first.id], active: [first.from], looks: {}, shots: {}, ...over } },
});

const made = new Date('2026-05-04T10:20:00Z');
const found = async (...runs: BrowserRun[]): Promise<JourneyLayers> =>
  layersOf(await joinCoverage(journey, runs), { chart, made, requirements: new Map() });

/** As an inspector reads it from the repository. */
function readAgain(layers: JourneyLayers, now: Chart = chart): JourneyLayers {
  const reasons: string[] = [];
  const kept: unknown = JSON.parse(JSON.stringify(keepLayers(layers, chart, reasons)));
  return {
    ...layers,
    kept: { commit: '', hasChanges: false, isChanged: false },
    ...layersFrom(kept as ReturnType<typeof keepLayers>, now, reasons),
  };
}

const customer = 'tests/journeys/log-out.spec.ts › a member logs out [phone]';
const tester = 'studio/specs/inspector-open.spec.ts › a product owner opens a state [phone]';

describe('what a full run has found', () => {
  it('is the same when it is read from the repository, but for the pictures', async () => {
    const layers = await found(
      ran(customer, { looks: { [first.from]: 'clean' }, shots: { [first.from]: 'shots/a.png' } }),
      ran(tester),
    );
    const { states, transitions } = readAgain(layers);
    expect(transitions).toEqual(layers.transitions);
    expect(states).toEqual(
      Object.fromEntries(Object.entries(layers.states).map(([id, state]) => [id, { ...state, shot: null }])),
    );
    const marks = marksOf('coverage', chart, { data: readAgain(layers), copy: null });
    expect(marks).toEqual(marksOf('coverage', chart, { data: layers, copy: null }));
    expect(marks.get(first.id)?.words).toMatch(/^\d+ machine walks? and 1 browser test; 1 test of the inspector$/);
  });

  it('of a state that is built otherwise now is told as of then, and the rest as it is', async () => {
    const layers = await found(ran(customer));
    const leading = { ...first, id: 'a new one', event: 'told.anew', to: [] };
    const now: Chart = { ...chart, transitions: [...chart.transitions, leading] };
    const marks = marksOf('coverage', now, { data: readAgain(layers, now), copy: null });
    expect(marks.get(first.from)).toMatchObject({ kind: 'stale', words: expect.stringContaining('then: ') });
    for (const { id } of now.transitions.filter(({ from }) => from === first.from))
      expect(marks.get(id)).toMatchObject({ kind: 'stale', sign: '↻' });
    const others = chart.transitions.filter(({ from }) => from !== first.from);
    expect(others.length).toBeGreaterThan(0);
    for (const { id } of others) expect(marks.get(id)?.kind).not.toBe('stale');
  });
});

describe('a transition that only a tester has taken, in the inspector', () => {
  it('is not taken by a customer, and says so', async () => {
    const layers = await found(ran(tester));
    expect(layers.transitions[first.id]).toMatchObject({ browser: 0, tester: 1 });
    const mark = marksOf('coverage', chart, { data: layers, copy: null }).get(first.id);
    expect(mark).toMatchObject({
      kind: 'half',
      words: expect.stringMatching(/no browser test; 1 test of the inspector/),
    });
  });
});

describe('requirements over the chart', () => {
  it('are as bad as the worst of a state, and not run where nothing is known', () => {
    const state = { ...chart.root, id: 'kept', states: [], rows: ['AU-10', 'AU-11'] };
    const kept: Chart = { ...chart, root: { ...chart.root, states: [state] } };
    const markWith = (requirements: JourneyLayers['requirements'] | null) =>
      marksOf('requirements', kept, {
        data: requirements && {
          made: '',
          kept: null,
          states: {},
          transitions: {},
          failures: [],
          shapes: {},
          requirements,
        },
        copy: null,
      }).get('kept');
    expect(markWith({ 'AU-10': 'passed', 'AU-11': 'passed' })).toMatchObject({ kind: 'good' });
    expect(markWith({ 'AU-10': 'passed', 'AU-11': 'failed' })).toEqual({
      kind: 'bad',
      sign: '✗',
      words: 'AU-10 passed, AU-11 failed',
    });
    expect(markWith({ 'AU-10': 'passed' })).toMatchObject({ kind: 'half', words: 'AU-10 passed, AU-11 not run' });
    expect(markWith(null)).toMatchObject({ kind: 'half' });
  });
});
