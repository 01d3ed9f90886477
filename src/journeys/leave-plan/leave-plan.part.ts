import { leavePlanMachine } from '../../../machines/leave-plan/leave-plan.machine.ts';
import { selectLeavePlan } from '../../../machines/leave-plan/leave-plan.selectors.ts';
import { journeyPart } from '../../journey-host/journey-part.ts';
import { createLeavePlanActors } from './leave-plan.actors.ts';

/** The end of a plan, and taking that back. */
export const leavePlanPart = (calls: Parameters<typeof createLeavePlanActors>[0]) =>
  journeyPart({
    machine: leavePlanMachine,
    select: selectLeavePlan,
    actors: createLeavePlanActors(calls),
    views: () => import('./leave-plan.views.ts'),
  });
