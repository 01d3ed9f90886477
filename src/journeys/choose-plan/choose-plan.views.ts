import type { choosePlanMachine } from '../../../machines/choose-plan/choose-plan.machine.ts';
import type { ChoosePlanModel } from '../../../machines/choose-plan/choose-plan.selectors.ts';
import type { ViewsOf } from '../../journey-host/journey-part.ts';
import { ChoosingPlan } from './views/ChoosingPlan.tsx';
import { HomeOrdered } from './views/HomeOrdered.tsx';
import { PlanNotCreated } from './views/PlanNotCreated.tsx';
import { PlansMissing } from './views/PlansMissing.tsx';
import { PlansNotLoaded } from './views/PlansNotLoaded.tsx';

export const choosePlanViews: ViewsOf<typeof choosePlanMachine, ChoosePlanModel> = {
  ChoosingPlan,
  HomeOrdered,
  PlanNotCreated,
  PlansMissing,
  PlansNotLoaded,
};
