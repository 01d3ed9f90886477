import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { activeNodes, isLeaf } from '../../../machines/model/definition.ts';
import type { Move } from '../../../machines/model/explore.ts';
import { sentence, spaced, transitionWords } from '../../../src/inspector/chart/chart-words.ts';
import { readChart } from '../../../src/inspector/chart/read-chart.ts';
import type { Step } from './steps.ts';

/** Where the customer is: the innermost active states. */
export const placeOf = (snapshot: AnyMachineSnapshot): string =>
  activeNodes(snapshot)
    .filter(isLeaf)
    .map(({ key }) => sentence(spaced(key)))
    .join(' + ');

const pageWords = (event: object): string =>
  'to' in event && typeof event.to === 'string' ? `opens the page of ${spaced(event.to.replace('#', ''))}` : 'goes on';

/** Steps as sentences that a product owner reads: what happens, and where that leads. */
export function wordsFor(machine: AnyStateMachine, start: string): (step: Step) => string {
  const known = new Map(readChart(machine).transitions.map((transition) => [transition.id, transition]));
  const moveWords = ({ takes: [first], event }: Move): string => {
    const transition = first === undefined ? undefined : known.get(first);
    return transition ? transitionWords(transition, 'customer') : pageWords(event);
  };
  return ({ before, moves, after }) => {
    // What happens again and again until it ends is said once.
    const what = new Set([...(before === null ? [`starts as ${start}`] : []), ...moves.map(moveWords)]);
    return `${sentence([...what].join(', then '))} → ${placeOf(after)}`;
  };
}
