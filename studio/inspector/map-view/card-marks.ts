import type { Chart } from '../../charts/chart.types.ts';
import { leavesIn, statesOf } from '../../charts/read-chart.ts';
import type { Place } from '../../map/journey-map.types.ts';
import { worstOf } from '../layers/layer-marks.ts';
import type { Layer, LayerMarks, Mark } from '../layers/layers.types.ts';

/** What is counted on a card, in the words behind "12 of 14". */
const countedAs: Readonly<Record<Exclude<Layer, 'none' | 'funnel' | 'survivors'>, string>> = {
  coverage: 'taken',
  guards: 'said both',
  failures: 'with all failures met',
  accessibility: 'clean',
  screenshot: 'pictured',
  copy: 'with words',
  requirements: 'passed',
};

/** States that have at least one of these innermost states in them, or are one. */
const statesWith = ({ root }: Chart, leaves: ReadonlySet<string>): string[] =>
  statesOf(root)
    .filter((state) => leavesIn(state).some(({ id }) => leaves.has(id)))
    .map(({ id }) => id);

/** Transitions that begin in these innermost states, or in a state around them that holds no others. */
function transitionsIn({ root, transitions }: Chart, leaves: ReadonlySet<string>): string[] {
  const own = new Set(
    statesOf(root)
      .filter((state) => leavesIn(state).every(({ id }) => leaves.has(id)))
      .map(({ id }) => id),
  );
  return transitions.filter(({ from }) => own.has(from)).map(({ id }) => id);
}

/**
 * What a layer says of the places of a card, counted, with the sign of the worst of it: coverage and conditions by what can happen there, where anything
 * can, the other layers by states. Null where the layer has nothing to say of them.
 */
export function cardMark(places: readonly Place[], chart: Chart, layer: Layer, over: LayerMarks): Mark | null {
  // What is counted of visits stands in the card.
  if (layer === 'none' || layer === 'funnel') return null;
  const leaves = new Set(places.flatMap(({ states }) => states));
  const states = statesWith(chart, leaves);
  const transitions = layer === 'coverage' || layer === 'guards' ? transitionsIn(chart, leaves) : [];
  const marked = (ids: readonly string[]) => ids.filter((id) => over.has(id));
  const ids = marked(transitions).length > 0 ? marked(transitions) : marked(states);
  // A state without a picture, or without words, is not marked, and counts all the same.
  const all = layer === 'screenshot' || layer === 'copy' ? [...leaves] : ids;
  const kindOf = (id: string) => over.get(id)?.kind;
  // What no customer can take takes nothing from the rest.
  const asked = ids.filter((id) => kindOf(id) !== 'exempt');
  const kind = worstOf(asked, over) ?? worstOf(ids, over);
  if (kind === undefined) return null;
  const good = asked.filter((id) => kindOf(id) === 'good').length;
  const exempt = ids.length - asked.length;
  const sign = ids.map((id) => over.get(id)).find((mark) => mark?.kind === kind)?.sign ?? '';
  if (layer === 'survivors')
    return { kind, sign, words: ids.length === 1 ? 'faults in a state' : `faults in ${ids.length} states` };
  return { kind, sign, words: `${good} of ${all.length - exempt} ${countedAs[layer]}` };
}
