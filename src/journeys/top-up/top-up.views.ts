import { paths } from '../../../machines/shared/paths.ts';
import type { selectTopUp } from '../../../machines/top-up/top-up.selectors.ts';
import type { ViewPropsOf } from '../../journey-host/journey-part.ts';
import { comingView } from '../../journey-host/coming-view.tsx';
import { outcomeViews, type Outcomes } from '../../journey-host/outcome-views.tsx';
import { topUpCopy } from './top-up.copy.ts';
import { ShowingCredit } from './views/ShowingCredit.tsx';

const retry = { type: 'retry.requested' } as const;
const credit = { type: 'credit.requested' } as const;
const { dashboard } = paths;

const outcomes = {
  CreditNotLoaded: { ways: { retry, dashboard } },
  TopUpNotBegun: { ways: { retry, credit } },
  DebtPaymentNotBegun: { ways: { retry, credit } },
  VoucherNotRedeemed: { ways: { retry, credit } },
  AutomaticNotTurnedOn: { ways: { retry, credit } },
  AutomaticNotTurnedOff: { ways: { retry, credit } },
  CapNotSaved: { ways: { retry, credit } },
  TooManyPayments: {
    kind: 'warning',
    says: ({ body }, { message }) => ({ body: message === '' ? body : message }),
    ways: { credit },
  },
} satisfies Outcomes<typeof topUpCopy, ViewPropsOf<typeof selectTopUp>>;

export const views = {
  ...outcomeViews(topUpCopy, outcomes),
  LoadingCredit: comingView(topUpCopy.LoadingCredit, 'card', 'page'),
  ShowingCredit,
};
