import type { LosingAccount } from '../db/schema.ts';
import type { HeldService } from '../../../openapi/partners/switching-hub/losing-side/match.rules.ts';
import type { Contact } from '../../../openapi/partners/switching-hub/losing-side/offer.rules.ts';
import type { DeliveryCode } from '../../../openapi/partners/switching-hub/fault-codes.ts';
import {
  HOUSEHOLD_ACCOUNT,
  ONLY_PROVIDER,
  type SwitchSentinelId,
} from '../../../openapi/partners/switching-hub/test-data.ts';

/** What a refusal may depend on. */
export interface Asked {
  /** Digits of the account number; empty without one. */
  account: string;
  providerId: string;
  /** The name is that of the bill payer, not of the one who asked first. */
  isBillPayer: boolean;
  /** The home is number 1 of its street. */
  isNumberOne: boolean;
  /** How many match requests of this switch have come, this one included. */
  attempt: number;
}

export interface HouseholdAccount {
  digits?: string;
  surname?: string;
  /** Persons of the same surname are told apart by it. */
  person?: string;
  /** Where it is, seen from the home that is asked about. */
  at?: 'home' | 'number-one' | 'flat';
  services?: HeldService[];
  contact?: Contact;
  closedOn?: string;
  /** A customer of this provider and of no other. */
  onlyWith?: string;
  hindrance?: LosingAccount['hindrance'];
}

/** People of whom it is known what happens when they switch. They live wherever they are asked for. */
export interface Household {
  sentinel: SwitchSentinelId;
  /** The bill payer, where that is somebody else. */
  billPayer?: string;
  accounts: HouseholdAccount[];
  /** A refusal that our own requests could never cause, for as long as `when` is true. */
  refusal?: { code: string; when: (asked: Asked) => boolean };
  /** Requests that get lost on their way. */
  lost?: { code: DeliveryCode; times: number };
  answers?: 'never' | 'late' | 'twice';
}

/** The first message and two repeats of our own. */
const FIRST_ROUND = 3;

const broadband: HeldService = { type: 'IAS', identifier: 'LN40071882' };
const landline: HeldService = { type: 'NBICS', identifier: '01632960142' };
const television: HeldService = { type: 'TV', identifier: 'TV-1' };

const one: HouseholdAccount[] = [{}];
const onlyWrenline: HouseholdAccount[] = [{ onlyWith: ONLY_PROVIDER }];
const notWrenline = ({ providerId }: Asked) => providerId !== ONLY_PROVIDER;
const firstTime = ({ attempt }: Asked) => attempt === 1;
const firstRound = ({ attempt }: Asked) => attempt <= FIRST_ROUND;
const withoutNumber = ({ account }: Asked) => account === '';

export const households: readonly Household[] = [
  { sentinel: 'switch-matched', accounts: one },
  { sentinel: 'switch-landline', accounts: [{ services: [broadband, landline] }] },
  {
    sentinel: 'switch-landline-ends',
    accounts: [{ services: [broadband, { ...landline, endsWithBroadband: true }] }],
  },
  { sentinel: 'switch-by-post', accounts: [{ contact: {} }] },
  {
    sentinel: 'switch-1101',
    accounts: one,
    refusal: { code: '1101', when: ({ isNumberOne }) => !isNumberOne },
  },
  {
    sentinel: 'switch-1102',
    billPayer: 'Blanchard',
    accounts: [{ surname: 'Blanchard' }],
    refusal: { code: '1102', when: ({ isBillPayer }) => !isBillPayer },
  },
  { sentinel: 'switch-1103', accounts: one },
  { sentinel: 'switch-1104', accounts: [{}, { digits: '100200400', closedOn: '2024-03-31' }] },
  {
    sentinel: 'switch-1105',
    accounts: one,
    refusal: { code: '1105', when: ({ account }) => account === '105105105' },
  },
  {
    sentinel: 'switch-1106',
    accounts: one,
    refusal: { code: '1106', when: ({ isNumberOne }) => !isNumberOne },
  },
  { sentinel: 'switch-1107', accounts: onlyWrenline },
  { sentinel: 'switch-1108', billPayer: 'Mariner', accounts: [{ surname: 'Mariner' }] },
  {
    sentinel: 'switch-1109',
    accounts: [{ person: 'parent' }, { person: 'child', digits: '100200301' }],
  },
  { sentinel: 'switch-1110', accounts: [{}, { digits: '100200301' }] },
  { sentinel: 'switch-1111', accounts: one, refusal: { code: '1111', when: firstTime } },
  { sentinel: 'switch-1112', accounts: one, refusal: { code: '1112', when: firstRound } },
  { sentinel: 'switch-1113', accounts: one },
  { sentinel: 'switch-1114', accounts: [{ at: 'number-one' }] },
  { sentinel: 'switch-1115', accounts: [{ at: 'flat' }] },
  { sentinel: 'switch-1116', accounts: one, refusal: { code: '1116', when: notWrenline } },
  { sentinel: 'switch-1117', accounts: one, refusal: { code: '1117', when: firstTime } },
  { sentinel: 'switch-1118', accounts: one, refusal: { code: '1118', when: firstTime } },
  {
    sentinel: 'switch-1119',
    accounts: [{ onlyWith: ONLY_PROVIDER }, { digits: '100200301', services: [television] }],
  },
  {
    sentinel: 'switch-1120',
    accounts: [{ onlyWith: ONLY_PROVIDER }, { digits: '100200301', services: [landline] }],
  },
  { sentinel: 'switch-1121', billPayer: 'Nearhand', accounts: [{ surname: 'Nearhand', at: 'flat' }] },
  { sentinel: 'switch-1122', accounts: one, refusal: { code: '1122', when: withoutNumber } },
  { sentinel: 'switch-unknown-fault', accounts: one, refusal: { code: '1199', when: firstTime } },
  { sentinel: 'switch-unknown-state', accounts: one },
  { sentinel: 'switch-no-answer', accounts: one, answers: 'never' },
  { sentinel: 'switch-late-answer', accounts: one, answers: 'late' },
  { sentinel: 'switch-echo', accounts: one, answers: 'twice' },
  { sentinel: 'switch-9005', accounts: one, lost: { code: '9005', times: FIRST_ROUND } },
  { sentinel: 'switch-9006', accounts: one, lost: { code: '9006', times: FIRST_ROUND } },
  { sentinel: 'switch-9007', accounts: one, lost: { code: '9007', times: FIRST_ROUND } },
  { sentinel: 'switch-9008', accounts: one, lost: { code: '9008', times: FIRST_ROUND } },
  { sentinel: 'switch-delivered-late', accounts: one, lost: { code: '9008', times: 1 } },
];

export const householdDefaults = {
  digits: HOUSEHOLD_ACCOUNT,
  services: [broadband],
  contact: { email: 'bill.payer@example.com', phone: '07700900123' },
} as const;
