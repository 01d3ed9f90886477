import type { Chart } from '../../charts/chart.types.ts';
import { leavesIn } from '../../charts/read-chart.ts';
import { copyOfState } from './state-copy.ts';
import type { JourneyLayers, Layer, LayerMarks, Mark, MarkKind } from './layers.types.ts';

type Taken = { machine: number; browser: number; exempt?: string | null };

const counted = (count: number, one: string): string => `${count} ${count === 1 ? one : `${one}s`}`;

/** "3 machine walks and 12 browser tests" */
const takenWords = ({ machine, browser }: Taken): string =>
  `${counted(machine, 'machine walk')} and ${counted(browser, 'browser test')}`;

const signs: Record<MarkKind, string> = { good: '✓', half: '◐', exempt: '–', bad: '✗' };

const mark = (kind: MarkKind, words: string, sign = signs[kind]): Mark => ({ kind, sign, words });

function coverageMark(taken: Taken): Mark {
  if (taken.machine > 0 && taken.browser > 0) return mark('good', takenWords(taken));
  if (typeof taken.exempt === 'string' && taken.machine > 0)
    return mark('exempt', `${counted(taken.machine, 'machine walk')}; no customer can take it`);
  if (taken.machine === 0 && taken.browser === 0) return mark('bad', 'no test has been here');
  return mark(
    'half',
    taken.machine > 0
      ? `${counted(taken.machine, 'machine walk')}, no browser test`
      : `${counted(taken.browser, 'browser test')}, no machine walk`,
  );
}

const looks = {
  clean: mark('good', 'looked at, no barrier found'),
  none: mark('half', 'not looked at', '?'),
  barriers: mark('bad', 'barriers found'),
};
const pictured = mark('good', 'has a picture', '▣');

/** What the legend says to each kind of mark, in the order in which it is read. */
export const legends: Readonly<Record<Exclude<Layer, 'none'>, readonly Mark[]>> = {
  coverage: [
    mark('good', 'taken in the machine and in the browser'),
    mark('half', 'taken in one of the two only'),
    mark('exempt', 'taken in the machine; no customer can take it'),
    mark('bad', 'taken by no test'),
  ],
  accessibility: [looks.clean, looks.none, looks.barriers],
  screenshot: [pictured],
  copy: [mark('good', 'has words of its own', '¶')],
};

type Known = { data: JourneyLayers | null; copy: Readonly<Record<string, string>> | null };

/** How every state and transition of a chart stands in a layer. */
export function marksOf(layer: Layer, chart: Chart, { data, copy }: Known): LayerMarks {
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
  if (layer === 'none' || data === null) return new Map();
  if (layer === 'screenshot') return new Map(of((id) => (data.states[id]?.shot ? pictured : null)));
  if (layer === 'accessibility') return new Map(of((id) => looks[data.states[id]?.look ?? 'none']));
  const transitions = chart.transitions.flatMap(({ id }): [string, Mark][] => {
    const taken = data.transitions[id];
    return taken ? [[id, coverageMark(taken)]] : [];
  });
  const states = of((id) => {
    const taken = data.states[id];
    return taken && coverageMark(taken);
  });
  return new Map([...states, ...transitions]);
}

const worstFirst: readonly MarkKind[] = ['bad', 'half', 'exempt', 'good'];

/** The worst of what is marked: an arrow that stands for several transitions is as good as the worst of them. */
export const worstOf = (ids: readonly string[], marks: LayerMarks): MarkKind | undefined => {
  const kinds = new Set(ids.map((id) => marks.get(id)?.kind));
  return worstFirst.find((kind) => kinds.has(kind));
};
