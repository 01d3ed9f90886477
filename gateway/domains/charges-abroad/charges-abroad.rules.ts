import type { components } from '../../../openapi/generated/gateway.d.ts';
import { countries } from './countries.catalogue.ts';

type Charges = components['schemas']['ChargesAbroad'];
export type RoamingZone = components['schemas']['RoamingZone'];

/** What a text to another country costs from here, whichever it is. */
const TEXT_IN_PENCE = 10;

/** The most that a member spends abroad in a month who has chosen no other cap (`spend-abroad`). */
const CAP_IN_PENCE = 40_00;

/** What a megabyte comes to, in pence with two decimals. */
const perMegabyte = (priceInPence: number, megabytes: number): number =>
  Math.round((priceInPence / megabytes) * 100) / 100;

const byTheDay = (dayPriceInPence: number, dayDataInMb: number) => ({
  fairUseInGb: null,
  dayPriceInPence,
  dayDataInMb,
  megabyteInPence: perMegabyte(dayPriceInPence, dayDataInMb),
});

/**
 * Where the plan counts as at home, and where a day is paid for. Null is what the plan includes. Receiving a text costs nothing anywhere; answering a
 * call costs nothing where the plan counts.
 */
const zones: readonly RoamingZone[] = [
  {
    zone: 1,
    fairUseInGb: 12,
    dayPriceInPence: null,
    dayDataInMb: null,
    megabyteInPence: 0.3,
    minuteToUkInPence: null,
    minuteAnsweredInPence: 0,
    textSentInPence: null,
    textReceivedInPence: 0,
  },
  {
    zone: 2,
    ...byTheDay(5_00, 1000),
    minuteToUkInPence: 20,
    minuteAnsweredInPence: 20,
    textSentInPence: 10,
    textReceivedInPence: 0,
  },
  {
    zone: 3,
    ...byTheDay(6_00, 500),
    minuteToUkInPence: 1_00,
    minuteAnsweredInPence: 1_00,
    textSentInPence: 30,
    textReceivedInPence: 0,
  },
];

/** What is charged today. What pages of words advertise is held to it by `tests/contract/advertised-prices.test.ts`. */
export const chargesAbroad: Charges = {
  zones: [...zones],
  countries: countries.map(([code, name, zone, [landline, mobile], ...alsoCalled]) => ({
    code,
    name,
    alsoCalled,
    zone,
    landlineMinuteInPence: landline,
    mobileMinuteInPence: mobile,
    textInPence: TEXT_IN_PENCE,
  })),
  capInPence: CAP_IN_PENCE,
};
