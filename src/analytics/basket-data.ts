import type { Wire } from '../../machines/shared/wire.ts';

/** What events say of a basket; null of one that nobody has put anything into. */
export const basketData = ({ id, summary: { currency, items, total, item_count } }: Wire<'Basket'>) =>
  id === null
    ? null
    : { basket_id: id, currency, item_count, total_in_pence: total, skus: items.map(({ sku }) => sku) };
