import { backFromRedirect, facts, saysNo, saysYes, toPay } from '../../../machines/pay/pay.cases.ts';
import { payMachine } from '../../../machines/pay/pay.machine.ts';
import { payPath } from '../../../machines/pay/pay.rules.ts';
import type { PayContext, PaymentSession } from '../../../machines/pay/pay.types.ts';
import {
  blocked,
  debitAccepted,
  debitExpired,
  debitOpen,
  debitPending,
  debitRefusedOnce,
  debitSessionId,
  expired,
  hosted,
  hostedRefused,
  nextSessionId,
  open,
  paid,
  paymentSessionId,
  pending,
  refusedOnce,
  refusedToTheEnd,
} from '../../../machines/pay/sessions.cases.ts';
import { type Act, browserJourney, type Outcome } from '../runner/browser-journey.types.ts';
import { answers, fault, isBusy, newsAreDue, press, refuses, tells } from '../runner/outcomes.ts';

const ready: Act = async ({ page, gateway }) => {
  await page.clock.install();
  await gateway.register();
};

/**
 * The provider's page says something. A walk stops at every step, which no card does: what becomes of real ones is tested with the provider's
 * own page (tests/journeys/pay.spec.ts). The payments of walks are told by rules of testers, and their frame shows that there is none.
 */
const says =
  (message: object): Act =>
  ({ page }) =>
    page.getByTitle(/^Your (payment|bank account)$/).evaluate((frame, said) => {
      const { contentWindow: source, src } = frame as HTMLIFrameElement;
      const data = { from: 'payment-provider', ...said };
      window.dispatchEvent(new MessageEvent('message', { source, origin: new URL(src).origin, data }));
    }, message);

const answered = { type: 'payment.answered' } as const;
const result = { type: 'result' } as const;

const reads = (session: PaymentSession): Outcome<PayContext> => tells('getPaymentSession', session);
const hands = (session: PaymentSession): Outcome<PayContext> => tells('submitPaymentDetails', session);

const isDebit = ({ paymentSessionId: id }: PayContext): boolean => id === debitSessionId;

/** What is read is of what the walk began with: money that is paid, or an instruction for a Direct Debit. */
const only = (isIt: (context: PayContext) => boolean, ends: readonly Outcome<PayContext>[]): Outcome<PayContext>[] =>
  ends.map((end) => ({
    ...end,
    when: (context, snapshot) => isIt(context) && (end.when?.(context, snapshot) ?? true),
  }));
const ofMoney = (ends: readonly Outcome<PayContext>[]) => only((context) => !isDebit(context), ends);
const ofDebit = (ends: readonly Outcome<PayContext>[]) => only(isDebit, ends);

/** A bank has days to accept an instruction, which nobody waits for on the page. */
const debits = [debitOpen, debitRefusedOnce, debitPending, debitAccepted, debitExpired];

/** Whether a look has something to hand on to the provider. */
const hasResult = ({ answer }: PayContext): boolean => answer !== null && answer.sessionResult !== '';

/** A look finds the payment so. */
const finds = (session: PaymentSession): Outcome<PayContext>[] => [
  { ...reads(session), when: (context) => !hasResult(context) },
  { ...hands(session), when: hasResult },
];

const busy: Outcome<PayContext>[] = [
  { ...isBusy('getPaymentSession'), when: (context) => !hasResult(context) },
  {
    ...isBusy('getPaymentSession'),
    by: async (all) => {
      await fault('submitPaymentDetails', { status: 503 })(all);
      await isBusy('getPaymentSession').by?.(all);
    },
    when: hasResult,
  },
];

export const pay = browserJourney<typeof payMachine>({
  name: 'pay',
  moves: 'the frame of the payment provider is as high as its form, which comes later',
  machine: payMachine,
  starts: {
    'a member with a payment': {
      input: toPay,
      ready,
      open: ({ page }) => page.goto(payPath(paymentSessionId)),
    },
    'a member back from their bank or wallet': {
      input: backFromRedirect,
      ready,
      open: ({ page }) => page.goto(`${payPath(paymentSessionId)}?sessionId=CS1&redirectResult=given`),
    },
    'a member who sets up a Direct Debit': {
      input: { ...toPay, paymentSessionId: debitSessionId },
      ready,
      open: ({ page }) => page.goto(payPath(debitSessionId)),
    },
  },
  perform: {
    'card.shown': says({ type: 'ready' }),
    'payment.started': says({ type: 'paying' }),
    'payment.answered': [
      { event: { ...answered, ...saysYes }, does: says({ ...result, ...saysYes }) },
      { event: { ...answered, ...saysNo }, does: says({ ...result, ...saysNo }) },
    ],
    // The page is left for the bank's or the wallet's: with the provider's own page alone.
    'payment.redirected': null,
    // It leaves for the provider's own page.
    'provider.requested': null,
    'payment.interrupted': says({ type: 'failed' }),
    'session.ended': [
      { event: { type: 'session.ended', status: 'completed' }, does: says({ type: 'over', status: 'completed' }) },
      { event: { type: 'session.ended', status: 'expired' }, does: says({ type: 'over', status: 'expired' }) },
    ],
    'payment.requested': press(/^Begin a new payment$/),
    'retry.requested': ({ pages }) => pages.main.retry.click(),
  },
  calls: {
    loadPayment: {
      ends: [
        ...ofMoney([open, hosted, pending, paid, blocked, expired].map(reads)),
        ...ofDebit(debits.map(reads)),
        refuses('getPaymentSession', 404, 'payment-session.not-found'),
        isBusy('getPaymentSession'),
      ],
    },
    goOnAfterRedirect: {
      ends: [
        ...[refusedOnce, hostedRefused, pending, paid, blocked, refusedToTheEnd, expired].map(hands),
        refuses('submitPaymentDetails', 409, 'payment.details-wrong'),
        isBusy('submitPaymentDetails'),
      ],
    },
    askForResult: {
      ends: [
        ...ofMoney([refusedOnce, open, pending, paid, blocked, refusedToTheEnd, expired].map(hands)),
        ...ofDebit(debits.map(hands)),
        isBusy('submitPaymentDetails'),
      ],
    },
    lookAtPayment: {
      ends: [
        ...ofMoney([open, refusedOnce, pending, paid, blocked, refusedToTheEnd, expired].flatMap(finds)),
        ...ofDebit(debits.flatMap(finds)),
        // Never in place of a frame that stands there.
        ...ofMoney([
          { ...reads(hostedRefused), when: ({ session, answer }) => session?.checkout === null && answer === null },
        ]),
        ...busy,
      ],
    },
    leaveForRedirect: { ends: [{ answer: undefined, leaves: true }] },
    beginPayment: {
      ends: [
        tells('beginPaymentSession', { ...open, paymentSessionId: nextSessionId }),
        ...ofMoney([
          refuses('beginPaymentSession', 409, 'payment.nothing-due'),
          refuses('beginPaymentSession', 409, 'product.out-of-stock'),
        ]),
        refuses('beginPaymentSession', 429, 'payment.too-many'),
        isBusy('beginPaymentSession'),
      ],
    },
    leadOn: { ends: [answers()] },
  },
  delays: {
    newsDue: newsAreDue,
    lookDue: 'soon',
    resultDue: ({ page }) => page.clock.runFor(10_000),
    wordDue: 'soon',
    frameDue: ({ page }) => page.clock.runFor(15_000),
  },
  facts,
  // Its frame shows that there is no such payment at the provider.
  expectedInConsole: [/404/, /frame-ancestors/],
});
