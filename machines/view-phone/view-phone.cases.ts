import { answered, failed, type ModelCase, offline, refused } from '../shared/model-case.ts';
import { offerAt, offerOf } from './phone-choice.rules.ts';
import type { Basket, Phone, PhoneGrade, PhoneOffer, ViewPhoneContext, ViewPhoneInput } from './view-phone.types.ts';
import type { viewPhoneMachine } from './view-phone.machine.ts';

type Sold = { colour: string; storage: number; grade?: PhoneGrade; pounds: number; left?: number | null };

/** Plenty of it where nothing is said of how many are left. */
export const sold = ({ colour, storage, grade, pounds, left = null }: Sold): PhoneOffer => ({
  product: {
    domain: 'phones',
    sku: `samsung-galaxy-s25-${storage}-${colour}-${(grade ?? 'new').toLowerCase()}`,
    price: pounds * 100,
    inStock: left !== 0,
    discounted: false,
    fullPrice: pounds * 100,
  },
  colourId: colour,
  storageInGb: storage,
  condition: grade === undefined ? 'NEW' : 'REFURBISHED',
  grade: grade ?? null,
  piecesLeft: left,
  deliveryInWorkingDays: grade === undefined ? 1 : 2,
  instalments: [
    {
      instalmentType: 'INTEREST_FREE',
      duration: 12,
      upfrontPrice: 4000,
      monthlyPrice: 5750,
      price: 73_000,
      aprInPercent: 0,
    },
    {
      instalmentType: 'WITH_INTEREST',
      duration: 24,
      upfrontPrice: 4008,
      monthlyPrice: 3167,
      price: 80_016,
      aprInPercent: 9.9,
    },
  ],
});

/** Navy as new in both sizes; mint in one, and refurbished. */
export const galaxy: Phone = {
  slug: 'samsung-galaxy-s25',
  brand: { id: 'samsung', name: 'Samsung' },
  name: 'Galaxy S25',
  releasedOn: '2025-02-01',
  shape: 'column',
  colours: [
    { id: 'navy', name: 'Navy', hex: '#2f3e58' },
    { id: 'mint', name: 'Mint', hex: '#b5d6c5' },
  ],
  screenInInches: 6.2,
  cameraInMegapixels: 50,
  hasESim: true,
  hasSimTray: true,
  inTheBox: ['Galaxy S25', 'USB-C cable'],
  offers: [
    sold({ colour: 'navy', storage: 128, pounds: 730, left: 2 }),
    sold({ colour: 'navy', storage: 256, pounds: 790, left: 0 }),
    sold({ colour: 'mint', storage: 128, pounds: 730 }),
    sold({ colour: 'mint', storage: 128, grade: 'G', pounds: 450 }),
    sold({ colour: 'navy', storage: 128, grade: 'G', pounds: 430, left: 0 }),
  ],
};

export const drawn: ViewPhoneInput = { slug: galaxy.slug, phone: galaxy, asked: {} };
export const fromTheRange: ViewPhoneInput = { slug: galaxy.slug, phone: null, asked: {} };

const asNew = (colour: string) => ({ colour, storage: '128', condition: 'new' });

/** An address as the page itself writes it. */
export const atAddress: ViewPhoneInput = { ...drawn, asked: asNew('navy') };

export const mintAsked = asNew('mint');

/** It has become cheaper since. */
export const ofNow: Phone = {
  ...galaxy,
  offers: galaxy.offers.map((offer) => ({
    ...offer,
    product: { ...offer.product, price: offer.product.price - 1000, discounted: true },
  })),
};

export const gone = refused(404, 'phone.not-found');

/** The one in mint costs more than when the page came up. */
export const dearer: Phone = {
  ...galaxy,
  offers: galaxy.offers.map((offer) => ({
    ...offer,
    product: { ...offer.product, price: offer.product.price + 2000 },
  })),
};

export const allGone: Phone = {
  ...galaxy,
  offers: galaxy.offers.map((offer) => ({ ...offer, product: { ...offer.product, inStock: false }, piecesLeft: 0 })),
};

export const starts = {
  'a visitor at the address': atAddress,
  'a visitor from the range': fromTheRange,
  'a visitor at one that is sold out': { ...atAddress, phone: allGone },
} satisfies Record<string, ViewPhoneInput>;

const [, , mint] = galaxy.offers;

/** A basket with one of them in it. */
export const filled: Basket = {
  id: '0d9f5a0e-7a3e-4c3b-9f57-0a4f6f2b8f11',
  lines: [],
  summary: {
    currency: 'GBP',
    items: [{ sku: mint?.product.sku ?? '', price: 73_000, quantity: 1 }],
    total: 73_000,
    item_count: 1,
    order_id: null,
  },
  delivery: { deliverOn: '2026-11-24', orderBy: '2026-11-23T17:00:00.000Z' },
  mostPieces: 4,
  canCheckOut: true,
};

export const tooDear = refused(409, 'product.dearer');
export const noneLeft = refused(409, 'product.out-of-stock');
export const full = refused(409, 'basket.full');

export const cases: readonly ModelCase<typeof viewPhoneMachine>[] = [
  { type: 'address.read', asked: mintAsked },
  answered('loadPhone', ofNow),
  failed('loadPhone', gone),
  failed('loadPhone', offline),
  answered('refreshPhone', ofNow),
  failed('refreshPhone', gone),
  failed('refreshPhone', offline),
  { type: 'phone.wanted' },
  answered('addPhone', filled),
  failed('addPhone', tooDear),
  failed('addPhone', noneLeft),
  failed('addPhone', full),
  failed('addPhone', offline),
  answered('readPhoneAnew', dearer),
  answered('readPhoneAnew', allGone),
  answered('readPhoneAnew', ofNow),
  failed('readPhoneAnew', offline),
  { type: 'price.accepted' },
  { type: 'note.closed' },
];

/** What is chosen leads nowhere else by itself; whether it can be had does, and what is wanted at which price. */
export function facts({ phone, asked, wanted, failure }: ViewPhoneContext) {
  const offered = phone && offerAt(phone, asked)?.product;
  return {
    isKnown: phone !== null,
    priceOfOffered: offered?.inStock ? offered.price : null,
    priceOfWanted: phone && wanted && offerOf(phone, wanted.sku)?.product.price,
    seenPrice: wanted?.seenPriceInPence,
    // Whether nobody answered or somebody was too busy, the page goes on alike.
    failure: failure && ('status' in failure && failure.status < 500 ? failure.status : 'not answered'),
  };
}
