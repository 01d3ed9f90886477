import type { AnyMachineSnapshot } from 'xstate';
import type { Exploration, Move } from '../../model/explore.ts';
import type { Walk } from '../../model/walks.ts';
import type { Act, BrowserJourney, Call } from './browser-journey.types.ts';
import type { BrowserModel } from './model-of.ts';

/** What is done at once, and everything that comes of it by itself. */
export type Step = {
  moves: Move[];
  /** Set before, so that the calls of this step end as the walk says. */
  prepare: Act[];
  does: Act;
  /** Whether the page that it is about is gone afterwards. */
  leaves: boolean;
  before: AnyMachineSnapshot | null;
  after: AnyMachineSnapshot;
};

/** A walk that stops while a call is under way goes on until the customer can do something. */
export function rested({ start, moves }: Walk, model: BrowserModel, exploration: Exploration): Walk {
  const walked = [...moves];
  for (;;) {
    const last = walked.at(-1);
    const at = last?.after ?? exploration.states.get(exploration.start);
    const next = exploration.moves.get(last?.to ?? exploration.start)?.find(({ event }) => model.isAutomatic(event));
    if (!at || !next || at.status !== 'active') return { start, moves: walked };
    walked.push(next);
  }
}

/** Cuts a walk into what the customer does, one thing at a time. */
export function stepsOf(journey: BrowserJourney, model: BrowserModel, walk: Walk): Step[] {
  const exploration = model.explorations.get(walk.start);
  const start = journey.starts[walk.start];
  const first = exploration?.states.get(exploration.start);
  if (!exploration || !start || !first) throw new Error(`${journey.name} has no start "${walk.start}"`);
  const calls = journey.calls as Record<string, Call<unknown>>;
  const steps: Step[] = [
    {
      moves: [],
      prepare: start.ready ? [start.ready] : [],
      does: start.open,
      leaves: false,
      before: null,
      after: first,
    },
  ];
  for (const move of walk.moves) {
    const how = model.howOf(move.event);
    const current = steps.at(-1);
    if (how?.does === undefined && current) {
      current.moves.push(move);
      current.after = move.after;
      current.leaves = how?.leaves ?? false;
      if (how?.by) current.prepare.push(how.by);
    } else if (how?.does)
      steps.push({
        moves: [move],
        prepare: how.by ? [how.by] : [],
        does: how.does,
        leaves: how.leaves ?? false,
        before: move.before,
        after: move.after,
      });
  }
  // What a step leaves under way has to wait for the next one.
  for (const step of steps)
    for (const id of step.after.status === 'active' ? model.pendingIn(step.after) : []) {
      const hold = calls[id]?.held;
      if (hold) step.prepare.push(hold);
    }
  return steps;
}
