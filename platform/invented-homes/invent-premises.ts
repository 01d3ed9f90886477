import type { AddressParts } from '../postal/address-lines.ts';
import { fold } from '../postal/words.ts';
import { inventStreet, type HomeParts } from './invent-street.ts';
import { streetKinds, streetPrefixes, streetStems, towns } from './names.ts';
import { inventFacts, sharedStatus, type NetworkFacts } from './network-facts.ts';
import { seededRandom } from './random.ts';

/** An invented home or business with its address. */
export interface InventedPremise extends AddressParts {
  id: string;
  /** The network's id of the home. */
  externalPremiseId: string;
  uprn: string | null;
  kind: 'Residential' | 'Commercial';
  city: string;
  /** With its space. */
  postcode: string;
  latitude: string;
  longitude: string;
  streetId: string;
  /** What several homes share: a block of flats, or a house number with flats. */
  buildingId: string | null;
  /** 12 of `12A`. */
  numberValue: number | null;
  /** 3 of `Flat 3`. */
  unitValue: number | null;
  /** Sorts addresses the way people count: 1, 2, 3, 10. */
  naturalKey: string;
}

/** How many homes are invented where nobody asks for another number. */
export const HOW_MANY_HOMES = 20_000;

export interface InventedHome {
  premise: InventedPremise;
  facts: NetworkFacts;
  /** The place that the street belongs to: the town, or a part of it. */
  localityId: string;
  townId: string;
}

export type Town = {
  id: string;
  name: string;
  district: number;
  latitude: number;
  longitude: number;
  parts: readonly string[];
};

/** The street that examples use; see `heron-way.ts`. */
export const HERON_WAY = 'Heron Way';

/** The 20 letters that the second half of a postcode may hold. */
const unitLetters = 'ABDEFGHJLNPQRSTUWXYZ';

/** Units in a sector: `AA` to `ZZ`. */
const UNITS = unitLetters.length ** 2;

/** The same homes for the same seed, and the first ones of a longer list are the same as a shorter list. */
export function* inventPremises(count: number, seed = 1): Generator<InventedHome> {
  const builders = towns.map((town) => townBuilder(town, seed));
  let left = count;
  for (;;)
    for (const build of builders)
      for (const home of build()) {
        if (left-- <= 0) return;
        yield home;
      }
}

/** Gives the homes of the town's next street each time it is called. */
function townBuilder(town: Town, seed: number): () => Generator<InventedHome> {
  const names = streetNames(town, seed);
  // LK1 1AA is Heron Way's.
  const unitsUsed = new Map(town.district === 1 ? [[1, 1]] : []);
  let streets = 0;
  const nextPostcode = (sector: number) => {
    const used = unitsUsed.get(sector) ?? 0;
    unitsUsed.set(sector, used + 1);
    // Every tenth district belongs to the same town, so that LK9 stays free for test homes.
    const district = town.district + 10 * Math.floor(used / UNITS);
    const unit = used % UNITS;
    return `LK${district} ${sector}${unitLetters[Math.floor(unit / 20)]}${unitLetters[unit % 20]}`;
  };
  return function* () {
    const index = streets++;
    const random = seededRandom(Math.imul(seed, 7919) + town.district * 1_000_003 + index);
    const part = random.between(0, town.parts.length * 4);
    const street = {
      town,
      id: `S${town.district}-${index}`,
      name: names(index),
      locality: town.parts[part] ?? null,
      localityId: part < town.parts.length ? `${town.id}-${part}` : town.id,
      latitude: town.latitude + random.between(-900, 900) / 50_000,
      longitude: town.longitude + random.between(-900, 900) / 30_000,
    };
    let at = 0;
    for (const neighbours of inventStreet(random)) {
      const postcode = nextPostcode(1 + (index % 9));
      // The first street of each town is one that can be served, for whoever tries a first postcode.
      const shared =
        index === 0 ? undefined : sharedStatus(random, neighbours.length > 5 && neighbours[0]?.building !== undefined);
      for (const parts of neighbours) {
        const number = town.district * 10_000_000 + index * 300 + at++;
        const id = `prm-${number}`;
        const commercial = parts.company !== undefined;
        const premise = composePremise(parts, street, { id, number, postcode, position: at });
        if (random.chance(0.01)) premise.uprn = null;
        yield {
          premise,
          facts: inventFacts(random, { id, region: fold(town.name), commercial, shared }),
          localityId: street.localityId,
          townId: town.id,
        };
      }
    }
  };
}

/** Street names of a town in an order of its own; the same name may stand in two towns, never twice in one. */
function streetNames(town: Town, seed: number): (index: number) => string {
  const plain = seededRandom(Math.imul(seed, 104_729) + town.district).shuffled(
    streetStems.flatMap((stem) => streetKinds.map((kind) => `${stem} ${kind}`)).filter((name) => name !== HERON_WAY),
  );
  return (index) => {
    const round = Math.floor(index / plain.length);
    const prefix =
      round === 0
        ? ''
        : `${streetPrefixes[(round - 1) % streetPrefixes.length]} `.repeat(Math.ceil(round / streetPrefixes.length));
    return `${prefix}${plain[index % plain.length]}`;
  };
}

export interface StreetOfTown {
  town: Pick<Town, 'name'>;
  id: string;
  name: string;
  locality: string | null;
  latitude: number;
  longitude: number;
}

/** Puts an address together. `number` is unique; `position` counts the homes along the street. */
export function composePremise(
  parts: HomeParts,
  street: StreetOfTown,
  home: { id: string; number: number; postcode: string; position: number },
): InventedPremise {
  const numberValue = leadingNumber(parts.streetNumber);
  const unitValue = leadingNumber(parts.subBuilding?.replace(/^\D+/, ''));
  return {
    id: home.id,
    externalPremiseId: `net-${home.number}`,
    uprn: uprnOf(home.number),
    kind: parts.company === undefined ? 'Residential' : 'Commercial',
    company: parts.company ?? null,
    subBuilding: parts.subBuilding ?? null,
    buildingName: parts.buildingName ?? null,
    streetNumber: parts.streetNumber ?? null,
    streetName: street.name,
    locality: street.locality,
    city: street.town.name,
    postcode: home.postcode,
    latitude: (street.latitude + home.position / 9_000).toFixed(6),
    longitude: (street.longitude + home.position / 14_000).toFixed(6),
    streetId: street.id,
    buildingId:
      parts.building === undefined
        ? null
        : `B${street.id.slice(1)}-${fold(parts.building).replace(/[^a-z0-9]+/g, '-')}`,
    numberValue,
    unitValue,
    naturalKey: [
      fold(street.name),
      counted(numberValue),
      fold(parts.streetNumber ?? ''),
      fold(parts.buildingName ?? ''),
      counted(unitValue),
      fold(parts.subBuilding ?? ''),
    ].join('|'),
  };
}

/** Sorts as text the way numbers do; homes without a number come last. */
function counted(value: number | null): string {
  return String(value ?? 99_999).padStart(5, '0');
}

function leadingNumber(text: string | undefined): number | null {
  const digits = /^\d+/.exec(text ?? '');
  return digits ? Number(digits[0]) : null;
}

/** Twelve digits that begin with 99, which no real property has; different for different numbers up to 10 thousand million. */
function uprnOf(number: number): string {
  return `99${String((number * 7_368_787) % 10_000_000_000).padStart(10, '0')}`;
}
