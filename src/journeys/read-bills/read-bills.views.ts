import type { selectReadBills } from '../../../machines/read-bills/read-bills.selectors.ts';
import { paths } from '../../../machines/shared/paths.ts';
import type { ViewPropsOf } from '../../journey-host/journey-part.ts';
import { comingView } from '../../journey-host/coming-view.tsx';
import { outcomeViews, type Outcomes } from '../../journey-host/outcome-views.tsx';
import { readBillsCopy } from './read-bills.copy.ts';
import { NoBills } from './views/NoBills.tsx';
import { ShowingBill } from './views/ShowingBill.tsx';
import { ShowingBills } from './views/ShowingBills.tsx';

const retry = { type: 'retry.requested' } as const;
const { bills: all, dashboard } = paths;

const outcomes = {
  BillsNotLoaded: { ways: { retry, dashboard } },
  BillMissing: { kind: 'warning', ways: { all, dashboard } },
  BillNotLoaded: { ways: { retry, all } },
  TooManyPayments: {
    kind: 'warning',
    says: ({ body }, { message }) => ({ body: message ?? body }),
    ways: { all, dashboard },
  },
  PaymentNotBegun: { ways: { retry, all } },
} satisfies Outcomes<typeof readBillsCopy, ViewPropsOf<typeof selectReadBills>>;

export const views = {
  ...outcomeViews(readBillsCopy, outcomes),
  LoadingBills: comingView(readBillsCopy.LoadingBills, 'rows', 'page'),
  NoBills,
  ShowingBills,
  LoadingBill: comingView(readBillsCopy.LoadingBill, 'card'),
  ShowingBill,
};
