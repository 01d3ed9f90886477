import type { Chart, ChartState, ChartTransition, ChartWords } from '../../charts/chart.types.ts';
import { guardWords, sentence, spaced } from '../../charts/chart-words.ts';
import { statesOf } from '../../charts/read-chart.ts';

/** A state's name as it stands in its box. */
export const stateTitle = ({ key }: Pick<ChartState, 'key'>, words: ChartWords): string =>
  words === 'customer' ? sentence(spaced(key)) : key;

/** The same for a state of which only the id is known. */
export const titleOfId = (id: string, words: ChartWords): string =>
  stateTitle({ key: id.split('.').at(-1) ?? id }, words);

export const transitionsFrom = ({ transitions }: Chart, state: string): readonly ChartTransition[] =>
  transitions.filter(({ from }) => from === state);

/** "Choosing a plan → awaiting log in"; a transition without a target leaves everything as it is. */
export const whereTo = ({ to }: ChartTransition, words: ChartWords): string =>
  to.length === 0 ? 'stays' : to.map((id) => titleOfId(id, words)).join(', ');

export const conditionOf = ({ guard, place }: ChartTransition, words: ChartWords): string => {
  if (guard !== null) return guardWords(guard, words).replace(/^if /, '');
  return place === 0 ? '' : 'otherwise';
};

/** The innermost states among those that are active. */
export function leavesOf(chart: Chart, active: ReadonlySet<string>): readonly ChartState[] {
  return statesOf(chart.root).filter(
    ({ id, states }) => active.has(id) && !states.some((state) => active.has(state.id)),
  );
}

/** What a customer sees then: the view of the innermost state that has one, with its page. */
export function screenOf(chart: Chart, active: ReadonlySet<string>): { view: string; path: string | null } | null {
  const states = statesOf(chart.root).filter(({ id }) => active.has(id));
  const view = states.findLast((state) => state.view !== null)?.view ?? null;
  const path = states.findLast((state) => state.path !== null)?.path ?? null;
  return view === null ? null : { view, path };
}

/** Whether a state or a transition of this id is in the chart. */
export const isInChart = ({ root, transitions }: Chart, id: string): boolean =>
  [...statesOf(root), ...transitions].some((one) => one.id === id);
