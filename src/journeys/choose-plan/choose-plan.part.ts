import { choosePlanMachine } from '../../../machines/choose-plan/choose-plan.machine.ts';
import { selectChoosePlan } from '../../../machines/choose-plan/choose-plan.selectors.ts';
import { journeyPart } from '../../journey-host/journey-part.ts';
import { createChoosePlanActors } from './choose-plan.actors.ts';

/** The plans that a home can have, and the choice of one. */
export const choosePlanPart = (calls: Parameters<typeof createChoosePlanActors>[0]) =>
  journeyPart({
    machine: choosePlanMachine,
    select: selectChoosePlan,
    actors: createChoosePlanActors(calls),
    views: () => import('./choose-plan.views.ts'),
  });
