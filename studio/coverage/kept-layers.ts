import type { Chart, ChartState } from '../charts/chart.types.ts';
import { statesOf } from '../charts/read-chart.ts';
import type { JourneyLayers, StateLayers, Taken, TransitionLayers } from '../inspector/layers/layers.types.ts';
import { failuresFrom, keepFailures } from './kept-failures.ts';
import { shapeOf } from './state-shape.ts';

/**
 * What a full run has found of a journey, as few bytes as possible, by state: the state's shape, what has been there, and what has
 * taken each transition from it, in the chart's order. `"k3f9z2 3.1e+ 2.a~1.4 1.0/0"`: three walks in the machine and 50 tests in the
 * browser, where axe found nothing; two and ten, with a condition that one and four have seen say no; one and none, for the first of the
 * reasons. Failures of calls stand beside the states, under their call.
 */
export type KeptJourney = Readonly<Record<string, string>>;

const lookSigns = { clean: '+', barriers: '!' } as const;

/** Numbers to the base of 36; what a tester did stands there only where it is. */
const takenSign = ({ machine, browser, tester }: Taken): string =>
  [machine, browser, ...(tester > 0 ? [tester] : [])].map((number) => number.toString(36)).join('.');

function takenFrom(sign: string): Taken {
  const [machine = 0, browser = 0, tester = 0] = sign.split('.').map((number) => parseInt(number, 36));
  return { machine, browser, tester };
}

/** States that something is known of: those without others in them, and those that something leads away from. */
const withTransitions = ({ root, transitions }: Chart) =>
  statesOf(root)
    .map((state) => ({ state, from: transitions.filter(({ from }) => from === state.id) }))
    .filter(({ state, from }) => state.states.length === 0 || from.length > 0);

/** `reasons`: why no customer can take a transition; a new one is added to them. */
export function keepLayers(layers: JourneyLayers, chart: Chart, reasons: string[]): KeptJourney {
  function placeOf(reason: string): number {
    if (!reasons.includes(reason)) reasons.push(reason);
    return reasons.indexOf(reason);
  }
  const stateSign = ({ id }: ChartState): string => {
    const known = layers.states[id];
    return known ? `${takenSign(known)}${known.look === null ? '' : lookSigns[known.look]}` : '-';
  };
  const transitionSign = (id: string): string => {
    const known = layers.transitions[id];
    if (!known) return '-';
    const withReason = (one: Taken & { exempt: string | null }) =>
      `${takenSign(one)}${one.exempt === null ? '' : `/${placeOf(one.exempt)}`}`;
    return `${withReason(known)}${known.no === null ? '' : `~${withReason(known.no)}`}`;
  };
  const states = withTransitions(chart).map(({ state, from }): [string, string] => [
    state.id,
    [layers.shapes[state.id] ?? '-', stateSign(state), ...from.map(({ id }) => transitionSign(id))].join(' '),
  ]);
  return { ...Object.fromEntries(states), ...keepFailures(layers.failures, placeOf) };
}

/** A state as it was kept; null where nothing is. */
function stateFrom(sign: string): StateLayers | null {
  if (sign === '-') return null;
  const look = sign.endsWith(lookSigns.clean) ? 'clean' : sign.endsWith(lookSigns.barriers) ? 'barriers' : null;
  return { ...takenFrom(sign.replace(/[+!]$/, '')), look, shot: null };
}

function transitionFrom(sign: string, reasons: readonly string[]): TransitionLayers | null {
  if (sign === '-') return null;
  const withReason = (one: string) => {
    const [taken = '', reason] = one.split('/');
    return { ...takenFrom(taken), exempt: reason === undefined ? null : (reasons[Number(reason)] ?? null) };
  };
  const [yes = '', no] = sign.split('~');
  return { ...withReason(yes), no: no === undefined ? null : withReason(no) };
}

/**
 * What was kept, by the ids of the chart that there is now. Of a state that is built otherwise since, what was known of the state is
 * said all the same; of its transitions nothing can be, as they are known by their places.
 */
export function layersFrom(
  kept: KeptJourney,
  chart: Chart,
  reasons: readonly string[],
): Pick<JourneyLayers, 'states' | 'transitions' | 'failures' | 'shapes'> {
  const states: Record<string, StateLayers> = {};
  const transitions: Record<string, TransitionLayers> = {};
  const shapes: Record<string, string> = {};
  for (const { state, from } of withTransitions(chart)) {
    const [shape, sign = '-', ...signs] = kept[state.id]?.split(' ') ?? [];
    if (shape === undefined) continue;
    shapes[state.id] = shape;
    const known = stateFrom(sign);
    if (known) states[state.id] = known;
    if (shape !== shapeOf(chart, state)) continue;
    for (const [place, { id }] of from.entries()) {
      const taken = transitionFrom(signs[place] ?? '-', reasons);
      if (taken) transitions[id] = taken;
    }
  }
  return { states, transitions, failures: failuresFrom(kept, reasons), shapes };
}
