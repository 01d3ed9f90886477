import type { components } from '../../openapi/generated/mobile-network.d.ts';
import { DAY_MS, ukDateOf } from '../../platform/clock/clock.ts';
import { addDays } from '../../platform/clock/local-date.ts';
import { ukTime } from '../../platform/clock/uk-time.ts';
import type { sims } from './db/schema.ts';

type Schemas = components['schemas'];
type Allowance = Schemas['Allowance'];
type Part = Schemas['UsagePart'];
export type Habit = (typeof sims.$inferSelect)['habit'];

/** Of what an allowance has, how much is used at its end if it could be; 2.5 is all of it on the twelfth day of thirty. */
const sharesAtEnd: Record<Exclude<Habit, 'abroad'>, Record<Part, number>> = {
  light: { DATA: 0.7, MINUTES: 0.4, TEXTS: 0.1 },
  heavy: { DATA: 2.5, MINUTES: 0.9, TEXTS: 0.5 },
};

/** What is used in a day where there is no limit, and, a tenth of it, where each unit costs: MB, minutes, texts. */
const aDay: Record<Part, number> = { DATA: 400, MINUTES: 20, TEXTS: 10 };
const SHARE_THAT_COSTS = 0.1;

/** What one MB, minute or text costs that no allowance covers, with VAT, pence: the brand's agreement with the network. */
export const ratesInPence: Record<Part, number> = { DATA: 5, MINUTES: 3, TEXTS: 2 };

/** Where whoever is abroad is. */
export const COUNTRY_ABROAD = 'US';

/** What is used there each day: a day of data, some minutes, a text. */
const unitsAbroad: Record<Part, number> = { DATA: 1_000, MINUTES: 2, TEXTS: 1 };

/** What that costs with VAT, pence: by the day for data, for each of the others. */
const ratesAbroadInPence: Record<Part, number> = { DATA: 500, MINUTES: 20, TEXTS: 10 };

/** What somebody has used of a part in a day abroad, where no allowance counts, and what it costs. */
export const chargedAbroad = (part: Part): { units: number; amountInPence: number } => ({
  units: unitsAbroad[part],
  amountInPence: ratesAbroadInPence[part] * (part === 'DATA' ? 1 : unitsAbroad[part]),
});

export const parts = ['DATA', 'MINUTES', 'TEXTS'] as const satisfies Part[];
const RATED_AT_HOUR = 18;

const limitOf = ({ dataInMb, minutes, texts }: Allowance, part: Part): number | null =>
  ({ DATA: dataInMb, MINUTES: minutes, TEXTS: texts })[part];

const lengthOf = ({ from, until }: Allowance): number => Math.max(1, Date.parse(until) - Date.parse(from));

function usedOfPart(habit: Habit, allowance: Allowance, { part, at }: { part: Part; at: Date }): number {
  // Where they are it does not count.
  if (habit === 'abroad') return 0;
  const gone = Math.max(0, at.getTime() - Date.parse(allowance.from));
  const limit = limitOf(allowance, part);
  if (limit === null) return Math.floor((aDay[part] * gone) / DAY_MS);
  return Math.min(limit, Math.floor((limit * sharesAtEnd[habit][part] * gone) / lengthOf(allowance)));
}

/** What has been used of an allowance at a moment: evenly from its start on, by habit. */
export function usedOf(habit: Habit, allowance: Allowance, at: Date): Schemas['Used'] {
  const of = (part: Part) => usedOfPart(habit, allowance, { part, at });
  return { dataInMb: of('DATA'), minutes: of('MINUTES'), texts: of('TEXTS') };
}

/** Whether an allowance runs at a moment, and has something left of a part. */
export function covers(habit: Habit, allowance: Allowance | null, { part, at }: { part: Part; at: Date }): boolean {
  if (!allowance || at.toISOString() >= allowance.until || at < new Date(allowance.from)) return false;
  const limit = limitOf(allowance, part);
  return limit === null || usedOfPart(habit, allowance, { part, at }) < limit;
}

/** When 80 and 100 % of each part are used, of those that are before the allowance is over. */
export function milestonesOf(habit: Habit, allowance: Allowance): { part: Part; percent: 80 | 100; at: Date }[] {
  if (habit === 'abroad') return [];
  const all = parts.flatMap((part) =>
    ([80, 100] as const).map((percent) => {
      const share = percent / 100 / sharesAtEnd[habit][part];
      return { part, percent, at: new Date(Math.ceil(Date.parse(allowance.from) + share * lengthOf(allowance))) };
    }),
  );
  return all.filter(({ part, at }) => limitOf(allowance, part) && at < new Date(allowance.until));
}

/** What is used in a day of a part that is charged for. */
export const chargedUnitsOf = (part: Part): number => Math.ceil(aDay[part] * SHARE_THAT_COSTS);

/** The next evening at which what was used is charged for. */
export function nextRatingAfter(moment: Date): Date {
  const today = new Date(ukTime(ukDateOf(moment), RATED_AT_HOUR));
  return today > moment ? today : new Date(ukTime(addDays(ukDateOf(moment), 1), RATED_AT_HOUR));
}
