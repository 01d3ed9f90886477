import type { AnyStateNode } from 'xstate';
import { activeNodes, isLeaf, nodesOf } from '../../machines/model/definition.ts';
import type { Exploration, Move } from '../../machines/model/explore.ts';
import { shortestWay } from '../../machines/model/walks.ts';
import { callsOfMachines } from '../../src/inspector/faults/calls-of-machines.ts';
import type { Preparation, WayStep, WholeWay } from '../../src/inspector/open-in-state/way.types.ts';
import type { BrowserJourney } from '../../tests/model/browser/browser-journey.types.ts';
import { modelOf, type BrowserModel } from '../../tests/model/browser/model-of.ts';
import { stepsOf, type Step } from '../../tests/model/browser/steps.ts';
import { eventsOf } from './events-of-moves.ts';
import { notedOf } from './noting-hands.ts';
import { otherStarts, type Beginning } from './other-starts.ts';
import { isMoment } from './why-not.ts';

/** A page gives a call ten seconds. */
const holdMs = 9000;

/** The session service is told of a member as well, and nobody waits for it. */
const awaited: Readonly<Record<string, string>> = { welcomeMember: 'getMember' };

/** Keeps the calls of a state from ending while somebody looks at it. */
export function holding({ invoke, machine }: AnyStateNode): Preparation[] {
  return invoke.flatMap(({ id }) => {
    const call = callsOfMachines[machine.id]?.[id];
    if (!call || !('asks' in call) || call.asks === null) return [];
    return [{ do: 'fault' as const, operationId: awaited[id] ?? call.asks[0], delayMs: holdMs }];
  });
}

const isFaultOf = (operationId: string) => (one: Preparation) => one.do === 'fault' && one.operationId === operationId;

/** With the state's own calls held, unless the walk holds them already. */
export function withHeld(prepare: readonly Preparation[], node: AnyStateNode): Preparation[] {
  const own = holding(node).filter(
    (hold) =>
      hold.do === 'fault' &&
      !prepare.some((one) => isFaultOf(hold.operationId)(one) && 'delayMs' in one && one.delayMs),
  );
  return [...prepare, ...own];
}

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

/** The shortest way to every state that a walk in the browser reaches, by the state's id. */
export async function waysOfWalks(journey: BrowserJourney): Promise<Map<string, WholeWay>> {
  const model = modelOf(journey);
  const ways = new Map<string, WholeWay>();
  for (const [start, exploration] of model.explorations) {
    const beginning = await beginningOf(journey, start);
    if (!beginning) continue;
    const possible = tellable(model, exploration);
    for (const node of nodesOf(journey.machine).filter((one) => isLeaf(one) && !isMoment(one, journey))) {
      const isThere = (state: string) => {
        const snapshot = exploration.states.get(state);
        return snapshot?.status === 'active' && activeNodes(snapshot).some(({ id }) => id === node.id);
      };
      const moves = shortestWay(possible, exploration.start, { at: isThere });
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

/** A way into a call: it is held, by what is prepared last. */
export function heldAt(node: AnyStateNode, way: WholeWay): WholeWay {
  if (holding(node).length === 0) return way;
  const last = way.steps.at(-1);
  if (!last) return { ...way, prepare: withHeld(way.prepare ?? [], node), isHeld: true };
  const held = { ...last, prepare: withHeld(last.prepare ?? [], node) };
  return { ...way, steps: [...way.steps.slice(0, -1), held], isHeld: true };
}
