import { managePlanMachine } from '../../../machines/manage-plan/manage-plan.machine.ts';
import { selectManagePlan } from '../../../machines/manage-plan/manage-plan.selectors.ts';
import { journeyPart } from '../../journey-host/journey-part.ts';
import { createManagePlanActors } from './manage-plan.actors.ts';

/** A plan, and what its member does about it. */
export const managePlanPart = (calls: Parameters<typeof createManagePlanActors>[0]) =>
  journeyPart({
    machine: managePlanMachine,
    select: selectManagePlan,
    actors: createManagePlanActors(calls),
    views: () => import('./manage-plan.views.ts'),
  });
