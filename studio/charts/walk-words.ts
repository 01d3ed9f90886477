import type { AnyMachineSnapshot, AnyStateMachine, AnyStateNode } from 'xstate';
import { activeNodes, isLeaf } from '../model/definition.ts';
import type { Move } from '../model/explore.ts';
import { sentence, spaced, transitionWords } from './chart-words.ts';
import { readChart } from './read-chart.ts';

/** The innermost active states. */
export const leavesOf = (snapshot: AnyMachineSnapshot): AnyStateNode[] => activeNodes(snapshot).filter(isLeaf);

/** Where the customer is, in words. */
export const placeOf = (snapshot: AnyMachineSnapshot): string =>
  leavesOf(snapshot)
    .map(({ key }) => sentence(spaced(key)))
    .join(' + ');

const pageWords = (event: object): string =>
  'to' in event && typeof event.to === 'string' ? `opens the page of ${spaced(event.to.replace('#', ''))}` : 'goes on';

/** What happens in a step of a walk, as a product owner would say it. */
export function moveWordsOf(machine: AnyStateMachine): (move: Move) => string {
  const known = new Map(readChart(machine).transitions.map((transition) => [transition.id, transition]));
  return ({ takes: [first], event }) => {
    const transition = first === undefined ? undefined : known.get(first);
    return transition ? transitionWords(transition, 'customer') : pageWords(event);
  };
}
