import type { components } from '../../../openapi/generated/gateway.d.ts';
import type { FieldProblem } from '../../../platform/http/problem.ts';
import type { MemberRow } from './members.rows.ts';

type Member = components['schemas']['Member'];

/** Version of the terms and conditions that a new member accepts. */
export const CURRENT_TERMS = 3;

/** The mobile network counts its members on its own, from 900001 for our member 100001. */
const NETWORK_NUMBERS_AHEAD = 800_000;

/** What the contract's schema cannot say of a name: spaces are none. */
export function nameProblems(given: { firstName?: string; lastName?: string }): FieldProblem[] {
  return [
    ...(given.firstName?.trim() === '' ? [{ path: 'body.firstName', message: 'First name is required' }] : []),
    ...(given.lastName?.trim() === '' ? [{ path: 'body.lastName', message: 'Last name is required' }] : []),
  ];
}

/** The member as the member sees it: all 25 fields (AU-04), nothing about password and second factor. */
export function memberView(row: MemberRow): Member {
  return {
    id: String(row.id),
    mvneId: String(row.id + NETWORK_NUMBERS_AHEAD),
    title: row.title,
    originalMemberName: row.originalMemberName,
    memberName: row.memberName,
    email: row.email,
    ...(row.firstName === null ? {} : { firstName: row.firstName }),
    ...(row.lastName === null ? {} : { lastName: row.lastName }),
    ...(row.msisdn === null ? {} : { msisdn: row.msisdn }),
    alternativePhoneNumber: row.alternativePhoneNumber,
    hasActiveSim: row.hasActiveSim,
    tcVersion: row.tcVersion,
    birthDate: row.birthDate,
    memberSince: row.memberSince,
    notifyPromotions: row.notifyPromotions,
    marketingOptIn: row.marketingOptIn,
    marketingPrefsServicePlus: row.marketingPrefsServicePlus,
    marketingPrefsProducts: row.marketingPrefsProducts,
    marketingPrefs3PartiesInternal: row.marketingPrefs3PartiesInternal,
    marketingPrefs3PartiesExternal: row.marketingPrefs3PartiesExternal,
    marketingPrefsPostal: row.marketingPrefsPostal,
    memberNameConfirmed: row.memberNameConfirmed,
    hasMfa: row.totpSecret !== null,
    lastLoginTime: row.previousLogInAt?.toISOString() ?? null,
    addresses: row.addresses,
  };
}
