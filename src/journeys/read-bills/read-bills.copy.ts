import type { BillAhead } from '../../../machines/read-bills/read-bills.selectors.ts';
import { longDate } from '../../ui/format/date.ts';
import { price } from '../../ui/format/price.ts';

const retry = 'Try again';
const dashboard = 'Back to your dashboard';
const ahead = 'You pay for each month ahead, so a bill is due on the day its month begins.';
const intro = `${ahead} Open a bill to read what it’s made of.`;

/** Every word of the pages of bills, by view. */
export const readBillsCopy = {
  LoadingBills: { title: 'Your bills', heading: 'Your bills', intro, loading: 'Fetching your bills' },
  BillsNotLoaded: {
    title: 'Bills not loaded',
    heading: 'We couldn’t fetch your bills',
    body: 'Nothing is wrong with them: our service isn’t responding. Try again in a moment.',
    retry,
    dashboard,
  },
  NoBills: {
    title: 'Your bills',
    heading: 'Your bills',
    intro: ahead,
    none: 'You have no bills yet',
    noneText: 'Your first bill comes with Go Live, the day your broadband starts. You have no order that’s on its way.',
    check: 'Check your address',
    dashboard,
  },
  ShowingBills: {
    title: 'Your bills',
    heading: 'Your bills',
    intro,
    toPay: (count: number, pence: number) =>
      count === 1 ? `1 bill to pay, ${price(pence)}` : `${count} bills to pay, ${price(pence)} in all`,
    toPayText: 'You can pay by card. It takes a minute.',
    toPayEach: (from: string) =>
      `You can pay each by card, from its own page. Begin with the bill of ${longDate(from)}.`,
    pay: (pence: number) => `Pay ${price(pence)}`,
    notPaid: 'Not paid',
    dueSince: 'Due since that day',
    next: 'Your next bill',
    final: 'Your final bill',
    date: 'Due',
    forWhat: 'For',
    left: 'Left of your minimum term',
    monthsLeft: (count: BillAhead['monthsLeft']) => {
      if (count === 0) return 'None from this bill on';
      return count === 1 ? '1 month, with this bill' : `${count} months, with this bill`;
    },
    asKnown: 'This is what we know today. If you pause, or we break a promise, it comes off this bill.',
    asKnownAtEnd: 'This is what we know today. If we break a promise, it comes off this bill.',
    list: 'Bills so far',
    noneSoFar: 'Your first bill comes with Go Live.',
    billOf: 'Bill of',
    finalBillOf: 'Final bill of',
    due: 'Due',
    until: 'Covers you until',
    earlier: (year: string, count: number, unpaid: number) =>
      `${year}: ${count === 1 ? '1 bill' : `${count} bills`}${unpaid === 0 ? '' : `, ${unpaid} not paid`}`,
    dashboard,
  },
  LoadingBill: { title: 'Your bill', heading: 'Your bill', loading: 'Fetching your bill' },
  BillMissing: {
    title: 'Bill not found',
    heading: 'We can’t find that bill',
    body: 'There’s no bill of yours at this address. All the bills you have are on one page.',
    all: 'See all your bills',
    dashboard,
  },
  BillNotLoaded: {
    title: 'Bill not loaded',
    heading: 'We couldn’t fetch your bill',
    body: 'Nothing is wrong with it: our service isn’t responding. Try again in a moment.',
    retry,
    all: 'See all your bills',
  },
  ShowingBill: {
    title: 'Your bill',
    heading: (date: string, isFinal: boolean) => `Your ${isFinal ? 'final bill' : 'bill'} of ${longDate(date)}`,
    number: 'Bill number',
    plan: 'Plan',
    address: 'Address',
    month: 'Month',
    due: 'Due',
    lines: 'What you pay for',
    document: 'Your bill to keep',
    download: 'Your bill (PDF)',
    pay: (pence: number) => `Pay ${price(pence)}`,
    /** What is planned for it: its member need do nothing. */
    charged: (on: string) => `We’ll charge it to your card on ${longDate(on)}.`,
    announced: (on: string) => `We’ll collect it by Direct Debit: it leaves your account on ${longDate(on)}.`,
    collecting: (on: string) =>
      `We’re collecting it by Direct Debit: it leaves your account on ${longDate(on)}, so it can’t be paid by card now.`,
    keeps: 'You can pay by card, and have the card kept for later bills.',
    all: 'See all your bills',
    dashboard,
  },
  TooManyPayments: {
    title: 'Too many tries',
    heading: 'Please try again later',
    body: 'You’ve tried to pay too often today, and nothing more was taken.',
    all: 'See all your bills',
    dashboard,
  },
  PaymentNotBegun: {
    title: 'Payment not begun',
    heading: 'We couldn’t begin your payment',
    body: 'Payments aren’t working just now, and nothing was taken. Try again in a moment.',
    retry,
    all: 'See all your bills',
  },
  /** The first bill of an order that isn't live yet. */
  first: {
    heading: 'Your first bill comes with Go Live',
    for: (planName: string, address: string) => `${planName}, ${address}`,
    sumOn: (amount: string, date: string) => `${amount} on ${longDate(date)}`,
    expected: 'We expect your broadband to go live on that day, and your first bill is due with it.',
    unknown: 'It’s due on the day your broadband goes live. We’ll show the date here as soon as we know it.',
    holds: 'What it will hold',
    month: 'Your first month, paid ahead',
    setUp: 'Set-up, paid once',
    afterwards: (monthly: string) => `After that it’s ${monthly}.`,
    credits: 'If we break a promise on the way, what it’s worth comes off this bill.',
    order: 'See your order',
  },
  /** What stands beside bills of how they are paid. */
  paying: {
    heading: 'How you pay',
    text: 'Have each bill charged to a card or collected by Direct Debit, or pay it yourself from its own page.',
    choose: 'Choose how you pay',
  },
  /** A bill of a newer gateway may stand otherwise. */
  /** When a bill is taken, and how, in the list of all. */
  planned: {
    charged: 'Charged to your card on',
    announced: 'Collected by Direct Debit on',
    collecting: 'Being collected by Direct Debit, leaves your account on',
  },
  states: { DUE: 'Due', PAID: 'Paid, was due' } as Readonly<Record<string, string | undefined>>,
  /** Of a bill that is due on the day it is named by. */
  dueThatDay: { DUE: 'Due that day', PAID: 'Paid' } as Readonly<Record<string, string | undefined>>,
} as const;
