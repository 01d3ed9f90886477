import { describe, expect, it } from 'vitest';
import { journeys } from '../../../machines/index.ts';
import { nodesOf } from '../../model/definition.ts';
import { contractOperations } from '../../../openapi/generated/operations.ts';
import { callBehind, callsOfMachines } from './calls-of-machines.ts';

const machineIds = new Set(journeys.map(({ machine }) => machine.id));

describe.each(journeys.map(({ name, machine }) => ({ name, machine })))(
  'a tester makes calls of $name fail',
  ({ machine }) => {
    const invoked = [...new Set(nodesOf(machine).flatMap((node) => node.invoke.map(({ id }) => id)))];

    it('and finds each of them in the table, and no others', () => {
      expect(Object.keys(callsOfMachines[machine.id] ?? {}).toSorted()).toEqual(invoked.toSorted());
    });

    it('and what is called a machine is one of the register', () => {
      const machines = Object.entries(callsOfMachines[machine.id] ?? {}).filter(([, one]) => 'isMachine' in one);
      expect(machines.map(([id]) => id).filter((id) => !machineIds.has(id))).toEqual([]);
    });
  },
);

it('a fault meets only what the gateway answers', () => {
  const owners = new Map(contractOperations.map(({ operationId, owner }) => [operationId as string, owner]));
  const asked = Object.values(callsOfMachines).flatMap((calls) =>
    Object.values(calls).flatMap((one) => ('asks' in one && one.asks !== null ? [...one.asks] : [])),
  );
  expect(asked.filter((operation) => (owners.get(operation) ?? 'host') === 'host')).toEqual([]);
});

it('a call’s end is known by its event, answered or failed; other events are no call’s end', () => {
  expect(callBehind('choosePlan', 'xstate.error.actor.createPlan')).toMatchObject({
    id: 'createPlan',
    invoked: { asks: ['createPlan'] },
  });
  expect(callBehind('choosePlan', 'xstate.done.actor.createPlan')?.id).toBe('createPlan');
  expect(callBehind('choosePlan', 'plan.selected')).toBeNull();
});
