import { outcomeViews, type Outcomes } from '../../journey-host/outcome-views.tsx';
import { customisePlanCopy } from './customise-plan.copy.ts';
import type { selectCustomisePlan } from '../../../machines/customise-plan/customise-plan.selectors.ts';
import type { ViewPropsOf } from '../../journey-host/journey-part.ts';
import { lateView } from '../../journey-host/late-view.tsx';
import { CustomisingPlan } from './views/CustomisingPlan.tsx';

/** The reason where the gateway gave one: the same again would be refused again, so it is not offered. */
const notKept = {
  says: ({ body }: { body: string }, { refusal }: ViewPropsOf<typeof selectCustomisePlan>['model']) => ({
    body: refusal || body,
  }),
  ways: ({ refusal }: ViewPropsOf<typeof selectCustomisePlan>['model']) => ({
    ...(refusal === '' && { retry: { type: 'retry.requested' } as const }),
    back: { type: 'choice.reviewed' } as const,
  }),
};

const outcomes = {
  CustomisationNotKept: notKept,
  JourneyNotSaved: notKept,
  OptionsNotLoaded: { ways: { retry: { type: 'retry.requested' } } },
} satisfies Outcomes<typeof customisePlanCopy, ViewPropsOf<typeof selectCustomisePlan>>;

export const views = {
  ...outcomeViews(customisePlanCopy, outcomes),
  CustomisingPlan,
  JourneySaved: lateView(() => import('./views/JourneySaved.tsx').then((view) => view.JourneySaved)),
};
