import { answered, failed, type ModelCase, offline } from '../shared/model-case.ts';
import { paths } from '../shared/paths.ts';
import type { lookUpChargesMachine } from './look-up-charges.machine.ts';
import type { Charges, Country, LookUpChargesContext, LookUpChargesInput, Zone } from './look-up-charges.types.ts';

const country = (code: string, name: string, zone: number, more: Partial<Country> = {}): Country => ({
  code,
  name,
  alsoCalled: [],
  zone,
  landlineMinuteInPence: 3,
  mobileMinuteInPence: 10,
  textInPence: 10,
  ...more,
});

export const spain = country('ES', 'Spain', 1, { alsoCalled: ['Majorca', 'Canary Islands'] });
export const france = country('FR', 'France', 1);
export const ivoryCoast = country('CI', 'Côte d’Ivoire', 3, { alsoCalled: ['Ivory Coast'], landlineMinuteInPence: 20 });
export const polynesia = country('PF', 'French Polynesia', 3, { alsoCalled: ['Tahiti'] });
export const america = country('US', 'United States', 2, { alsoCalled: ['USA', 'America'], mobileMinuteInPence: 2 });

/** As at home. */
export const planCounts: Zone = {
  zone: 1,
  fairUseInGb: 12,
  dayPriceInPence: null,
  dayDataInMb: null,
  megabyteInPence: 0.3,
  minuteToUkInPence: null,
  minuteAnsweredInPence: 0,
  textSentInPence: null,
  textReceivedInPence: 0,
};
export const byTheDay: Zone = {
  zone: 2,
  fairUseInGb: null,
  dayPriceInPence: 500,
  dayDataInMb: 1000,
  megabyteInPence: 0.5,
  minuteToUkInPence: 20,
  minuteAnsweredInPence: 20,
  textSentInPence: 10,
  textReceivedInPence: 0,
};
const elsewhere: Zone = { ...byTheDay, zone: 3, dayPriceInPence: 600, dayDataInMb: 500, megabyteInPence: 1.2 };

export const charges: Charges = {
  zones: [planCounts, byTheDay, elsewhere],
  countries: [ivoryCoast, france, polynesia, spain, america],
  capInPence: 40_00,
};

export const roaming: LookUpChargesInput = { path: paths.roaming, asked: {} };
export const calling: LookUpChargesInput = { path: paths.international, asked: {} };

export const starts = {
  'a visitor who travels': roaming,
  'a visitor who calls abroad': calling,
} satisfies Record<string, LookUpChargesInput>;

export const cases: readonly ModelCase<typeof lookUpChargesMachine>[] = [
  { type: 'address.read', asked: { country: 'ES' } },
  { type: 'country.typed', text: 'fr' },
  { type: 'search.submitted', text: 'spain' },
  { type: 'search.submitted', text: 'Atlantis' },
  answered('loadCharges', charges),
  failed('loadCharges', offline),
  answered('goToCountry'),
  failed('goToCountry', offline),
];

/** Nothing that is looked for leads elsewhere: what was refused and what did not come does. */
export const facts = ({ charges: known, refusal, failure }: LookUpChargesContext) => ({
  isThere: known !== null,
  refusal,
  isFailed: failure !== null,
});
