import type { Asked } from '../shared/asked.ts';
import type { Choice, Kind, Phone, PhoneGrade, PhoneOffer } from './view-phone.types.ts';

/** The best first. */
export const kinds: readonly Kind[] = ['new', 'LN', 'A', 'E', 'G'];

const isGrade = (kind: string | undefined): kind is PhoneGrade =>
  kind !== 'new' && kinds.some((known) => known === kind);

export const kindOf = ({ grade }: PhoneOffer): Kind => grade ?? 'new';

/** What an address asks for. What it says wrongly is left out, and the rest of it counts. */
export function choiceAt({ colour, storage, condition, grade }: Asked, { offers }: Phone): Choice {
  const kind = condition === 'new' ? 'new' : isGrade(grade) ? grade : null;
  return {
    colour: offers.find(({ colourId }) => colourId === colour)?.colourId ?? null,
    storage: offers.find(({ storageInGb }) => String(storageInGb) === storage)?.storageInGb ?? null,
    kind: offers.some((offer) => kindOf(offer) === kind) ? kind : null,
  };
}

const matches = (offer: PhoneOffer, { colour, storage, kind }: Choice): boolean =>
  (colour === null || offer.colourId === colour) &&
  (storage === null || offer.storageInGb === storage) &&
  (kind === null || kindOf(offer) === kind);

/** The cheapest that can be had, or the cheapest. */
export const bestOf = (offers: readonly PhoneOffer[]): PhoneOffer | undefined =>
  offers.toSorted(
    (one, other) =>
      Number(other.product.inStock) - Number(one.product.inStock) || one.product.price - other.product.price,
  )[0];

/** What is shown for a choice: as much of it as is made, the condition given up first, the colour last. */
export function offerFor({ offers }: Phone, choice: Choice): PhoneOffer | undefined {
  const less: readonly Choice[] = [
    choice,
    { ...choice, kind: null },
    { ...choice, kind: null, storage: null },
    { colour: null, storage: null, kind: null },
  ];
  for (const part of less) {
    const best = bestOf(offers.filter((offer) => matches(offer, part)));
    if (best) return best;
  }
  return undefined;
}

/** What is shown at an address; undefined of a phone of which nothing is sold. */
export const offerAt = (phone: Phone, asked: Asked): PhoneOffer | undefined => offerFor(phone, choiceAt(asked, phone));

export const offerOf = ({ offers }: Phone, sku: string): PhoneOffer | undefined =>
  offers.find(({ product }) => product.sku === sku);

/** The offer that differs from another in one respect. */
export const offerWith = ({ offers }: Phone, offer: PhoneOffer, other: Partial<Choice>): PhoneOffer | undefined =>
  offers.find((each) =>
    matches(each, { colour: offer.colourId, storage: offer.storageInGb, kind: kindOf(offer), ...other }),
  );
