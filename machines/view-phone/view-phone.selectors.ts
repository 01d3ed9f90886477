import type { SnapshotFrom } from 'xstate';
import type { Asked } from '../shared/asked.ts';
import { addressOf, choiceAt, kindOf, kinds, offerFor, offerWith } from './phone-choice.rules.ts';
import type { Choice, Kind, Phone, PhoneOffer } from './view-phone.types.ts';
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

export type ViewPhoneModel = { chosen: ChosenPhone | null; isOutOfDate: boolean };

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
    to: addressOf(phone.slug, other),
  };
}

function chosenOf(all: Phone, asked: Asked): ChosenPhone | null {
  const offer = offerFor(all, choiceAt(asked, all));
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

export const selectViewPhone = ({
  context: { phone, asked, failure },
}: SnapshotFrom<typeof viewPhoneMachine>): ViewPhoneModel => ({
  chosen: phone && chosenOf(phone, asked),
  isOutOfDate: failure !== null,
});
