import { and, type AnyEventObject, type AnyMachineSnapshot, type AnyTransitionDefinition } from 'xstate';
import { evaluateGuard } from 'xstate/guards';
import { activeNodes, candidatesOf, guardOf, isLeaf, lineageOf, transitionId } from '../../model/definition.ts';
import type { NotedRead, Refusal } from './messages.types.ts';
import { noteReads } from './noted-reads.ts';

type Guard = NonNullable<AnyTransitionDefinition['guard']>;

/** So many places tell why; a list that is looked through to its end has hundreds. */
const mostReads = 8;

// XState keeps what a combined condition is made of, and has no public name for it.
type Combined = { check?: unknown; guards?: readonly Guard[]; stateValue?: unknown };
const checkOfAnd = (and([]) as Combined).check;

/** What a condition is by itself: named ones are looked up in the machine. */
function implementationOf(guard: Guard, snapshot: AnyMachineSnapshot): Combined {
  if (typeof guard === 'function') return guard as Combined;
  const name = typeof guard === 'string' ? guard : guard.type;
  const found = snapshot.machine.implementations.guards[name] as Guard | undefined;
  return found === undefined
    ? {}
    : typeof found === 'function'
      ? (found as Combined)
      : implementationOf(found, snapshot);
}

function nameOf(guard: Guard, snapshot: AnyMachineSnapshot): string {
  const { stateValue } = implementationOf(guard, snapshot);
  if (typeof guard === 'function' && typeof stateValue === 'string') return `in ${stateValue.replace('#', '')}`;
  return guardOf({ guard } as AnyTransitionDefinition) ?? '';
}

/** What stands beside a condition in the chart; what it is handed of the event is told by what it reads. */
const givenTo = (guard: Guard): string =>
  typeof guard === 'object' && typeof guard.params === 'object' ? Object.values(guard.params ?? {}).join(', ') : '';

type Verdict = 'yes' | 'no' | 'unasked';

/** Asks a condition for real. One that breaks was not meant to be asked, as one before it says no. */
function verdictOf(guard: Guard, snapshot: AnyMachineSnapshot, event: AnyEventObject): Verdict {
  try {
    const isYes = evaluateGuard(guard as Parameters<typeof evaluateGuard>[0], snapshot.context, event, snapshot);
    return isYes ? 'yes' : 'no';
  } catch {
    return 'unasked';
  }
}

/** Asks it once more, to see what it looks at; conditions are pure. */
function readBy(guard: Guard, snapshot: AnyMachineSnapshot, event: AnyEventObject): readonly NotedRead[] {
  const { follow, reads } = noteReads();
  try {
    evaluateGuard(
      guard as Parameters<typeof evaluateGuard>[0],
      follow(snapshot.context as Record<string, unknown>, 'context', ''),
      follow(event, 'event', ''),
      snapshot,
    );
  } catch {
    // What was noted until then is told.
  }
  // The two are given, not looked at.
  return reads().filter(({ place }) => place !== 'context' && place !== 'event');
}

/** Of a condition that needs several others, those that say no; the condition itself for any other. */
function refusing(guard: Guard, snapshot: AnyMachineSnapshot, event: AnyEventObject): readonly Guard[] {
  const { check, guards } = implementationOf(guard, snapshot);
  if (check !== checkOfAnd || guards === undefined) return [guard];
  return guards
    .filter((one) => verdictOf(one, snapshot, event) === 'no')
    .flatMap((one) => refusing(one, snapshot, event));
}

function refusalOf(guard: Guard, snapshot: AnyMachineSnapshot, event: AnyEventObject): Refusal {
  const parts = refusing(guard, snapshot, event);
  const read = new Map(parts.flatMap((part) => readBy(part, snapshot, event)).map((one) => [one.place, one]));
  return {
    guard: nameOf(guard, snapshot),
    given: givenTo(guard),
    parts: parts.filter((part) => part !== guard).map((part) => nameOf(part, snapshot)),
    read: [...read.values()].slice(0, mostReads),
    more: Math.max(0, read.size - mostReads),
  };
}

/**
 * The conditions that say no to an event, with what they look at, masked: where nothing is taken, or the way for "otherwise".
 * None where what is taken has a condition of its own, which has said yes. They are asked where the machine asks them:
 * from the innermost state outwards, until one takes the event.
 */
export function refusalsOf(
  snapshot: AnyMachineSnapshot,
  event: AnyEventObject,
  taken: readonly AnyTransitionDefinition[],
): readonly Refusal[] {
  if (taken.some(({ guard }) => guard !== undefined)) return [];
  const isAtOnce = taken.some(({ eventType }) => (eventType as string) === '');
  const ids = new Set(taken.map(transitionId));
  const refused = new Map<string, Refusal>();
  for (const leaf of activeNodes(snapshot).filter(isLeaf)) {
    const asked = lineageOf(leaf).flatMap((node) => candidatesOf(node, isAtOnce ? '' : event.type));
    for (const candidate of asked) {
      const { guard } = candidate;
      const id = transitionId(candidate);
      if (ids.has(id) || guard === undefined || verdictOf(guard, snapshot, event) !== 'no') break;
      refused.set(id, refusalOf(guard, snapshot, event));
    }
  }
  return [...refused.values()];
}
