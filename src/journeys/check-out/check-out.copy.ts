import { returnsRight } from '../../pages/content/returns.ts';
import type { AskedStep } from '../../../machines/check-out/check-out.selectors.ts';
import type { CheckOutRefusal, OrderChange, SimType } from '../../../machines/check-out/check-out.types.ts';
import { addressSearchCopy, searchRefusals } from '../../ui/form/address-search.copy.ts';
import { nameRefusals } from '../../ui/form/fields.copy.ts';
import { longDate, timeOfDay } from '../../ui/format/date.ts';
import { describedPhone } from '../../ui/format/described-phone.ts';
import { months, planInWords } from '../../ui/format/instalments.copy.ts';
import { price } from '../../ui/format/price.ts';
import { creditCopy, creditRefusals } from './credit.copy.ts';

const title = 'Check out';
const basket = 'Go to basket';
const retry = 'Try again';
const submit = 'Continue';

/** Why a field is refused, by the machine's reasons. */
export const checkOutRefusals: Record<CheckOutRefusal, string> = {
  ...nameRefusals,
  firstNameMissing: 'Enter a first name',
  lastNameMissing: 'Enter a last name',
  ...searchRefusals,
  phoneMissing: 'Enter a phone number',
  phoneWrong: 'Enter a UK phone number, like 07700 900123',
  line1Missing: 'Enter the first line of the address',
  cityMissing: 'Enter a town or city',
  addressWrong: 'Use letters, numbers and everyday punctuation only',
  postcodeMissing: 'Enter a postcode',
  postcodeWrong: 'Enter a full UK postcode, like LK9 1SA',
  streetNumberMissing: 'Enter a house number or name',
  streetNumberWrong: 'Enter a house number or name',
  dayMissing: 'Choose one of the days',
  simMissing: 'Choose a SIM for this phone',
  ...creditRefusals,
};

const changes = {
  soldOut: 'A phone in your basket has sold out since you read this.',
  price: 'What’s in your basket costs something else by now.',
  basket: 'What’s in your basket has changed since you read this, in another tab perhaps.',
} satisfies Record<OrderChange, string>;

type Described = Parameters<typeof describedPhone>[0];

/** Which of the pages it is; what cannot be chosen has none. */
export const stepInWords = (at: AskedStep, steps: readonly AskedStep[]): string =>
  `Step ${steps.indexOf(at) + 1} of ${steps.length}`;

/** Beside it the way back: to the step before, or before the first one to the basket. */
export const backCopy = {
  back: 'Back',
  toStep: (place: number): string => `to step ${place}`,
  toBasket: 'to your basket',
};

/** What comes with a phone. */
const sims: Record<SimType, { label: string; hint: string; short: string }> = {
  esim: {
    label: 'eSIM',
    hint: 'Nothing to post, nothing to lose. Once your phone is there, you scan a code on our site.',
    short: 'with an eSIM',
  },
  psim: { label: 'SIM card', hint: 'It comes in the box with your phone.', short: 'with a SIM card' },
  none: { label: 'None yet', hint: 'Keep the SIM you have, or choose one later.', short: 'without a SIM' },
};

/** A kind that came later has no words of ours yet. */
const simWords = (type: string) =>
  Object.hasOwn(sims, type) ? sims[type as SimType] : { label: 'Another SIM', hint: '', short: 'with another SIM' };

/** “eSIM”, or of phones that get different ones “eSIM, SIM card”. */
export function simsInWords(chosen: readonly SimType[]): string {
  const labels = chosen.map((type) => simWords(type).label);
  return (new Set(labels).size === 1 ? labels.slice(0, 1) : labels).join(', ');
}

