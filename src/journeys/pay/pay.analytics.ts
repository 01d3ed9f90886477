import type { payMachine } from '../../../machines/pay/pay.machine.ts';
import type { PaymentSession } from '../../../machines/pay/pay.types.ts';
import type { AnalyticsEvent, EventData } from '../../analytics/catalogue.ts';
import { journeyAnalytics } from '../../analytics/journey-analytics.ts';

type Told = EventData<'payment_failed'>;

const purposes = {
  BROADBAND_BILL: 'broadband_bill',
  DIRECT_DEBIT: 'direct_debit',
  KEPT_CARD: 'kept_card',
  PHONE_ORDER: 'phone_order',
  PHONE_BALANCE: 'phone_balance',
  AIRTIME: 'airtime',
  AIRTIME_DEBT: 'airtime_debt',
  SIM_PLAN: 'sim_plan',
} as const satisfies Record<PaymentSession['purpose'], Told['purpose']>;

const codes: Readonly<Record<string, Told['payment_result_code']>> = {
  Refused: 'refused',
  Cancelled: 'cancelled',
  Error: 'error',
};

const paymentOf = ({ paymentSessionId, purpose }: PaymentSession) => ({
  payment_session_id: paymentSessionId,
  purpose: purposes[purpose],
});

type Moment = { snapshot: { context: { session: PaymentSession | null } } };

const begun = ({ snapshot: { context } }: Moment): AnalyticsEvent | null =>
  context.session && {
    name: 'payment_begun',
    data: { ...paymentOf(context.session), amount_in_pence: context.session.amountInPence },
  };

const leftForWallet = ({ snapshot: { context } }: Moment): AnalyticsEvent | null =>
  context.session && { name: 'payment_wallet_chosen', data: paymentOf(context.session) };

const made = ({ snapshot: { context } }: Moment): AnalyticsEvent | null => {
  if (!context.session) return null;
  const { paymentId, shopOrderId, amountInPence } = context.session;
  return {
    name: 'payment_made',
    data: {
      ...paymentOf(context.session),
      ...(paymentId !== null && { payment_id: paymentId }),
      ...(shopOrderId !== null && { order_id: shopOrderId }),
      amount_in_pence: amountInPence,
    },
  };
};

const failedAs =
  (isFinal: boolean) =>
  ({ snapshot: { context } }: Moment): AnalyticsEvent | null =>
    context.session && {
      name: 'payment_failed',
      data: {
        ...paymentOf(context.session),
        payment_result_code: codes[context.session.paymentResultCode ?? ''] ?? 'none',
        is_final: isFinal,
      },
    };

/** States in which it is asked what became of a press. */
const asking: ReadonlySet<string> = new Set(['askingForResult', 'looking', 'goingOnAfterRedirect']);

/** The card fields stand again as a try has failed; not where nothing was heard of it. */
function failedOnce(moment: Moment & { left: readonly string[] }): AnalyticsEvent | null {
  const hasFailed = (moment.snapshot.context.session?.paymentErrorMessage ?? null) !== null;
  return hasFailed && moment.left.some((state) => asking.has(state)) ? failedAs(false)(moment) : null;
}

export const payAnalytics = journeyAnalytics<typeof payMachine>('pay', {
  entering: {
    takingCard: begun,
    showingFrame: failedOnce,
    enteringCard: failedOnce,
    readyToLeave: begun,
    awaitingPress: failedOnce,
    goingToWallet: leftForWallet,
    paymentMade: made,
    paymentOver: failedAs(true),
    paymentBlocked: failedAs(true),
  },
});
