/** The parts of an address that its lines are made of. */
export interface AddressParts {
  company: string | null;
  /** `Flat 3`. */
  subBuilding: string | null;
  buildingName: string | null;
  /** `12A`. */
  streetNumber: string | null;
  streetName: string;
  locality: string | null;
}

/** Puts the parts that are there together. */
export const joined = (separator: string, ...parts: (string | null)[]): string =>
  parts.filter((part) => part !== null && part !== '').join(separator);

/** The lines above the town: business, flat and building, number and street, part of the town. */
export function linesOf(address: AddressParts): string[] {
  return [
    address.company,
    joined(', ', address.subBuilding, address.buildingName),
    joined(' ', address.streetNumber, address.streetName),
    address.locality,
  ].filter((line): line is string => line !== null && line !== '');
}

/** The whole address in a line, as letters, calendars and contracts name a home. */
export const addressInLine = (address: AddressParts & { city: string; postcode: string }): string =>
  [...linesOf(address), address.city, address.postcode].join(', ');
