import type { selectChangePlan } from '../../../machines/change-plan/change-plan.selectors.ts';
import { paths } from '../../../machines/shared/paths.ts';
import type { ViewPropsOf } from '../../journey-host/journey-part.ts';
import { comingView } from '../../journey-host/coming-view.tsx';
import { outcomeViews, type Outcomes } from '../../journey-host/outcome-views.tsx';
import { lateView } from '../../journey-host/late-view.tsx';
import { changePlanCopy } from './change-plan.copy.ts';
import { ChangePlanConfirmation } from './views/ChangePlanConfirmation.tsx';
import { ChoosePlan } from './views/ChoosePlan.tsx';
import { ConfirmPlan } from './views/ConfirmPlan.tsx';

const retry = { type: 'retry.requested' } as const;
const plans = { type: 'plans.requested' } as const;
const { dashboard, bills } = paths;

const outcomes = {
  PlanMissing: { kind: 'warning', ways: { dashboard } },
  ChangesNotLoaded: { ways: { retry, dashboard } },
  NotLiveYet: { kind: 'info', ways: ({ orderId }) => ({ order: `${paths.orders}/${orderId}`, dashboard }) },
  PlanEnding: {
    kind: 'info',
    says: ({ body }, { lastDay }) => ({ body: body(lastDay) }),
    ways: ({ planId }) => ({ keep: `${paths.plans}/${planId}/leave`, dashboard }),
  },
  PlanEnded: {
    kind: 'info',
    says: ({ body }, { lastDay }) => ({ body: body(lastDay) }),
    ways: { bills, dashboard },
  },
  PlanSwitching: {
    kind: 'info',
    says: ({ body }, { switchAhead }) => ({ body: body(switchAhead) }),
    ways: ({ planId, switchAhead }) => ({
      switch: `${paths.switches}/${switchAhead?.switchId ?? ''}`,
      plan: `${paths.plans}/${planId}`,
      dashboard,
    }),
  },
  NotChangeable: {
    kind: 'info',
    ways: ({ planId }) => ({ plan: `${paths.plans}/${planId}`, dashboard }),
  },
  OfferNotDrawn: { ways: { retry, plans } },
  ChangeNotSent: { ways: { retry, offer: { type: 'offer.requested' } } },
  UndoNotSent: { ways: { retry, change: { type: 'change.requested' } } },
  ChangeUndone: { kind: 'success', ways: { plans, dashboard } },
} satisfies Outcomes<typeof changePlanCopy, ViewPropsOf<typeof selectChangePlan>>;

export const views = {
  ...outcomeViews(changePlanCopy, outcomes),
  LoadingChanges: comingView(changePlanCopy.LoadingChanges, 'columns', 'page'),
  DrawingOffer: comingView(changePlanCopy.DrawingOffer, 'card'),
  ChoosePlan,
  ConfirmPlan,
  ChangePlanConfirmation,
  ConfirmingUndo: lateView(() => import('./views/ConfirmingUndo.tsx').then((view) => view.ConfirmingUndo)),
};
