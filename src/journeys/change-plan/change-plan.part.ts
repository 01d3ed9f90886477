import { changePlanMachine } from '../../../machines/change-plan/change-plan.machine.ts';
import { selectChangePlan } from '../../../machines/change-plan/change-plan.selectors.ts';
import { journeyPart } from '../../journey-host/journey-part.ts';
import { createChangePlanActors } from './change-plan.actors.ts';

/** Another plan from the next bill on, and undoing that. */
export const changePlanPart = (calls: Parameters<typeof createChangePlanActors>[0]) =>
  journeyPart({
    machine: changePlanMachine,
    select: selectChangePlan,
    actors: createChangePlanActors(calls),
    views: () => import('./change-plan.views.ts'),
  });
