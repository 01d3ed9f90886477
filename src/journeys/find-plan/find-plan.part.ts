import { findPlanMachine } from '../../../machines/find-plan/find-plan.machine.ts';
import { selectFindPlan } from '../../../machines/find-plan/find-plan.selectors.ts';
import { journeyPart } from '../../journey-host/journey-part.ts';
import { createFindPlanActors } from './find-plan.actors.ts';

/** The way to a member's plan, for pages that cannot know it. */
export const findPlanPart = (calls: Parameters<typeof createFindPlanActors>[0]) =>
  journeyPart({
    machine: findPlanMachine,
    select: selectFindPlan,
    actors: createFindPlanActors(calls),
    views: () => import('./find-plan.views.ts'),
  });
