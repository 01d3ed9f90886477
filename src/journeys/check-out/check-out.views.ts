import type { selectCheckOut } from '../../../machines/check-out/check-out.selectors.ts';
import { paths } from '../../../machines/shared/paths.ts';
import type { ViewPropsOf } from '../../journey-host/journey-part.ts';
import { comingView } from '../../journey-host/coming-view.tsx';
import { outcomeViews, type Outcomes } from '../../journey-host/outcome-views.tsx';
import { checkOutCopy } from './check-out.copy.ts';
import { ChoosingDay } from './views/ChoosingDay.tsx';
import { ChoosingSims } from './views/ChoosingSims.tsx';
import { ChoosingWays } from './views/ChoosingWays.tsx';
import { CreditDeclined, CreditReferred } from './views/CreditAnswers.tsx';
import { EnteringApplicant } from './views/EnteringApplicant.tsx';
import { EnteringContact } from './views/EnteringContact.tsx';
import { FindingAddress } from './views/FindingAddress.tsx';
import { ReadingCreditInformation } from './views/ReadingCreditInformation.tsx';
import { ReviewingOrder } from './views/ReviewingOrder.tsx';
import { SigningAgreement } from './views/SigningAgreement.tsx';
import { TypingAddress } from './views/TypingAddress.tsx';

const { basket, phones, dashboard, checkoutPayment: payAtOnce } = paths;
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
  ChoiceNotSaved: { ways: { retry, payAtOnce } },
  CreditNotLoaded: { ways: { retry, payAtOnce } },
  ApplicationNotSent: { ways: { retry, back: { type: 'application.requested' }, payAtOnce } },
  AskedTooOften: { kind: 'warning', ways: { payAtOnce, basket } },
  SignatureNotSent: { ways: { retry, back: { type: 'agreement.requested' } } },
  PaymentNotBegun: { ways: { retry, review: { type: 'review.requested' } } },
} satisfies Outcomes<typeof checkOutCopy, ViewPropsOf<typeof selectCheckOut>>;

export const views = {
  ...outcomeViews(checkOutCopy, outcomes),
  LoadingCheckout: comingView(checkOutCopy.LoadingCheckout, 'card'),
  EnteringContact,
  FindingAddress,
  TypingAddress,
  ChoosingDay,
  ChoosingSims,
  ChoosingWays,
  LoadingCredit: comingView(checkOutCopy.LoadingCredit, 'card'),
  ReadingCreditInformation,
  EnteringApplicant,
  CreditReferred,
  CreditDeclined,
  SigningAgreement,
  ReviewingOrder,
};
