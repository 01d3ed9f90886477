import type { customisePlanMachine } from '../../../machines/customise-plan/customise-plan.machine.ts';
import type { CustomisePlanModel } from '../../../machines/customise-plan/customise-plan.selectors.ts';
import type { ViewsOf } from '../../journey-host/journey-part.ts';
import { CustomisingPlan } from './views/CustomisingPlan.tsx';
import { CustomisationNotKept } from './views/CustomisationNotKept.tsx';
import { JourneyNotSaved } from './views/JourneyNotSaved.tsx';
import { JourneySaved } from './views/JourneySaved.tsx';
import { OptionsNotLoaded } from './views/OptionsNotLoaded.tsx';
import { ViewingSummary } from './views/ViewingSummary.tsx';

export const customisePlanViews: ViewsOf<typeof customisePlanMachine, CustomisePlanModel> = {
  CustomisingPlan,
  CustomisationNotKept,
  JourneyNotSaved,
  JourneySaved,
  OptionsNotLoaded,
  ViewingSummary,
};
