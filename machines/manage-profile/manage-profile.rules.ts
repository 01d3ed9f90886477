import { isUkPhone } from '../book-install/engineer-details.rules.ts';
import { isEmail } from '../shared/email.ts';
import { factorCodeOf } from '../shared/factor-code.ts';
import { codeOf, type Failure, statusOf } from '../shared/failure.ts';
import { needed } from '../shared/needed.ts';
import { postcodeError, sentPostcode } from '../shared/typed-address.ts';
import { addressPattern, isLongerThan, nameErrors, textMaxLength } from '../shared/typed-text.ts';
import type {
  AddressType,
  Change,
  ManageProfileContext,
  ManageProfileEvent,
  Member,
  MemberUpdate,
  PreferenceName,
  Preferences,
  ProfileErrors,
  ProfileField,
  ProfileNews,
  ProfileRefusal,
  SaveProfileInput,
  TypedAddress,
  TypedEmail,
  TypedName,
} from './manage-profile.types.ts';

/** Characters of a title, and what it is made of, as the contract has it. */
const titleMaxLength = 20;
const titlePattern = /^(?!.*\.\p{L})[\p{L} .]*$/u;

function titleError(typed: string): ProfileRefusal | null {
  const title = typed.trim();
  if (isLongerThan(title, titleMaxLength)) return 'titleTooLong';
  return titlePattern.test(title) ? null : 'titleWrong';
}

/** Why a part of an address is refused; `missing` is null for one that may be left out. */
function addressTextError(typed: string, missing: ProfileRefusal | null): ProfileRefusal | null {
  const text = typed.trim();
  if (text === '') return missing;
  if (isLongerThan(text, textMaxLength)) return 'textTooLong';
  return addressPattern.test(text) ? null : 'addressWrong';
}

/** What is refused, in the order of the fields. */
const refusedOf = (errors: readonly (readonly [ProfileField, ProfileRefusal | null])[]): ProfileErrors =>
  Object.fromEntries(errors.filter(([, refusal]) => refusal !== null));

/** Why a change is refused before it is sent, by field; empty where it can be. */
export function changeErrors(change: Change): ProfileErrors {
  switch (change.part) {
    case 'name':
      return { ...refusedOf([['title', titleError(change.title)]]), ...nameErrors(change) };
    case 'phone': {
      const phone = change.phone.trim();
      return refusedOf([['phone', phone === '' || isUkPhone(phone) ? null : 'phoneWrong']]);
    }
    case 'address':
      return refusedOf([
        ['line1', addressTextError(change.line1, 'line1Missing')],
        ['line2', addressTextError(change.line2, null)],
        ['city', addressTextError(change.city, 'cityMissing')],
        ['postcode', postcodeError(change.postcode)],
      ]);
    case 'noAddress':
    case 'preferences':
      return {};
  }
}

/** Why the form for another email address is refused, by field; empty where it can be sent. */
export function emailErrors({ asksCode }: Pick<ManageProfileContext, 'asksCode'>, typed: TypedEmail): ProfileErrors {
  const email = typed.email.trim();
  return refusedOf([
    ['email', email === '' ? 'emailMissing' : isEmail(email) ? null : 'emailWrong'],
    ['password', typed.password === '' ? 'passwordMissing' : null],
    ['code', asksCode && factorCodeOf(typed.code) === null ? 'codeMissing' : null],
  ]);
}

/** Every preference, as it is said of each. */
export const preferencesBy = (isOn: (name: PreferenceName) => boolean): Preferences => ({
  notifyPromotions: isOn('notifyPromotions'),
  marketingOptIn: isOn('marketingOptIn'),
  marketingPrefsServicePlus: isOn('marketingPrefsServicePlus'),
  marketingPrefsProducts: isOn('marketingPrefsProducts'),
  marketingPrefs3PartiesInternal: isOn('marketingPrefs3PartiesInternal'),
  marketingPrefs3PartiesExternal: isOn('marketingPrefs3PartiesExternal'),
  marketingPrefsPostal: isOn('marketingPrefsPostal'),
});

/** What a form asks to be changed. */
export function changeIn(
  { addressType }: Pick<ManageProfileContext, 'addressType'>,
  event: Extract<
    ManageProfileEvent,
    { type: 'name.submitted' | 'phone.submitted' | 'address.submitted' | 'address.removed' | 'preferences.submitted' }
  >,
): Change {
  switch (event.type) {
    case 'name.submitted':
      return { part: 'name', title: event.title, firstName: event.firstName, lastName: event.lastName };
    case 'phone.submitted':
      return { part: 'phone', phone: event.phone };
    case 'address.submitted': {
      const { line1, line2, city, postcode } = event;
      return { part: 'address', addressType: needed(addressType, 'an address'), line1, line2, city, postcode };
    }
    case 'address.removed':
      return { part: 'noAddress', addressType: needed(addressType, 'an address') };
    case 'preferences.submitted': {
      const { type: _, ...preferences } = event;
      return { part: 'preferences', ...preferences };
    }
  }
}

