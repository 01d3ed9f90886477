import type { selectFindPlan } from '../../../machines/find-plan/find-plan.selectors.ts';
import { paths } from '../../../machines/shared/paths.ts';
import type { ViewPropsOf } from '../../journey-host/journey-part.ts';
import { comingView } from '../../journey-host/coming-view.tsx';
import { outcomeViews, type Outcomes } from '../../journey-host/outcome-views.tsx';
import { findPlanCopy } from './find-plan.copy.ts';
import { ListingPlans } from './views/ListingPlans.tsx';

const { dashboard, postcodeChecker: check } = paths;

const outcomes = {
  PlansNotLoaded: { ways: { retry: { type: 'retry.requested' }, dashboard } },
  PlanOnItsWay: { kind: 'info', ways: ({ orderId }) => ({ order: `${paths.orders}/${orderId}`, dashboard }) },
  NoPlans: { kind: 'info', ways: { check, dashboard } },
} satisfies Outcomes<typeof findPlanCopy, ViewPropsOf<typeof selectFindPlan>>;

export const views = {
  ...outcomeViews(findPlanCopy, outcomes),
  LoadingPlans: comingView(findPlanCopy.LoadingPlans, 'rows'),
  ListingPlans,
};
