import type { BuyNews, FieldRefusal, SimPlan } from '../../../machines/buy-sim-plan/buy-sim-plan.types.ts';
import { longDate } from '../../ui/format/date.ts';
import { price } from '../../ui/format/price.ts';

const retry = 'Try again';
const dashboard = 'Back to your dashboard';
const plans = 'Back to the plans';
const choice = 'Back to your choice';

/** What has become of what the member wanted, and why something was not done. */
const news = {
  repeatSaved: 'Saved. We’ll email you three days before each time that we buy a plan for you.',
  repeatStopped: 'Stopped. Nothing is bought when your plan ends.',
  cancelled: 'Cancelled. Your plan has ended, and what you get back goes to where it came from.',
  takenBack: 'Taken back. What you paid goes back to where it came from.',
  priceChanged:
    'The price of this plan has changed since you opened the page. Nothing was taken. Please look at it again.',
  planChanged:
    'Your plan has changed since you opened this page, perhaps in another tab. Nothing was taken. Please look at it again.',
  planGone: 'That plan isn’t sold any more. Nothing was taken. Please choose another one.',
  waitingAlready: 'A plan of yours is waiting to begin already, and only one can wait. Nothing was taken.',
  beingPaid:
    'Your bank hasn’t answered yet about the plan that you’re paying for. Wait for its answer before you buy another.',
  creditShort: 'Your credit isn’t enough for this plan any more. Nothing was taken. Top up first, or pay by card.',
  cardExpired: 'That card has expired. Nothing was changed. Please choose another way to pay.',
  cardGone: 'That card isn’t kept any more, so it can’t be charged. Nothing was changed.',
  noneToRepeat: 'Your plan has ended, so there’s nothing to repeat. Buy one first.',
  notCancellable: 'That plan can’t be cancelled any more: its 14 days are over, or it has ended. Nothing has changed.',
  returnChanged: 'What you’d get back is another sum by now, so your plan goes on. Please look at it again.',
  begun: 'That plan has begun or is over, so it can’t be taken back.',
} satisfies Record<BuyNews, string>;

/** Why something of a form is not taken, by the machine's reasons. */
export const buySimPlanRefusals: Record<FieldRefusal, string> = {
  startNotChosen: 'Choose when your plan starts',
  payByNotChosen: 'Choose how to pay',
  creditTooLittle: 'Your credit isn’t enough for this plan. Top up, or pay by card',
  oftenNotChosen: 'Choose whether to buy it once or each time it ends',
  planNotChosen: 'Choose a plan',
  repeatPayByNotChosen: 'Choose how it’s paid each time',
};

const notSaved = 'Nothing has changed. Try again in a moment.';

