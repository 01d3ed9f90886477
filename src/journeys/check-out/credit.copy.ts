import type { CheckOutRefusal } from '../../../machines/check-out/check-out.types.ts';
import { birthDateRefusals } from '../../ui/form/birth-date.copy.ts';
import { longDate, timeOfDay } from '../../ui/format/date.ts';
import { apr, creditBroker, months, planInAll, representativeExample } from '../../ui/format/instalments.copy.ts';
import { price, priceAMonth } from '../../ui/format/price.ts';

const title = 'Pay by instalments';
const retry = 'Try again';
const submit = 'Continue';
const payAtOnce = 'Pay at once instead';
const anotherWay = 'Choose another way to pay';
const basket = 'Go to basket';
const wholeBasket = 'Nothing was taken, and your basket is as you left it.';

type CreditRefusal = Extract<
  CheckOutRefusal,
  | 'wayMissing'
  | `birth${string}`
  | 'tooYoung'
  | 'residenceMissing'
  | 'notResident'
  | `income${string}`
  | 'notAgreed'
  | `signature${string}`
>;

/** Why a field about credit is refused, by the machine's reasons. */
export const creditRefusals: Record<CreditRefusal, string> = {
  wayMissing: 'Choose how to pay for this phone',
  ...birthDateRefusals,
  birthYearRefused: 'Check the year of your date of birth',
  tooYoung: 'You have to be 18 or over to pay by instalments. You can pay at once instead',
  residenceMissing: 'Tell us whether you live in the UK permanently',
  notResident: 'Only people who live in the UK permanently can pay by instalments. You can pay at once instead',
  incomeMissing: 'Enter your income a year, before tax',
  incomeWrong: 'Enter your income in pounds, like 28,000',
  notAgreed: 'Tick the box if you agree',
  signatureMissing: 'Type your full name to sign',
  signatureTooLong: 'Use up to 200 characters',
};

