import { createActor, type AnyMachineSnapshot, type AnyStateMachine } from 'xstate';
import { activeNodes, metaOf, nodesOf } from '../model/definition.ts';
import { failed } from '../../machines/shared/model-case.ts';
import { unanswered } from '../model/explore.ts';
import type { Failure } from '../../machines/shared/failure.ts';
import { leavesOf } from '../charts/walk-words.ts';

const http = (status: number): Failure => ({ kind: 'HttpError', status, code: 'some.code', message: '', fields: [] });

/** Every way in which a call can end without an answer (specification, point 8), as the gateway client tells it. */
const failures: Readonly<Record<string, unknown>> = {
  ...Object.fromEntries([400, 401, 403, 404, 409, 429, 500, 503].map((status) => [String(status), http(status)])),
  'time over': { kind: 'NetworkError', message: 'The service took too long to answer. Please try again.' },
  'no connection': { kind: 'NetworkError', message: 'We could not reach the service.' },
  'malformed answer': { kind: 'UnknownError', message: 'Unexpected token < in JSON' },
  'contradictory answer': { kind: 'ValidationError', message: 'The answer contradicts itself' },
  'a mistake of ours': new TypeError('undefined is not a function'),
};

const callsIn = (snapshot: AnyMachineSnapshot): string[] =>
  activeNodes(snapshot).flatMap((node) => node.invoke.map(({ id }) => id));

const leavesIn = (snapshot: AnyMachineSnapshot): string =>
  leavesOf(snapshot)
    .map(({ key }) => key)
    .join(' and ');

/** What is wrong with the state after a call has failed; null when the customer is told, or another call is under way. */
function mistakeIn(before: AnyMachineSnapshot, after: AnyMachineSnapshot, call: string): string | null {
  if (after.status === 'error') return 'breaks the machine';
  if (after.status === 'done') return null;
  if (leavesIn(after) === leavesIn(before) && callsIn(after).includes(call)) return 'is not heard';
  if (callsIn(after).length > 0) return null;
  if (after.hasTag('busy')) return `leaves the customer waiting in ${leavesIn(after)}`;
  return activeNodes(after).some((node) => metaOf(node).view !== undefined)
    ? null
    : `has no words in ${leavesIn(after)}`;
}

/**
 * Has every call fail, in every place that it is made from and in every way that there is, and says where that ends
 * without words for the customer. `snapshots` are the states that can be reached. Machines without screens go on
 * without what they could not find out.
 */
export function badEndings(machine: AnyStateMachine, snapshots: Iterable<AnyMachineSnapshot>): string[] {
  if (nodesOf(machine).every((node) => metaOf(node).view === undefined)) return [];
  const logic = unanswered(machine);
  const tried = new Set<string>();
  const found: string[] = [];
  for (const before of snapshots) {
    if (before.status !== 'active') continue;
    for (const call of callsIn(before)) {
      const place = `${call} in ${leavesIn(before)}`;
      if (tried.has(place)) continue;
      tried.add(place);
      for (const [way, error] of Object.entries(failures)) {
        const actor = createActor(logic, { snapshot: logic.getPersistedSnapshot(before), logger: () => {} });
        // What breaks the machine is told below.
        actor.subscribe({ error: () => undefined });
        actor.start().send(failed(call, error));
        const mistake = mistakeIn(before, actor.getSnapshot() as AnyMachineSnapshot, call);
        actor.stop();
        if (mistake !== null) found.push(`${place}: ${way} ${mistake}`);
      }
    }
  }
  return found;
}
