import { returnsRight } from '../../pages/content/returns.ts';
import type { Kind } from '../../../machines/view-phone/view-phone.types.ts';
import { deliveryWords, gigabytes, gradeNames, gradeWords } from '../../ui/format/phone.ts';
import { apr, creditBroker, months, representativeExample } from '../../ui/format/instalments.copy.ts';
import { price, priceAMonth } from '../../ui/format/price.ts';

const kinds: Record<Kind, string> = { new: 'New', ...gradeNames };

const kindWords: Record<Kind, string> = {
  new: 'Sealed in its box, with the maker’s warranty.',
  ...gradeWords,
};

const allPhones = 'All phones';

/** Every word of a phone's page, by view. */
export const viewPhoneCopy = {
  LoadingPhone: { title: 'Phone', heading: 'One moment', loading: 'Fetching the phone' },
  PhoneNotLoaded: {
    title: 'Phone not loaded',
    heading: 'We couldn’t fetch this phone',
    body: 'Our service isn’t responding. Try again in a moment.',
    retry: 'Try again',
    phones: allPhones,
  },
  PhoneMissing: {
    title: 'No such phone',
    heading: 'We don’t sell this phone',
    body: 'It may have been one of ours, or the address may have a typo.',
    phones: allPhones,
  },
  ShowingPhone: {
    back: allPhones,
    colour: 'Colour',
    storage: 'Storage',
    condition: 'Condition',
    notMade: 'Not made so',
    outOfStock: 'Out of stock',
    kinds,
    kindWords,
    grades: 'What the grades mean',
    was: (pence: number): string => `was ${price(pence)}`,
    vat: 'VAT included',
    inStock: (left: number | null): string =>
      left === null ? 'In stock' : left === 1 ? 'Only 1 left' : `Only ${left} left`,
    aMonth: (pence: number): string => `Or from ${priceAMonth(pence)}`,
    delivery: (days: number): string => `Free delivery: ${deliveryWords(days)} if you order by 5pm`,
    noneNow: 'This one is out of stock. Another colour, storage or condition may be there.',
    add: 'Add to basket',
    outOfDate: 'We couldn’t check price and stock of now.',
    retry: 'Try again',
    pay: 'How you can pay',
    atOnce: 'At once',
    atOncePrice: (pence: number): string => `${price(pence)}, by card or wallet`,
    caption: 'By instalments',
    head: ['Over', 'A month', 'Deposit', 'In all', 'APR'],
    months,
    apr,
    example: representativeExample,
    credit: creditBroker,
    tooCheap: 'By instalments you can pay for phones from £99.',
    facts: 'The phone',
    screen: 'Screen',
    inches: (size: number): string => `${size} inches`,
    camera: 'Main camera',
    megapixels: (count: number): string => `${count} megapixels`,
    released: 'Came out',
    sim: 'SIM',
    sims: { both: 'SIM card or eSIM', eSim: 'eSIM only', tray: 'SIM card only, no eSIM' },
    unlocked: 'Network',
    unlockedWords: 'Unlocked: any network’s SIM works',
    box: 'In the box',
    after: 'If it isn’t right',
    returns: returnsRight,
    returnsLink: 'Shipping and returns',
    warranty: {
      new: 'The maker’s warranty comes on top of your legal rights.',
      refurbished: '12 months’ warranty from us come on top of your legal rights.',
    },
    gigabytes,
  },
} as const;
