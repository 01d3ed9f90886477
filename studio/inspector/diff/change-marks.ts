import type { Chart, Selection } from '../../charts/chart.types.ts';
import { leavesIn, statesOf } from '../../charts/read-chart.ts';
import type { LayerMarks, Mark, MarkKind } from '../layers/layers.types.ts';
import { lineage, viewOfState } from '../layers/state-copy.ts';
import { signs, type Change, type ChangeKind, type Side } from './compare-journeys.ts';

/** The colours that the chart's layers have: what is gone is as loud as what is wrong. */
const colours: Readonly<Record<ChangeKind, MarkKind>> = { added: 'good', removed: 'bad', changed: 'half' };

const markOf = (kind: ChangeKind, words: string): Mark => ({ kind: colours[kind], sign: signs[kind], words });

/** What the signs say, in the order in which they are read. */
export const changeMarks: Readonly<Record<ChangeKind, Mark>> = {
  added: markOf('added', 'added'),
  removed: markOf('removed', 'removed'),
  changed: markOf('changed', 'changed'),
};

const leavesWithView = (chart: Chart, view: string) =>
  leavesIn(chart.root).filter(({ id }) => viewOfState(chart, id) === view);

const viewOfCopy = ({ place }: Change): string => place.split('.')[0] ?? '';

/** What one of the two charts has to show: its own part of every change, and "~" where words of a view differ. */
export function marksOfSide(changes: readonly Change[], chart: Chart, side: Side): LayerMarks {
  const ofWords = changes
    .filter(({ what }) => what === 'copy')
    .flatMap((change) => leavesWithView(chart, viewOfCopy(change)))
    .map(({ id }): [string, Mark] => [id, markOf('changed', 'other words')]);
  const ofChart = changes.flatMap(({ kind, ids }): [string, Mark][] => {
    const id = ids[side];
    return id === null ? [] : [[id, changeMarks[kind]]];
  });
  return new Map([...ofWords, ...ofChart]);
}

/** The place in a chart that stands for a state which only the other chart has: the nearest state around it. */
function nearest(chart: Chart, other: Chart, id: string): Selection | null {
  const ids = new Set(statesOf(chart.root).map((state) => state.id));
  const found = lineage(other.root, id).findLast((state) => ids.has(state.id));
  return found ? { kind: 'state', id: found.id } : null;
}

/** Where a chart shows a change; where it has no such thing, the place in which the other chart has it. */
export function placeOfChange(change: Change, side: Side, chart: Chart, other: Chart | null): Selection | null {
  const { what, ids } = change;
  if (what === 'journey') return null;
  if (what === 'copy') {
    const [first] = leavesWithView(chart, viewOfCopy(change));
    return first ? { kind: 'state', id: first.id } : null;
  }
  const own = ids[side];
  if (own !== null) return { kind: what, id: own };
  const elsewhere = ids[side === 'before' ? 'after' : 'before'];
  if (elsewhere === null || other === null) return null;
  const state =
    what === 'state' ? elsewhere : other.transitions.find((transition) => transition.id === elsewhere)?.from;
  return state === undefined ? null : nearest(chart, other, state);
}

/** The change that a chart marks at a place: its own, else one of the words that the state's view says. */
export function changeAt(
  changes: readonly Change[],
  side: Side,
  chart: Chart,
  { kind, id }: Selection,
): Change | undefined {
  const own = changes.find(({ ids }) => ids[side] === id);
  if (own || kind === 'transition') return own;
  const view = viewOfState(chart, id);
  return changes.find((change) => change.what === 'copy' && viewOfCopy(change) === view);
}
