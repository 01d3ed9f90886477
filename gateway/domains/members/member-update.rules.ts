import type { components } from '../../../openapi/generated/gateway.d.ts';
import type { MemberAddress } from '../../db/schema/members.ts';
import type { FieldProblem } from '../../../platform/http/problem.ts';
import { addressProblems, tidyAddress } from './address.rules.ts';
import type { MemberRow } from './members.rows.ts';
import { nameProblems } from './members.rules.ts';
import { isUkPhone, normaliseUkPhone, UK_PHONE_MESSAGE } from './phone.rules.ts';

export type MemberUpdate = components['schemas']['MemberUpdate'];
type AddressUpdate = components['schemas']['MemberAddressUpdate'];

const preferences = [
  'notifyPromotions',
  'marketingOptIn',
  'marketingPrefsServicePlus',
  'marketingPrefsProducts',
  'marketingPrefs3PartiesInternal',
  'marketingPrefs3PartiesExternal',
  'marketingPrefsPostal',
] as const;

export type MemberChanges = Partial<
  Pick<
    MemberRow,
    'title' | 'firstName' | 'lastName' | 'alternativePhoneNumber' | 'addresses' | (typeof preferences)[number]
  >
>;

/** What the contract's schema cannot say of a change. */
export function updateProblems(given: MemberUpdate): FieldProblem[] {
  const { alternativePhoneNumber: phone, addresses = [] } = given;
  return [
    ...(given.title?.trim() === '' ? [{ path: 'body.title', message: 'Enter a title' }] : []),
    ...nameProblems(given),
    ...(typeof phone === 'string' && !isUkPhone(phone)
      ? [{ path: 'body.alternativePhoneNumber', message: UK_PHONE_MESSAGE }]
      : []),
    ...addresses.flatMap((address, index) => addressProblems(address, `body.addresses.${index}`)),
    ...addresses.flatMap(({ type }, index) =>
      addresses.findIndex((other) => other.type === type) < index
        ? [{ path: `body.addresses.${index}.type`, message: 'Enter one address of each type' }]
        : [],
    ),
  ];
}

/** The columns that a change without problems sets; nothing for what it leaves out. */
export function changesOf(given: MemberUpdate): MemberChanges {
  const { title, firstName, lastName, alternativePhoneNumber: phone, addresses } = given;
  return {
    ...(title === undefined ? {} : { title: title?.trim() ?? null }),
    ...(firstName === undefined ? {} : { firstName: firstName.trim() }),
    ...(lastName === undefined ? {} : { lastName: lastName.trim() }),
    ...(phone === undefined
      ? {}
      : { alternativePhoneNumber: phone === null ? null : (normaliseUkPhone(phone) ?? phone) }),
    ...(addresses === undefined ? {} : { addresses: addresses.map(addressOf) }),
    ...Object.fromEntries(preferences.flatMap((name) => (given[name] === undefined ? [] : [[name, given[name]]]))),
  };
}

const addressOf = (address: AddressUpdate): MemberAddress => ({
  ...tidyAddress(address),
  country: 'United Kingdom',
  type: address.type,
});

export const isNamedOtherwise = (before: MemberRow, after: MemberRow): boolean =>
  before.firstName !== after.firstName || before.lastName !== after.lastName;

/** A full name that becomes another one is news to its owner; one that was missing is not. */
export function isAnotherName(before: MemberRow, after: MemberRow): boolean {
  if (before.firstName === null || before.lastName === null) return false;
  return isNamedOtherwise(before, after);
}
