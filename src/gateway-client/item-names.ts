import type { ItemNames } from '../../machines/read-bills/read-bills.types.ts';
import type { Products } from './products.ts';

/**
 * What products and kit are called, by their ids: lines of bills name them so. Both are asked for at once. Never rejects: what a line
 * is for it says without its name, too, and no page is worth less than that.
 */
export async function namesOfItems(
  { listProducts, listKitOptions }: Pick<Products, 'listProducts' | 'listKitOptions'>,
  signal?: AbortSignal,
): Promise<ItemNames> {
  const [products, kit] = await Promise.all([
    listProducts(signal).catch(() => []),
    listKitOptions(signal).catch(() => []),
  ]);
  return Object.fromEntries([
    ...products.map(({ productId, displayName }) => [productId, displayName] as const),
    ...kit.map(({ id, displayName }) => [id, displayName] as const),
  ]);
}
