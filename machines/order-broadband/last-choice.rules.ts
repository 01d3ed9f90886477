import type { LastChoice, OrderBroadbandContext } from './order-broadband.types.ts';

/** Length, kit and day as they stand for a plan, to go along to another speed; null where nothing was chosen. */
export function lastChoiceOf({
  lastChoice,
  customisation,
  product,
}: Pick<OrderBroadbandContext, 'lastChoice' | 'customisation' | 'product'>): LastChoice | null {
  const choice = lastChoice ?? customisation;
  return choice && { ...choice, months: lastChoice?.months ?? product?.contractDurationInMonths ?? null };
}
