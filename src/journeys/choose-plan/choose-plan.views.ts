import { outcomeViews, type Outcomes } from '../../journey-host/outcome-views.tsx';
import { choosePlanCopy } from './choose-plan.copy.ts';
import type { selectChoosePlan } from '../../../machines/choose-plan/choose-plan.selectors.ts';
import type { ViewPropsOf } from '../../journey-host/journey-part.ts';
import { lateView } from '../../journey-host/late-view.tsx';
import { ChoosingPlan } from './views/ChoosingPlan.tsx';

const outcomes = {
  HomeOrdered: { kind: 'info', ways: { dashboard: '/dashboard', changeAddress: '/postcode-checker' } },
  PlanNotCreated: { ways: { retry: { type: 'retry.requested' }, others: { type: 'plans.requested' } } },
  PlansMissing: {
    kind: 'warning',
    says: ({ banner }) => ({ exactly: banner }),
    ways: { interest: '/register-interest', changeAddress: '/postcode-checker' },
  },
  PlansNotLoaded: { ways: { retry: { type: 'retry.requested' } } },
} satisfies Outcomes<typeof choosePlanCopy, ViewPropsOf<typeof selectChoosePlan>>;

export const views = {
  ...outcomeViews(choosePlanCopy, outcomes),
  ChoosingPlan,
  DescribingHousehold: lateView(() =>
    import('./views/DescribingHousehold.tsx').then((view) => view.DescribingHousehold),
  ),
};
