import { activeNodes, isLeaf, nodesOf } from '../model/definition.ts';
import type { Exploration, Move } from '../model/explore.ts';
import { shortestWays } from '../model/walks.ts';
import type { Preparation, WayStep, WholeWay } from '../inspector/open-in-state/way.types.ts';
import type { BrowserJourney } from '../walks/runner/browser-journey.types.ts';
import { modelOf, type BrowserModel } from '../walks/runner/model-of.ts';
import { stepsOf, type Step } from '../walks/runner/steps.ts';
import { eventsOf } from './events-of-moves.ts';
import { heldAt } from './held-calls.ts';
import { notedOf } from './noting-hands.ts';
import { otherStarts, type Beginning } from './other-starts.ts';
import { isMoment, notEverywhere } from './why-not.ts';

async function beginningOf({ name, starts }: BrowserJourney, start: string): Promise<Beginning | null> {
  const known = otherStarts[name]?.[start];
  if (known) return known;
  const begin = starts[start];
  if (!begin) return null;
  const noted = await notedOf([...(begin.ready ? [begin.ready] : []), begin.open]).catch(() => null);
  return noted?.path ? { path: noted.path, prepare: noted.prepare, steps: [] } : null;
}

/** Only the moves that a replay can tell. */
function tellable({ isAutomatic }: BrowserModel, exploration: Exploration): Exploration {
  const moves = [...exploration.moves].map(([from, out]): [string, Move[]] => [
    from,
    out.filter((move) => eventsOf(move, isAutomatic(move.event)) !== null),
  ]);
  return { ...exploration, moves: new Map(moves) };
}

/** The steps of one walk, each with what is prepared before it; null where an act needs more than the gateway. */
async function told(
  walked: readonly Step[],
  model: BrowserModel,
  beginning: Beginning,
): Promise<Omit<WholeWay, 'machine' | 'at'> | null> {
  let prepare: Preparation[] = [...beginning.prepare];
  const steps: WayStep[] = [];
  const add = (step: WayStep) => steps.push(step);
  const attach = (more: readonly Preparation[]) => {
    if (more.length === 0) return;
    const last = steps.pop();
    if (last) steps.push({ ...last, prepare: [...(last.prepare ?? []), ...more] });
    else prepare = [...prepare, ...more];
  };
  beginning.steps.forEach(add);
  for (const [index, step] of walked.entries()) {
    const noted = await notedOf(step.prepare).catch(() => null);
    if (noted === null) return null;
    const [first] = step.moves;
    const events = index === 0 || !first ? [] : eventsOf(first, model.isAutomatic(first.event));
    events?.forEach(add);
    attach(noted.prepare);
  }
  return { path: beginning.path, prepare, steps };
}

/** By the id of each state that is active somewhere, the moves by which it is reached first. */
function firstWays(exploration: Exploration, possible: Exploration): Map<string, Move[]> {
  const first = new Map<string, Move[]>();
  for (const [state, moves] of shortestWays(possible, exploration.start)) {
    const snapshot = exploration.states.get(state);
    if (snapshot?.status !== 'active') continue;
    for (const { id } of activeNodes(snapshot)) if (!first.has(id)) first.set(id, moves);
  }
  return first;
}

/** The shortest way to every state that a walk in the browser reaches, by the state's id. */
export async function waysOfWalks(journey: BrowserJourney): Promise<Map<string, WholeWay>> {
  const model = modelOf(journey);
  const ways = new Map<string, WholeWay>();
  for (const [start, exploration] of model.explorations) {
    const beginning = await beginningOf(journey, start);
    if (!beginning) continue;
    const first = firstWays(exploration, tellable(model, exploration));
    for (const node of nodesOf(journey.machine).filter(
      (one) => isLeaf(one) && !isMoment(one, journey) && !notEverywhere.has(one.id),
    )) {
      const moves = first.get(node.id);
      if (!moves) continue;
      const walked = stepsOf({ ...journey, starts: withoutReady(journey) }, model, { start, moves });
      const way = await told(walked, model, beginning);
      const after = walked.at(-1)?.after;
      if (!way || !after) continue;
      const before = ways.get(node.id);
      if (before && before.steps.length <= way.steps.length) continue;
      ways.set(
        node.id,
        heldAt(node, { ...way, machine: journey.machine.id, at: activeNodes(after).map(({ id }) => id) }),
      );
    }
  }
  return ways;
}

/** The acts that make somebody ready are told with the beginning. */
const withoutReady = ({ starts }: BrowserJourney): BrowserJourney['starts'] =>
  Object.fromEntries(Object.entries(starts).map(([name, { input, open }]) => [name, { input, open }]));
