import type { PaymentSession } from '../../../machines/pay/pay.types.ts';
import { price } from '../../ui/format/price.ts';

/** OTHER: of a newer gateway. */
type Purpose = PaymentSession['purpose'] | 'OTHER';

const title = 'Your payment';
const heading = 'Your payment';
const retry = 'Try again';

/** Where a payment leads, by what is paid for. */
const backs = {
  BROADBAND_BILL: 'Back to your bill',
  DIRECT_DEBIT: 'Back to how you pay',
  KEPT_CARD: 'Back to how you pay',
  PHONE_ORDER: 'Go to your order',
  PHONE_BALANCE: 'Go to your order',
  AIRTIME: 'Go to your credit',
  AIRTIME_DEBT: 'Go to your credit',
  SIM_PLAN: 'Go to your plan',
  OTHER: 'Back to your dashboard',
  dashboard: 'Back to your dashboard',
} as const satisfies Record<Purpose | 'dashboard', string>;

/** Of phones that are not paid yet: the check-out has kept all that was said. */
const unpaid = { ...backs, PHONE_ORDER: 'Back to the check-out' } as const;

/** A new payment, by what is paid for. */
const again = { again: 'Begin a new payment', ...unpaid };

/** Every word of a payment, by view. What a bank says is never shown: words for an error are the gateway’s (PH-10). */
export const payCopy = {
  LoadingPayment: { title, heading, loading: 'Fetching your payment' },
  PaymentMissing: {
    title: 'Payment not found',
    heading: 'We can’t find that payment',
    body: 'There’s no payment of yours at this address. Your bills show what there is to pay.',
    bills: 'See all your bills',
    dashboard: backs.dashboard,
  },
  PaymentNotLoaded: {
    title: 'Payment not loaded',
    heading: 'We couldn’t fetch your payment',
    body: 'Nothing is lost: our service isn’t responding. Try again in a moment. You won’t pay twice.',
    retry,
    dashboard: backs.dashboard,
  },
  GoingOnAfterRedirect: { title, heading, loading: 'Asking how your payment went' },
  RedirectNotTaken: {
    title: 'Payment not finished',
    heading: 'We couldn’t ask how your payment went',
    body: 'Your payment isn’t finished yet, and nothing is lost. Try again in a moment. You won’t pay twice.',
    retry,
  },
  TakingCard: {
    title: 'Pay',
    heading: {
      BROADBAND_BILL: (pence: number) => `Pay ${price(pence)}`,
      DIRECT_DEBIT: () => 'Set up a Direct Debit',
      KEPT_CARD: () => 'Keep a card',
      PHONE_ORDER: (pence: number) => `Pay ${price(pence)}`,
      PHONE_BALANCE: (pence: number) => `Pay ${price(pence)}`,
      AIRTIME: (pence: number) => `Top up by ${price(pence)}`,
      AIRTIME_DEBT: (pence: number) => `Pay ${price(pence)}`,
      SIM_PLAN: (pence: number) => `Pay ${price(pence)}`,
      OTHER: (pence: number) => `Pay ${price(pence)}`,
    } satisfies Record<Purpose, (pence: number) => string>,
    intro: {
      BROADBAND_BILL: 'For your broadband bill.',
      DIRECT_DEBIT:
        'For your broadband bills. We’ll email you each bill at least five working days before we collect it. Nothing is taken today.',
      KEPT_CARD: 'We check your card with your bank. Nothing is taken.',
      PHONE_ORDER: 'What’s due now for your order. We keep it for you while you pay.',
      PHONE_BALANCE: 'For your phone, as you’ve withdrawn from its credit.',
      AIRTIME: 'It’s on your credit as soon as it’s paid.',
      AIRTIME_DEBT: 'For credit that was spent before your bank took its payment back. Then you can top up again.',
      SIM_PLAN: 'For your SIM plan. It’s yours as soon as it’s paid.',
      OTHER: 'At once and in full.',
    } satisfies Record<Purpose, string>,
    provider: {
      payment: 'Choose in our payment provider’s form below how to pay. We never see the number of a card.',
      card: 'Our payment provider takes your card in the form below. We never see its number.',
      debit:
        'Our payment provider takes the details of your account in the form below. We never see its number: all we keep is its last two digits.',
    },
    parts: 'What you’re paying for',
    total: 'To pay now',
    vat: 'VAT included',
    frame: { payment: 'Your payment', card: 'Your card', debit: 'Your bank account' },
    asking: 'One moment: we’re asking how your payment went.',
    triesLeft: (count: number) => (count === 1 ? 'You have 1 try left.' : `You have ${count} tries left.`),
    ...unpaid,
  },
  ReadyToLeave: {
    title: 'Pay',
    body: 'You go on to our payment provider’s own page, and come back here. We never see the number of a card.',
    go: 'Go on to pay',
    goForCard: 'Go on to your card',
    goForDebit: 'Go on to your bank account',
    ...unpaid,
  },
  GoingToProvider: { title, heading, loading: 'Going to our payment provider' },
  CardNotShown: {
    title: 'Card form not shown',
    heading: 'We couldn’t show the card form',
    body: 'Our payment provider isn’t responding, and nothing was taken. Try again in a moment.',
    retry,
    ...unpaid,
  },
  PaymentsAway: {
    title: 'No payments just now',
    heading: 'You can’t pay here just now',
    body: 'Nothing was taken, and nothing is lost. Please try again later.',
    ...unpaid,
  },
  GoingToBank: { title, heading, loading: 'Going to your bank' },
  GoingToWallet: { title, heading, loading: 'Going to your wallet' },
  AwaitingPayment: {
    title: 'Confirming your payment',
    heading: {
      BROADBAND_BILL: 'We’re confirming your payment',
      DIRECT_DEBIT: 'Your Direct Debit is being set up',
      KEPT_CARD: 'We’re checking your card',
      PHONE_ORDER: 'We’re confirming your payment',
      PHONE_BALANCE: 'We’re confirming your payment',
      AIRTIME: 'We’re confirming your payment',
      AIRTIME_DEBT: 'We’re confirming your payment',
      SIM_PLAN: 'We’re confirming your payment',
      OTHER: 'We’re confirming your payment',
    } satisfies Record<Purpose, string>,
    loading: 'Waiting for your bank',
    body: 'This takes a few seconds. Please don’t pay again.',
    takesDays: {
      setUp: {
        heading: 'Your Direct Debit is being set up',
        body: 'Your bank has three working days to accept it. You needn’t wait here: we’ll email you what it says, and your bills are collected from then on.',
      },
      collection: {
        heading: 'We’re collecting this bill',
        body: 'We’ve asked your bank for it by Direct Debit, so it can’t be paid by card now. Its page says on which day the money leaves your account. If your bank doesn’t pay, we’ll email you, and you can pay it then.',
      },
    },
    slow: 'Your bank takes longer than usual. You needn’t wait here: this goes on when you close the page, and you won’t pay twice.',
    ...unpaid,
  },
  PaymentMade: {
    title: 'Paid',
    heading: {
      BROADBAND_BILL: 'Thank you. That’s paid',
      DIRECT_DEBIT: 'Your Direct Debit is confirmed',
      KEPT_CARD: 'Your card is kept',
      PHONE_ORDER: 'Thank you. Your order is placed',
      PHONE_BALANCE: 'Thank you. Your phone is paid',
      AIRTIME: 'Thank you. You’ve topped up',
      AIRTIME_DEBT: 'Thank you. That’s paid',
      SIM_PLAN: 'Thank you. Your plan is paid',
      OTHER: 'Thank you. That’s paid',
    } satisfies Record<Purpose, string>,
    body: {
      BROADBAND_BILL: (pence: number) => `You’ve paid ${price(pence)}. Your bill says so, too.`,
      DIRECT_DEBIT: () =>
        'Your bank has accepted it. We’ll email you each bill at least five working days before we collect it.',
      KEPT_CARD: () => 'Your bank has confirmed it, and nothing was taken. You needn’t enter it again.',
      PHONE_ORDER: (pence: number) =>
        `You’ve paid ${price(pence)}. We’ve emailed you what you ordered, and when it comes.`,
      PHONE_BALANCE: (pence: number) => `You’ve paid ${price(pence)}, and owe us nothing more for it.`,
      AIRTIME: (pence: number) => `${price(pence)} is on your credit. We’ve emailed you the receipt.`,
      AIRTIME_DEBT: (pence: number) => `You’ve paid ${price(pence)}, and can top up again.`,
      SIM_PLAN: (pence: number) => `You’ve paid ${price(pence)}. We’ve emailed you when your plan starts and ends.`,
      OTHER: (pence: number) => `You’ve paid ${price(pence)}.`,
    } satisfies Record<Purpose, (pence: number) => string>,
    ...backs,
  },
  PaymentOver: {
    title: 'Payment over',
    heading: 'This payment is over',
    /** Where the gateway has no words for it. */
    body: 'You can begin again. You won’t pay twice.',
    ...again,
  },
  PaymentBlocked: {
    title: 'Payment not taken',
    heading: 'This payment was stopped',
    body: 'Nothing was taken. Please ask your bank, or begin again and pay in another way.',
    ...again,
  },
  BeginningPayment: { title, heading, loading: 'Beginning a new payment' },
  NothingDue: {
    title: 'Nothing to pay',
    heading: 'There’s nothing to pay here',
    body: 'It’s paid already. Nothing was taken a second time.',
    ...backs,
  },
  OrderOutdated: {
    title: 'Order changed',
    heading: 'Something about your order has changed',
    body: 'Nothing was taken. Have a look at your basket before you go on.',
    basket: 'Go to your basket',
  },
  TooManyPayments: {
    title: 'Too many tries',
    heading: 'You can’t pay this just now',
    body: 'You’ve tried to pay too often today, and nothing more was taken.',
    ...unpaid,
  },
  PaymentNotBegun: {
    title: 'Payment not begun',
    heading: 'We couldn’t begin a new payment',
    body: 'Payments aren’t working just now, and nothing was taken. Try again in a moment.',
    retry,
    ...unpaid,
  },
} as const;
