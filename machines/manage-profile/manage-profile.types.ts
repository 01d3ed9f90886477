import type { Failure } from '../shared/failure.ts';
import type { RetryRequested } from '../shared/journey-meta.ts';
import type { NameRefusal } from '../shared/typed-text.ts';
import type { Wire } from '../shared/wire.ts';

export type Member = Wire<'Member'>;
export type MemberUpdate = Wire<'MemberUpdate'>;
export type MemberSession = Wire<'MemberSession'>;
export type EmailChangeState = Wire<'EmailChangeState'>;

/** The member, and what else the page has to tell; null where that could not be read. */
export type Profile = {
  member: Member;
  emailChange: EmailChangeState | null;
  sessions: readonly MemberSession[] | null;
};

export type AddressType = 'HOME' | 'BILLING';

export type TypedName = { title: string; firstName: string; lastName: string };
export type TypedPhone = { phone: string };
export type TypedAddress = { line1: string; line2: string; city: string; postcode: string };

/** What the member may agree to be sent beyond what they have with us. */
export type PreferenceName =
  | 'notifyPromotions'
  | 'marketingOptIn'
  | 'marketingPrefsServicePlus'
  | 'marketingPrefsProducts'
  | 'marketingPrefs3PartiesInternal'
  | 'marketingPrefs3PartiesExternal'
  | 'marketingPrefsPostal';

/** What of it they agree to. */
export type Preferences = Pick<Member, PreferenceName>;

/** A part of the profile as it is to be; it is kept here until the gateway has it. */
export type Change =
  | ({ part: 'name' } & TypedName)
  | ({ part: 'phone' } & TypedPhone)
  | ({ part: 'address'; addressType: AddressType } & TypedAddress)
  | { part: 'noAddress'; addressType: AddressType }
  | ({ part: 'preferences' } & Preferences);

/** What the form for another email address holds; password and code live in the event only. */
export type TypedEmail = { email: string; password: string; code: string };

export type ProfileField = keyof TypedName | keyof TypedPhone | keyof TypedAddress | keyof TypedEmail;

/** Why a field is refused; the words are in the journey's copy. */
export type ProfileRefusal =
  | NameRefusal
  | 'textTooLong'
  | 'titleWrong'
  | 'titleTooLong'
  | 'phoneWrong'
  | 'line1Missing'
  | 'cityMissing'
  | 'addressWrong'
  | 'postcodeMissing'
  | 'postcodeWrong'
  | 'notTaken'
  | 'emailMissing'
  | 'emailWrong'
  | 'emailSame'
  | 'emailTaken'
  | 'passwordMissing'
  | 'passwordWrong'
  | 'tooManyTries'
  | 'codeMissing'
  | 'codeWrong';

export type ProfileErrors = Partial<Record<ProfileField, ProfileRefusal>>;

/** What became of the last change, told on the page. */
export type ProfileNews =
  | 'nameChanged'
  | 'phoneChanged'
  | 'addressChanged'
  | 'addressRemoved'
  | 'preferencesChanged'
  | 'linkSent'
  | 'emailChangeCancelled'
  | 'sessionEnded'
  | 'dataDownloaded'
  | 'downloadedTooOften'
  /** By whoever shares the member's internet connection. */
  | 'downloadedTooOftenHere';

/** What a member can come to change from their order. */
export type ProfileErrand = 'name' | 'phone' | 'email';

export type ManageProfileInput = {
  /** The form that is opened as the page comes; null where the page itself is wanted. */
  errand: ProfileErrand | null;
  /** They come from an order that they have not placed yet, and go back to it. */
  isOrdering: boolean;
};

export type ManageProfileContext = ManageProfileInput & {
  /** As it was read last; null until it has been. */
  profile: Profile | null;
  /** Which address the form is about. */
  addressType: AddressType | null;
  /** What is to be changed, as it was typed; null where nothing waits to be kept. */
  change: Change | null;
  /** The email address that was asked for, as it was typed; '' before that. */
  wantedEmail: string;
  /** A change of the email address asks for a code of the authenticator app, too. */
  asksCode: boolean;
  /** The session that is to end. */
  sessionId: string | null;
  errors: ProfileErrors;
  news: ProfileNews | null;
  failure: Failure | null;
};

export type ManageProfileEvent =
  | { type: 'nameChange.requested' }
  | ({ type: 'name.submitted' } & TypedName)
  | { type: 'phoneChange.requested' }
  | ({ type: 'phone.submitted' } & TypedPhone)
  | { type: 'addressChange.requested'; addressType: AddressType }
  | ({ type: 'address.submitted' } & TypedAddress)
  | { type: 'address.removed' }
  | ({ type: 'preferences.submitted' } & Preferences)
  | { type: 'emailChange.requested' }
  | ({ type: 'email.submitted' } & TypedEmail)
  | { type: 'emailChange.cancelled' }
  | { type: 'session.ended'; sessionId: string }
  | { type: 'loggingOut.requested' }
  | { type: 'loggingOut.confirmed' }
  | { type: 'loggingOut.declined' }
  | { type: 'data.requested' }
  /** Closes a form; nothing of it is kept. */
  | { type: 'change.closed' }
  /** Back to what was typed. */
  | { type: 'change.resumed' }
  /** Back to the profile as it stands now; what could not be read is read anew. */
  | { type: 'profile.requested' }
  | RetryRequested;

export type ManageProfileView =
  | 'LoadingProfile'
  | 'ProfileNotLoaded'
  | 'ShowingProfile'
  | 'ChangingName'
  | 'NameNotSaved'
  | 'ChangingPhone'
  | 'PhoneNotSaved'
  | 'ChangingAddress'
  | 'AddressNotSaved'
  | 'PreferencesNotSaved'
  | 'ChangingEmail'
  | 'EmailNotRequested'
  | 'EmailChangeNotCancelled'
  | 'SessionNotEnded'
  | 'ConfirmingLogOut'
  | 'NotLoggedOut'
  | 'DataNotDownloaded'
  | 'LeavingProfile';

/** `saveProfile`: of the addresses `update` has the one of that type alone; null where it is about none. */
export type SaveProfileInput = { update: MemberUpdate; addressType: AddressType | null };

/** `requestEmailChange`: `code` is null where none is asked for. */
export type RequestEmailChangeInput = { email: string; password: string; code: string | null };
