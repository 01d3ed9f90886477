import { customisePlanMachine } from '../../../machines/customise-plan/customise-plan.machine.ts';
import { selectCustomisePlan } from '../../../machines/customise-plan/customise-plan.selectors.ts';
import { journeyPart } from '../../journey-host/journey-part.ts';
import { createCustomisePlanActors } from './customise-plan.actors.ts';

/** The length of the contract, the kit and the day of a plan. */
export const customisePlanPart = (calls: Parameters<typeof createCustomisePlanActors>[0]) =>
  journeyPart({
    machine: customisePlanMachine,
    select: selectCustomisePlan,
    actors: createCustomisePlanActors(calls),
    views: () => import('./customise-plan.views.ts'),
  });
