import type { selectManagePlan } from '../../../machines/manage-plan/manage-plan.selectors.ts';
import { paths } from '../../../machines/shared/paths.ts';
import type { ViewPropsOf } from '../../journey-host/journey-part.ts';
import { outcomeViews, type Outcomes } from '../../journey-host/outcome-views.tsx';
import { lateView } from '../../journey-host/late-view.tsx';
import { managePlanCopy } from './manage-plan.copy.ts';
import { ManagePlan } from './views/ManagePlan.tsx';

const retry = { type: 'retry.requested', card: 'pause' } as const;

const outcomes = {
  PlanMissing: { kind: 'warning', ways: { dashboard: paths.dashboard } },
  PauseNotPlanned: { ways: { retry, resume: { type: 'days.requested' }, back: { type: 'pause.closed' } } },
  PauseNotEnded: { ways: { retry, back: { type: 'end.declined' } } },
} satisfies Outcomes<typeof managePlanCopy, ViewPropsOf<typeof selectManagePlan>>;

export const views = {
  ...outcomeViews(managePlanCopy, outcomes),
  ManagePlan,
  ChoosingPause: lateView(() => import('./views/ChoosingPause.tsx').then((view) => view.ChoosingPause)),
  AgreeingToPause: lateView(() => import('./views/AgreeingToPause.tsx').then((view) => view.AgreeingToPause)),
  ConfirmingEnd: lateView(() => import('./views/ConfirmingEnd.tsx').then((view) => view.ConfirmingEnd)),
};
