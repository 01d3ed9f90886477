import type { CreditEntry, TopUpNews, TopUpRefusal } from '../../../machines/top-up/top-up.types.ts';
import { price } from '../../ui/format/price.ts';

const retry = 'Try again';
const dashboard = 'Back to your dashboard';
const heading = 'Your credit';
const intro = 'For what your plan doesn’t include. Broadband is billed separately and never uses your credit.';
const credit = 'Back to your credit';

/** What has become of what the member wanted. */
const news = {
  turnedOn: 'Automatic top-up is on. We’ve emailed you to confirm it.',
  turnedOff: 'Automatic top-up is off. Nothing is charged by itself any more.',
  capSaved: 'Your cap abroad is saved, and counts from now on. We’ve emailed you to confirm it.',
  cardGone: 'That card isn’t kept any more. It may have been removed in another tab.',
} satisfies Record<Exclude<TopUpNews, 'voucherRedeemed'>, string>;

/** Why something is not taken, by the machine's reasons. */
export const topUpRefusals: Record<TopUpRefusal, string> = {
  amountNotChosen: 'Choose an amount',
  amountNotWhole: 'Enter a whole number of pounds from £5 to £100, like £20',
  amountOverDay: 'That’s more than you can still top up by today. Choose a smaller amount',
  numberMissing: 'Enter the 16 digits of your voucher',
  numberShort: 'Enter the 16 digits of your voucher, like 9826 0000 0000 1001',
  numberWrong: 'Check the number: one of its digits isn’t right',
  cardNotChosen: 'Choose a card',
  cardExpired: 'This card has expired. Choose another one',
  capNotChosen: 'Choose how much you want to spend abroad',
  capNotWhole: 'Enter a whole number of pounds from £1 to £200, like £40',
};

/** What an entry is, for whoever reads what their credit is made of. */
export const entryKinds = {
  TOP_UP: 'Top-up',
  AUTOMATIC_TOP_UP: 'Automatic top-up',
  VOUCHER: 'Voucher',
  PURCHASE: 'Bought',
  USAGE: 'Used',
  REFUND: 'Given back',
  REWARD: 'Reward',
  TAKEN_BACK: 'Taken back by your bank',
  RETURNED: 'Returned by your bank',
  DEBT_PAYMENT: 'What you owed, paid',
} satisfies Record<CreditEntry['kind'], string>;

