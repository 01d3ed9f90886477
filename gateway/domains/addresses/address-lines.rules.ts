import { joined, linesOf } from '../../../platform/postal/address-lines.ts';
import type { premises } from '../../db/schema/addresses.ts';

/** A row of the address table, without what only the search reads. */
export type Premise = Omit<typeof premises.$inferSelect, 'search'>;

/** The name of a home or its building, as the specification's `propertyName`: `Flat 3, Tern House`. */
export function propertyNameOf(premise: Premise): string | undefined {
  return joined(', ', premise.company, premise.subBuilding, premise.buildingName) || undefined;
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
