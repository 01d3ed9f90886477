import { expect, test } from 'vitest';
import { journeys } from '../../machines/index.ts';
import { nodesOf } from './definition.ts';
import { viewNameOf } from './view-names.ts';

const oddStates = journeys.flatMap(({ machine }) =>
  nodesOf(machine)
    .filter((node) => node !== machine.root && !/^[a-z][a-zA-Z0-9]*$/.test(node.key))
    .map(({ key }) => `${machine.id}: ${key}`),
);

test('the pages of changing a plan are called as the specification calls them, and nothing else is called so (DB-05)', () => {
  expect(oddStates).toEqual([
    'changePlan: choose_plan',
    'changePlan: confirm_plan',
    'changePlan: change_plan_confirmation',
  ]);
});

test('a view has the name of its state', () => {
  expect(viewNameOf('visitRejected')).toBe('VisitRejected');
  expect(viewNameOf('confirm_plan')).toBe('ConfirmPlan');
  // No exception: the name would not fit any view.
  expect(viewNameOf('confirm_visit')).toBe('Confirm_visit');
});
