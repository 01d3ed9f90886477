import { buySimPlanMachine } from '../../../machines/buy-sim-plan/buy-sim-plan.machine.ts';
import { selectBuySimPlan } from '../../../machines/buy-sim-plan/buy-sim-plan.selectors.ts';
import { journeyPart } from '../../journey-host/journey-part.ts';
import { createBuySimPlanActors } from './buy-sim-plan.actors.ts';

/** A SIM plan: bought, repeated, and what comes after it changed. */
export const buySimPlanPart = (calls: Parameters<typeof createBuySimPlanActors>[0]) =>
  journeyPart({
    machine: buySimPlanMachine,
    select: selectBuySimPlan,
    actors: createBuySimPlanActors(calls),
    views: () => import('./buy-sim-plan.views.ts'),
  });
