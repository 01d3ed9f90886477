import type { AnyMachineSnapshot } from 'xstate';
import * as known from '../../../machines/check-out/check-out.cases.ts';
import { checkOutMachine } from '../../../machines/check-out/check-out.machine.ts';
import * as credit from '../../../machines/check-out/credit.cases.ts';
import type { Checkout, CheckOutContext, Contact, OrderCredit } from '../../../machines/check-out/check-out.types.ts';
import { phonesOpen } from '../../../machines/pay/sessions.cases.ts';
import type { Address } from '../../../machines/shared/finding-address.ts';
import { paths } from '../../../machines/shared/paths.ts';
import { browserJourney, type Act, type Outcome } from '../runner/browser-journey.types.ts';
import { afterReload, fault, isBusy, newsAreDue, press, refuses, tells } from '../runner/outcomes.ts';
import {
  application,
  chooses12Months,
  choosesAtOnce,
  fillsAddress,
  fillsContact,
  signature,
  submit,
} from './check-out.forms.ts';
import { performSearch, searchCalls } from './postal-address-search.ts';

type Ends = Outcome<CheckOutContext>;

/** How the instalments of an order stand is told by a rule of testers, too: what leads there is in tests/journeys/instalments.spec.ts. */
const lends = (operationId: string, ...answers: OrderCredit[]): Ends[] =>
  answers.map((answer) => tells(operationId, answer));

const contextOf = (snapshot: AnyMachineSnapshot) => snapshot.context as CheckOutContext;

const contact = (typed: Contact) => ({
  event: { type: 'contact.submitted' as const, ...typed },
  does: fillsContact(typed),
});
const address = (typed: Address) => ({
  event: { type: 'address.submitted' as const, ...typed },
  does: fillsAddress(typed),
});

/** What is in the basket is told by a rule of testers: the shop's own is tested with a whole order (tests/journeys/check-out.spec.ts). */
const reads = (checkout: Checkout, when?: (context: CheckOutContext) => boolean): Ends => ({
  ...tells('getCheckout', checkout),
  ...(when && { when }),
});

const goTo =
  (path: string): Act =>
  ({ page }) =>
    page.getByRole('main').locator(`a[href="${path}"]`).first().click();

