import type { SnapshotFrom } from 'xstate';
import type { manageProfileMachine } from './manage-profile.machine.ts';
import { addressOf, preferencesBy } from './manage-profile.rules.ts';
import type {
  AddressType,
  ManageProfileContext,
  Member,
  MemberSession,
  Preferences,
  Profile,
  TypedAddress,
  TypedName,
  TypedPhone,
} from './manage-profile.types.ts';

/** What a form starts with: what was typed and is not kept yet, else what stands. */
export type Forms = {
  name: TypedName;
  phone: TypedPhone;
  address: TypedAddress;
  preferences: Preferences;
  email: string;
};

const works = [
  'savingPreferences',
  'cancellingEmailChange',
  'refreshingProfile',
  'endingSession',
  'downloadingData',
] as const;

export type ManageProfileModel = Pick<
  ManageProfileContext,
  'addressType' | 'asksCode' | 'errors' | 'news' | 'isOrdering'
> & {
  member: Member | null;
  homeAddress: TypedAddress | null;
  billingAddress: TypedAddress | null;
  emailChange: Profile['emailChange'];
  sessions: readonly MemberSession[] | null;
  /** The session that we are ending. */
  endingSessionId: string | null;
  /** What we do at the moment on the page itself; its button says so, and the others wait. */
  work: (typeof works)[number] | null;
  /** The address that the form is about can be taken away. */
  isAddressRemovable: boolean;
  forms: Forms;
  isBusy: boolean;
};

const noAddress: TypedAddress = { line1: '', line2: '', city: '', postcode: '' };

function typedAddress(member: Member | null, type: AddressType | null): TypedAddress | null {
  const address = member && type && addressOf(member, type);
  if (!address) return null;
  const { line1, line2 = '', city, postcode } = address;
  return { line1, line2, city, postcode };
}

function formsOf({ profile, change, addressType, wantedEmail }: ManageProfileContext): Forms {
  const member = profile?.member ?? null;
  const typed = <Part extends NonNullable<typeof change>['part']>(part: Part) =>
    change?.part === part ? (change as Extract<typeof change, { part: Part }>) : null;
  const name = typed('name') ?? member;
  const { line1, line2, city, postcode } = typed('address') ?? typedAddress(member, addressType) ?? noAddress;
  const { part: _, ...preferences } = typed('preferences') ?? {
    part: null,
    ...preferencesBy((name) => member?.[name] ?? false),
  };
  return {
    name: { title: name?.title ?? '', firstName: name?.firstName ?? '', lastName: name?.lastName ?? '' },
    phone: { phone: typed('phone')?.phone ?? member?.alternativePhoneNumber ?? '' },
    address: { line1, line2, city, postcode },
    preferences,
    email: wantedEmail,
  };
}

export function selectManageProfile(snapshot: SnapshotFrom<typeof manageProfileMachine>): ManageProfileModel {
  const { context } = snapshot;
  const { profile, addressType, asksCode, errors, news, sessionId, isOrdering } = context;
  const member = profile?.member ?? null;
  return {
    member,
    homeAddress: typedAddress(member, 'HOME'),
    billingAddress: typedAddress(member, 'BILLING'),
    emailChange: profile?.emailChange ?? null,
    sessions: profile?.sessions ?? null,
    endingSessionId: snapshot.matches({ showingProfile: 'endingSession' }) ? sessionId : null,
    work: works.find((state) => snapshot.matches({ showingProfile: state })) ?? null,
    addressType,
    isAddressRemovable: typedAddress(member, addressType) !== null,
    asksCode,
    isOrdering,
    forms: formsOf(context),
    errors,
    news: snapshot.hasTag('busy') ? null : news,
    isBusy: snapshot.hasTag('busy'),
  };
}
