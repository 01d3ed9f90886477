import type { AnyStateMachine } from 'xstate';
import { sentence } from '../../charts/chart-words.ts';
import { moveWordsOf, placeOf } from '../../charts/walk-words.ts';
import type { Step } from './steps.ts';

/** Steps as sentences that a product owner reads: what happens, and where that leads. */
export function wordsFor(machine: AnyStateMachine, start: string): (step: Step) => string {
  const wordsOf = moveWordsOf(machine);
  return ({ before, moves, after }) => {
    // What happens again and again until it ends is said once.
    const what = new Set([...(before === null ? [`starts as ${start}`] : []), ...moves.map(wordsOf)]);
    return `${sentence([...what].join(', then '))} → ${placeOf(after)}`;
  };
}
