import type { premises } from '../../db/schema/addresses.ts';

/** A row of the address table, without what only the search reads. */
export type Premise = Omit<typeof premises.$inferSelect, 'search'>;

const join = (separator: string, ...parts: (string | null)[]) =>
  parts.filter((part) => part !== null && part !== '').join(separator);

/** The name of a home or its building, as the specification's `propertyName`: `Flat 3, Tern House`. */
export function propertyNameOf(premise: Premise): string | undefined {
  return join(', ', premise.company, premise.subBuilding, premise.buildingName) || undefined;
}

/** The lines above the town: business, flat and building, number and street, part of the town. */
export function linesOf(premise: Premise): string[] {
  return [
    premise.company,
    join(', ', premise.subBuilding, premise.buildingName),
    join(' ', premise.streetNumber, premise.streetName),
    premise.locality,
  ].filter((line): line is string => line !== null && line !== '');
}

/** The address up to its street, in one line. */
export function titleOf(premise: Premise): string {
  return linesOf({ ...premise, locality: null }).join(', ');
}

/** What tells a home from its neighbours in the same list: number or name in a street, flat in a building. */
export function labelOf(premise: Premise, inBuilding: boolean): string {
  const { subBuilding, streetNumber, buildingName, company } = premise;
  const own = inBuilding ? (subBuilding ?? company) : (streetNumber ?? buildingName ?? company ?? subBuilding);
  return own ?? streetNumber ?? premise.streetName;
}