/** Every word about paying by instalments, by view. */
export const creditCopy = {
  ChoosingWays: {
    title: 'How to pay',
    heading: 'How do you want to pay?',
    intro: 'At once, or by instalments for phones from £99. You choose for each phone.',
    ofPhone: (name: string, place: number, count: number): string =>
      count === 1 ? name : `${name}, phone ${place} of ${count}`,
    atOnce: 'At once',
    atOncePrice: price,
    atOnceHint: 'By card or wallet',
    over: (duration: number): string => `Over ${months(duration)}`,
    monthly: ({ monthlyPrice }: { monthlyPrice: number }): string => priceAMonth(monthlyPrice),
    rest: (plan: Parameters<typeof planInAll>[0]): string =>
      plan.upfrontPrice === 0 ? planInAll(plan) : `${price(plan.upfrontPrice)} deposit, ${planInAll(plan)}`,
    tooCheap: (name: string): string => `${name} costs less than £99, so it’s paid at once.`,
    example: representativeExample,
    credit: creditBroker,
    submit,
  },
  LoadingCredit: { title, heading: 'One moment', loading: 'Asking the lender what it costs' },
  ChoiceNotSaved: {
    title: 'Not saved',
    heading: 'We couldn’t save how you want to pay',
    body: 'What you’ve told us is kept on this page: our service isn’t responding. Try again in a moment, or pay at once.',
    retry,
    payAtOnce,
  },
  CreditNotLoaded: {
    title: 'Lender not reached',
    heading: 'We couldn’t reach the lender',
    body: 'Nobody has asked for credit in your name, and your order is as you left it. Try again in a moment, or pay at once.',
    retry,
    payAtOnce,
  },
  ReadingCreditInformation: {
    title: 'Credit information',
    heading: 'Before you borrow',
    intro: 'Read this before you apply: what it costs, who lends it and what follows. Reading it binds you to nothing.',
    official: 'Pre-contract credit information',
    ofPhone: (name: string, place: number, count: number): string =>
      count === 1 ? name : `${name}, agreement ${place} of ${count}`,
    lender: 'Lender',
    broker: 'Credit broker',
    goods: 'What you buy',
    cash: 'Price at once',
    upfront: 'Deposit, paid now',
    lent: 'Amount of credit',
    duration: 'Length',
    months,
    rate: 'Interest rate',
    rateWords: (percent: number): string => `${percent}% a year, fixed`,
    aprTerm: 'APR',
    apr,
    interest: 'Cost of the credit',
    payments: 'Payments',
    paymentsWords: (count: number, monthly: number, last: number): string =>
      monthly === last
        ? `${count} of ${price(monthly)}, one each month`
        : `${count - 1} of ${price(monthly)} and a last one of ${price(last)}, one each month`,
    repayable: 'You pay the lender',
    total: 'In all, with the deposit',
    schedule: 'When each payment is due',
    scheduleNote: 'As if you signed today. Your agreement has the days.',
    head: ['Payment', 'Due', 'Amount'],
    due: longDate,
    document: (name: string): string => `${name}: credit information and agreement (PDF)`,
    print: 'Print this page',
    next: submit,
    payAtOnce,
  },
  EnteringApplicant: {
    title: 'Apply for credit',
    heading: 'Who applies?',
    intro:
      'We pass this to the lender, Fernlea Finance Limited, who looks at your credit file. That leaves a mark there. We don’t keep your date of birth or your income.',
    firstName: 'First name',
    lastName: 'Last name',
    residence: 'Do you live in the UK permanently?',
    residences: [
      { value: 'yes', label: 'Yes' },
      { value: 'no', label: 'No' },
    ],
    home: 'Your home address',
    homeHint: 'Where you live, even where the phone goes somewhere else.',
    line1: 'First line of your home address',
    line2: 'Second line',
    city: 'Town or city',
    postcode: 'Postcode',
    income: 'Your income a year, before tax',
    incomeHint: 'In pounds, like 28,000. The lender asks for it where more than £1,000 is lent.',
    submit: 'Apply',
    payAtOnce,
  },
  ApplicationNotSent: {
    title: 'Lender not reached',
    heading: 'The lender didn’t answer',
    body: 'Nothing was taken, and what you typed is still here. Try again in a moment: however often you do, it’s one application. Or pay at once.',
    retry,
    back: 'Read what you typed',
    payAtOnce,
  },
  AskedTooOften: {
    title: 'Enough applications for today',
    heading: 'You’ve applied often enough for today',
    body: `Each application leaves a mark on your credit file, so we stop after six in a day. ${wholeBasket} Pay at once, or come back tomorrow.`,
    payAtOnce,
    basket,
  },
  CreditReferred: {
    title: 'The lender is looking closer',
    heading: 'The lender is looking closer',
    body: [
      'Somebody at Fernlea Finance looks at your application themselves. You don’t need to do anything.',
      'We’ll email you their answer. Then come back to the check-out, here or on another device: you go on from there.',
    ],
    answerBy: (at: string): string => `They’ve said that they answer by ${timeOfDay(at)} on ${longDate(at)}.`,
    nothing:
      'Nothing was taken, and your basket is as you left it. The price is held for you, the phone isn’t: it can sell out.',
    again: 'Look again',
    payAtOnce,
    dashboard: 'Go to your dashboard',
  },
  CreditDeclined: {
    title: 'Not lent',
    heading: 'The lender has said no',
    noReason: 'Fernlea Finance has decided that. They don’t give a reason, and we don’t know of one.',
    agency: (name: string): string => `Fernlea Finance has decided that by what ${name} says of you.`,
    nothing: wholeBasket,
    list: 'What the lender has answered',
    now: (pence: number): string => `Pay ${price(pence)} at once`,
    anotherWay,
    basket,
  },
  SigningAgreement: {
    title: 'Sign your agreement',
    heading: 'Sign your credit agreement',
    accepted: 'The lender says yes.',
    gone: 'What you signed before counts no longer, as you haven’t paid in time or your payment didn’t go through. Please sign again. You don’t need to apply again.',
    ofPhone: (name: string, place: number, count: number): string =>
      count === 1 ? name : `${name}, agreement ${place} of ${count}`,
    signBy: (day: string): string => `You can sign it until ${longDate(day)}.`,
    lent: 'Amount of credit',
    upfront: 'Deposit, paid to us now',
    payments: 'You pay the lender',
    total: 'In all',
    aprTerm: 'APR',
    apr,
    plan: (count: number, monthly: number): string => `${price(monthly)} a month for ${months(count)}`,
    document: 'Read the agreement (PDF)',
    information: 'Read the credit information',
    regulated:
      'This is a credit agreement regulated by the Consumer Credit Act 1974. Sign it only if you want to be legally bound by its terms.',
    withdraw:
      'You can withdraw from it for 14 days after the day on which you sign, without giving a reason. It isn’t made before you’ve paid what’s due now.',
    agree: 'I’ve read the credit information and the agreement, and agree to be bound by it',
    name: 'Your full name, as your signature',
    submit: 'Sign',
    payAtOnce,
  },
  SignatureNotSent: {
    title: 'Not signed',
    heading: 'We couldn’t keep your signature',
    body: 'Our service isn’t responding, and nothing was taken. Try again in a moment: you can’t sign twice.',
    retry,
    back: 'Back to the agreement',
  },
} as const;
