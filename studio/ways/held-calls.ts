import type { AnyStateNode } from 'xstate';
import { callsOfMachines } from '../inspector/faults/calls-of-machines.ts';
import type { Preparation, WholeWay } from '../inspector/open-in-state/way.types.ts';

/** The next call of an operation is under way for nine seconds: a page gives it ten. */
export const hold = (operationId: string): Preparation => ({ do: 'fault', operationId, delayMs: 9000 });

/** The session service is told of a member as well, and nobody waits for it. */
const awaited: Readonly<Record<string, string>> = { welcomeMember: 'getMember' };

/** Keeps the calls of a state from ending while somebody looks at it. */
function holding({ invoke, machine }: AnyStateNode): Preparation[] {
  return invoke.flatMap(({ id }) => {
    const call = callsOfMachines[machine.id]?.[id];
    if (!call || !('asks' in call) || call.asks === null) return [];
    return [hold(awaited[id] ?? call.asks[0])];
  });
}

const isFaultOf = (operationId: string) => (one: Preparation) => one.do === 'fault' && one.operationId === operationId;

/** With the state's own calls held, unless the walk holds them already. */
function withHeld(prepare: readonly Preparation[], node: AnyStateNode): Preparation[] {
  const added = holding(node).filter(
    (own) =>
      own.do === 'fault' && !prepare.some((one) => isFaultOf(own.operationId)(one) && 'delayMs' in one && one.delayMs),
  );
  return [...prepare, ...added];
}

/** A way into a call: it is held, by what is prepared last. */
export function heldAt(node: AnyStateNode, way: WholeWay): WholeWay {
  if (holding(node).length === 0) return way;
  const last = way.steps.at(-1);
  if (!last) return { ...way, prepare: withHeld(way.prepare ?? [], node), isHeld: true };
  const held = { ...last, prepare: withHeld(last.prepare ?? [], node) };
  return { ...way, steps: [...way.steps.slice(0, -1), held], isHeld: true };
}
