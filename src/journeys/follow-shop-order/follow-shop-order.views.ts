import type { selectFollowShopOrder } from '../../../machines/follow-shop-order/follow-shop-order.selectors.ts';
import { paths } from '../../../machines/shared/paths.ts';
import type { ViewPropsOf } from '../../journey-host/journey-part.ts';
import { comingView } from '../../journey-host/coming-view.tsx';
import { outcomeViews, type Outcomes } from '../../journey-host/outcome-views.tsx';
import { lateView } from '../../journey-host/late-view.tsx';
import { followShopOrderCopy } from './follow-shop-order.copy.ts';
import { ChoosingReturn } from './views/ChoosingReturn.tsx';
import { NoOrders } from './views/NoOrders.tsx';
import { ReviewingReturn } from './views/ReviewingReturn.tsx';
import { ShowingOrder } from './views/ShowingOrder.tsx';
import { ShowingOrders } from './views/ShowingOrders.tsx';

const order = { type: 'order.requested' } as const;
const retry = { type: 'retry.requested' } as const;
const { shopOrders: all, dashboard } = paths;

const outcomes = {
  OrdersNotLoaded: { ways: { retry, dashboard } },
  OrderMissing: { kind: 'warning', ways: { all, dashboard } },
  OrderNotLoaded: { ways: { retry, all } },
  CancellationNotSent: { ways: { retry, back: order } },
  DayNotSent: { ways: { retry, back: order } },
  ReturnNotSent: { ways: { retry, review: { type: 'review.requested' } } },
  WithdrawalNotSent: { ways: { retry, back: order } },
} satisfies Outcomes<typeof followShopOrderCopy, ViewPropsOf<typeof selectFollowShopOrder>>;

export const views = {
  ...outcomeViews(followShopOrderCopy, outcomes),
  LoadingOrders: comingView(followShopOrderCopy.LoadingOrders, 'rows'),
  NoOrders,
  ShowingOrders,
  LoadingOrder: comingView(followShopOrderCopy.LoadingOrder, 'card'),
  ShowingOrder,
  ConfirmingCancellation: lateView(() =>
    import('./views/ConfirmingCancellation.tsx').then((view) => view.ConfirmingCancellation),
  ),
  ChoosingReturn,
  ReviewingReturn,
  ConfirmingWithdrawal: lateView(() =>
    import('./views/ConfirmingWithdrawal.tsx').then((view) => view.ConfirmingWithdrawal),
  ),
};
