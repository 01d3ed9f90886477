import { returnsRight } from '../../pages/content/returns.ts';
import type { ChangeRefusal } from '../../../machines/fill-basket/fill-basket.types.ts';
import { longDate, timeOfDay } from '../../ui/format/date.ts';
import { price } from '../../ui/format/price.ts';

const title = 'Your basket';
const intro =
  'You choose at the check-out how to pay: at once by card or wallet, or by instalments for phones from £99.';
const phones = 'See all phones';

/** Why a change was not made, by the machine's reasons. */
const changeRefusals = {
  outOfStock: (name) => `There aren’t as many of the ${name} left. Your basket is as you see it here.`,
  full: (name) => `A basket holds up to 4 phones, so the ${name} stayed as it was. Remove one to make room.`,
  dearer: (name) =>
    `The ${name} costs more than it did, so we haven’t put it back. Look at its page to see the price of now.`,
  gone: (name) => `We don’t sell the ${name} any more.`,
} satisfies Record<ChangeRefusal, (name: string) => string>;

/** Also for a reason that came later, which a saved page may bring. */
export const refusalWords = ({ refusal, name }: { refusal: string; name: string }): string =>
  Object.hasOwn(changeRefusals, refusal)
    ? changeRefusals[refusal as ChangeRefusal](name)
    : `We couldn’t change the ${name}. Your basket is as you see it here.`;

/** What is said of the last change wherever the basket is shown. */
export const basketNews = {
  takenOut: (name: string): string => `You removed the ${name}.`,
  undo: 'Put it back',
  look: 'Look at its page',
  notMade: 'We couldn’t change your basket. It’s as you see it here. Try again in a moment.',
  retry: 'Try again',
};

/** Every word of the basket, by view. */
export const fillBasketCopy = {
  LoadingBasket: { title, heading: title, intro, loading: 'Fetching your basket' },
  BasketNotLoaded: {
    title: 'Basket not loaded',
    heading: 'We couldn’t fetch your basket',
    body: 'Nothing in it is lost: our service isn’t responding. Try again in a moment.',
    retry: 'Try again',
    phones,
  },
  BasketEmpty: {
    title,
    heading: 'Your basket is empty',
    body: 'Phones that you add wait for you here. We keep a basket for 30 days, and hold its prices for half an hour.',
    phones,
    refurbished: 'See refurbished phones',
  },
  ShowingBasket: {
    title,
    heading: title,
    intro,
    contents: 'In your basket',
    number: (name: string): string => `How many of the ${name}`,
    fewer: 'One fewer',
    more: 'One more',
    remove: 'Remove',
    each: (pence: number): string => `${price(pence)} each`,
    risen: (was: number): string => `The price has gone up since you added it: it was ${price(was)}.`,
    fallen: (was: number): string => `The price has come down since you added it: it was ${price(was)}.`,
    soldOut: 'Sold out. Remove it to go on with the others.',
    short: (left: number): string =>
      left === 1 ? 'Only 1 is left. Choose fewer.' : `Only ${left} are left. Choose fewer.`,
    few: (left: number): string => `Only ${left} left`,
    tooMany: (most: number, tooMany: number): string =>
      `You can buy up to ${most} phones at once. Remove ${tooMany === 1 ? 'one' : tooMany} to go on.`,
    summary: 'Summary',
    pieces: (count: number): string => (count === 1 ? '1 phone' : `${count} phones`),
    delivery: 'Delivery',
    free: 'Free',
    total: 'Total',
    vat: 'VAT included',
    held: (until: string): string => `We hold these prices until ${timeOfDay(until)}.`,
    arrives: (day: string, count: number): string =>
      `${count === 1 ? 'It' : 'All of it'} can be with you on ${longDate(day)}`,
    orderBy: (until: string): string => ` if you order by ${timeOfDay(until)} on ${longDate(until)}.`,
    checkOut: 'Check out',
    settle: 'Before you can check out, remove what has sold out.',
    phones: 'Carry on looking',
    known: 'Good to know',
    delivered: 'Delivered free, on a day that you choose.',
    sentBack: returnsRight,
    returns: 'Shipping and returns',
    unlocked: 'Unlocked: every phone works with any network.',
    simPlans: 'See our SIM plans',
  },
} as const;
