/**
 * Pence as pounds: 2500 → "£25", 2550 → "£25.50", 123400 → "£1,234" (FM-01). Written out by hand: a number format of
 * Intl takes a slow phone a sixth of a second to make, which is more than all else that the home page draws with.
 */
export function price(pence: number): string {
  const pounds = (Math.abs(pence) / 100).toFixed(2).replace(/\.00$/, '');
  return `${pence < 0 ? '-' : ''}£${pounds.replaceAll(/\B(?=(?:\d{3})+(?!\d))/g, ',')}`;
}

/** "£25 a month": what is paid again and again. */
export const priceAMonth = (pence: number): string => `${price(pence)} a month`;

type PlanPrice = { monthlyPriceInPence: number; meshWifi: boolean };

/** "£29 a month with mesh Wi-Fi": the price of a plan, and what is in it beside the plan. */
export const planPrice = ({ monthlyPriceInPence, meshWifi }: PlanPrice): string =>
  `${priceAMonth(monthlyPriceInPence)}${meshWifi ? ' with mesh Wi-Fi' : ''}`;

/** "£30 once". */
export const priceOnce = (pence: number): string => `${price(pence)} once`;
