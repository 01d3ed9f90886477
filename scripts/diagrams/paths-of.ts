import type { AnyMachineSnapshot } from 'xstate';
import { exploreAll } from '../../machines/model/explore.ts';
import { activeNodes, isLeaf } from '../../machines/model/definition.ts';
import { walksOver, type Walk } from '../../machines/model/walks.ts';
import type { journeys } from '../../machines/index.ts';
import { readChart } from '../../src/inspector/chart/read-chart.ts';
import { sentence, spaced, transitionWords } from '../../src/inspector/chart/chart-words.ts';

type Journey = (typeof journeys)[number];

/** Where the customer is: the innermost active states. */
const placeOf = (snapshot: AnyMachineSnapshot): string =>
  activeNodes(snapshot)
    .filter(isLeaf)
    .map(({ key }) => sentence(spaced(key)))
    .join(' + ');

/** The paths that take every transition of a journey, each as lines that read as a story. */
export function pathsOf({ machine, model: { starts, cases, facts } }: Journey): { start: string; steps: string[] }[] {
  const known = new Map(readChart(machine).transitions.map((transition) => [transition.id, transition]));
  const explorations = exploreAll({ machine, starts, cases, facts });

  const stepsOf = ({ moves }: Walk): string[] =>
    moves.map(({ takes, event, after }) => {
      const [first] = takes;
      const transition = first === undefined ? undefined : known.get(first);
      const what = transition ? transitionWords(transition, 'customer') : pageWords(event);
      return `${sentence(what)} → **${placeOf(after)}**`;
    });

  return walksOver(explorations).map((walk) => ({ start: walk.start, steps: stepsOf(walk) }));
}

const pageWords = (event: object): string =>
  'to' in event && typeof event.to === 'string' ? `opens the page of ${spaced(event.to.replace('#', ''))}` : 'goes on';