/** Every word of a member's credit, by view. */
export const topUpCopy = {
  LoadingCredit: { title: heading, heading, intro, loading: 'Looking up your credit' },
  CreditNotLoaded: {
    title: 'Not loaded',
    heading: 'We couldn’t look up your credit',
    body: 'Nothing has changed: our service isn’t responding. Try again in a moment.',
    retry,
    dashboard,
  },
  ShowingCredit: {
    title: heading,
    heading,
    intro,
    charges: 'See what calls cost',
    owed: (pence: number) => `You owe ${price(pence)}`,
    owedText:
      'Your bank has taken back a payment that was partly spent already. Pay what’s left of it, and you can top up again.',
    payOwed: (pence: number) => `Pay ${price(pence)}`,
    topUp: 'Top up',
    which: 'How much?',
    other: 'Another amount',
    otherLabel: 'Amount in pounds',
    otherHint: 'A whole number of pounds from £5 to £100, like £25',
    pay: 'Go on to pay',
    payText: 'You pay on the next page. Your credit arrives as soon as it’s paid, and the receipt by email.',
    most: (pence: number) => `You can top up by ${price(pence)} more today.`,
    usedUp: 'You’ve topped up by £200 today, which is the most for a day. You can top up again tomorrow.',
    voucher: 'Use a voucher',
    number: 'Voucher number',
    numberHint: 'The 16 digits on your voucher, like 9826 0000 0000 1001',
    redeem: 'Use this voucher',
    automatic: 'Automatic top-up',
    automaticText: (below: number, by: number) =>
      `When your credit falls below ${price(below)}, or isn’t enough for a plan that you repeat from it, we take ${price(by)} from a card that you’ve kept. We’ll email you each time, and you can turn it off whenever you like.`,
    atOnce: (below: number, by: number) =>
      `Your credit is below ${price(below)} now, so we’ll take the first ${price(by)} at once.`,
    on: (below: number, by: number, card: string) =>
      `It’s on: when your credit falls below ${price(below)}, or isn’t enough for a plan that you repeat from it, we take ${price(by)} from your ${card}.`,
    someCard: 'card',
    failed: (count: number) =>
      `Your bank hasn’t accepted it ${count === 1 ? 'once' : 'twice'}. We’ll try again tomorrow, and turn this off after the third time.`,
    whichCard: 'Which card?',
    expiry: (expiry: string) => `Expiry ${expiry}`,
    turnOn: 'Turn on',
    turnOff: 'Turn off',
    noCard: 'You need a kept card for it.',
    addCard: 'Add a card',
    abroad: 'Charges abroad',
    spentOfCap: (spent: number, cap: number) =>
      `You’ve spent ${price(spent)} abroad this month, and your cap is ${price(cap)}.`,
    spentWithoutCap: (spent: number) =>
      `You’ve spent ${price(spent)} abroad this month. You have no cap: only your credit limits it.`,
    nothingAbroad: (spent: number) =>
      `What costs extra abroad doesn’t work, as you’ve chosen. You’ve spent ${price(spent)} this month.`,
    stopped: (on: string) =>
      `Your cap is reached, so what costs extra abroad has stopped. It works again on ${on}, or as soon as you raise your cap.`,
    pricesAbroad: 'See what it costs abroad',
    whichCap: 'How much can be spent abroad in a month?',
    upTo: 'Up to a cap',
    upToHint: 'We’ll text you at 80% of it. At 100% what costs extra stops until next month.',
    capNothing: 'Nothing',
    capNothingHint: 'Only what your plan includes works abroad.',
    noCap: 'No cap',
    noCapHint: 'Only your credit is a limit, with every automatic top-up. We won’t text you what you’ve spent.',
    capLabel: 'Cap in pounds',
    capHint: 'A whole number of pounds from £1 to £200, like £40',
    saveCap: 'Save your cap',
    history: 'What was booked',
    nothing: 'Nothing yet. Once you’ve topped up, it stands here with its receipt.',
    older: 'These are the newest 200. Your download of your data has all of them.',
    left: (pence: number) => `${price(pence)} left`,
    owedMore: (pence: number) => (pence > 0 ? `${price(pence)} owed` : `${price(-pence)} owed no more`),
    receipt: 'Receipt',
    dashboard,
    redeemed: (pence: number) => `Done. The ${price(pence)} of your voucher is on your credit.`,
    news,
  },
  TopUpNotBegun: {
    title: 'Not begun',
    heading: 'We couldn’t begin your payment',
    body: 'Nothing was taken. Try again in a moment.',
    retry,
    credit,
  },
  DebtPaymentNotBegun: {
    title: 'Not begun',
    heading: 'We couldn’t begin your payment',
    body: 'Nothing was taken. Try again in a moment.',
    retry,
    credit,
  },
  VoucherNotRedeemed: {
    title: 'Not booked',
    heading: 'We couldn’t book your voucher',
    body: 'Our service isn’t responding. Try again in a moment: a voucher is never booked twice.',
    retry,
    credit,
  },
  AutomaticNotTurnedOn: {
    title: 'Not saved',
    heading: 'We couldn’t turn on automatic top-up',
    body: 'Nothing has changed. Try again in a moment.',
    retry,
    credit,
  },
  AutomaticNotTurnedOff: {
    title: 'Not saved',
    heading: 'We couldn’t turn off automatic top-up',
    body: 'It’s still on. Try again in a moment.',
    retry,
    credit,
  },
  CapNotSaved: {
    title: 'Not saved',
    heading: 'We couldn’t save your cap abroad',
    body: 'Your cap is what it was. Try again in a moment.',
    retry,
    credit,
  },
  TooManyPayments: {
    title: 'Too many tries',
    heading: 'Please try again later',
    /** Where the gateway has no words for it. */
    body: 'You’ve tried to pay too often today, and nothing was taken.',
    credit,
  },
} as const;
