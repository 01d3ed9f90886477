import { price } from './price.ts';

/** What credit for something costs, as the range of phones has it. Pence. */
type Plan = { price: number; upfrontPrice: number; duration: number; monthlyPrice: number; aprInPercent: number };

export const months = (duration: number): string => `${duration} months`;
export const apr = (percent: number): string => `${percent}%`;

/** As the rules on consumer credit want it where a rate is told (FCA CONC 3.5). */
export const representativeExample = (
  cash: number,
  { price: total, upfrontPrice, duration, monthlyPrice, aprInPercent }: Plan,
): string =>
  `Representative example: cash price ${price(cash)}, deposit ${price(upfrontPrice)}, amount of credit ${price(cash - upfrontPrice)}, ${duration} monthly payments of ${price(monthlyPrice)}, total amount payable ${price(total)}. Representative ${aprInPercent}% APR.`;

/** Said wherever credit is offered: that we are no lender, and for whom it is. */
export const creditBroker =
  'Credit is subject to status and a credit check, for permanent UK residents aged 18 or over. We’re a credit broker, not the lender; the lender is Fernlea Finance Limited.';

/** “£37.08 deposit, then £57.66 a month for 12 months”. */
export const planInWords = ({ upfrontPrice, monthlyPrice, duration }: Plan): string =>
  `${price(upfrontPrice)} deposit, then ${price(monthlyPrice)} a month for ${months(duration)}`;

/** What it comes to in the end, beside what it costs at once. */
export const planInAll = ({ price: total, aprInPercent }: Plan): string =>
  `${price(total)} in all, ${apr(aprInPercent)} APR`;
