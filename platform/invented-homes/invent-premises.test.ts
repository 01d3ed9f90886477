import { describe, expect, test } from 'vitest';
import { squashPostcode, isPostcode } from '../postal/postcode.ts';
import { sentinels } from '../../gateway/scenarios/sentinels.ts';
import { heronWay } from './heron-way.ts';
import { inventPremises } from './invent-premises.ts';
import { sentinelHomes } from '../../gateway/domains/addresses/seed/sentinel-homes.ts';

const invented = [...inventPremises(6_000)];
const all = [...heronWay(), ...sentinelHomes(), ...invented];
const premises = all.map((home) => home.premise);

const different = (values: readonly unknown[]) => new Set(values).size;

describe('invented homes', () => {
  test('are as many as asked for, the same ones every time, and a longer list begins with the shorter one', () => {
    expect(invented).toHaveLength(6_000);
    expect([...inventPremises(6_000)]).toEqual(invented);
    expect([...inventPremises(900)]).toEqual(invented.slice(0, 900));
  });

  test('are others for another seed', () => {
    expect([...inventPremises(50, 2)]).not.toEqual(invented.slice(0, 50));
  });

  test('have ids, network ids and UPRNs of their own; UPRNs have 12 digits and begin with 99, a few homes have none', () => {
    expect(different(premises.map((premise) => premise.id))).toBe(premises.length);
    expect(different(premises.map((premise) => premise.externalPremiseId))).toBe(premises.length);
    const uprns = premises.flatMap((premise) => (premise.uprn === null ? [] : [premise.uprn]));
    expect(different(uprns)).toBe(uprns.length);
    expect(uprns.every((uprn) => /^99\d{10}$/.test(uprn))).toBe(true);
    expect(premises.length - uprns.length).toBeGreaterThan(20);
  });

  test('have postcodes of the official form in the unused area LK, and nobody else lives in the test homes’ postcodes', () => {
    for (const { postcode } of premises)
      expect(isPostcode(squashPostcode(postcode)) && postcode.startsWith('LK')).toBe(true);
    const reserved = new Set([...sentinelHomes(), ...heronWay()].map((home) => home.premise.postcode));
    expect(invented.filter((home) => reserved.has(home.premise.postcode))).toEqual([]);
  });

  test('live in one street per postcode, and no two of them have the same address', () => {
    const streets = new Map<string, string>();
    for (const { postcode, streetId } of premises) {
      expect(streets.get(postcode) ?? streetId).toBe(streetId);
      streets.set(postcode, streetId);
    }
    expect(
      different(
        premises.map(({ company, subBuilding, buildingName, streetNumber, streetId }) =>
          [company, subBuilding, buildingName, streetNumber, streetId].join('|'),
        ),
      ),
    ).toBe(premises.length);
  });

  test.each([
    ['houses split into A and B', (premise: (typeof premises)[number]) => /^\d+B$/.test(premise.streetNumber ?? '')],
    [
      'houses with a name and no number',
      (premise) => premise.streetNumber === null && premise.subBuilding === null && premise.buildingName !== null,
    ],
    ['flats in a named building', (premise) => premise.subBuilding === 'Flat 3' && premise.buildingName !== null],
    ['flats at a house number', (premise) => premise.subBuilding !== null && premise.buildingName === null],
    ['businesses', (premise) => premise.kind === 'Commercial'],
    ['accents', (premise) => /[ëŷé]/.test(`${premise.streetName}${premise.buildingName}`)],
    ['apostrophes', (premise) => premise.streetName.includes("'")],
  ] satisfies [string, (premise: (typeof premises)[number]) => boolean][])('there are %s', (_, is) => {
    expect(premises.filter(is).length).toBeGreaterThan(0);
  });

  test('the same street name stands in two towns', () => {
    const towns = new Map<string, Set<string>>();
    for (const { streetName, city } of premises) towns.set(streetName, (towns.get(streetName) ?? new Set()).add(city));
    expect([...towns.values()].some((cities) => cities.size > 1)).toBe(true);
  });

  test('all four combinations of visits occur among homes that can be served (BK-04)', () => {
    const served = invented.filter((home) => home.facts.status === 'SINGLE_ADDRESS_MATCH');
    expect(different(served.map(({ facts }) => `${facts.preworkRequired} ${facts.inhomeRequired}`))).toBe(4);
    expect(served.length / invented.length).toBeGreaterThan(0.8);
  });
});

test('every postcode in the list of sentinels has homes', () => {
  const postcodes = new Set(sentinelHomes().map((home) => home.premise.postcode));
  expect([...postcodes].toSorted()).toEqual(
    sentinels
      .filter((each) => each.kind === 'postcode')
      .map((each) => each.value)
      .toSorted(),
  );
});
