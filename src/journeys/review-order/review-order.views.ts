import type { reviewOrderMachine } from '../../../machines/review-order/review-order.machine.ts';
import type { ReviewOrderModel } from '../../../machines/review-order/review-order.selectors.ts';
import type { ViewsOf } from '../../journey-host/journey-part.ts';
import { ContractNotPrepared } from './views/ContractNotPrepared.tsx';
import { OrderChanged } from './views/OrderChanged.tsx';
import { OrderNotPlaced } from './views/OrderNotPlaced.tsx';
import { ReviewingOrder } from './views/ReviewingOrder.tsx';
import { SwitchUnfinished } from './views/SwitchUnfinished.tsx';
import { VisitsExpired } from './views/VisitsExpired.tsx';

export const reviewOrderViews: ViewsOf<typeof reviewOrderMachine, ReviewOrderModel> = {
  ContractNotPrepared,
  OrderChanged,
  OrderNotPlaced,
  ReviewingOrder,
  SwitchUnfinished,
  VisitsExpired,
};
