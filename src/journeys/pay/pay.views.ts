import type { PayModel, selectPay } from '../../../machines/pay/pay.selectors.ts';
import { paths } from '../../../machines/shared/paths.ts';
import type { ViewPropsOf } from '../../journey-host/journey-part.ts';
import { comingView } from '../../journey-host/coming-view.tsx';
import { outcomeViews, waitingView, type Outcomes } from '../../journey-host/outcome-views.tsx';
import { payCopy } from './pay.copy.ts';
import { AwaitingPayment } from './views/AwaitingPayment.tsx';
import { ReadyToLeave } from './views/ReadyToLeave.tsx';
import { TakingCard } from './views/TakingCard.tsx';

const retry = { type: 'retry.requested' } as const;
const again = { type: 'payment.requested' } as const;
const { basket, bills, dashboard } = paths;

/** The way to what is paid for, by the key of its words. */
const backTo = ({ purpose, back }: PayModel) => ({ [purpose ?? 'dashboard']: back });

/** The gateway's words, where it has some. */
const inItsWords = ({ body }: { body: string }, { message }: PayModel) => ({ body: message ?? body });

const outcomes = {
  PaymentMissing: { kind: 'warning', ways: { bills, dashboard } },
  PaymentNotLoaded: { ways: { retry, dashboard } },
  RedirectNotTaken: { ways: { retry } },
  CardNotShown: { ways: (model) => ({ retry, ...backTo(model) }) },
  PaymentsAway: { ways: backTo },
  PaymentMade: {
    kind: 'success',
    says: ({ heading, body }, { purpose, amountInPence }) => ({
      heading: heading[purpose ?? 'BROADBAND_BILL'],
      body: body[purpose ?? 'BROADBAND_BILL'](amountInPence),
    }),
    ways: backTo,
  },
  PaymentOver: { kind: 'warning', says: inItsWords, ways: (model) => ({ again, ...backTo(model) }) },
  PaymentBlocked: { says: inItsWords, ways: (model) => ({ again, ...backTo(model) }) },
  NothingDue: { kind: 'info', ways: backTo },
  OrderOutdated: { kind: 'warning', says: inItsWords, ways: { basket } },
  TooManyPayments: { kind: 'warning', says: inItsWords, ways: backTo },
  PaymentNotBegun: { ways: (model) => ({ retry, ...backTo(model) }) },
} satisfies Outcomes<typeof payCopy, ViewPropsOf<typeof selectPay>>;

export const views = {
  ...outcomeViews(payCopy, outcomes),
  LoadingPayment: comingView(payCopy.LoadingPayment, 'card'),
  GoingOnAfterRedirect: waitingView(payCopy.GoingOnAfterRedirect),
  GoingToBank: waitingView(payCopy.GoingToBank),
  GoingToWallet: waitingView(payCopy.GoingToWallet),
  BeginningPayment: waitingView(payCopy.BeginningPayment),
  GoingToProvider: waitingView(payCopy.GoingToProvider),
  ReadyToLeave,
  TakingCard,
  AwaitingPayment,
};