/** “At once, by card or wallet”, or of phones that are paid in different ways “12 months, at once by card or wallet”. */
export function waysInWords(plans: readonly ({ duration: number } | null)[]): string {
  const words = plans.map((plan) => (plan === null ? 'at once, by card or wallet' : `over ${months(plan.duration)}`));
  const text = [...new Set(words)].join('; ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** A phone with what comes with it. */
export const pieceInWords = (phone: Described, sim: SimType | undefined): string =>
  sim === undefined ? describedPhone(phone) : `${describedPhone(phone)}, ${simWords(sim).short}`;

/** What stands beside every page, and at the review below the answers. */
export const orderedPhonesCopy = {
  phones: 'Your order',
  brief: (count: number): string => (count === 1 ? 'You’re ordering 1 phone' : `You’re ordering ${count} phones`),
  change: 'Change what’s in your basket',
  delivery: 'Delivery',
  free: 'Free',
  total: 'Total',
  now: 'To pay now',
  lent: 'Paid by the lender',
  plan: planInWords,
  vat: (pence: number): string => `VAT of ${price(pence)} included`,
} as const;

/** Every word of the check-out, by view. */
export const checkOutCopy = {
  LoadingCheckout: {
    title,
    heading: title,
    intro:
      'You tell us who it’s for, where and when it comes, and how you pay. You read all of it again before you order.',
    loading: 'Getting your order ready',
  },
  CheckoutNotLoaded: {
    title: 'Check-out not loaded',
    heading: 'We couldn’t get your order ready',
    body: 'Your basket is as you left it: our service isn’t responding. Try again in a moment.',
    retry,
    basket,
  },
  NothingToOrder: {
    title,
    heading: 'There’s nothing to check out',
    body: 'Your basket is empty.',
    phones: 'See all phones',
  },
  BasketUnsettled: {
    title,
    heading: 'Your basket needs you first',
    body: 'Something in it has sold out, or there are more phones in it than you can buy at once. Your basket shows which.',
    basket,
  },
  BeingPaid: {
    title,
    heading: 'A payment is under way',
    body: [
      'You’ve begun to pay for this already, and your bank or our payment provider has yet to tell us how it went. You won’t pay twice.',
      'We’ll email you as soon as we know. You don’t need to do anything.',
    ],
    again: 'Look again',
    dashboard: 'Go to your dashboard',
  },
  EnteringContact: {
    title: 'Your details',
    heading: 'Who is it for?',
    intro: (email: string): string => `The courier asks for this person at the door. We’ll write to ${email}.`,
    firstName: 'First name',
    lastName: 'Last name',
    phoneNumber: 'Phone number',
    phoneHint: 'For the courier, on the day. Like 07700 900123.',
    submit,
  },
  FindingAddress: {
    title: 'Delivery address',
    heading: 'Where should we send it?',
    intro: 'Free, by courier.',
    ...addressSearchCopy,
  },
  TypingAddress: {
    title: 'Delivery address',
    heading: 'Where should we send it?',
    intro: 'Free, by courier, anywhere in the United Kingdom.',
    line1: 'First line of the address',
    line2: 'Second line',
    city: 'Town or city',
    postcode: 'Postcode',
    submit,
    search: 'Find another address',
  },
  ChoosingDay: {
    title: 'Delivery day',
    heading: 'When should it come?',
    intro: 'It comes in one parcel. On the day we’ll tell you the two hours in which it comes.',
    gone: 'The day you chose can’t be had any more. Choose another one.',
    day: 'Day of delivery',
    name: longDate,
    week: (monday: string): string => `Week of ${longDate(monday)}`,
    orderBy: (until: string): string => `If you pay by ${timeOfDay(until)} on ${longDate(until)}`,
    submit,
  },
  ChoosingSims: {
    title: 'SIM',
    heading: 'A SIM with it?',
    intro: 'It costs nothing, and you don’t have to decide now.',
    ofPhone: (name: string, place: number, count: number): string =>
      count === 1 ? name : `${name}, phone ${place} of ${count}`,
    simWords,
    submit,
  },
  ...creditCopy,
  ReviewingOrder: {
    title: 'Check your answers',
    heading: 'Check your answers',
    contact: 'Who it’s for',
    address: 'Delivery address',
    day: 'Delivery day',
    sim: 'SIM',
    way: 'How you pay',
    name: longDate,
    orderBy: (until: string): string => `If you pay by ${timeOfDay(until)} on ${longDate(until)}`,
    how: 'You pay the whole price at once, by card or wallet.',
    howLent:
      'You pay what’s due now by card or wallet. The lender pays us the rest, and you pay the lender each month, as you’ve agreed. The agreement is made when you’ve paid what’s due now, and not before.',
    withdraw: 'You can withdraw from the credit within 14 days after you’ve signed.',
    agreements: 'Your credit agreements',
    agreement: (name: string): string => `${name}: credit agreement (PDF)`,
    law: returnsRight,
    returns: 'Shipping and returns',
    terms: 'By ordering you accept our terms.',
    termsLink: 'Terms and conditions',
    pay: (pence: number): string => `Go on to pay ${price(pence)}`,
  },
  OrderChanged: {
    title: 'Your order has changed',
    heading: 'Look at your basket again',
    body: (change: OrderChange): readonly string[] => [
      Object.hasOwn(changes, change) ? changes[change] : changes.basket,
      'Nothing was paid, and what you’ve told us is kept. Your basket shows what’s true now.',
    ],
    basket,
    again: 'Check out as it is now',
  },
  PaymentNotBegun: {
    title: 'Payment not begun',
    heading: 'We couldn’t begin the payment',
    body: 'Nothing was taken, and your order is as you left it. Try again in a moment.',
    retry,
    review: 'Read your answers',
  },
} as const;
