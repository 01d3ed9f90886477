import type { Zone } from '../../../machines/look-up-charges/look-up-charges.types.ts';
import { price } from '../../ui/format/price.ts';
import { searchCopy } from './look-up-charges.search.copy.ts';

/** Small sums as they are told by the minute: "20p", "0.3p", "£1". */
export const charge = (pence: number): string => (pence === 0 ? 'Free' : pence < 100 ? `${pence}p` : price(pence));

const fromPlan = 'From your plan';

/** Null is what the plan includes. */
export const orPlan = (pence: number | null): string => (pence === null ? fromPlan : charge(pence));

/** "500 MB", "1 GB". */
const amount = (megabytes: number): string => (megabytes < 1000 ? `${megabytes} MB` : `${megabytes / 1000} GB`);

/** What data costs in a zone. */
export function dataWords({ fairUseInGb, dayPriceInPence, dayDataInMb }: Zone): string {
  if (dayPriceInPence !== null && dayDataInMb !== null)
    return `${price(dayPriceInPence)} for a day with ${amount(dayDataInMb)}`;
  return fairUseInGb === null ? fromPlan : `${fromPlan}, up to ${fairUseInGb} GB a month`;
}

/** What one megabyte comes to. */
export const megabyteWords = ({ dayPriceInPence, megabyteInPence }: Zone): string =>
  dayPriceInPence === null
    ? `${charge(megabyteInPence)} once that is used up`
    : `${charge(megabyteInPence)}, if you use up the day’s data`;

/** Every word of looking up a country, by view. */
export const lookUpChargesCopy = {
  LookingUpCharges: {
    ...searchCopy,
    often: { '/roaming-charges': 'Where most people go', '/international': 'Called most' },
    elsewhere: {
      '/roaming-charges': 'What calls there from the UK cost',
      '/international': 'What using your SIM there costs',
    },
    found: (count: number): string => (count === 1 ? '1 country' : `${count} countries`),
    nothingFound: 'No country of that name',
    more: (count: number): string => `and ${count} more. Type on to see ${count === 1 ? 'it' : 'them'}.`,
    notLoaded: 'We couldn’t fetch today’s charges. What you’ve typed is still here.',
    retry: 'Try again',
    unknown: 'The address of this page asks for a country that we don’t know. Type the one you mean.',
    asAtHome: 'Your plan works there as it does at home.',
    byTheDay: 'You pay for data by the day, and for calls and texts from your credit.',
    bySecond: 'Charged by the second, from your credit. There’s no connection fee.',
    data: 'Data',
    megabyte: 'One megabyte',
    minuteToUk: 'A minute to the UK',
    minuteAnswered: 'A minute answered',
    textSent: 'A text sent',
    textReceived: 'A text received',
    cap: 'The most you can spend',
    capWords: (pence: number): string => `${price(pence)} in a month, or the cap that you choose`,
    landline: 'A minute to a landline',
    mobile: 'A minute to a mobile',
    text: 'A text',
    tenMinutes: 'Ten minutes to a mobile',
  },
} as const;
