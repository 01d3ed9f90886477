import type { FreeSim, FreeSimRefusal } from '../../../machines/order-free-sim/order-free-sim.types.ts';
import { addressSearchCopy, searchRefusals } from '../../ui/form/address-search.copy.ts';
import { addressRefusals, emailRefusals, nameRefusals } from '../../ui/form/fields.copy.ts';
import { longDate } from '../../ui/format/date.ts';

const cards = (count: number): string => (count === 1 ? 'SIM card' : 'SIM cards');

/** When the cards should be there, and where more is told. */
export const arrives = ({ count, expectedOn }: FreeSim, email: string): string =>
  `We expect your ${cards(count)} to arrive on ${longDate(expectedOn)}. We’ll email ${email} when we post your order.`;

/** Every word of ordering free SIM cards, by view. */
export const orderFreeSimCopy = {
  EnteringDetails: {
    title: 'Order a free SIM card',
    heading: 'Order a free SIM card',
    intro:
      'The card is free, the post is free, and nothing happens until you switch it on. Two for a household in 30 days.',
    count: 'How many do you need?',
    one: 'One SIM card',
    two: 'Two SIM cards',
    firstName: 'First name',
    lastName: 'Last name',
    email: 'Email address',
    emailHint: 'We’ll tell you how your SIM gets on in the post, and nothing else.',
    line1: 'First line of the address',
    line2: 'Second line',
    city: 'Town or city',
    postcode: 'Postcode',
    submit: 'Order for free',
    search: 'Find my address',
  },
  FindingAddress: {
    title: 'Your address',
    heading: 'Where should we send it?',
    ...addressSearchCopy,
  },
  LimitReached: {
    title: 'No more free SIM cards for now',
    heading: 'That’s more than two free SIM cards for your home',
    body: 'We send a household two free SIM cards in 30 days. Ask us if you need more.',
    change: 'Change your details',
  },
  OrderedBefore: {
    title: 'Your first order came through',
    heading: 'Your first order came through after all',
    body: [
      'So we haven’t ordered again with the details that you’ve changed. They’re still here, if you need SIM cards there as well.',
    ],
    another: 'Order more SIM cards',
  },
  NotOrdered: {
    title: 'Not ordered',
    heading: 'We couldn’t take your order',
    body: 'What you entered is still here. Try again in a moment.',
    retry: 'Try again',
    change: 'Change your details',
  },
  SimOrdered: {
    title: 'Your SIM is on its way',
    heading: 'Your SIM is on its way',
    body: 'Once you have it, switch it on here.',
    activate: 'Switch your SIM on',
  },
} as const;

/** What is said at a field that was refused, by the machine’s reason. */
export const freeSimRefusals = {
  ...searchRefusals,
  ...addressRefusals,
  ...nameRefusals,
  ...emailRefusals,
  countMissing: 'Choose how many SIM cards you need',
  line1Missing: 'Enter the first line of the address',
  cityMissing: 'Enter a town or city',
  addressWrong: addressRefusals.streetNumberWrong,
} as const satisfies Partial<Record<FreeSimRefusal, string>>;