/** Every word of buying a SIM plan, by view. */
export const buySimPlanCopy = {
  LoadingPlan: { title: 'Buy a plan', heading: 'Your SIM plan', loading: 'Looking up your plan' },
  PlanNotLoaded: {
    title: 'Not loaded',
    heading: 'We couldn’t look up your plan',
    body: 'What you have bought and chosen is safe: our service isn’t responding. Try again in a moment.',
    retry,
    dashboard,
  },
  ShowingPlan: {
    title: 'Buy a plan',
    heading: 'Your SIM plan',
    running: (name: string) => `Your ${name} plan`,
    until: (days: number, day: string) =>
      days === 1 ? `Last day today, ${longDate(day)}` : `${days} days left, until ${longDate(day)}`,
    left: 'What’s left',
    data: 'Data',
    minutes: 'Minutes',
    texts: 'Texts',
    unlimited: 'Unlimited',
    usedUp: 'Used up: credit rates apply',
    notSaid: 'Our network isn’t telling us what’s left right now. You can go on using your plan.',
    none: 'No plan is running',
    noneText: 'What you use comes off your credit. A plan costs less.',
    noSim: 'You have no SIM that’s on yet. You can buy a plan now; it begins as soon as your SIM is on.',
    simOff: 'Your SIM isn’t on at the moment. Your plan goes on as soon as you switch one on.',
    switchOn: 'Switch a SIM on',
    freeSim: 'Get a free SIM',
    next: 'What comes after it',
    nextAlone: 'What comes next',
    waits: (name: string, pence: number) => `${name}, paid: ${price(pence)}`,
    startsOn: (day: string) => `It begins on ${longDate(day)}.`,
    startsAfter: 'It begins when the plan before it ends.',
    startsWithSim: 'It begins as soon as your SIM is on.',
    takeBack: 'Take it back',
    cancel: 'Cancel this plan',
    cancelUntil: (day: string, pence: number) =>
      `You can cancel it until ${longDate(day)}. Today you’d get ${price(pence)} back.`,
    receipt: 'Receipt with VAT',
    nothing: 'Nothing is bought when your plan ends. From then on, credit rates apply.',
    repeats: (name: string, pence: number) => `${name} for ${price(pence)}, each time a plan ends`,
    fromCredit: 'We take it from your credit.',
    fromCard: (card: string) => `We take it from your ${card}.`,
    fromNoCard: 'No card is kept for it, so nothing will be bought until you choose how it’s paid.',
    nextOn: (day: string) => `Next on ${longDate(day)}. We’ll email you three days before.`,
    short: 'Your credit isn’t enough for it today. Top up before then, or your plan ends.',
    toppedUp: 'Your credit isn’t enough for it today. If it still isn’t then, your automatic top-up pays for it first.',
    changeRepeat: 'Change what’s bought',
    startRepeat: 'Buy one each time it ends',
    stopRepeat: 'Stop repeating',
    renewingNow: (name: string) => `We’re asking your bank for your next ${name} plan. It begins once it’s paid.`,
    renewingFromCredit: (name: string) =>
      `Your credit wasn’t enough for your next ${name} plan, so we’re topping it up from your card. The plan begins once that’s paid.`,
    renewingNotAsked: (name: string, day: string) =>
      `We couldn’t take the payment for your next ${name} plan, for a reason on our side. Your bank wasn’t asked. We’ll try again on ${longDate(day)}. Until then no plan is running.`,
    renewingAgain: (name: string, day: string) =>
      `Your bank didn’t accept the payment for your next ${name} plan. We’ll ask it again on ${longDate(day)}. Until then no plan is running.`,
    beingPaid: (name: string) => `We’re waiting for your bank’s answer about your ${name} plan.`,
    look: 'Look again',
    plans: 'Choose a plan',
    plansText: 'Each is for 30 days. Prices include VAT.',
    cannotBuy: 'A plan of yours is waiting already, and only one can wait. Take it back to choose another.',
    choose: 'Choose',
    for: (days: number) => `for ${days} days`,
    popular: 'Most popular',
    credit: (pence: number) => `Your credit: ${price(pence)}`,
    estimate: 'How much data do I need?',
    dashboard,
  },
  ConfirmingStop: {
    title: 'Stop repeating?',
    text: 'What you’ve paid for goes on until its last day. After that nothing is bought, and what you use comes off your credit at credit rates.',
    confirm: 'Stop repeating',
    decline: 'Keep repeating',
  },
  ConfirmingTakingBack: {
    title: 'Take this plan back?',
    text: (name: string, pence: number) =>
      `Your ${name} plan won’t begin, and the ${price(pence)} goes back to where it came from.`,
    toCredit: 'That’s your credit, at once.',
    toCard: 'That’s your card: your bank takes up to five working days.',
    confirm: 'Take it back',
    decline: 'Keep it',
  },
  ConfirmingCancel: {
    title: 'Cancel this plan?',
    text: (name: string) => `Your ${name} plan ends at once, with what’s left in it.`,
    after: 'It isn’t repeated. From then on, credit rates apply.',
    afterNext: (name: string) => `Your ${name} plan, which waits, begins at once.`,
    workedOut: 'How it’s worked out',
    paid: 'You paid',
    days: 'Days',
    daysUsed: (used: number, days: number) => `${used} of ${days}`,
    parts: { DATA: 'Data', MINUTES: 'Minutes', TEXTS: 'Texts' },
    percent: (percent: number) => `${percent}% used`,
    owed: 'What you’ve had',
    back: 'You get back',
    rule: 'What you’ve had is the largest of these shares of the price. The day on which your plan began and the day after it count as one.',
    unknownUse: 'Our network isn’t telling us what you’ve used right now, so we go by what we know.',
    toCredit: 'It’s on your credit at once.',
    toCard: 'It goes to your card: your bank takes up to five working days.',
    confirm: (pence: number) => `Cancel and get ${price(pence)} back`,
    decline: 'Keep it',
  },
  ChoosingHow: {
    title: 'How to buy it',
    heading: (name: string) => `How would you like your ${name} plan?`,
    summary: (pence: number, days: number) => `${price(pence)} for ${days} days`,
    start: 'When does it start?',
    startNow: 'Now',
    startLater: 'When my plan ends',
    startLaterText: (day: string) => `Your plan runs until ${longDate(day)}. The new one begins right after it.`,
    lost: (name: string, days: number) =>
      `Your ${name} plan ends at once. Its ${days === 1 ? 'last day is' : `${days} days are`} lost, and so is what’s left in it.`,
    only: {
      now: 'It starts as soon as it’s paid.',
      withSim: 'It starts as soon as your SIM is on.',
      later: (day: string) => `It starts when your plan ends: that runs until ${longDate(day)}.`,
    },
    payBy: 'How would you like to pay?',
    byCredit: 'From my credit',
    creditHas: (pence: number) => `You have ${price(pence)}.`,
    creditLacks: (pence: number, missing: number) => `You have ${price(pence)}, which is ${price(missing)} too little.`,
    topUp: 'Top up your credit',
    topUpText: 'What you’ve chosen stays here.',
    byCard: 'By card',
    byCardText: 'You pay on the next page, with a card that you’ve kept or a new one.',
    often: 'Once, or each time it ends?',
    once: 'Once',
    onceText: 'Nothing is taken when it ends. Credit rates apply from then on.',
    each: 'Each time it ends',
    eachText: (name: string, pence: number, days: number) =>
      `Every ${days} days we buy ${name} again and take ${price(pence)}, from your credit or your card, as you pay now. We’ll email you three days before, and you can stop it whenever you like.`,
    replaces: 'What you choose here takes the place of what’s bought each time now.',
    submit: 'Go on',
    plans,
  },
  ReviewingPlan: {
    title: 'Check your plan',
    heading: 'Check and buy',
    plan: 'Plan',
    start: 'Starts',
    startNow: 'Now',
    startWithSim: 'As soon as your SIM is on',
    startLater: (day: string) => `When your plan ends, after ${longDate(day)}`,
    runs: 'Runs for',
    runsFor: (days: number) => `${days} days, and the rest of the day it begins`,
    payBy: 'Payment',
    byCredit: (pence: number) => `From your credit: ${price(pence)} will be left`,
    byCard: 'By card, on the next page',
    after: 'When it ends',
    once: 'Nothing is bought. Credit rates apply',
    eachByCredit: (name: string, pence: number) => `We buy ${name} again and take ${price(pence)} from your credit`,
    eachByCard: (name: string, pence: number) =>
      `We buy ${name} again and take ${price(pence)} from the card that you pay with now, which we keep for it`,
    reminder: 'We’ll email you three days before each payment. You can stop it on this page whenever you like.',
    begun:
      'You can take it back until it begins. It begins at your request: for 14 days after you buy it you can still cancel it, and pay for what you’ve had of it.',
    buy: (pence: number) => `Buy for ${price(pence)}`,
    pay: (pence: number) => `Pay ${price(pence)}`,
    plans,
  },
  PlanBought: {
    title: 'Plan bought',
    heading: (name: string) => `You’ve bought ${name}`,
    runs: (day: string) => `It’s running now, until ${longDate(day)}.`,
    waits: (day: string) => `It begins on ${longDate(day)}, when your plan ends.`,
    waitsLong: 'It begins when your plan ends.',
    waitsForSim: 'It begins as soon as your SIM is on.',
    once: 'Nothing is bought when it ends.',
    each: (name: string) => `Each time it ends we buy ${name}, and email you three days before.`,
    email: 'We’ve emailed you what you’ve bought.',
    switchOn: 'Switch your SIM on',
    plans: 'See your plan',
    dashboard,
  },
  PlanNotBought: {
    title: 'Not bought',
    heading: 'We couldn’t buy your plan',
    body: 'Our service isn’t responding. Try again in a moment: a plan is never bought twice.',
    retry,
    choice,
  },
  PaymentNotBegun: {
    title: 'Not begun',
    heading: 'We couldn’t begin your payment',
    body: 'Nothing was taken, and what you’ve chosen is kept. Try again in a moment.',
    retry,
    choice,
  },
  TooManyPayments: {
    title: 'Too many tries',
    heading: 'Please try again later',
    /** Where the gateway has no words for it. */
    body: 'You’ve tried to pay too often today, and nothing was taken.',
    choice,
  },
  ChangingRepeat: {
    title: 'Each time it ends',
    heading: 'What we buy each time',
    text: 'Each time a plan of yours ends, we buy the one that you choose here. We’ll email you three days before, and you can stop it whenever you like.',
    first: (day: string) => `The first time is ${longDate(day)}, when your plan has ended.`,
    which: 'Which plan?',
    option: (name: string, pence: number) => `${name}, ${price(pence)}`,
    payBy: 'How is it paid each time?',
    byCredit: 'From my credit',
    creditHas: (pence: number) =>
      `You have ${price(pence)}. If it’s too little on the day, your automatic top-up comes first where it’s on; otherwise your plan ends.`,
    expiry: (expiry: string) => `Expiry ${expiry}`,
    noCard: 'To have it charged to a card, you need one that’s kept.',
    addCard: 'Add a card',
    submit: 'Save',
    plans: 'Change nothing',
  },
  RepeatNotSaved: { title: 'Not saved', heading: 'We couldn’t save it', body: notSaved, retry, plans },
  RepeatNotStopped: {
    title: 'Not stopped',
    heading: 'We couldn’t stop it',
    body: 'It’s still repeated. Try again in a moment.',
    retry,
    plans,
  },
  PlanNotCancelled: {
    title: 'Not cancelled',
    heading: 'We couldn’t cancel your plan',
    body: 'Our service isn’t responding. Try again in a moment: what you get back comes once.',
    retry,
    plans,
  },
  PlanNotTakenBack: {
    title: 'Not taken back',
    heading: 'We couldn’t take your plan back',
    body: 'Our service isn’t responding. Try again in a moment: what you paid goes back once.',
    retry,
    plans,
  },
} as const;

export const buySimPlanNews: Readonly<Record<string, string>> = news;

const counted = (count: number | null, what: string): string => `${count ?? 'Unlimited'} ${what}`;

/** What a plan has, a line each. */
export const whatPlanHas = (plan: SimPlan): string[] => [
  plan.dataInGb === null ? 'Unlimited data' : `${plan.dataInGb} GB of data`,
  ...besideItsData(plan),
];

/** The same for who has read the data in the name of the plan. */
export const besideItsData = ({ minutes, texts, roamingDataInGb }: SimPlan): string[] => [
  counted(minutes, 'UK minutes'),
  counted(texts, 'UK texts'),
  `${roamingDataInGb} GB of the data in Europe`,
];