/** The address of a type; null where the member has none. */
export const addressOf = ({ addresses }: Member, type: AddressType) =>
  addresses.find((address) => address.type === type) ?? null;

/**
 * All addresses as they are to be, as the gateway takes them as a whole: the one that is changed, first, and what the
 * member has besides by now.
 */
export function withOtherAddress(
  member: Member,
  type: AddressType,
  changed: MemberUpdate['addresses'] = [],
): NonNullable<MemberUpdate['addresses']> {
  const other = type === 'HOME' ? 'BILLING' : 'HOME';
  const kept = addressOf(member, other);
  return [...changed, ...(kept ? [sentAddress(other, { ...kept, line2: kept.line2 ?? '' })] : [])];
}

const sentAddress = (type: AddressType, { line1, line2, city, postcode }: TypedAddress) => ({
  line1: line1.trim(),
  ...(line2.trim() !== '' && { line2: line2.trim() }),
  city: city.trim(),
  postcode,
  type,
});

const sentName = ({ title, firstName, lastName }: TypedName): MemberUpdate => ({
  title: title.trim() === '' ? null : title.trim(),
  firstName: firstName.trim(),
  lastName: lastName.trim(),
});

/** A change as the gateway takes it, of the addresses the one alone that is changed. Sent again it changes nothing. */
export function updateOf(change: Change | null): MemberUpdate {
  const wanted = needed(change, 'a change');
  switch (wanted.part) {
    case 'name':
      return sentName(wanted);
    case 'phone':
      return { alternativePhoneNumber: wanted.phone.trim() === '' ? null : wanted.phone.trim() };
    case 'address':
      return {
        addresses: [sentAddress(wanted.addressType, { ...wanted, postcode: sentPostcode(wanted.postcode) })],
      };
    case 'noAddress':
      return { addresses: [] };
    case 'preferences': {
      const { part: _, ...preferences } = wanted;
      return preferences;
    }
  }
}

/** What is to be kept; `addressType` is null where it is no address. */
export function saveInput({ change }: Pick<ManageProfileContext, 'change'>): SaveProfileInput {
  const isAddress = change?.part === 'address' || change?.part === 'noAddress';
  return { update: updateOf(change), addressType: isAddress ? change.addressType : null };
}

const news: Readonly<Record<Change['part'], ProfileNews>> = {
  name: 'nameChanged',
  phone: 'phoneChanged',
  address: 'addressChanged',
  noAddress: 'addressRemoved',
  preferences: 'preferencesChanged',
};

/** What a change is called once it is kept. */
export const newsOf = (change: Change | null): ProfileNews | null => change && news[change.part];

/** The fields of each form, and the last part of their paths in what is sent. */
const fieldsOf: Readonly<Record<string, readonly ProfileField[]>> = {
  name: ['title', 'firstName', 'lastName'],
  phone: ['phone'],
  address: ['line1', 'line2', 'city', 'postcode'],
};

/** The address that is changed is sent first: what is wrong with the other one cannot be put right at its form. */
const fieldAt = (path: string): string =>
  path === 'body.alternativePhoneNumber' ? 'phone' : path.replace(/^body\.(?:addresses\.0\.)?/, '');

/** The fields of the form that the gateway refused, though the form did not; empty where it refused none of them. */
export function refusedFields(change: Change | null, failure: Failure): ProfileErrors {
  if (failure.kind !== 'HttpError' || failure.status !== 400) return {};
  const refused = new Set(failure.fields.map(({ path }) => fieldAt(path)));
  const fields = fieldsOf[change?.part ?? ''] ?? [];
  return refusedOf(fields.map((field) => [field, refused.has(field) ? 'notTaken' : null]));
}

const refusalsByCode: Readonly<Record<string, ProfileErrors>> = {
  'password.wrong': { password: 'passwordWrong' },
  'totp.wrong': { code: 'codeWrong' },
  'email.same': { email: 'emailSame' },
  'email.taken': { email: 'emailTaken' },
};

/** What of the form for another email address the gateway refused; empty where it is none of its fields. */
export function refusedEmail(failure: Failure): ProfileErrors {
  const code = codeOf(failure);
  if (Object.hasOwn(refusalsByCode, code)) return refusalsByCode[code] ?? {};
  if (statusOf(failure) === 429) return { password: 'tooManyTries' };
  if (failure.kind !== 'HttpError' || failure.status !== 400) return {};
  const refused = new Set(failure.fields.map(({ path }) => path));
  const errors = refusedOf([
    ['email', refused.has('body.email') ? 'emailWrong' : null],
    ['password', refused.has('body.password') ? 'passwordWrong' : null],
    ['code', refused.has('body.factorCode') ? 'codeWrong' : null],
  ]);
  return Object.keys(errors).length === 0 ? { email: 'emailWrong' } : errors;
}

/** Whether a session is another than the one that the page itself is opened with. */
export const isOtherSession = ({ profile }: Pick<ManageProfileContext, 'profile'>, sessionId: string): boolean =>
  profile?.sessions?.some(({ id, isThisOne }) => id === sessionId && !isThisOne) ?? false;
