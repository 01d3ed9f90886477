import { randomInt } from 'node:crypto';
import type { components } from '../../../openapi/generated/gateway.d.ts';
import { DAY_MS, ukDateOf } from '../../../platform/clock/clock.ts';
import { addDays, addMonths, type LocalDate } from '../../../platform/clock/local-date.ts';
import { joined, linesOf, type AddressParts } from '../../../platform/postal/address-lines.ts';
import type { MemberAddress } from '../../db/schema/members.ts';
import { householdOf } from '../sims/free-sims.rules.ts';

type Schemas = components['schemas'];

/** The rules of sharing the love. Whoever needs one of these numbers reads it from the gateway, or is tested against it. */
export const REFERRAL_RULES: Schemas['ReferralRules'] = { rewardInPence: 500, mostInYear: 12, daysGood: 90 };

/** Without signs that look alike, because people read it out: 49 random bits. */
const SIGNS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const LENGTH = 10;

export const newCode = (): string => Array.from({ length: LENGTH }, () => SIGNS[randomInt(SIGNS.length)]).join('');

/** A code as it is kept, of what somebody may have typed: `k7qm 2xwd-9h`. */
export const bareCode = (given: string): string => given.replaceAll(/[\s-]/g, '').toUpperCase();

export const linkOf = (hostUrl: string, code: string): string => `${hostUrl}/?friend=${code}`;

/** The last UK day on which whoever joins is tied to a link. */
export const goodUntil = (shownAt: Date): LocalDate => addDays(ukDateOf(shownAt), REFERRAL_RULES.daysGood);

/** What is rewarded since then counts towards a year. */
export const yearBefore = (now: Date): Date => {
  const time = now.getTime() % DAY_MS;
  return new Date(Date.parse(`${addMonths(now.toISOString().slice(0, 10), -12)}T00:00:00Z`) + time);
};

export const rewardsLeft = (inTheYear: number): number => Math.max(0, REFERRAL_RULES.mostInYear - inTheYear);

/** Of a mailbox: what follows a plus sign is its owner’s to choose. */
const mailbox = (email: string): string =>
  email
    .trim()
    .toLowerCase()
    .replace(/\+[^@]*@/, '@');

/** Whether two accounts are in one mailbox. */
export const isSameMailbox = (one: string, other: string): boolean => mailbox(one) === mailbox(other);

/** Under which a home is found that somebody has typed. */
export const householdOfTyped = (address: MemberAddress): string => householdOf(address);

/** As somebody may have typed a home that we know: with its part of the town, and without. */
export function householdsOfKnown(home: AddressParts & { postcode: string }): string[] {
  return [home, { ...home, locality: null }].map((parts) =>
    householdOf({ line1: joined(' ', ...linesOf(parts)), city: '', postcode: home.postcode }),
  );
}

type Card = Pick<Schemas['KeptCard'], 'brand' | 'lastFour' | 'expiryMonth' | 'expiryYear'>;

const faceOf = ({ brand, lastFour, expiryMonth, expiryYear }: Card): string =>
  [brand, lastFour, expiryMonth, expiryYear].join(' ');

/** Whether two members keep the same card, as far as we know one: by brand, last digits and expiry. */
export function shareCard(one: readonly Card[], other: readonly Card[]): boolean {
  const faces = new Set(one.map(faceOf));
  return other.some((card) => faces.has(faceOf(card)));
}

/** Why there is no reward, for whose link it was: nothing of what is the friend’s own business. */
const tellable: Readonly<Record<Schemas['JoinedReason'], Schemas['ReferralReason']>> = {
  UNKNOWN: 'EXPIRED',
  EXPIRED: 'EXPIRED',
  TOO_MANY: 'TOO_MANY',
  ONESELF: 'NOT_ELIGIBLE',
  MEMBER_BEFORE: 'NOT_ELIGIBLE',
  SAME_HOME: 'NOT_ELIGIBLE',
  SAME_CARD: 'NOT_ELIGIBLE',
};

export const reasonForReferrer = (reason: Schemas['JoinedReason'] | null): Schemas['ReferralReason'] | null =>
  reason && tellable[reason];
