import type { components } from '../../../openapi/generated/gateway.d.ts';
import type { Executor } from '../../../platform/db/open.ts';
import { notFound } from '../../../platform/http/problem.ts';
import type { Dependencies } from '../../dependencies.ts';
import { findOffers } from '../phones/phones.rows.ts';
import { assertFits, assertSeen, holdPrice, priceNow } from './baskets.rules.ts';
import {
  itemsOf,
  joinInto,
  lockBasket,
  noteChange,
  openBasket,
  removeItem,
  saveItem,
  savePrice,
  type Owner,
} from './baskets.store.ts';
import { basketOf, type Basket, type BasketLine } from './baskets.views.ts';

type Quantity = components['schemas']['BasketQuantity'];
type Deps = Pick<Dependencies, 'db' | 'clock'>;

/** Who is asking. `key`: hash of the cookie under which a basket may have been kept, also of a member before log-in. */
export interface Shopper {
  memberId: string | undefined;
  key: string;
}

const ownerOf = ({ memberId, key }: Shopper): Owner => (memberId === undefined ? { key } : { memberId });

/** The basket with the prices of now. What a member had in it before log-in is in it, too. */
export function readBasket(deps: Deps, shopper: Shopper): Promise<Basket> {
  return deps.db.transaction(async (tx) => {
    await joinAtLogIn(deps, tx, shopper);
    return look(deps, tx, await lockBasket(tx, ownerOf(shopper)));
  });
}

/**
 * Has so many of one thing in the basket; none takes it out. Sent twice it is done once. Throws 404 `product.not-found`, 409
 * `product.out-of-stock`, `basket.full` and `product.dearer`.
 */
export function setQuantity(
  deps: Deps,
  shopper: Shopper,
  sku: string,
  { quantity, isLeast = false, seenPriceInPence }: Quantity,
): Promise<Basket> {
  return deps.db.transaction(async (tx) => {
    const now = deps.clock.now();
    await joinAtLogIn(deps, tx, shopper);
    const [found] = await findOffers(tx, [sku]);
    if (!found) throw notFound('product');
    const basketId = await openBasket(tx, ownerOf(shopper), now);
    const items = await itemsOf(tx, basketId);
    const own = items.find((item) => item.sku === sku);
    const others = items.filter((item) => item !== own).reduce((sum, { quantity }) => sum + quantity, 0);
    const { pieces, priceInPence } = found.offer;
    const present = own?.quantity ?? 0;
    const wanted = isLeast ? Math.max(quantity, present) : quantity;
    assertFits({ wanted, present }, { others, pieces });
    if (!own && wanted > 0) assertSeen(seenPriceInPence, priceInPence);
    if (wanted === 0) await removeItem(tx, basketId, sku);
    else {
      const fresh = { basketId, sku, addedAt: now, ...holdPrice(priceInPence, now) };
      await saveItem(tx, { ...(own ?? fresh), quantity: wanted });
    }
    await noteChange(tx, basketId, now);
    return look(deps, tx, basketId);
  });
}

/** What a member has in their basket, at the prices of now. Nobody else changes it until the transaction ends. */
export async function lockContents(
  deps: Pick<Deps, 'clock'>,
  tx: Executor,
  memberId: string,
): Promise<{ basketId: string | null; lines: BasketLine[] }> {
  const basketId = await lockBasket(tx, { memberId });
  return { basketId: basketId ?? null, lines: await linesNow(deps, tx, basketId) };
}

/** Takes out of a member's basket what they have bought, one piece for each time that an SKU is named. What is more than that stays. */
export async function takeOutBought(
  { clock }: Pick<Deps, 'clock'>,
  tx: Executor,
  memberId: string,
  skus: readonly string[],
): Promise<void> {
  const basketId = await lockBasket(tx, { memberId });
  if (basketId === undefined) return;
  for (const item of await itemsOf(tx, basketId)) {
    const bought = skus.filter((sku) => sku === item.sku).length;
    if (bought >= item.quantity) await removeItem(tx, basketId, item.sku);
    else if (bought > 0) await saveItem(tx, { ...item, quantity: item.quantity - bought });
  }
  await noteChange(tx, basketId, clock.now());
}

/** Holds the price of a thing in a member's basket until a moment, where it is not held for longer already. */
export async function holdPriceUntil(tx: Executor, memberId: string, sku: string, until: Date): Promise<void> {
  const basketId = await lockBasket(tx, { memberId });
  if (basketId === undefined) return;
  const item = (await itemsOf(tx, basketId)).find((each) => each.sku === sku);
  if (item && item.heldUntil < until) await saveItem(tx, { ...item, heldUntil: until });
}

async function joinAtLogIn({ clock }: Deps, tx: Executor, { memberId, key }: Shopper): Promise<void> {
  if (memberId === undefined) return;
  const visitors = await lockBasket(tx, { key });
  if (visitors === undefined) return;
  const basketId = await openBasket(tx, { memberId }, clock.now());
  await joinInto(tx, basketId, visitors);
  await noteChange(tx, basketId, clock.now());
}

/** What is in a basket that is locked; prices that are held no longer become those of now. */
async function look(deps: Deps, tx: Executor, basketId: string | undefined): Promise<Basket> {
  return basketOf(basketId ?? null, await linesNow(deps, tx, basketId), deps.clock.now());
}

async function linesNow(
  { clock }: Pick<Deps, 'clock'>,
  tx: Executor,
  basketId: string | undefined,
): Promise<BasketLine[]> {
  if (basketId === undefined) return [];
  const items = await itemsOf(tx, basketId);
  const offers = await findOffers(
    tx,
    items.map(({ sku }) => sku),
  );
  const lines: BasketLine[] = [];
  for (const item of items) {
    const found = offers.find(({ offer }) => offer.sku === item.sku);
    if (!found) continue;
    const held = priceNow(item, found.offer.priceInPence, clock.now());
    if (held !== item) await savePrice(tx, item, held);
    lines.push({ ...found, item: { ...item, ...held } });
  }
  return lines;
}
