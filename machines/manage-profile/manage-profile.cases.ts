import type { FieldProblem } from '../shared/failure.ts';
import { answered, failed, type ModelCase, offline, refused } from '../shared/model-case.ts';
import type { manageProfileMachine } from './manage-profile.machine.ts';
import type {
  EmailChangeState,
  ManageProfileContext,
  ManageProfileInput,
  Member,
  MemberSession,
  Preferences,
  Profile,
} from './manage-profile.types.ts';

export const starts = {
  'a member': { errand: null, isOrdering: false },
  'a customer who changes their name on the way to an order': { errand: 'name', isOrdering: true },
  'a customer who changes their phone number on the way to an order': { errand: 'phone', isOrdering: true },
  'a customer who changes their email address on the way to an order': { errand: 'email', isOrdering: true },
} satisfies Record<string, ManageProfileInput>;

/** Of whom little is known, as after joining. */
export const member: Member = {
  id: '100001',
  mvneId: '900001',
  title: null,
  originalMemberName: 'Rowan',
  memberName: 'Rowan',
  email: 'rowan@example.com',
  firstName: 'Rowan',
  lastName: 'Archer',
  alternativePhoneNumber: null,
  hasActiveSim: false,
  tcVersion: 3,
  birthDate: '1988-04-12',
  memberSince: '2021-06-01',
  notifyPromotions: false,
  marketingOptIn: false,
  marketingPrefsServicePlus: false,
  marketingPrefsProducts: false,
  marketingPrefs3PartiesInternal: false,
  marketingPrefs3PartiesExternal: false,
  marketingPrefsPostal: false,
  memberNameConfirmed: true,
  hasMfa: false,
  lastLoginTime: null,
  addresses: [],
};

/** Who logs in with a code, and has both addresses. */
export const settled: Member = {
  ...member,
  title: 'Dr',
  msisdn: '07700 900101',
  alternativePhoneNumber: '01632 960123',
  hasMfa: true,
  addresses: [
    { line1: '4 Heron Way', city: 'Larkhaven', postcode: 'LK1 1AA', country: 'United Kingdom', type: 'HOME' },
    {
      line1: '9 Tern Row',
      line2: 'Old Quay',
      city: 'Larkhaven',
      postcode: 'LK1 2AB',
      country: 'United Kingdom',
      type: 'BILLING',
    },
  ],
};

export const here: MemberSession = {
  id: '0197f3a2-0000-7000-8000-0000000000a1',
  isThisOne: true,
  browser: 'Chrome',
  system: 'Linux',
  loggedInAt: '2026-02-10T09:30:00+00:00',
  lastUsedAt: '2026-02-10T10:00:00+00:00',
};

export const elsewhere: MemberSession = {
  id: '0197f3a2-0000-7000-8000-0000000000a2',
  isThisOne: false,
  browser: 'Safari',
  system: 'iOS',
  loggedInAt: '2026-02-09T18:00:00+00:00',
  lastUsedAt: '2026-02-09T20:15:00+00:00',
};

export const noneWaits: EmailChangeState = { pending: null };
export const oneWaits: EmailChangeState = {
  pending: {
    email: 'rowan.archer@example.com',
    requestedAt: '2026-02-10T10:00:00+00:00',
    expiresAt: '2026-02-11T10:00:00+00:00',
  },
};

export const fresh: Profile = { member, emailChange: noneWaits, sessions: [here] };
export const whole: Profile = { member: settled, emailChange: oneWaits, sessions: [here, elsewhere] };
/** The member was found, and nothing else. */
export const partly: Profile = { member, emailChange: null, sessions: null };

export const name = { title: 'Dr', firstName: 'Rowan', lastName: 'Archer' };
export const address = { line1: '4 Heron Way', line2: '', city: 'Larkhaven', postcode: 'lk11aa' };
export const preferences: Preferences = {
  notifyPromotions: false,
  marketingOptIn: true,
  marketingPrefsServicePlus: false,
  marketingPrefsProducts: true,
  marketingPrefs3PartiesInternal: false,
  marketingPrefs3PartiesExternal: false,
  marketingPrefsPostal: false,
};
export const email = { email: 'rowan.archer@example.com', password: 'correct horse battery', code: '123456' };

/** The gateway refuses a field that the form let pass. */
export const refusedField = (path: string) => ({
  ...refused(400, 'validation.failed'),
  fields: [{ path, message: 'Refused' }] satisfies FieldProblem[],
});

export const wrongPassword = refused(409, 'password.wrong');
export const wrongCode = refused(409, 'totp.wrong');

export const cases: readonly ModelCase<typeof manageProfileMachine>[] = [
  answered('loadProfile', fresh),
  answered('loadProfile', whole),
  answered('loadProfile', partly),
  failed('loadProfile', offline),
  { type: 'name.submitted', ...name },
  { type: 'name.submitted', ...name, lastName: '' },
  { type: 'phone.submitted', phone: '01632 960123' },
  { type: 'phone.submitted', phone: '12345' },
  { type: 'addressChange.requested', addressType: 'HOME' },
  { type: 'addressChange.requested', addressType: 'BILLING' },
  { type: 'address.submitted', ...address },
  { type: 'address.submitted', ...address, postcode: '' },
  { type: 'preferences.submitted', ...preferences },
  answered('saveProfile', settled),
  failed('saveProfile', refusedField('body.firstName')),
  failed('saveProfile', refusedField('body.alternativePhoneNumber')),
  failed('saveProfile', refusedField('body.addresses.0.postcode')),
  failed('saveProfile', offline),
  { type: 'email.submitted', ...email },
  { type: 'email.submitted', ...email, password: '', code: '' },
  answered('requestEmailChange', oneWaits),
  failed('requestEmailChange', wrongPassword),
  failed('requestEmailChange', wrongCode),
  failed('requestEmailChange', refused(409, 'email.same')),
  failed('requestEmailChange', refused(409, 'email.taken')),
  failed('requestEmailChange', refused(429, 'rate.limited')),
  failed('requestEmailChange', refused(400, 'validation.failed')),
  failed('requestEmailChange', offline),
  answered('cancelEmailChange', noneWaits),
  failed('cancelEmailChange', offline),
  { type: 'session.ended', sessionId: elsewhere.id },
  { type: 'session.ended', sessionId: here.id },
  answered('endSession', [here]),
  failed('endSession', offline),
  answered('logOutEverywhere'),
  failed('logOutEverywhere', offline),
  answered('downloadData'),
  failed('downloadData', refused(429, 'rate.limited')),
  failed('downloadData', refused(429, 'rate.limited-address')),
  failed('downloadData', offline),
];

/** What can be changed, and what waits to be kept. What was told last changes nothing of that. */
export const facts = ({
  profile,
  addressType,
  change,
  wantedEmail,
  asksCode,
  errors,
  failure,
  errand,
}: ManageProfileContext) => ({
  errand,
  addresses: profile?.member.addresses.map(({ type }) => type),
  hasMfa: profile?.member.hasMfa,
  isEmailChanging: profile?.emailChange && profile.emailChange.pending !== null,
  sessions: profile?.sessions?.length,
  addressType,
  part: change?.part,
  wantsEmail: wantedEmail !== '',
  asksCode,
  errors,
  isFailed: failure !== null,
});
