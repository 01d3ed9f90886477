import type { ItemNames } from '../../machines/read-bills/read-bills.types.ts';
import type { Products } from './products.ts';

/** What products and kit are called, by their ids: lines of bills name them so. Both are asked for at once. */
export async function namesOfItems(
  { listProducts, listKitOptions }: Pick<Products, 'listProducts' | 'listKitOptions'>,
  signal?: AbortSignal,
): Promise<ItemNames> {
  const [products, kit] = await Promise.all([listProducts(signal), listKitOptions(signal)]);
  return Object.fromEntries([
    ...products.map(({ productId, displayName }) => [productId, displayName] as const),
    ...kit.map(({ id, displayName }) => [id, displayName] as const),
  ]);
}
