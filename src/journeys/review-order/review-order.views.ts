import { outcomeViews, type Outcomes } from '../../journey-host/outcome-views.tsx';
import { reviewOrderCopy } from './review-order.copy.ts';
import type { selectReviewOrder } from '../../../machines/review-order/review-order.selectors.ts';
import type { ViewPropsOf } from '../../journey-host/journey-part.ts';
import { ReviewingOrder } from './views/ReviewingOrder.tsx';

const outcomes = {
  ContractNotPrepared: { ways: { retry: { type: 'retry.requested' } } },
  HomeOrdered: { kind: 'info', ways: { dashboard: '/dashboard' } },
  OrderChanged: { kind: 'warning', ways: { review: { type: 'changes.requested' } } },
  OrderNotPlaced: { ways: { retry: { type: 'retry.requested' }, back: { type: 'order.reviewed' } } },
  SwitchUnfinished: { kind: 'warning', ways: { finish: { type: 'switchChange.requested' } } },
  VisitsExpired: { kind: 'warning', ways: { change: { type: 'visits.changed' } } },
} satisfies Outcomes<typeof reviewOrderCopy, ViewPropsOf<typeof selectReviewOrder>>;

export const views = {
  ...outcomeViews(reviewOrderCopy, outcomes),
  ReviewingOrder,
};
