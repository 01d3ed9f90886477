import type { selectLeavePlan } from '../../../machines/leave-plan/leave-plan.selectors.ts';
import { paths } from '../../../machines/shared/paths.ts';
import type { ViewPropsOf } from '../../journey-host/journey-part.ts';
import { comingView } from '../../journey-host/coming-view.tsx';
import { outcomeViews, type Outcomes } from '../../journey-host/outcome-views.tsx';
import { lateView } from '../../journey-host/late-view.tsx';
import { keepingMeans } from './beside.copy.ts';
import { leavePlanCopy } from './leave-plan.copy.ts';
import { ChoosingLastDay } from './views/ChoosingLastDay.tsx';
import { ConfirmingLeaving } from './views/ConfirmingLeaving.tsx';
import { ShowingLeaving } from './views/ShowingLeaving.tsx';

const retry = { type: 'retry.requested' } as const;
const costs = { type: 'costs.requested' } as const;
const { dashboard, bills } = paths;

const outcomes = {
  PlanMissing: { kind: 'warning', ways: { dashboard } },
  LeavingNotLoaded: { ways: { retry, dashboard } },
  NotLiveYet: { kind: 'info', ways: ({ orderId }) => ({ order: `${paths.orders}/${orderId}`, dashboard }) },
  PlanEnded: {
    kind: 'info',
    says: ({ body }, { endedOn }) => ({ body: body(endedOn) }),
    ways: { bills, dashboard },
  },
  LeavingNotSent: { ways: { retry, costs } },
  StayingNotSent: { ways: { retry, costs } },
  PlanKept: {
    kind: 'success',
    says: (words, model) => ({
      heading: model.ordered ? words.headingIfMoving : words.heading,
      body: [model.ordered ? words.bodyIfMoving : words.body, ...keepingMeans(model)],
    }),
    ways: { dashboard },
  },
} satisfies Outcomes<typeof leavePlanCopy, ViewPropsOf<typeof selectLeavePlan>>;

export const views = {
  ...outcomeViews(leavePlanCopy, outcomes),
  LoadingLeaving: comingView(leavePlanCopy.LoadingLeaving, 'card'),
  ChoosingLastDay,
  ConfirmingLeaving,
  ShowingLeaving,
  ConfirmingStaying: lateView(() => import('./views/ConfirmingStaying.tsx').then((view) => view.ConfirmingStaying)),
};
