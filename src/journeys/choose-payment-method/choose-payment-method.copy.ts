import type { MethodNews, MethodRefusal } from '../../../machines/choose-payment-method/choose-payment-method.types.ts';
import { longDate } from '../../ui/format/date.ts';

const retry = 'Try again';
const dashboard = 'Back to your dashboard';
const heading = 'How you pay your bills';
const cards = 'Back to how you pay';

/** What has become of what the member wanted. */
const news = {
  cardChosen: 'Done. We’ll charge your bills to this card from now on, and we’ve emailed you to confirm it.',
  chargingStopped:
    'Done. Nothing is taken by itself any more. You pay each bill yourself, and we’ll email you when one is due.',
  cardRemoved: 'That card is forgotten, here and at our payment provider.',
  cardGone: 'That card isn’t kept any more. It may have been removed in another tab. These are your cards now.',
  cardExpired: 'That card has expired. Choose another one, or add one.',
} satisfies Record<MethodNews, string>;

/** Why a card is not taken, by the machine's reasons. */
export const methodRefusals: Record<MethodRefusal, string> = {
  notChosen: 'Choose a card',
  expired: 'This card has expired. Choose another one, or add one',
};

/** Every word of how bills are paid, by view. */
export const choosePaymentMethodCopy = {
  LoadingMethod: { title: heading, heading, loading: 'Looking up how you pay' },
  MethodNotLoaded: {
    title: 'Not loaded',
    heading: 'We couldn’t look up how you pay',
    body: 'Nothing has changed: our service isn’t responding. Try again in a moment.',
    retry,
    dashboard,
  },
  ShowingMethod: {
    title: heading,
    heading,
    now: 'Now',
    charged: (card: string, expiry: string) =>
      `We charge each bill to your ${card}, expiry ${expiry}, at 9am on the day it’s due.`,
    expired: (card: string) => `Your ${card} has expired, so we can’t charge it. Choose another one below, or add one.`,
    none: 'You pay each bill yourself, from its own page. We’ll email you when one is due.',
    debit: (account: string) => `We collect each bill by Direct Debit from your ${account}.`,
    pending: (account: string, by: string) =>
      `Your Direct Debit from your ${account} is being set up. Your bank answers by ${longDate(by)}, and we’ll email you what it says.`,
    account: (endingIn: string | null) => (endingIn === null ? 'bank account' : `bank account ending in ${endingIn}`),
    reference: (reference: string) => `Reference on your bank statement: ${reference}`,
    notice: 'We email you each bill at least five working days before we collect it, with the amount and the day.',
    planned: (on: string) => `The next charge is on ${longDate(on)}.`,
    plannedDebit: (on: string) => `The next bill is collected on ${longDate(on)}.`,
    collecting: (on: string) =>
      `We’ve asked your bank for a bill: it leaves your account on ${longDate(on)}, and can’t be paid otherwise until then.`,
    bill: 'See that bill',
    choose: 'Choose a card',
    which: 'Which card do you want your bills charged to?',
    expiry: (expiry: string) => `Expiry ${expiry}`,
    hasExpired: (expiry: string) => `Expired ${expiry}`,
    inUse: 'Your bills are charged to it',
    use: 'Charge my bills to this card',
    endsDebit: 'Your Direct Debit ends with that.',
    debitHeading: 'Pay by Direct Debit',
    debitText:
      'Each bill is collected from your bank account, under the Direct Debit Guarantee. You give the details on our payment provider’s page, and they never come to us. Your bank takes three working days to accept it.',
    debitButton: 'Set up a Direct Debit',
    debitOther: 'Use another account',
    add: 'Add a card',
    addText:
      'We check a new card with £0 on our payment provider’s page. Nothing is taken, and its number never comes to us.',
    addButton: 'Add a card',
    yours: 'Your cards',
    remove: 'Remove',
    stop: 'Stop charging my card',
    stopDebit: 'End my Direct Debit',
    facts: 'Good to know',
    rules: [
      'You get every bill by email before it’s taken: from a card on the same day, by Direct Debit at least five working days before.',
      'If your bank says no, we’ll tell you and try again once, five days later. You can also pay at once with any card.',
      'A bill that isn’t paid changes nothing for at least 30 days: your broadband goes on.',
      'Bills that are due already stay to be paid from their own pages.',
    ],
    confirmation: 'Back to your order’s confirmation',
    bills: 'See your bills',
    dashboard,
    news,
  },
  ConfirmingStop: {
    debitTitle: 'End your Direct Debit?',
    debitText:
      'You’ll pay each bill yourself, by the day it’s due. You needn’t tell your bank. A bill that we’ve asked your bank for already is still collected.',
    debitConfirm: 'Yes, end it',
    debitDecline: 'No, keep it',
    title: 'Stop charging your card?',
    text: 'You’ll pay each bill yourself, by the day it’s due. The card stays kept, so that you can choose it again.',
    confirm: 'Yes, stop charging it',
    decline: 'No, keep charging it',
  },
  ConfirmingRemoval: {
    title: 'Remove this card?',
    text: (card: string) => `We’ll have your ${card} forgotten, here and at our payment provider.`,
    isCharged: 'Your bills are charged to it now. Without it you’ll pay each bill yourself.',
    confirm: 'Yes, remove it',
    decline: 'No, keep it',
  },
  CardNotChosen: {
    title: 'Not saved',
    heading: 'We couldn’t save your choice',
    body: 'Your bills are paid as before. Try again in a moment.',
    retry,
    cards,
  },
  ChargingNotStopped: {
    title: 'Not saved',
    heading: 'We couldn’t save that',
    body: 'Your bills are still taken as before. Try again in a moment.',
    retry,
    cards,
  },
  CardNotRemoved: {
    title: 'Not removed',
    heading: 'We couldn’t remove your card',
    body: 'It’s still kept. Try again in a moment.',
    retry,
    cards,
  },
  TooManyChecks: {
    title: 'Too many tries',
    heading: 'Please try again later',
    /** Where the gateway has no words for it. */
    body: 'You’ve tried cards too often today, and nothing was taken.',
    cards,
  },
  CheckNotBegun: {
    title: 'Not begun',
    heading: 'We couldn’t begin to add a card',
    body: 'Our payment provider isn’t responding, and nothing was taken. Try again in a moment.',
    retry,
    cards,
  },
  DebitNotBegun: {
    title: 'Not begun',
    heading: 'We couldn’t begin to set up a Direct Debit',
    body: 'Our payment provider isn’t responding, and nothing has changed. Try again in a moment.',
    retry,
    cards,
  },
} as const;