export const checkOut = browserJourney<typeof checkOutMachine>({
  name: 'check-out',
  machine: checkOutMachine,
  starts: {
    'a member with a basket': {
      input: known.input,
      ready: async ({ page, gateway }) => {
        await page.clock.install();
        await gateway.register();
      },
      open: ({ page }) => page.goto(paths.checkout),
    },
  },
  perform: {
    'contact.submitted': [contact(known.contact), contact({ ...known.contact, phoneNumber: '1' })],
    'address.submitted': [address(known.address), address({ ...known.address, city: '' })],
    ...performSearch,
    'search.requested': press(/^Find another address$/),
    'day.submitted': [
      {
        event: { type: 'day.submitted', day: '2026-11-25' },
        does: async (hands) => {
          await hands.page.getByRole('radio', { name: /25 November/ }).check();
          await submit(hands);
        },
      },
    ],
    'sims.submitted': [
      {
        event: { type: 'sims.submitted', sims: ['esim'] },
        does: async (hands) => {
          await hands.page.getByRole('radio', { name: /^eSIM/ }).check();
          await submit(hands);
        },
      },
    ],
    'ways.submitted': [
      { event: { type: 'ways.submitted', ways: ['12'] }, does: chooses12Months },
      { event: { type: 'ways.submitted', ways: ['at-once'] }, does: choosesAtOnce },
      {
        event: (snapshot) => (contextOf(snapshot).ways === null ? { type: 'ways.submitted', ways: [''] } : null),
        does: submit,
      },
    ],
    'creditInformation.read': submit,
    'application.submitted': [application(credit.applicant), application({ ...credit.applicant, birthYear: '' })],
    'application.requested': press(/^Read what you typed$/),
    'answer.requested': press(/^Look again$/),
    'payingAtOnce.chosen': press(/^Pay £729 at once$/),
    'agreement.signed': [signature('Alex Finch'), signature('')],
    'agreement.requested': press(/^Back to the agreement$/),
    'payment.requested': press(/^Go on to pay/),
    'review.requested': press(/^Read your answers$/),
    'checkout.requested': press(/^(Look again|Check out as it is now)$/),
    'retry.requested': ({ pages }) => pages.main.retry.click(),
  },
  pages: {
    loadingCheckout: ({ page }) => page.goto(paths.checkout),
    reviewingOrder: ({ page }) => page.goto(paths.checkoutReview),
    enteringContact: goTo(paths.checkoutContact),
    choosingAddress: goTo(paths.checkoutAddress),
    choosingDay: goTo(paths.checkoutDelivery),
    choosingSims: goTo(paths.checkoutSim),
    choosingWays: goTo(paths.checkoutPayment),
    readingCreditInformation: ({ page }) => page.goto(paths.checkoutCredit),
    enteringApplicant: ({ page }) => page.goto(paths.checkoutApplication),
    hearingAnswer: ({ page }) => page.goto(paths.checkoutAgreement),
  },
  calls: {
    loadCheckout: {
      ends: [
        reads(known.open, ({ isDayGone }) => !isDayGone),
        reads(known.later, ({ isDayGone }) => isDayGone),
        reads(known.saved),
        reads(known.savedLent),
        reads(known.empty),
        reads(known.soldOut),
        reads(known.beingPaid),
        isBusy('getCheckout'),
      ],
    },
    ...searchCalls<CheckOutContext>(known.address, afterReload(isBusy('retrieveCapture'))),
    saveOrder: {
      ends: [
        tells('saveUnpaidShopOrder', known.order, { orderId: credit.orderId }),
        refuses('saveUnpaidShopOrder', 409, 'product.out-of-stock'),
        refuses('saveUnpaidShopOrder', 409, 'price.changed'),
        refuses('saveUnpaidShopOrder', 409, 'delivery.day-gone'),
        refuses('saveUnpaidShopOrder', 409, 'order.being-paid'),
        isBusy('saveUnpaidShopOrder'),
      ],
    },
    loadCredit: {
      ends: [
        ...lends(
          'getOrderCredit',
          credit.chosen,
          credit.referred,
          credit.declined,
          credit.accepted,
          credit.signed,
          credit.agreed,
          credit.unheardOf,
        ),
        isBusy('getOrderCredit'),
      ],
    },
    lookForNews: { ends: [...lends('getOrderCredit', credit.referred, credit.accepted), isBusy('getOrderCredit')] },
    applyForCredit: {
      ends: [
        ...lends('applyForCredit', credit.accepted, credit.referred, credit.declined),
        refuses('applyForCredit', 409, 'applicant.too-young'),
        refuses('applyForCredit', 429, 'credit.too-many'),
        refuses('applyForCredit', 409, 'credit.nothing-to-apply-for'),
        refuses('applyForCredit', 409, 'product.out-of-stock'),
        refuses('applyForCredit', 409, 'order.being-paid'),
        refuses('applyForCredit', 409, 'delivery.day-gone'),
        isBusy('applyForCredit'),
      ],
    },
    signAgreement: {
      ends: [
        ...lends('signCreditAgreement', credit.signed),
        refuses('signCreditAgreement', 409, 'credit.changed'),
        refuses('signCreditAgreement', 409, 'credit.not-accepted'),
        refuses('signCreditAgreement', 409, 'product.out-of-stock'),
        refuses('signCreditAgreement', 409, 'order.being-paid'),
        refuses('signCreditAgreement', 409, 'delivery.day-gone'),
        isBusy('signCreditAgreement'),
      ],
    },
    beginPayment: {
      ends: [
        {
          answer: { paymentSessionId: known.paymentSessionId },
          by: fault('beginPaymentSession', {
            status: 201,
            body: { ...phonesOpen, paymentSessionId: known.paymentSessionId },
          }),
        },
        refuses('beginPaymentSession', 409, 'product.out-of-stock'),
        refuses('beginPaymentSession', 409, 'payment.pending'),
        refuses('beginPaymentSession', 409, 'delivery.day-gone'),
        refuses('beginPaymentSession', 409, 'credit.not-signed'),
        isBusy('beginPaymentSession'),
      ],
    },
    leadOn: { ends: [{ answer: undefined, leaves: true }] },
  },
  delays: { newsDue: newsAreDue },
  facts: (context) => ({ ...known.facts(context), text: context.text, depth: context.containers.length }),
  isOffered: (snapshot, event) => {
    if (event.type !== 'xstate.route') return true;
    const { to } = event as { to?: string };
    if (to === '#loadingCheckout') return true;
    // It has the address of the review.
    if (to === '#reviewingOrder') return !snapshot.matches('orderChanged') && !snapshot.matches('paymentNotBegun');
    const isReviewed = ['readingOrder', 'readingAgain'].some((state) =>
      snapshot.matches({ reviewingOrder: state as 'readingOrder' }),
    );
    const isDeclined = snapshot.matches({ takingCredit: { hearingAnswer: 'creditDeclined' } });
    const isSigning = snapshot.matches({ takingCredit: { hearingAnswer: 'signingAgreement' } });
    switch (to) {
      // Other ways to pay are a link of every answer.
      case '#choosingWays':
        return isReviewed || isDeclined || isSigning;
      // By their addresses.
      case '#readingCreditInformation':
      case '#enteringApplicant':
        return isReviewed || isSigning;
      case '#hearingAnswer':
        return isReviewed || snapshot.matches({ takingCredit: 'readingCreditInformation' });
      // What was said is changed by links of the review.
      case undefined:
      default:
        return isReviewed;
    }
  },
});
