import type { selectManageOrder } from '../../../machines/manage-order/manage-order.selectors.ts';
import { chatLink } from '../../pages/content/chat-link.ts';
import type { ViewPropsOf } from '../../journey-host/journey-part.ts';
import { comingView } from '../../journey-host/coming-view.tsx';
import { outcomeViews, type Outcomes } from '../../journey-host/outcome-views.tsx';
import { lateView } from '../../journey-host/late-view.tsx';
import { manageOrderCopy } from './manage-order.copy.ts';
import { ShowingOrder } from './views/ShowingOrder.tsx';

const retry = { type: 'retry.requested' } as const;
const back = { type: 'order.requested' } as const;
const resume = { type: 'details.resumed' } as const;
const otherDate = { type: 'otherDate.requested' } as const;
const dashboard = '/dashboard';

const outcomes = {
  OrderMissing: { kind: 'warning', ways: { dashboard } },
  OrderNotLoaded: { ways: { retry, dashboard } },
  DateTaken: { kind: 'warning', ways: { otherDate, back } },
  DateNotYetOpen: { kind: 'warning', ways: { otherDate, back } },
  ChangeTooLate: { kind: 'warning', ways: { back, chat: chatLink } },
  DetailsTooLate: { kind: 'warning', ways: { back, resume, chat: chatLink } },
  DatesNotLoaded: { ways: { retry, back } },
  DateNotSaved: { ways: { retry, back } },
  OfferGone: { kind: 'warning', ways: { back } },
  EarlierDateNotAsked: { ways: { retry, back } },
  EarlierDateNotWaived: { ways: { retry, back } },
  OfferNotAccepted: { ways: { retry, back } },
  OfferNotDeclined: { ways: { retry, back } },
  DetailsNotSaved: { ways: { retry, resume, back } },
  OrderNotCancelled: { ways: { retry, back } },
  PayoutNotAsked: { ways: { retry, back } },
  CalendarNotMade: { ways: { retry, back } },
} satisfies Outcomes<typeof manageOrderCopy, ViewPropsOf<typeof selectManageOrder>>;

export const views = {
  ...outcomeViews(manageOrderCopy, outcomes),
  LoadingOrder: comingView(manageOrderCopy.LoadingOrder, 'card', 'page'),
  ShowingOrder,
  ChangingDetails: lateView(() => import('./views/ChangingDetails.tsx').then((view) => view.ChangingDetails)),
  ConfirmingCancellation: lateView(() =>
    import('./views/ConfirmingCancellation.tsx').then((view) => view.ConfirmingCancellation),
  ),
};
