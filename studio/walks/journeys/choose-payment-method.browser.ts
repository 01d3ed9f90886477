import type { AnyMachineSnapshot } from 'xstate';
import {
  begun,
  charged,
  chooses,
  debited,
  debitPending,
  facts,
  input,
  kept,
  noCard,
  oldCard,
  removes,
  visa,
} from '../../../machines/choose-payment-method/choose-payment-method.cases.ts';
import { choosePaymentMethodMachine } from '../../../machines/choose-payment-method/choose-payment-method.machine.ts';
import type {
  ChoosePaymentMethodContext,
  Paying,
} from '../../../machines/choose-payment-method/choose-payment-method.types.ts';
import { paths } from '../../../machines/shared/paths.ts';
import { cardInWords } from '../../../src/ui/format/card.ts';
import { type Act, browserJourney, type Outcome } from '../runner/browser-journey.types.ts';
import { answers, fault, inDialog, isBusy, press, refuses, tells } from '../runner/outcomes.ts';

/** Cards are kept by a payment, which has a journey of its own: they are told by a rule of testers. */
const has = (paying: Paying): Outcome<ChoosePaymentMethodContext> => ({
  answer: paying,
  by: async (hands) => {
    await fault('getPaymentMethod', { status: 200, body: paying.method })(hands);
    await fault('listKeptCards', { status: 200, body: paying.cards })(hands);
  },
});

const done = <Context>(operationId: string): Outcome<Context> => ({
  answer: undefined,
  by: fault(operationId, { status: 204 }),
});

const takes =
  (name: string): Act =>
  async ({ page, pages }) => {
    await page.getByRole('radio', { name: new RegExp(name) }).check();
    await pages.main.button(/^Charge my bills to this card$/).click();
  };

const cardsIn = ({ context }: AnyMachineSnapshot) => (context as ChoosePaymentMethodContext).paying?.cards ?? [];

const debitIn = ({ context }: AnyMachineSnapshot) =>
  (context as ChoosePaymentMethodContext).paying?.method.directDebit ?? null;

export const choosePaymentMethod = browserJourney<typeof choosePaymentMethodMachine>({
  name: 'choose-payment-method',
  machine: choosePaymentMethodMachine,
  starts: {
    'a member': {
      input,
      ready: ({ gateway }) => gateway.register(),
      open: ({ page }) => page.goto(paths.paymentMethod),
    },
  },
  perform: {
    'card.submitted': [
      { event: chooses(visa.id), does: takes(cardInWords(visa)) },
      { event: chooses(oldCard.id), does: takes(cardInWords(oldCard)) },
    ],
    'cardCheck.requested': press(/^Add a card$/),
    'debit.requested': press(/^(Set up a Direct Debit|Use another account)$/),
    'stopping.requested': press(/^(Stop charging my card|End my Direct Debit)$/),
    'stopping.confirmed': inDialog(/^Yes, (stop charging|end) it$/),
    'stopping.declined': inDialog(/^No, keep (charging )?it$/),
    'removal.requested': [{ event: removes(visa.id), does: press(/^Remove Visa card ending in 1111$/) }],
    'removal.confirmed': inDialog(/^Yes, remove it$/),
    'removal.declined': inDialog(/^No, keep it$/),
    'cards.requested': press(/^Back to how you pay$/),
    'retry.requested': ({ pages }) => pages.main.retry.click(),
  },
  calls: {
    loadMethod: {
      ends: [answers(noCard), has(kept), has(charged), has(debitPending), has(debited), isBusy('getPaymentMethod')],
    },
    chooseCard: {
      ends: [
        tells('choosePaymentMethod', charged.method),
        refuses('choosePaymentMethod', 404, 'card.not-found'),
        refuses('choosePaymentMethod', 409, 'card.expired'),
        isBusy('choosePaymentMethod'),
      ],
    },
    stopCharging: { ends: [answers(), isBusy('removePaymentMethod')] },
    removeCard: {
      ends: [done('removeKeptCard'), refuses('removeKeptCard', 404, 'card.not-found'), isBusy('removeKeptCard')],
    },
    beginCheck: {
      ends: [answers(begun), refuses('beginPaymentSession', 429, 'payment.too-many'), isBusy('beginPaymentSession')],
    },
    beginDebit: {
      ends: [answers(begun), refuses('beginPaymentSession', 429, 'payment.too-many'), isBusy('beginPaymentSession')],
    },
    leadOn: { ends: [{ answer: undefined, leaves: true }] },
  },
  facts,
  isOffered: (snapshot, event) => {
    // The bank is asked already: another account is given after it has answered.
    if (event.type === 'debit.requested') return debitIn(snapshot)?.state !== 'PENDING';
    return !['card.submitted', 'removal.requested'].includes(event.type) || cardsIn(snapshot).length > 0;
  },
});
