import type { AddressCheckContext, Premise, ProspectAddress } from './address-check.types.ts';

const lineOf = (premise: Premise): string =>
  [premise.propertyName, premise.streetNumber, premise.streetName].filter(Boolean).join(' ');

/** A premise as an address to be told about. */
export const prospectOf = (premise: Premise): ProspectAddress => ({
  lines: [lineOf(premise)],
  postcode: premise.postcode,
  city: premise.city,
  ...(premise.uprn === null ? {} : { uprn: premise.uprn }),
});

/** The address to be told about: the premise where the network knows it, else what was typed. */
export function prospectAddressOf({ premise, premises, query }: AddressCheckContext): ProspectAddress | null {
  const known = premise ?? premises[0] ?? null;
  if (known) return prospectOf(known);
  return query && { lines: [query.streetNumber], postcode: query.postcode };
}
