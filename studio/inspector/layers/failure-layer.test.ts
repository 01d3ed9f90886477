import { describe, expect, it } from 'vitest';
import { journeys } from '../../../machines/index.ts';
import { readChart, statesOf } from '../../charts/read-chart.ts';
import { failuresFrom, keepFailures } from '../../coverage/kept-failures.ts';
import { marksOf } from './layer-marks.ts';
import type { FailureLayers, JourneyLayers } from './layers.types.ts';

const journey = journeys.find(({ name }) => name === 'log-in');
if (!journey) throw new Error('There is no such journey');
const chart = readChart(journey.machine);
const checking = statesOf(chart.root).find(({ calls }) => calls.some(({ id }) => id === 'checkCredentials'));
if (!checking) throw new Error('Nobody checks credentials');

const wrong: FailureLayers = {
  call: 'checkCredentials',
  names: ['401 credentials.wrong'],
  browser: 3,
  tester: 0,
  exempt: null,
};
const unmet: FailureLayers = { ...wrong, names: ['429 attempts.too-many', '429 rate.limited'], browser: 0, tester: 2 };
const impossible: FailureLayers = { ...wrong, names: ['no answer'], browser: 0, exempt: 'asks nobody' };

const markWith = (...failures: FailureLayers[]) => {
  const data: JourneyLayers = {
    made: '2026-05-04T10:20:00Z',
    kept: null,
    states: {},
    transitions: {},
    shapes: {},
    requirements: {},
    failures,
  };
  return marksOf('failures', chart, { data, copy: null }).get(checking.id);
};

describe('the failures of a state’s calls over the chart', () => {
  it('are whole where customers met each of them that they can', () => {
    expect(markWith(wrong, impossible)).toEqual({ kind: 'good', sign: '✓', words: '1 of 1 met in the browser' });
    expect(markWith(impossible)).toMatchObject({ kind: 'exempt' });
  });

  it('lack what nobody met, and what a tester alone has brought about', () => {
    expect(markWith(wrong, unmet)).toEqual({ kind: 'half', sign: '◐', words: '1 of 2 met in the browser' });
    expect(markWith(unmet)).toMatchObject({ kind: 'bad' });
  });

  it('are not marked where nothing was noted of them', () => expect(markWith()).toBeUndefined());

  it('are the same when they are read from the repository', () => {
    const reasons: string[] = [];
    const kept = keepFailures([wrong, unmet, impossible], (reason) => reasons.push(reason) - 1);
    expect(failuresFrom(kept, reasons)).toEqual([wrong, unmet, impossible]);
  });
});
