import { describe, expect, it } from 'vitest';
import { journeys } from '../../../machines/index.ts';
import { readChart, statesOf } from '../../charts/read-chart.ts';
import { keepLayers, layersFrom } from '../../coverage/kept-layers.ts';
import { shapeOf } from '../../coverage/state-shape.ts';
import { marksOf } from './layer-marks.ts';
import type { JourneyLayers, TransitionLayers } from './layers.types.ts';

const journey = journeys.find(({ name }) => name === 'log-in');
if (!journey) throw new Error('There is no such journey');
const chart = readChart(journey.machine);
const guarded = chart.transitions.find(({ guard, event }) => guard !== null && event === 'credentials.submitted');
if (!guarded) throw new Error('Nothing has a condition');

const taken = { machine: 1, browser: 5, tester: 0, exempt: null };
const dataWith = (known: TransitionLayers): JourneyLayers => ({
  made: '2026-05-04T10:20:00Z',
  kept: null,
  states: {},
  requirements: {},
  failures: [],
  shapes: Object.fromEntries(statesOf(chart.root).map((state) => [state.id, shapeOf(chart, state)])),
  transitions: { [guarded.id]: known },
});
const markOf = (known: TransitionLayers) =>
  marksOf('guards', chart, { data: dataWith(known), copy: null }).get(guarded.id);

describe('the answers of a condition over the chart', () => {
  it('are whole where it said yes and no in the machine and in the browser', () =>
    expect(markOf({ ...taken, no: { machine: 1, browser: 2, tester: 0, exempt: null } })).toEqual({
      kind: 'good',
      sign: '✓',
      words: 'yes in 1 machine walk and 5 browser tests; no from 1 start of the machine and in 2 browser tests',
    }));

  it('lack one where no browser test has seen it say no, unless there is a reason', () => {
    const no = { machine: 1, browser: 0, tester: 0, exempt: null };
    expect(markOf({ ...taken, no })).toMatchObject({ kind: 'half' });
    expect(markOf({ ...taken, no: { ...no, exempt: 'it is not shown' } })).toMatchObject({ kind: 'exempt' });
    expect(markOf({ ...taken, no: { ...no, machine: 0 } })).toMatchObject({ kind: 'bad' });
  });

  it('are nobody’s business where there is no condition, or an older report says nothing of them', () =>
    expect(markOf({ ...taken, no: null })).toBeUndefined());

  it('are the same when they are read from the repository', () => {
    const data = dataWith({ ...taken, no: { machine: 1, browser: 0, tester: 0, exempt: 'it is not shown' } });
    const reasons: string[] = [];
    const again = layersFrom(keepLayers(data, chart, reasons), chart, reasons);
    expect(again.transitions).toEqual(data.transitions);
  });
});
