import type { SnapshotFrom } from 'xstate';
import type { Asked } from '../shared/asked.ts';
import { paths } from '../shared/paths.ts';
import { phoneAddress } from '../shared/phone-address.ts';
import { kindOf, kinds, offerAt, offerOf, offerWith } from './phone-choice.rules.ts';
import type { Basket, Choice, Kind, Phone, PhoneOffer, ViewPhoneContext } from './view-phone.types.ts';
import type { viewPhoneMachine } from './view-phone.machine.ts';

/** Something to choose, with all else as it is: whether it is made so and can be had, what it costs, and the address at which it is chosen. */
export type Option<Value> = { value: Value; isChosen: boolean } & (
  | { isMade: true; inStock: boolean; priceInPence: number; to: string }
  | { isMade: false }
);

/** The phone as it is chosen. */
export type ChosenPhone = {
  phone: Omit<Phone, 'offers'>;
  colourId: string;
  storageInGb: number;
  kind: Kind;
  offer: Pick<PhoneOffer, 'product' | 'piecesLeft' | 'deliveryInWorkingDays' | 'instalments'>;
  colours: Option<Phone['colours'][number]>[];
  storages: Option<number>[];
  kinds: Option<Kind>[];
  /** Of all that can be bought of it. */
  range: { lowest: number; highest: number; count: number; inStock: boolean };
};

/** What the customer has asked to add, as it is sold now; `offer` is null where that is no longer so. */
export type WantedPhone = { phone: ChosenPhone['phone']; offer: PhoneOffer | null; seenPriceInPence: number };

export type ViewPhoneModel = {
  chosen: ChosenPhone | null;
  isOutOfDate: boolean;
  isAdding: boolean;
  wanted: WantedPhone | null;
  /** Where the customer is who could not add something, and where they were on the way to (PH-06). */
  addError: { currentUrl: string; redirectUrl: string } | null;
  basket: Basket | null;
};

function optionOf<Value>(phone: Phone, offer: PhoneOffer, value: Value, part: Partial<Choice>): Option<Value> {
  const other = offerWith(phone, offer, part);
  const isChosen = other === offer;
  if (!other) return { value, isChosen, isMade: false };
  const { product } = other;
  return {
    value,
    isChosen,
    isMade: true,
    inStock: product.inStock,
    priceInPence: product.price,
    to: phoneAddress(phone.slug, other),
  };
}

function chosenOf(all: Phone, asked: Asked): ChosenPhone | null {
  const offer = offerAt(all, asked);
  if (!offer) return null;
  const { offers, ...phone } = all;
  const sold = new Set(offers.map(kindOf));
  const storages = [...new Set(offers.map(({ storageInGb }) => storageInGb))].toSorted((a, b) => a - b);
  const prices = offers.map(({ product }) => product.price);
  return {
    phone,
    colourId: offer.colourId,
    storageInGb: offer.storageInGb,
    kind: kindOf(offer),
    offer,
    colours: phone.colours.map((colour) => optionOf(all, offer, colour, { colour: colour.id })),
    storages: storages.map((storage) => optionOf(all, offer, storage, { storage })),
    kinds: kinds.filter((kind) => sold.has(kind)).map((kind) => optionOf(all, offer, kind, { kind })),
    range: {
      lowest: Math.min(...prices),
      highest: Math.max(...prices),
      count: offers.length,
      inStock: offers.some(({ product }) => product.inStock),
    },
  };
}

function addErrorOf({ slug, phone, wanted, failure }: ViewPhoneContext): ViewPhoneModel['addError'] {
  if (!wanted || !failure) return null;
  const offer = phone && offerOf(phone, wanted.sku);
  return { currentUrl: offer ? phoneAddress(slug, offer) : `${paths.phones}/${slug}`, redirectUrl: paths.basket };
}

export function selectViewPhone(snapshot: SnapshotFrom<typeof viewPhoneMachine>): ViewPhoneModel {
  const { phone, asked, failure, wanted, basket } = snapshot.context;
  return {
    chosen: phone && chosenOf(phone, asked),
    isOutOfDate: failure !== null && wanted === null,
    isAdding: wanted !== null && (snapshot.hasTag('busy') || snapshot.matches({ showingPhone: 'refreshing' })),
    wanted: wanted &&
      phone && {
        phone,
        offer: offerOf(phone, wanted.sku) ?? null,
        seenPriceInPence: wanted.seenPriceInPence,
      },
    addError: addErrorOf(snapshot.context),
    basket,
  };
}
