import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { components } from '../../../openapi/generated/gateway.d.ts';
import { createTestGateway, type TestGateway } from '../../testing/gateway.ts';

type Charges = components['schemas']['ChargesAbroad'];

let site: TestGateway;
let told: Charges;
beforeAll(async () => {
  site = await createTestGateway();
  told = (await site.browser().get<Charges>('/sim/v1/charges-abroad')).body;
});
afterAll(() => site.close());

describe('what a visitor is told of other countries (MK-04)', () => {
  it('each country is there once, in the order of its name, and is not the one that they are in', () => {
    const names = told.countries.map(({ name }) => name);
    expect(new Set(told.countries.map(({ code }) => code)).size).toBe(names.length);
    expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other, 'en-GB')));
    expect(names.length).toBeGreaterThan(200);
    expect(told.countries.map(({ code }) => code)).not.toContain('GB');
  });

  it('a code is one that everybody uses for the country', () => {
    const known = new Intl.DisplayNames('en-GB', { type: 'region', fallback: 'none' });
    expect(told.countries.filter(({ code }) => known.of(code) === undefined)).toEqual([]);
  });

  it('no two countries have a name in common, but those that share one', () => {
    const names = told.countries.flatMap(({ name, alsoCalled }) => [name, ...alsoCalled]);
    const twice = names.filter((name, at) => names.indexOf(name) !== at);
    expect(twice).toEqual(['Channel Islands', 'Korea']);
  });

  it('each country is in a zone that has prices', () => {
    const zones = new Set(told.zones.map(({ zone }) => zone));
    expect(told.countries.filter(({ zone }) => !zones.has(zone))).toEqual([]);
  });

  it('in a zone either the plan counts or a day is paid for, and a megabyte is never above what the day comes to', () => {
    for (const { fairUseInGb, dayPriceInPence, dayDataInMb, megabyteInPence } of told.zones) {
      expect(fairUseInGb === null).toBe(dayPriceInPence !== null);
      if (dayPriceInPence !== null && dayDataInMb !== null)
        expect(megabyteInPence).toBeCloseTo(dayPriceInPence / dayDataInMb, 2);
    }
  });

  it('nobody pays more for a day than they can spend in a month', () => {
    for (const { dayPriceInPence } of told.zones) expect(dayPriceInPence ?? 0).toBeLessThan(told.capInPence);
  });
});
