import type { Chart } from '../../charts/chart.types.ts';
import { leavesIn, statesOf } from '../../charts/read-chart.ts';
import { shapeOf } from '../../coverage/state-shape.ts';
import { copyOfState } from './state-copy.ts';
import type {
  JourneyLayers,
  Layer,
  LayerMarks,
  Mark,
  MarkKind,
  Survivors,
  Taken,
  TransitionLayers,
} from './layers.types.ts';
import { failuresMark } from './failure-marks.ts';
import { requirementMark } from './requirement-marks.ts';

const counted = (count: number, one: string, several = `${one}s`): string => `${count} ${count === 1 ? one : several}`;

/** "3 machine walks and 12 browser tests" */
const takenWords = ({ machine, browser }: Taken): string =>
  `${counted(machine, 'machine walk')} and ${counted(browser, 'browser test')}`;

/** What a tester did in the inspector is told, and proves nothing of a customer. */
const testerWords = ({ tester }: Taken): string => (tester > 0 ? `; ${counted(tester, 'test')} of the inspector` : '');

const signs: Record<MarkKind, string> = { good: '✓', half: '◐', stale: '↻', exempt: '–', bad: '✗' };

const mark = (kind: MarkKind, words: string, sign = signs[kind]): Mark => ({ kind, sign, words });

function coverageMark(taken: Taken & { exempt?: string | null }): Mark {
  const { machine, browser, exempt } = taken;
  const also = testerWords(taken);
  if (machine > 0 && browser > 0) return mark('good', takenWords(taken) + also);
  if (typeof exempt === 'string' && machine > 0)
    return mark('exempt', `${counted(machine, 'machine walk')}; no customer can take it${also}`);
  if (machine === 0 && browser === 0) return mark('bad', `no test has been here${also}`);
  return mark(
    'half',
    (machine > 0
      ? `${counted(machine, 'machine walk')}, no browser test`
      : `${counted(browser, 'browser test')}, no machine walk`) + also,
  );
}

/** Whether a condition has said yes and no, on both sides; null where there is none, or a report is older than this layer. */
function guardMark({ no, exempt, ...yes }: TransitionLayers): Mark | null {
  if (!no) return null;
  const starts = counted(no.machine, 'start of the machine', 'starts of the machine');
  const words = `yes in ${takenWords(yes)}; no from ${starts} and in ${counted(no.browser, 'browser test')}${testerWords(no)}`;
  const isIn = (side: 'machine' | 'browser') => yes[side] > 0 && no[side] > 0;
  if (isIn('machine') && isIn('browser')) return mark('good', words);
  if (yes.machine === 0 || (no.machine === 0 && no.exempt === null)) return mark('bad', words);
  const isExempt = (yes.browser > 0 || exempt !== null) && (no.browser > 0 || no.exempt !== null);
  return mark(isExempt ? 'exempt' : 'half', words);
}

const looks = {
  clean: mark('good', 'looked at, no barrier found'),
  none: mark('half', 'not looked at', '?'),
  barriers: mark('bad', 'barriers found'),
};
const unnoticed = '!';
const pictured = mark('good', 'has a picture', '▣');
const stale = mark('stale', 'built differently when the tests ran');

/** What the legend says to each kind of mark, in the order in which it is read. */
export const legends: Readonly<Record<Exclude<Layer, 'none' | 'funnel'>, readonly Mark[]>> = {
  coverage: [
    mark('good', 'taken in the machine and in the browser'),
    mark('half', 'taken in one of the two only'),
    stale,
    mark('exempt', 'taken in the machine; no customer can take it'),
    mark('bad', 'taken by no test'),
  ],
  guards: [
    mark('good', 'said yes and no, in the machine and in the browser'),
    mark('half', 'said both in the machine, and not in the browser'),
    stale,
    mark('exempt', 'says only one of the two there, for a reason'),
    mark('bad', 'said only one of the two in the machine'),
  ],
  failures: [
    mark('good', 'each failure of its calls was met in the browser'),
    mark('half', 'some were not'),
    mark('exempt', 'no customer can meet one'),
    mark('bad', 'none was'),
  ],
  accessibility: [looks.clean, looks.none, stale, looks.barriers],
  screenshot: [pictured],
  copy: [mark('good', 'has words of its own', '¶')],
  requirements: [
    mark('good', 'the tests of what it keeps passed'),
    mark('half', 'tests of what it keeps did not run', '?'),
    mark('bad', 'a test of what it keeps failed'),
  ],
  survivors: [mark('bad', 'a fault in it was noticed by no fast test', unnoticed)],
};

