import { not } from 'xstate';
import { addressCheckSetup as s } from './address-check.setup.ts';

/** Every answer of the network that ends in words for the customer, by the wire's status. */
const toAddressEntry = { target: '#enteringAddress', actions: 'forgetAddress' } as const;
const toManualEntry = { target: '#enteringAddressByHand' } as const;
const toInterest = { target: '#interestRequested' } as const;
/** Nobody orders before the commercial launch; they are told instead (SC-10). */
const beforeLaunch = { guard: not('isLaunched'), target: '#launchAwaited' } as const;

export const addressServed = s.createStateConfig({
  description: 'Good news: we cover this address and plans can be chosen.',
  meta: { view: 'AddressServed', rows: ['AD-12'] },
  always: beforeLaunch,
  on: { 'plans.requested': '#plansRequested', 'address.changed': toAddressEntry },
});

export const launchAwaited = s.createStateConfig({
  id: 'launchAwaited',
  description: 'We will cover this address, but nobody can order yet; be the first to know.',
  meta: { view: 'LaunchAwaited', rows: ['SC-10'] },
  always: { guard: 'isLaunched', target: '#decidingAvailability' },
  on: { 'interest.requested': toInterest, 'address.changed': toAddressEntry },
});

export const premiseAlreadyServed = s.createStateConfig({
  description: 'This home already has our service; log in, or say that you are moving in.',
  meta: { view: 'PremiseAlreadyServed', rows: ['AD-24'] },
  on: { 'moveIn.declared': [beforeLaunch, '#plansRequested'], 'address.changed': toAddressEntry },
});

export const addressNotFound = s.createStateConfig({
  description: 'We cannot find that address; change it or type it by hand.',
  meta: { view: 'AddressNotFound', rows: ['AD-14'] },
  on: { 'address.changed': toAddressEntry, 'manualEntry.requested': toManualEntry },
});

export const tooManyAddressesFound = s.createStateConfig({
  description: 'That matches too many homes; add a house number or name.',
  meta: { view: 'TooManyAddressesFound', rows: ['AD-15'] },
  on: { 'address.changed': toAddressEntry, 'manualEntry.requested': toManualEntry },
});

export const areaNotServed = s.createStateConfig({
  description: 'We are not in this area yet; be the first to know when we are.',
  meta: { view: 'AreaNotServed', rows: ['AD-16'] },
  on: { 'interest.requested': toInterest, 'address.changed': toAddressEntry },
});

export const premiseNotConfirmed = s.createStateConfig({
  description: 'We cannot confirm this home; type the address by hand or talk to us.',
  meta: { view: 'PremiseNotConfirmed', rows: ['AD-17'] },
  on: { 'manualEntry.requested': toManualEntry, 'address.changed': toAddressEntry },
});

export const switchingNotAvailable = s.createStateConfig({
  description: 'We can supply this home but cannot switch it; order without switching or be told when we can.',
  meta: { view: 'SwitchingNotAvailable', rows: ['AD-18'] },
  always: beforeLaunch,
  on: {
    'plans.requested': { guard: 'hasPremise', target: '#plansRequested' },
    'interest.requested': toInterest,
    'address.changed': toAddressEntry,
  },
});

export const installTypeNotSupported = s.createStateConfig({
  description: 'This home needs an installation we do not offer yet.',
  meta: { view: 'InstallTypeNotSupported', rows: ['AD-19'] },
  on: { 'interest.requested': toInterest, 'address.changed': toAddressEntry },
});

export const premiseTypeNotSupported = s.createStateConfig({
  description: 'This is not a home we can supply; check another address.',
  meta: { view: 'PremiseTypeNotSupported', rows: ['AD-20'] },
  on: { 'address.changed': toAddressEntry },
});

export const engineerDatesNotForecast = s.createStateConfig({
  description: 'There are no engineer dates in this area yet.',
  meta: { view: 'EngineerDatesNotForecast', rows: ['AD-21'] },
  on: { 'interest.requested': toInterest, 'address.changed': toAddressEntry },
});

export const buildingConnectedAnotherWay = s.createStateConfig({
  description: 'This building is connected another way; talk to us or be told when it changes.',
  meta: { view: 'BuildingConnectedAnotherWay', rows: ['AD-22'] },
  on: { 'interest.requested': toInterest, 'address.changed': toAddressEntry },
});

export const permissionNeeded = s.createStateConfig({
  description: 'The owner of this home has to give permission first.',
  meta: { view: 'PermissionNeeded', rows: ['AD-23'] },
  on: { 'interest.requested': toInterest, 'address.changed': toAddressEntry },
});

export const addressNotRecognised = s.createStateConfig({
  description: 'The network gave an answer we do not know; check again or talk to us.',
  entry: 'logUnknownStatus',
  meta: { view: 'AddressNotRecognised', rows: ['AD-24'] },
  on: {
    'retry.requested': { guard: 'hasQuery', target: '#checkingAddress.checkingAgain' },
    'address.changed': toAddressEntry,
  },
});
