import type { components } from '../../../openapi/generated/gateway.d.ts';
import { instalmentsOf } from './instalments.rules.ts';
import type { OfferRow, PhoneRow } from './phones.rows.ts';

type Schemas = components['schemas'];

/** So few are said: "Only 2 left". */
const FEW_PIECES = 3;

/** How many are left, where they are few; null where they are many. */
export const leftToTell = (pieces: number): number | null => (pieces <= FEW_PIECES ? pieces : null);

const described = ({ slug, brandId, brandName, name, releasedOn, shape, colours }: PhoneRow) => ({
  slug,
  brand: { id: brandId, name: brandName },
  name,
  releasedOn,
  shape,
  colours,
});

/**
 * A phone as the range shows it: for each condition, grade and storage the one offer that speaks for its colours, which is the cheapest
 * that can be had, or the cheapest.
 */
export function listedPhoneOf(phone: PhoneRow, offers: readonly OfferRow[]): Schemas['ListedPhone'] {
  const groups = Map.groupBy(offers, ({ condition, grade, storageInGb }) => `${condition} ${grade} ${storageInGb}`);
  return {
    ...described(phone),
    offers: [...groups.values()].flatMap((ofOneKind) => {
      const [best] = ofOneKind.toSorted(
        (one, other) => Number(other.pieces > 0) - Number(one.pieces > 0) || one.priceInPence - other.priceInPence,
      );
      if (!best) return [];
      const { condition, grade, storageInGb, priceInPence, fullPriceInPence, pieces, deliveryInWorkingDays } = best;
      const inStock = pieces > 0;
      return [{ condition, grade, storageInGb, priceInPence, fullPriceInPence, inStock, deliveryInWorkingDays }];
    }),
  };
}

/** A phone with all that can be bought of it (PH-04). */
export function phoneOf(phone: PhoneRow, offers: readonly OfferRow[]): Schemas['Phone'] {
  const { screenInInches, cameraInMegapixels, hasESim, hasSimTray, inTheBox } = phone;
  return {
    ...described(phone),
    screenInInches,
    cameraInMegapixels,
    hasESim,
    hasSimTray,
    inTheBox,
    offers: offers.map((offer) => ({
      product: {
        domain: 'phones',
        sku: offer.sku,
        price: offer.priceInPence,
        inStock: offer.pieces > 0,
        discounted: offer.priceInPence < offer.fullPriceInPence,
        fullPrice: offer.fullPriceInPence,
      },
      colourId: offer.colourId,
      storageInGb: offer.storageInGb,
      condition: offer.condition,
      grade: offer.grade,
      piecesLeft: leftToTell(offer.pieces),
      deliveryInWorkingDays: offer.deliveryInWorkingDays,
      instalments: instalmentsOf(offer.priceInPence),
    })),
  };
}
