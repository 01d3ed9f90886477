import { price } from '../../ui/format/price.ts';

const close = 'Carry on looking';
const basket = 'Go to basket';

/** What came of "Add to basket", by view: dialogs, whose words come with them. */
export const addingPhoneCopy = {
  PhoneAdded: {
    title: 'It’s in your basket',
    /** One press more adds no second one. */
    howMany: (quantity: number): string =>
      `${quantity === 1 ? 'Need more than one?' : `There are ${quantity} of it.`} Choose how many in your basket.`,
    inAll: (pieces: number, total: number): string =>
      pieces === 1 ? `1 phone, ${price(total)}` : `${pieces} phones, ${price(total)} in all`,
    held: 'We hold this price for 30 minutes.',
    basket,
    close,
  },
  PriceRisen: {
    title: 'The price has gone up',
    body: (seen: number, now: number): string =>
      `It was ${price(seen)} when you looked, and it’s ${price(now)} now. We haven’t added it: it’s up to you.`,
    accept: (now: number): string => `Add it for ${price(now)}`,
    close: 'No, leave it',
  },
  SoldOut: {
    title: 'It has just sold out',
    body: 'Somebody else took the last one. Your basket is as it was. Another colour, storage or condition may still be there.',
    close: 'See what’s there',
  },
  BasketFull: {
    title: 'Your basket is full',
    body: 'A basket holds up to 4 phones. Remove one to make room, then add this one.',
    basket,
    close: 'Not now',
  },
  PhoneNotAdded: {
    title: 'We couldn’t add it',
    body: 'Our service isn’t responding. Your basket is as it was, and so is what you chose here. Try again in a moment.',
    retry: 'Try again',
    close: 'Not now',
  },
} as const;
