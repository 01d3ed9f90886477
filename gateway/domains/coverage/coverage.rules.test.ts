import { describe, expect, test } from 'vitest';
import type { Premise } from '../addresses/address-lines.rules.ts';
import { heronWay } from '../../../platform/invented-homes/heron-way.ts';
import { inventPremises } from '../../../platform/invented-homes/invent-premises.ts';
import { sentinelHomes } from '../addresses/seed/sentinel-homes.ts';
import { homesCalled, statusOf } from './coverage.rules.ts';

const heron = heronWay().map((home) => home.premise);
const in9 = (postcode: string) =>
  sentinelHomes()
    .map((home) => home.premise)
    .filter((premise) => premise.postcode === postcode);
const called = (premises: Premise[], typed: string) =>
  homesCalled(premises, typed).map((home) =>
    [home.subBuilding ?? home.buildingName, home.streetNumber].filter(Boolean).join(' '),
  );

describe('which homes of a postcode are meant (AD-02)', () => {
  test.each([
    ['4', ['4']],
    [' 4 ', ['4']],
    ['4 Heron Way', ['4']],
    ['9', ['Flat 1 9', 'Flat 2 9', 'Flat 3 9', 'Flat 4 9', 'Flat 5 9', 'Flat 6 9']],
    ['Flat 3', ['Flat 3 9']],
    ['apartment 3', ['Flat 3 9']],
    ['flat 3, tern house', ['Flat 3 9']],
    ['Flat 3, Tern House, 9', ['Flat 3 9']],
    ['Flat 3, Tren Hose', []],
    ['11', []],
    ['', []],
    ['!', []],
  ])('"%s" in Heron Way', (typed, homes) => expect(called(heron, typed)).toEqual(homes));

  test.each([
    ['12', ['12A', '12B', '12C']],
    ['12b', ['12B']],
    ['12 B', []],
  ])('"%s" in Split Oak Road', (typed, homes) => expect(called(in9('LK9 1AB'), typed)).toEqual(homes));

  test.each(['Gull Cottage', 'gul cotage', 'GULL COTTAGE, Nameplate Lane'])('"%s" in Nameplate Lane', (typed) => {
    expect(called(in9('LK9 1HN'), typed)).toEqual(['Gull Cottage']);
  });

  test('every home can be named by its property name and number, and then it is the only one', () => {
    const homes = [...heronWay(), ...sentinelHomes(), ...inventPremises(6_000)].map((home) => home.premise);
    const byPostcode = new Map<string, Premise[]>();
    for (const home of homes) byPostcode.set(home.postcode, [...(byPostcode.get(home.postcode) ?? []), { ...home }]);
    for (const neighbours of byPostcode.values())
      for (const home of neighbours) {
        const name = [home.company, home.subBuilding, home.buildingName, home.streetNumber]
          .filter((part) => part !== null)
          .join(', ');
        expect(homesCalled(neighbours, name).map((each) => each.id)).toEqual([home.id]);
      }
  });
});

const home = (status = 'SINGLE_ADDRESS_MATCH', uprn: string | null = '990000000001') => ({ status, uprn });

describe('the status', () => {
  test.each([
    ['no home', [], 'NO_ADDRESS_MATCH', 0],
    ['one home', [home()], 'SINGLE_ADDRESS_MATCH', 1],
    ['two homes, whatever the network says about either', [home('NO_PRODUCTS'), home()], 'MULTIPLE_ADDRESS_MATCH', 2],
    ['twenty homes', Array.from({ length: 20 }, () => home()), 'MULTIPLE_ADDRESS_MATCH', 20],
    ['twenty-one homes, none of which is listed', Array.from({ length: 21 }, () => home()), 'TooManyAddressesFound', 0],
    ['a served home without a UPRN', [home('SINGLE_ADDRESS_MATCH', null)], 'NO_UPRN', 1],
    ['a home out of reach without a UPRN', [home('NO_PRODUCTS', null)], 'NO_PRODUCTS', 1],
    ['a status that came later', [home('PENDING_NETWORK_REVIEW')], 'PENDING_NETWORK_REVIEW', 1],
  ])('of %s', (_, homes, status, shown) => {
    const answer = statusOf(homes);
    expect([answer.status, answer.shown.length]).toEqual([status, shown]);
  });
});
