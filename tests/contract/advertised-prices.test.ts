import { describe, expect, it } from 'vitest';
import {
  compensationOn,
  COMPLAINT_WEEKS,
  COOLING_OFF_DAYS,
  SPEED_REPAIR_DAYS,
} from '../../gateway/domains/contracts/contracts.rules.ts';
import { chargesAbroad } from '../../gateway/domains/charges-abroad/charges-abroad.rules.ts';
import { creditRates, simPlans } from '../../gateway/domains/sim-plans/sim-plans.catalogue.ts';
import { exitFeePerMonth } from '../../gateway/domains/plans/plans.rules.ts';
import { minimumSpeed, peakSpeed } from '../../gateway/domains/products/speeds.rules.ts';
import { catalogue, MESH_WIFI_MONTHLY_PENCE } from '../../gateway/domains/products/products.catalogue.ts';
import { megabytesAnHour, uses } from '../../machines/estimate-data/estimate-data.rules.ts';
import { charge, dataWords } from '../../src/journeys/look-up-charges/look-up-charges.copy.ts';
import { page as dataPage } from '../../src/pages/content/pages/how-much-data-do-i-need.ts';
import { page as roamingPage } from '../../src/pages/content/pages/roaming-charges.ts';
import { chargedAbroad, COUNTRY_ABROAD, ratesInPence } from '../../partners/mobile-network/usage.rules.ts';
import { advertisedCreditRates, advertisedSimPlans, simPlanDays } from '../../src/pages/content/sim-plans.ts';
import type { Household } from '../../machines/choose-plan/choose-plan.types.ts';
import { suggestionFor } from '../../machines/choose-plan/household.rules.ts';
import { minutesOfDownload } from '../../machines/choose-plan/compared-plans.rules.ts';
import { advertisedFacts } from '../../src/pages/content/advertised-facts.ts';
import { home } from '../../src/pages/content/home.ts';
import { price } from '../../src/ui/format/price.ts';
import { speed } from '../../src/ui/format/speed.ts';
import { advertisedContract, advertisedPlans } from '../../src/pages/content/plans.ts';
import * as facts from '../../src/pages/content/price-facts.ts';

const months = (count: number) => catalogue.filter((product) => product.contractDurationInMonths === count);

describe('what the pages say is what the gateway sells (MK-02, PL-05)', () => {
  it.each([advertisedContract, 1])('the three speeds and their prices, for %i months', (count) => {
    const sold = months(count).map(({ downstreamSpeedInMbps, priceInPence }) => [downstreamSpeedInMbps, priceInPence]);
    expect(advertisedPlans.map(({ speedInMbps, priceInPence }) => [speedInMbps, priceInPence])).toEqual(sold);
  });

  it('the lowest price, and the slowest and the fastest speed', () => {
    const prices = catalogue.map(({ priceInPence }) => priceInPence);
    const speeds = catalogue.map(({ downstreamSpeedInMbps }) => downstreamSpeedInMbps);
    expect(advertisedFacts.slice(0, 2)).toEqual([
      `From ${price(Math.min(...prices))} a month`,
      `${speed(Math.min(...speeds))} to ${speed(Math.max(...speeds))}`,
    ]);
  });

  it('the plan that most people take', () => {
    const popular = catalogue.filter(({ tags }) => tags.includes('most-popular'));
    expect(advertisedPlans.filter((plan) => plan.popular).map(({ speedInMbps }) => speedInMbps)).toEqual(
      popular.map(({ downstreamSpeedInMbps }) => downstreamSpeedInMbps),
    );
  });

  it('set-up and mesh Wi-Fi', () => {
    expect(months(advertisedContract).map(({ setupPriceInPence }) => setupPriceInPence)).toEqual([0, 0, 0]);
    expect(new Set(months(1).map(({ setupPriceInPence }) => setupPriceInPence))).toEqual(
      new Set([facts.rollingSetupInPence]),
    );
    expect(facts.meshInPence).toBe(MESH_WIFI_MONTHLY_PENCE);
  });

  it.each(advertisedPlans)('exit fee and speeds of $name', ({ priceInPence, speedInMbps }) => {
    expect((priceInPence * facts.exitSharePercent) / 100).toBe(exitFeePerMonth(priceInPence, advertisedContract));
    expect((speedInMbps * facts.eveningSpeedPercent) / 100).toBe(peakSpeed(speedInMbps));
    expect((speedInMbps * facts.guaranteedSpeedPercent) / 100).toBe(minimumSpeed(speedInMbps));
  });

  it.each(catalogue)('$sku is told with the speeds that its contract summary has', (product) => {
    const { downstreamSpeedInMbps, eveningSpeedInMbps, guaranteedSpeedInMbps } = product;
    expect(eveningSpeedInMbps).toBe(peakSpeed(downstreamSpeedInMbps));
    expect(guaranteedSpeedInMbps).toBe(minimumSpeed(downstreamSpeedInMbps));
  });

  it.each(home.races)('how long a game of 50 GB takes at $speed', ({ speed: named, minutes }) => {
    const raced = advertisedPlans.find(({ speedInMbps }) => speed(speedInMbps) === named);
    expect(minutesOfDownload(raced?.speedInMbps ?? 0)).toBe(minutes);
  });

  it.each<[string, Household]>([
    ['Two people who stream and work are happy with 150 Mbps', { people: 'two', uses: ['films'] }],
    ['A full house wants 500 Mbps', { people: 'many', uses: ['films'] }],
    ['If you move very large files, take 1 Gbps', { people: 'one', uses: ['files'] }],
  ])('%s, as the plans say to who lives so', (words, household) => {
    expect(JSON.stringify(dataPage.sections)).toContain(words);
    const enough = suggestionFor(months(advertisedContract), household)?.product;
    expect(words).toContain(enough?.displayName);
  });

  it('the days and weeks that the law and the contract give', () => {
    expect(facts.coolingOffDays).toBe(COOLING_OFF_DAYS);
    expect(facts.complaintWeeks).toBe(COMPLAINT_WEEKS);
    expect(facts.slowLineDays).toBe(SPEED_REPAIR_DAYS);
  });

  it.each(facts.compensation)('automatic compensation from $from', (advertised) => {
    expect(compensationOn(advertised.from)).toEqual(advertised);
  });
});

