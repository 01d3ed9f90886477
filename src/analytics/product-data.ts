import type { Wire } from '../../machines/shared/wire.ts';

/** What events say of a product. */
export const productData = ({ productId, priceInPence, contractDurationInMonths }: Wire<'Product'>) => ({
  product_id: productId,
  monthly_price_in_pence: priceInPence,
  contract_months: contractDurationInMonths,
});
