import type { Plugin } from 'vite';
import type { PhoneRow } from '../../gateway/domains/phones/phones.rows.ts';
import { listedPhoneOf, phoneOf } from '../../gateway/domains/phones/phones.views.ts';
import { phoneRange } from '../../gateway/domains/phones/range/seed-phones.ts';

const offersOf = Map.groupBy(phoneRange.offers, ({ slug }) => slug);

/** All phones, told by the gateway's own view of them. */
const all = <Told>(tell: (phone: PhoneRow, offers: (typeof phoneRange.offers)[number][]) => Told): Told[] =>
  phoneRange.phones.map((phone) => tell(phone, offersOf.get(phone.slug) ?? []));

/** JSON is read faster than code that says the same. */
const parsed = (value: unknown): string => `JSON.parse(${JSON.stringify(JSON.stringify(value))})`;

/** What a card needs, as the page has room for 125 kB of code: the colour of its picture, and offers without the names of their fields. */
const packed = ({ offers, colours, ...phone }: ReturnType<typeof listedPhoneOf>) => ({
  ...phone,
  colours: colours.slice(0, 1),
  offers: offers.map((offer) => [
    offer.grade,
    offer.storageInGb,
    offer.priceInPence,
    offer.fullPriceInPence,
    offer.inStock ? 1 : 0,
    offer.deliveryInWorkingDays,
  ]),
});

const unpack = `({ offers, ...phone }) => ({
  ...phone,
  offers: offers.map(([grade, storageInGb, priceInPence, fullPriceInPence, inStock, deliveryInWorkingDays]) => ({
    condition: grade ? 'REFURBISHED' : 'NEW',
    grade,
    storageInGb,
    priceInPence,
    fullPriceInPence,
    inStock: inStock > 0,
    deliveryInWorkingDays,
  })),
})`;

const modules: Readonly<Record<string, () => string>> = {
  'virtual:phone-range': () => `export const listedPhones = ${parsed(all(listedPhoneOf).map(packed))}.map(${unpack});`,
  'virtual:phones': () => `export const phones = ${parsed(all(phoneOf))};`,
};

/**
 * The range as modules of the site, by the rows that the gateway's database is filled with: the pages of the shop are drawn
 * with it, and hear from the gateway what has changed since.
 */
export const phoneRangeModule = (): Plugin => ({
  name: 'phone-range',
  resolveId: (id) => (Object.hasOwn(modules, id) ? `\0${id}` : null),
  load: (id) => (id.startsWith('\0') ? (modules[id.slice(1)]?.() ?? null) : null),
});