/** States that were built differently when the tests ran, or were not there; none where nothing is known of how they were. */
function changedSince(chart: Chart, { shapes }: JourneyLayers): ReadonlySet<string> {
  if (Object.keys(shapes).length === 0) return new Set();
  const leading = new Set(chart.transitions.map(({ from }) => from));
  const changed = statesOf(chart.root).filter((state) => {
    // A state that only holds others, with nothing that leads away from it, may have been left out.
    const isNoted = state.id in shapes || state.states.length === 0 || leading.has(state.id);
    return isNoted && shapes[state.id] !== shapeOf(chart, state);
  });
  return new Set(changed.map(({ id }) => id));
}

/** What was said before is said all the same: somebody may know that the change is none to the tests. */
const staleMark = (before: Mark | null): Mark =>
  before ? mark('stale', `${stale.words}; then: ${before.words}`) : mark('stale', `new, or ${stale.words}`);

type Known = {
  data: JourneyLayers | null;
  copy: Readonly<Record<string, string>> | null;
  survivors?: Survivors | null;
};

/** Faults that stand in a state, by its name: a file of a machine says no more of where it stands. */
export const survivorsIn = (survivors: Survivors | null, key: string): Survivors['found'] =>
  survivors?.found.filter(({ state }) => state === key) ?? [];

/** How every state and transition of a chart stands in a layer. */
export function marksOf(layer: Layer, chart: Chart, { data, copy, survivors = null }: Known): LayerMarks {
  const leaves = leavesIn(chart.root);
  const of = (give: (id: string) => Mark | null | undefined): [string, Mark][] =>
    leaves.flatMap(({ id }): [string, Mark][] => {
      const given = give(id);
      return given ? [[id, given]] : [];
    });
  if (layer === 'copy')
    return new Map(
      of((id) => {
        const count = copyOfState(chart, id, copy ?? {}).length;
        return count > 0 ? mark('good', counted(count, 'text'), '¶') : null;
      }),
    );
  if (layer === 'requirements')
    return new Map(
      statesOf(chart.root).flatMap(({ id, rows }): [string, Mark][] =>
        rows.length > 0 ? [[id, requirementMark(rows, data?.requirements ?? {})]] : [],
      ),
    );
  if (layer === 'survivors')
    return new Map(
      statesOf(chart.root).flatMap(({ id, key }): [string, Mark][] => {
        const count = survivorsIn(survivors, key).length;
        return count > 0 ? [[id, mark('bad', `${counted(count, 'fault')} that no fast test noticed`, unnoticed)]] : [];
      }),
    );
  if (layer === 'none' || data === null) return new Map();
  if (layer === 'failures')
    return new Map(
      statesOf(chart.root).flatMap((state): [string, Mark][] => {
        const found = failuresMark(state, data.failures);
        return found ? [[state.id, found]] : [];
      }),
    );
  if (layer === 'screenshot') return new Map(of((id) => (data.states[id]?.shot ? pictured : null)));
  const changed = changedSince(chart, data);
  if (layer === 'accessibility')
    return new Map(
      of((id) => {
        const look = data.states[id]?.look ?? null;
        if (!changed.has(id)) return looks[look ?? 'none'];
        return staleMark(look === null ? null : looks[look]);
      }),
    );
  const transitions = chart.transitions.flatMap(({ id, from, guard }): [string, Mark][] => {
    const taken = data.transitions[id];
    const before = taken ? (layer === 'guards' ? guardMark(taken) : coverageMark(taken)) : null;
    if (changed.has(from) && (layer !== 'guards' || guard !== null)) return [[id, staleMark(before)]];
    return before ? [[id, before]] : [];
  });
  if (layer === 'guards') return new Map(transitions);
  const states = of((id) => {
    const taken = data.states[id];
    const before = taken ? coverageMark(taken) : null;
    return changed.has(id) ? staleMark(before) : before;
  });
  return new Map([...states, ...transitions]);
}

const worstFirst: readonly MarkKind[] = ['bad', 'half', 'stale', 'exempt', 'good'];

/** The worst of what is marked: an arrow that stands for several transitions is as good as the worst of them. */
export const worstOf = (ids: readonly string[], marks: LayerMarks): MarkKind | undefined => {
  const kinds = new Set(ids.map((id) => marks.get(id)?.kind));
  return worstFirst.find((kind) => kinds.has(kind));
};
