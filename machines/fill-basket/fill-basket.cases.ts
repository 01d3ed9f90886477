import { answered, failed, type ModelCase, offline, refused } from '../shared/model-case.ts';
import type { fillBasketMachine } from './fill-basket.machine.ts';
import { backOf, lineOf, nextToGo } from './fill-basket.rules.ts';
import type { Basket, BasketLine, FillBasketContext } from './fill-basket.types.ts';

export const starts = { 'a visitor with two phones': undefined };

export const galaxy: BasketLine = {
  sku: 'samsung-galaxy-s25-128-navy-new',
  slug: 'samsung-galaxy-s25',
  name: 'Samsung Galaxy S25',
  shape: 'column',
  colour: { id: 'navy', name: 'Navy', hex: '#2f3e58' },
  storageInGb: 128,
  condition: 'NEW',
  grade: null,
  quantity: 1,
  priceInPence: 73_000,
  earlierPriceInPence: null,
  heldUntil: '2026-11-23T09:30:00.000Z',
  piecesLeft: null,
  deliveryInWorkingDays: 1,
};

export const pixel: BasketLine = {
  ...galaxy,
  sku: 'google-pixel-9-128-black-g',
  slug: 'google-pixel-9',
  name: 'Google Pixel 9',
  shape: 'bar',
  colour: { id: 'black', name: 'Black', hex: '#2b2c2e' },
  condition: 'REFURBISHED',
  grade: 'G',
  priceInPence: 32_900,
  heldUntil: '2026-11-23T09:20:00.000Z',
  piecesLeft: 2,
  deliveryInWorkingDays: 2,
};

/** A basket as the gateway tells it. */
export const basketOf = (...lines: BasketLine[]): Basket => {
  const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  return {
    id: '0d9f5a0e-7a3e-4c3b-9f57-0a4f6f2b8f11',
    lines,
    summary: {
      currency: 'GBP',
      items: lines.map(({ sku, priceInPence, quantity }) => ({ sku, price: priceInPence, quantity })),
      total: lines.reduce((sum, { priceInPence, quantity }) => sum + priceInPence * quantity, 0),
      item_count: pieces,
      order_id: null,
    },
    delivery: lines.length > 0 ? { deliverOn: '2026-11-24', orderBy: '2026-11-23T17:00:00.000Z' } : null,
    mostPieces: 4,
    canCheckOut: pieces > 0 && pieces <= 4 && lines.every((line) => line.quantity <= (line.piecesLeft ?? 4)),
  };
};

export const empty = basketOf();
export const both = basketOf(galaxy, pixel);
/** One of them costs less than before, and nobody has it any more. */
export const soldOut = basketOf({ ...galaxy, priceInPence: 69_900, earlierPriceInPence: 73_000, piecesLeft: 0 }, pixel);

export const noneLeft = refused(409, 'product.out-of-stock');
export const full = refused(409, 'basket.full');
export const dearer = refused(409, 'product.dearer');
export const gone = refused(404, 'product.not-found');

/** The basket after a change that the gateway has made: what is in it stands there as the shop has it. */
export function changed({ basket, change }: Pick<FillBasketContext, 'basket' | 'change'>): Basket | null {
  if (!basket || !change) return null;
  const lines = [galaxy, pixel].map((line) => ({
    ...line,
    quantity: line.sku === change.sku ? change.quantity : (lineOf(basket, line.sku)?.quantity ?? 0),
  }));
  return basketOf(...lines.filter(({ quantity }) => quantity > 0));
}

const { sku } = galaxy;

export const cases: readonly ModelCase<typeof fillBasketMachine>[] = [
  answered('loadBasket', both),
  answered('loadBasket', empty),
  failed('loadBasket', offline),
  answered('lookForNews', soldOut),
  answered('lookForNews', empty),
  failed('lookForNews', offline),
  { type: 'quantity.chosen', sku, quantity: 2 },
  { type: 'phone.takenOut', sku },
  { type: 'phone.takenOut', sku: pixel.sku },
  ({ context }) => {
    const basket = changed(context as FillBasketContext);
    return basket && answered('changeBasket', basket);
  },
  failed('changeBasket', noneLeft),
  failed('changeBasket', full),
  failed('changeBasket', dearer),
  failed('changeBasket', gone),
  failed('changeBasket', offline),
];

const quantityOf = (basket: Basket | null, sku: string): number => (basket && lineOf(basket, sku)?.quantity) ?? 0;

/** How many there are of each, what is asked for, and what can be put back. */
export const facts = (context: FillBasketContext) => ({
  galaxies: quantityOf(context.basket, galaxy.sku),
  pixels: quantityOf(context.basket, pixel.sku),
  isSoldOut: context.basket?.lines.some(({ piecesLeft }) => piecesLeft === 0),
  change: context.change && [context.change.sku, context.change.quantity],
  next: nextToGo(context)?.sku,
  back: backOf(context)?.sku,
  refusal: context.refused?.refusal,
  isFailed: context.failure !== null,
});
