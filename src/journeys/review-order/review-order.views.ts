import type { reviewOrderMachine } from '../../../machines/review-order/review-order.machine.ts';
import type { ReviewOrderModel } from '../../../machines/review-order/review-order.selectors.ts';
import type { ViewsOf } from '../../journey-host/journey-part.ts';
import { outcomeViews, type Outcomes } from '../../journey-host/outcome-views.tsx';
import { reviewOrderCopy } from './review-order.copy.ts';
import type { ReviewOrderViewProps } from './review-order.props.ts';
import { ReviewingOrder } from './views/ReviewingOrder.tsx';

const outcomes = {
  ContractNotPrepared: { ways: { retry: { type: 'retry.requested' } } },
  OrderChanged: { kind: 'warning', ways: { review: { type: 'changes.requested' } } },
  OrderNotPlaced: { ways: { retry: { type: 'retry.requested' }, back: { type: 'order.reviewed' } } },
  SwitchUnfinished: { kind: 'warning', ways: { finish: { type: 'switchChange.requested' } } },
  VisitsExpired: { kind: 'warning', ways: { change: { type: 'visits.changed' } } },
} satisfies Outcomes<typeof reviewOrderCopy, ReviewOrderViewProps>;

export const reviewOrderViews: ViewsOf<typeof reviewOrderMachine, ReviewOrderModel> = {
  ...outcomeViews(reviewOrderCopy, outcomes),
  ReviewingOrder,
};
