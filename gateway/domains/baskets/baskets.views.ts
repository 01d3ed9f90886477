import type { components } from '../../../openapi/generated/gateway.d.ts';
import { deliveryOn, orderBy } from '../phones/delivery.rules.ts';
import type { OfferRow, PhoneRow } from '../phones/phones.rows.ts';
import { leftToTell } from '../phones/phones.views.ts';
import { MOST_PIECES } from './baskets.rules.ts';
import type { ItemRow } from './baskets.store.ts';

export type Basket = components['schemas']['Basket'];

/** An item with what is sold. */
export interface BasketLine {
  item: ItemRow;
  offer: OfferRow;
  phone: PhoneRow;
}

/** What comes last decides, as all of it comes in one parcel. */
function deliveryOf(lines: readonly BasketLine[], now: Date): Basket['delivery'] {
  if (lines.length === 0) return null;
  const workingDays = Math.max(...lines.map(({ offer }) => offer.deliveryInWorkingDays));
  return { deliverOn: deliveryOn(now, workingDays), orderBy: orderBy(now).toISOString() };
}

/** A basket as it is told (PH-05); `id` is null of one that nobody has put anything into. */
export function basketOf(id: string | null, lines: readonly BasketLine[], now: Date): Basket {
  const count = lines.reduce((sum, { item }) => sum + item.quantity, 0);
  const isThere = lines.every(({ item, offer }) => item.quantity <= offer.pieces);
  return {
    id,
    lines: lines.map(lineOf),
    summary: {
      currency: 'GBP',
      items: lines.map(({ item: { sku, priceInPence, quantity } }) => ({ sku, price: priceInPence, quantity })),
      total: lines.reduce((sum, { item }) => sum + item.priceInPence * item.quantity, 0),
      item_count: count,
      order_id: null,
    },
    delivery: deliveryOf(lines, now),
    mostPieces: MOST_PIECES,
    canCheckOut: count > 0 && count <= MOST_PIECES && isThere,
  };
}

function lineOf({ item, offer, phone }: BasketLine): Basket['lines'][number] {
  const { sku, quantity, priceInPence, heldUntil, earlierPriceInPence } = item;
  return {
    sku,
    slug: phone.slug,
    name: `${phone.brandName} ${phone.name}`,
    shape: phone.shape,
    colour: phone.colours.find(({ id }) => id === offer.colourId) ?? { id: offer.colourId, name: '', hex: '#000000' },
    storageInGb: offer.storageInGb,
    condition: offer.condition,
    grade: offer.grade,
    quantity,
    priceInPence,
    earlierPriceInPence,
    heldUntil: heldUntil.toISOString(),
    piecesLeft: offer.pieces < quantity ? offer.pieces : leftToTell(offer.pieces),
    deliveryInWorkingDays: offer.deliveryInWorkingDays,
  };
}
