import { exploreAll } from '../model/explore.ts';
import { walksOver } from '../model/walks.ts';
import type { journeys } from '../../machines/index.ts';
import { sentence } from '../charts/chart-words.ts';
import { moveWordsOf, placeOf } from '../charts/walk-words.ts';

type Journey = (typeof journeys)[number];

/** The paths that take every transition of a journey, each as lines that read as a story. */
export function pathsOf({ machine, model: { starts, cases, facts } }: Journey): { start: string; steps: string[] }[] {
  const wordsOf = moveWordsOf(machine);
  return walksOver(exploreAll({ machine, starts, cases, facts })).map(({ start, moves }) => ({
    start,
    steps: moves.map((move) => `${sentence(wordsOf(move))} → **${placeOf(move.after)}**`),
  }));
}
