import { labelOf, titleOf, type Premise } from './address-lines.rules.ts';
import type { Place } from './addresses.store.ts';
import { withCount } from './containers.rules.ts';
import { highlight } from './highlight.rules.ts';
import { suggestionId } from './suggestion-id.rules.ts';

export interface Suggestion {
  id: string;
  type: 'Container' | 'Address' | 'Postcode' | 'Locality' | 'BuildingName' | 'BuildingNumber' | 'Street';
  text: string;
  description: string;
  highlight: string;
}

/** One choice in a list: a home, or a place with the homes of the list that are in it. */
export type Entry = { premise: Premise } | { place: Place };

export function suggestEntry(entry: Entry, typed: string): Suggestion {
  return 'place' in entry ? suggestPlace(entry.place, typed) : suggestPremise(entry.premise, typed);
}

export function suggestPremise(premise: Premise, typed: string): Suggestion {
  const text = titleOf(premise);
  const description = [premise.locality, premise.city, premise.postcode].filter((part) => part !== null).join(', ');
  return {
    id: suggestionId({ kind: 'Address', id: premise.id }),
    type: 'Address',
    text,
    description,
    highlight: highlight(text, typed),
  };
}

export function suggestPlace(place: Place, typed: string): Suggestion {
  const { kind, name, whereabouts, homes } = place;
  const holder = kind === 'BuildingName' || kind === 'BuildingNumber' ? 'Building' : kind;
  return {
    id: suggestionId({ kind: holder, id: place.id }),
    type: kind,
    text: name,
    description: withCount(whereabouts, homes),
    highlight: highlight(name, typed),
  };
}

/** Homes that were found, at most `limit` suggestions: where there are more, those that share a building become one. */
export function suggestPremises(premises: readonly Premise[], typed: string, limit: number): Suggestion[] {
  const entries = premises.length <= limit ? premises.map((premise) => ({ premise })) : byBuilding(premises);
  return entries.slice(0, limit).map((entry) => suggestEntry(entry, typed));
}

/** Homes in the order given, those that share a building as one entry. */
export function byBuilding(premises: readonly Premise[]): Entry[] {
  const buildings = new Map<string, Premise[]>();
  for (const premise of premises) {
    const id = premise.buildingId ?? premise.id;
    buildings.set(id, [...(buildings.get(id) ?? []), premise]);
  }
  return [...buildings.values()].flatMap((homes): Entry[] => {
    const [first] = homes;
    if (!first) return [];
    return homes.length === 1 ? [{ premise: first }] : [{ place: buildingOf(first, homes.length) }];
  });
}

function buildingOf(home: Premise, homes: number): Place {
  const road = [home.streetNumber, home.streetName].filter((part) => part !== null).join(' ');
  const where = [home.city, home.postcode];
  return {
    id: home.buildingId ?? home.id,
    kind: home.buildingName === null ? 'BuildingNumber' : 'BuildingName',
    name: home.buildingName ?? road,
    whereabouts: (home.buildingName === null ? where : [road, ...where]).join(', '),
    parentId: null,
    homes,
    postcodeKey: null,
  };
}

/** What an entry is called in the title of its part of a long list. */
export function entryLabel(entry: Entry, inBuilding: boolean): string {
  return 'place' in entry ? entry.place.name : labelOf(entry.premise, inBuilding);
}

export function homesIn(entries: readonly Entry[]): number {
  return entries.reduce((sum, entry) => sum + ('place' in entry ? entry.place.homes : 1), 0);
}
