import { composePremise, HERON_WAY, type InventedHome } from './invent-premises.ts';
import type { HomeParts } from './invent-street.ts';
import { towns } from './names.ts';
import { servedHome } from './network-facts.ts';

const flats: HomeParts[] = Array.from({ length: 6 }, (_, at) => ({
  subBuilding: `Flat ${at + 1}`,
  buildingName: 'Tern House',
  streetNumber: '9',
  building: 'Tern House',
}));

const houses: HomeParts[] = ['1', '2', '3', '4', '5', '6', '7', '8', '10', '12', '14', '16', '18'].map(
  (streetNumber) => ({ streetNumber }),
);

/** The street that examples and demonstration members use: Heron Way, Larkhaven, LK1 1AA. All of it can be served. */
export function heronWay(): InventedHome[] {
  const [town] = towns;
  const street = {
    town,
    id: 'S0-0',
    name: HERON_WAY,
    locality: null,
    latitude: town.latitude,
    longitude: town.longitude,
  };
  return [...houses, ...flats].map((parts, at) => {
    const id = `prm-${1001 + at}`;
    return {
      premise: composePremise(parts, street, { id, number: 1001 + at, postcode: 'LK1 1AA', position: at }),
      facts: { ...servedHome, id, region: 'larkhaven' },
      localityId: town.id,
      townId: town.id,
    };
  });
}
