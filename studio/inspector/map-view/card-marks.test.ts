import { describe, expect, it } from 'vitest';
import { journeys } from '../../../machines/index.ts';
import { leavesIn, readChart } from '../../charts/read-chart.ts';
import { mapOf } from '../../map/maps.ts';
import type { LayerMarks, Mark, MarkKind } from '../layers/layers.types.ts';
import { cardMark } from './card-marks.ts';
import { placesOn } from './on-map.ts';

const journey = journeys.find(({ name }) => name === 'choose-plan');
if (!journey) throw new Error('There is no such journey');
const chart = readChart(journey.machine);
const [card] = mapOf(journey).cards;
if (!card) throw new Error('The map is empty');
const places = placesOn(card);
const own = new Set(places.flatMap(({ states }) => states));
const transitions = chart.transitions.filter(({ from }) => own.has(from)).map(({ id }) => id);

const marks: Readonly<Record<MarkKind, Mark>> = {
  good: { kind: 'good', sign: '✓', words: '' },
  half: { kind: 'half', sign: '◐', words: '' },
  stale: { kind: 'stale', sign: '↻', words: '' },
  exempt: { kind: 'exempt', sign: '–', words: '' },
  bad: { kind: 'bad', sign: '✗', words: '' },
};
/** All of these as good as can be, but for the first ones. */
const marked = (ids: readonly string[], ...first: MarkKind[]): LayerMarks =>
  new Map(ids.map((id, place) => [id, marks[first[place] ?? 'good']]));

describe('what a layer says on a card of the map', () => {
  it('counts what can happen on its page, without what no customer can take, and has the sign of the worst', () => {
    const all = transitions.length;
    const on = (...first: MarkKind[]) => cardMark(places, chart, 'coverage', marked(transitions, ...first));
    expect(on()).toEqual({ kind: 'good', sign: '✓', words: `${all} of ${all} taken` });
    expect(on('half', 'bad')).toEqual({ kind: 'bad', sign: '✗', words: `${all - 2} of ${all} taken` });
    expect(on('exempt')).toEqual({ kind: 'good', sign: '✓', words: `${all - 1} of ${all - 1} taken` });
  });

  it('counts states in the other layers, also those without a picture', () => {
    const leaves = leavesIn(chart.root).flatMap(({ id }) => (own.has(id) ? [id] : []));
    const [first = ''] = leaves;
    expect(cardMark(places, chart, 'accessibility', marked(leaves, 'bad'))?.words).toBe(
      `${leaves.length - 1} of ${leaves.length} clean`,
    );
    expect(cardMark(places, chart, 'screenshot', marked([first]))?.words).toBe(`1 of ${leaves.length} pictured`);
  });

  it('is nothing where the layer knows nothing of its page, and where there is no layer', () => {
    expect(cardMark(places, chart, 'coverage', marked(['elsewhere']))).toBeNull();
    expect(cardMark(places, chart, 'none', marked(transitions))).toBeNull();
  });
});
