import type { selectCheckOut } from '../../../machines/check-out/check-out.selectors.ts';
import { paths } from '../../../machines/shared/paths.ts';
import type { ViewPropsOf } from '../../journey-host/journey-part.ts';
import { outcomeViews, waitingView, type Outcomes } from '../../journey-host/outcome-views.tsx';
import { checkOutCopy } from './check-out.copy.ts';
import { ChoosingDay } from './views/ChoosingDay.tsx';
import { ChoosingSims } from './views/ChoosingSims.tsx';
import { EnteringContact } from './views/EnteringContact.tsx';
import { FindingAddress } from './views/FindingAddress.tsx';
import { ReviewingOrder } from './views/ReviewingOrder.tsx';
import { TypingAddress } from './views/TypingAddress.tsx';

const { basket, phones, dashboard } = paths;
const retry = { type: 'retry.requested' } as const;
const again = { type: 'checkout.requested' } as const;

const outcomes = {
  CheckoutNotLoaded: { ways: { retry, basket } },
  NothingToOrder: { kind: 'info', ways: { phones } },
  BasketUnsettled: { kind: 'warning', ways: { basket } },
  BeingPaid: { kind: 'info', says: ({ body }) => ({ body }), ways: { again, dashboard } },
  OrderChanged: {
    kind: 'warning',
    says: ({ body }, { change }) => ({ body: body(change ?? 'basket') }),
    ways: { basket, again },
  },
  PaymentNotBegun: { ways: { retry, review: { type: 'review.requested' } } },
} satisfies Outcomes<typeof checkOutCopy, ViewPropsOf<typeof selectCheckOut>>;

export const views = {
  ...outcomeViews(checkOutCopy, outcomes),
  LoadingCheckout: waitingView(checkOutCopy.LoadingCheckout),
  EnteringContact,
  FindingAddress,
  TypingAddress,
  ChoosingDay,
  ChoosingSims,
  ReviewingOrder,
};
