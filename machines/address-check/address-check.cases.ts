import { answered, failed, type ModelCase } from '../shared/model-case.ts';
import { stateByStatus } from './address-check.rules.ts';
import type { addressCheckMachine } from './address-check.machine.ts';
import type { AddressCheckContext, AddressCheckInput, Premise, Suggestion } from './address-check.types.ts';

const premise = (premiseId: string, hasActiveService = false): Premise => ({
  id: premiseId,
  externalPremiseId: `N-${premiseId}`,
  premiseId,
  uprn: '100000000001',
  streetNumber: '12',
  streetName: 'Saltmarsh Row',
  city: 'Larkhaven',
  postcode: 'LK1 1AA',
  country: 'GB',
  hasActiveService,
});

export const home = premise('P1');
export const neighbour = premise('P2');
export const servedHome = premise('P3', true);

export const container: Suggestion = { id: 'S1', type: 'Postcode', text: 'LK1 1AA', description: '12 homes' };
export const address: Suggestion = { id: 'S2', type: 'Address', text: '12 Saltmarsh Row', description: 'Larkhaven' };

const { SINGLE_ADDRESS_MATCH: _one, MULTIPLE_ADDRESS_MATCH: _several, ...outcomes } = stateByStatus;

/** The statuses that end in one state each, whatever homes come with them. */
export const outcomeByStatus = { ...outcomes, A_STATUS_OF_TOMORROW: 'addressNotRecognised' } as const;

export const result = (status: string, ...premises: Premise[]) => ({ status, premises, transactionId: 'ncc-1' });

const flags = { commercialLaunch: true, addressLookupSpike: false };
export const nothing: AddressCheckInput = { premise: null, transactionId: null, status: null, flags };

export const starts: Record<string, AddressCheckInput> = {
  'a new customer': nothing,
  'a customer who comes back to the home chosen': {
    premise: home,
    transactionId: 'ncc-1',
    status: 'SINGLE_ADDRESS_MATCH',
    flags,
  },
  'a customer who comes back to one of several homes': {
    premise: home,
    transactionId: 'ncc-1',
    status: 'MULTIPLE_ADDRESS_MATCH',
    flags,
  },
  'a customer who comes back to a home that cannot be switched': {
    premise: home,
    transactionId: 'ncc-1',
    status: 'SWITCHING_NOT_AVAILABLE',
    flags,
  },
  'somebody before the commercial launch': { ...nothing, flags: { ...flags, commercialLaunch: false } },
};

/** The flags come when they come. */
export const flagsChanged = [
  { type: 'flags.changed', flags: { commercialLaunch: true, addressLookupSpike: true } },
  { type: 'flags.changed', flags: { commercialLaunch: false, addressLookupSpike: false } },
] as const;

const forgotten = { premise: null, premises: [], status: null, transactionId: null, failure: null };

/** Whoever comes with a postcode leaves wherever they stood: where they come to, what is known there, what is asked. */
export const postcodeGiven = [
  [
    { type: 'postcode.given', postcode: 'LK9 1SA' },
    'enteringAddress.searchingAddresses',
    { text: 'LK9 1SA', suggestions: [], containers: [], errors: {}, ...forgotten },
    { searchAddresses: { text: 'LK9 1SA', containerId: null, lookup: 'addressApi', wantsAllHomes: true } },
  ],
  [
    { type: 'postcode.given', postcode: 'my house' },
    'enteringAddress.awaitingText',
    { text: 'my house', suggestions: [], containers: [], errors: { text: 'postcodeWrong' }, ...forgotten },
  ],
] satisfies [{ type: 'postcode.given'; postcode: string }, ...unknown[]][];

export const offline = { kind: 'NetworkError', message: 'offline' };

export const cases: readonly ModelCase<typeof addressCheckMachine>[] = [
  ...flagsChanged,
  { type: 'text.typed', text: 'LK1' },
  { type: 'text.typed', text: 'L' },
  { type: 'search.submitted', text: 'LK1' },
  { type: 'search.submitted', text: '' },
  ...postcodeGiven.map(([event]) => event),
  { type: 'suggestion.chosen', suggestion: container },
  { type: 'suggestion.chosen', suggestion: address },
  answered('searchAddresses', [container, address]),
  answered('searchAddresses', []),
  failed('searchAddresses', offline),
  answered('retrieveAddress', { postcode: 'LK1 1AA', streetNumber: '12', uprn: '100000000001' }),
  failed('retrieveAddress', offline),
  { type: 'savedCode.submitted', savedCode: 'abcd2345' },
  { type: 'savedCode.submitted', savedCode: '1' },
  { type: 'address.submitted', postcode: 'lk11aa', streetNumber: '12' },
  { type: 'address.submitted', postcode: 'somewhere', streetNumber: '' },
  answered('checkAddress', result('SINGLE_ADDRESS_MATCH', home)),
  answered('checkAddress', result('SINGLE_ADDRESS_MATCH', servedHome)),
  answered('checkAddress', result('MULTIPLE_ADDRESS_MATCH', home, neighbour)),
  answered('checkAddress', result('MULTIPLE_ADDRESS_MATCH')),
  answered('checkAddress', result('SWITCHING_NOT_AVAILABLE', home)),
  ...Object.keys(outcomeByStatus).map((status) => answered('checkAddress', result(status))),
  failed('checkAddress', offline),
  { type: 'premise.chosen', premiseId: 'P1' },
  { type: 'premise.chosen', premiseId: 'not-listed' },
];

export const facts = (context: AddressCheckContext) => ({
  suggestions: context.suggestions.length,
  containers: context.containers.length > 0,
  hasText: context.text.length > 2,
  isLaunched: context.flags.commercialLaunch,
  isAsked: context.query !== null,
  status: context.status,
  premise: context.premise?.premiseId ?? null,
  premises: context.premises.length,
  errors: Object.keys(context.errors),
});
