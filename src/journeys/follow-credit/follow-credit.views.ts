import type { selectFollowCredit } from '../../../machines/follow-credit/follow-credit.selectors.ts';
import { paths } from '../../../machines/shared/paths.ts';
import type { ViewPropsOf } from '../../journey-host/journey-part.ts';
import { outcomeViews, waitingView, type Outcomes } from '../../journey-host/outcome-views.tsx';
import { followCreditCopy } from './follow-credit.copy.ts';
import { ConfirmingWithdrawal } from './views/ConfirmingWithdrawal.tsx';
import { ShowingCredit } from './views/ShowingCredit.tsx';

const retry = { type: 'retry.requested' } as const;
const back = { type: 'credit.requested' } as const;

const outcomes = {
  CreditMissing: { kind: 'warning', ways: { all: paths.shopOrders } },
  CreditNotLoaded: { ways: ({ order }) => ({ retry, order }) },
  WithdrawalNotSent: { ways: { retry, back } },
  PaymentNotBegun: { ways: { retry, back } },
} satisfies Outcomes<typeof followCreditCopy, ViewPropsOf<typeof selectFollowCredit>>;

export const views = {
  ...outcomeViews(followCreditCopy, outcomes),
  LoadingCredit: waitingView(followCreditCopy.LoadingCredit),
  ShowingCredit,
  ConfirmingWithdrawal,
};
