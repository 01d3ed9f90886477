import { needed } from '../shared/needed.ts';
import type { AddressCheckContext, AddressCheckOutput, Premise, ProspectAddress } from './address-check.types.ts';

type Args = { context: AddressCheckContext };

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

/** Only reached with a premise (guarded where the event is accepted). */
export const plansOutput = ({ context }: Args): AddressCheckOutput | undefined =>
  context.premise && context.transactionId !== null && context.status !== null
    ? {
        kind: 'plansRequested',
        premise: context.premise,
        transactionId: context.transactionId,
        status: context.status,
      }
    : undefined;

export const interestOutput = ({ context }: Args): AddressCheckOutput => ({
  kind: 'interestRequested',
  address: prospectAddressOf(context),
  transactionId: context.transactionId,
});

export const savedJourneyOutput = ({ context }: Args): AddressCheckOutput => ({
  kind: 'savedJourneyRequested',
  code: needed(context.savedCode, 'a saved code'),
});
