import { compensation } from './price-facts.ts';

/**
 * What we owe for a day on which the service starts late and for a visit that is missed, in pence, by the amounts that hold on
 * a day, YYYY-MM-DD. They change each April; a day before all of them has the first.
 */
export const compensationOn = (day: string): { lateStart: number; missedVisit: number } =>
  compensation.findLast(({ from }) => from <= day) ?? compensation[0];
