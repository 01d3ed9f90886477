import { answered, failed, type ModelCase, offline } from '../shared/model-case.ts';
import { paths } from '../shared/paths.ts';
import type { browsePhonesMachine } from './browse-phones.machine.ts';
import type { BrowsePhonesContext, BrowsePhonesInput, Grade, ListedOffer, ListedPhone } from './browse-phones.types.ts';

/** Like new, refurbished where a grade is said. */
export const offer = (
  storageInGb: number,
  pounds: number,
  more: Partial<ListedOffer> & { grade?: Grade | null } = {},
): ListedOffer => ({
  condition: (more.grade ?? null) === null ? 'NEW' : 'REFURBISHED',
  grade: null,
  storageInGb,
  priceInPence: pounds * 100,
  fullPriceInPence: pounds * 100,
  inStock: true,
  deliveryInWorkingDays: (more.grade ?? null) === null ? 1 : 2,
  ...more,
});

const phone = (brand: string, name: string, releasedOn: string, offers: ListedOffer[]): ListedPhone => ({
  slug: `${brand}-${name}`.toLowerCase().replaceAll(' ', '-'),
  brand: { id: brand.toLowerCase(), name: brand },
  name,
  releasedOn,
  shape: 'island',
  colours: [{ id: 'black', name: 'Black', hex: '#2b2b2e' }],
  offers,
});

/** Sold new only. */
export const newest = phone('Apple', 'iPhone 17', '2025-09-01', [offer(256, 799), offer(512, 999)]);
/** Sold in both conditions, the large one out of stock as new. */
export const both = phone('Samsung', 'Galaxy S25', '2025-02-01', [
  offer(128, 729, { fullPriceInPence: 799_00 }),
  offer(256, 789, { inStock: false }),
  offer(128, 609, { grade: 'LN' }),
  offer(128, 449, { grade: 'G' }),
]);
/** No longer made. */
export const oldest = phone('Apple', 'iPhone 13', '2021-09-01', [
  offer(128, 279, { grade: 'A' }),
  offer(128, 219, { grade: 'G', inStock: false }),
]);
/** Nobody can have it today. */
export const soldOut = phone('Google', 'Pixel 9', '2024-08-01', [offer(128, 549, { inStock: false })]);

export const range: readonly ListedPhone[] = [newest, both, oldest, soldOut];

export const all: BrowsePhonesInput = { path: paths.phones, phones: range, asked: {} };
export const refurbished: BrowsePhonesInput = { path: paths.refurbishedPhones, phones: range, asked: {} };

export const starts = { 'a visitor': all, 'a visitor who wants one refurbished': refurbished } satisfies Record<
  string,
  BrowsePhonesInput
>;

/** Prices of now: one has become cheaper, another has sold out. */
export const ofNow: ListedPhone[] = [
  { ...newest, offers: [offer(256, 749, { fullPriceInPence: 799_00 }), offer(512, 999)] },
  both,
  { ...oldest, offers: [offer(128, 279, { grade: 'A', inStock: false })] },
  soldOut,
];

export const cases: readonly ModelCase<typeof browsePhonesMachine>[] = [
  { type: 'address.read', asked: { brands: 'apple' } },
  answered('loadPhones', ofNow),
  failed('loadPhones', offline),
];

/** Nothing that is looked for leads elsewhere: what is known of the range does. */
export const facts = ({ failure }: BrowsePhonesContext) => ({ isFailed: failure !== null });
