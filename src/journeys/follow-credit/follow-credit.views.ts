import type { selectFollowCredit } from '../../../machines/follow-credit/follow-credit.selectors.ts';
import { paths } from '../../../machines/shared/paths.ts';
import type { ViewPropsOf } from '../../journey-host/journey-part.ts';
import { comingView } from '../../journey-host/coming-view.tsx';
import { outcomeViews, type Outcomes } from '../../journey-host/outcome-views.tsx';
import { lateView } from '../../journey-host/late-view.tsx';
import { followCreditCopy } from './follow-credit.copy.ts';
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
  LoadingCredit: comingView(followCreditCopy.LoadingCredit, 'rows'),
  ShowingCredit,
  ConfirmingWithdrawal: lateView(() =>
    import('./views/ConfirmingWithdrawal.tsx').then((view) => view.ConfirmingWithdrawal),
  ),
};