describe('what the pages of words say of charges abroad is what the gateway charges (MK-04)', () => {
  const zone = (number: number) => chargesAbroad.zones.find((known) => known.zone === number);
  const table = roamingPage.sections.flatMap(({ blocks }) =>
    blocks.flatMap((block) => ('table' in block ? [block.table] : [])),
  )[0];
  const column = (number: number) => table?.rows.map((row) => row[number]);

  it('the countries in which a plan counts as at home', () => {
    const inZone = chargesAbroad.countries.filter((country) => country.zone === 1);
    expect(roamingPage.description).toContain(`in ${inZone.length} countries`);
  });

  it.each([1, 2, 3])('the prices of zone %i', (number) => {
    const charged = zone(number);
    if (!charged) throw new Error(`There is no zone ${number}`);
    expect(column(number)).toEqual([
      dataWords(charged).replace('From your plan', 'from your plan'),
      ...[
        charged.minuteToUkInPence,
        charged.minuteAnsweredInPence,
        charged.textSentInPence,
        charged.textReceivedInPence,
      ].map((pence) => (pence === null ? 'from your plan' : charge(pence).replace('Free', 'free'))),
    ]);
  });

  it('what the mobile network charges in the United States', () => {
    const abroad = zone(chargesAbroad.countries.find(({ code }) => code === COUNTRY_ABROAD)?.zone ?? 0);
    const [data, minutes, texts] = [chargedAbroad('DATA'), chargedAbroad('MINUTES'), chargedAbroad('TEXTS')];
    expect(abroad).toMatchObject({
      dayPriceInPence: data.amountInPence,
      dayDataInMb: data.units,
      minuteToUkInPence: minutes.amountInPence / minutes.units,
      textSentInPence: texts.amountInPence / texts.units,
    });
  });

  it('the most that is spent in a month', () => {
    expect(JSON.stringify(roamingPage.sections)).toContain(`capped at ${price(chargesAbroad.capInPence)} a month`);
  });
});

describe('the SIM plans that the pages advertise are those that the gateway sells (MK-04)', () => {
  it('each with what it has and what it costs', () => {
    const sold = simPlans.map(
      ({ id, name, priceInPence, dataInGb, minutes, texts, roamingDataInGb, suits, isPopular }) => ({
        id,
        name,
        priceInPence,
        dataInGb,
        minutes,
        texts,
        roamingDataInGb,
        suits,
        ...(isPopular && { isPopular }),
      }),
    );
    expect(advertisedSimPlans).toEqual(sold);
    expect(new Set(simPlans.map(({ days }) => days))).toEqual(new Set([simPlanDays]));
  });

  it('what is paid without one, which is what the mobile network charges', () => {
    expect(advertisedCreditRates).toEqual(creditRates);
    const { DATA: megabyteInPence, MINUTES: minuteInPence, TEXTS: textInPence } = ratesInPence;
    expect(creditRates).toEqual({ megabyteInPence, minuteInPence, textInPence });
  });

  it('what an hour of each use takes is what the estimate reckons with', () => {
    const table = dataPage.sections.flatMap(({ blocks }) =>
      blocks.flatMap((block) => ('table' in block ? [block.table] : [])),
    )[0];
    const amounts = uses.map((use) => megabytesAnHour[use]);
    expect(table?.rows.map((row) => row[1])).toEqual(
      amounts.map((megabytes) => (megabytes < 1000 ? `${megabytes} MB` : `${megabytes / 1000} GB`)),
    );
  });
});
