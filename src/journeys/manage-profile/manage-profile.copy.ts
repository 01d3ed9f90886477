import type {
  AddressType,
  PreferenceName,
  ProfileNews,
  ProfileRefusal,
} from '../../../machines/manage-profile/manage-profile.types.ts';
import { paths } from '../../../machines/shared/paths.ts';
import { longDate, timeOfDay } from '../../ui/format/date.ts';
import { addressRefusals, emailRefusals, maxCharacters, nameRefusals } from '../../ui/form/fields.copy.ts';
import { notResponding, secretRefusals } from '../../ui/form/secrets.copy.ts';

const retry = 'Try again';
const back = 'Back to your profile';
const resume = 'Look at what you typed';
const cancel = 'Cancel';
const save = 'Save';
const kept = 'What you’ve typed is still here. Try again in a moment.';

const moment = (at: string): string => `${longDate(at)} at ${timeOfDay(at)}`;

/** Every word of the profile, by view. */
export const manageProfileCopy = {
  LoadingProfile: {
    title: 'Your profile',
    heading: 'Your profile',
    loading: 'Fetching your profile',
  },
  ProfileNotLoaded: {
    title: 'Profile not loaded',
    heading: 'We couldn’t fetch your profile',
    body: 'Nothing is wrong with it: our service isn’t responding. Try again in a moment.',
    retry,
    dashboard: 'Back to your dashboard',
  },
  ShowingProfile: {
    title: 'Your profile',
    heading: 'Your profile',
    updating: 'One moment',
    dashboard: 'Back to your dashboard',
    ordering: 'Your order is kept. Change what you need, then go back to it: your contract will say the same.',
    orderingEmail:
      'Until you’ve opened the link that we sent to your new email address, we write to the one you have now.',
    order: 'Back to your order',
    retry,
    news: {
      nameChanged: 'Your name is saved. If your full name is different now, we’ll email you.',
      phoneChanged: 'Your phone number is saved.',
      addressChanged: 'Your address is saved.',
      addressRemoved: 'The address has been removed.',
      preferencesChanged: 'Your choice is saved.',
      linkSent: 'We’ve sent a link to your new email address. Open it to confirm.',
      emailChangeCancelled: 'The link no longer works. You log in with the email address shown here.',
      sessionEnded: 'You’re logged out on that device.',
      dataDownloaded: 'Your file is in your downloads.',
      downloadedTooOften:
        'You’ve downloaded your data ten times within an hour. You can download it again in an hour at the latest.',
      downloadedTooOftenHere:
        'Too many downloads have been asked for over your internet connection within an hour. You can download your data over another connection now, or over this one in an hour at the latest.',
    } satisfies Record<ProfileNews, string>,
    you: {
      heading: 'About you',
      name: 'Name',
      noName: 'We don’t know your full name yet',
      birthDate: 'Date of birth',
      mobile: 'Mobile number',
      noMobile: 'You have no SIM with us',
      phone: 'Other phone number',
      none: 'None',
      since: 'With us since',
      fixed: 'Your mobile number belongs to your SIM. Is your date of birth wrong?',
      chat: 'Chat with us',
    },
    addresses: {
      heading: 'Addresses',
      HOME: 'Home address',
      BILLING: 'Billing address',
      /** Who has ordered has an address to which it comes, and need not wonder. */
      noHome: 'Your broadband goes to the address on its order, whether or not you add one here.',
      none: 'None',
    },
    email: {
      heading: 'Email and logging in',
      email: 'Email',
      password: 'Password',
      passwordText: 'Only you know it',
      code: 'Code at log-in',
      on: 'On: your password and a code from your app',
      off: 'Off: your password only',
      pending: (email: string, until: string) =>
        `We’ve sent a link to ${email}. Open it by ${moment(until)} to make it your email address. Until then you log in with the old one.`,
      another: 'No email? Look in your junk folder, or ask for another link with “Change”.',
      cancel: 'Keep the old address',
      notLoaded: 'We couldn’t find out whether another email address is waiting to be confirmed.',
      ways: { password: paths.changePassword, code: paths.secondFactor },
    },
    sessions: {
      heading: 'Where you’re logged in',
      thisOne: 'This device',
      browser: (browser: string | null, system: string | null) => {
        if (browser === null) return system ?? 'Unknown browser';
        return system === null ? browser : `${browser} on ${system}`;
      },
      loggedIn: (at: string) => `Logged in on ${moment(at)}`,
      lastUsed: (at: string) => `Last used on ${moment(at)}`,
      end: 'Log out',
      endOf: (browser: string, at: string) => `${browser}, logged in on ${moment(at)}`,
      unknown: 'Is there one you don’t know? Log out there, then change your password.',
      everywhere: 'Log out everywhere',
      notLoaded: 'We couldn’t find out where you’re logged in.',
    },
    preferences: {
      heading: 'What we may send you',
      intro:
        'We always email you about your bills and your contract. You choose news about orders and visits on your dashboard. Everything else is up to you, here.',
      labels: {
        marketingOptIn: 'Offers by email and text',
        notifyPromotions: 'Offers in our app',
        marketingPrefsPostal: 'Offers by post',
        marketingPrefsServicePlus: 'Tips for what you have with us',
        marketingPrefsProducts: 'News about our phones and plans',
        marketingPrefs3PartiesInternal: 'Offers from our partners, sent by us',
        marketingPrefs3PartiesExternal: 'Offers from our partners, sent by them',
      } satisfies Record<PreferenceName, string>,
      submit: 'Save your choice',
    },
    data: {
      heading: 'Your data',
      intro:
        'Everything we hold about you, in one file that you and a computer can read. You can download it up to ten times an hour.',
      download: 'Download your data (JSON)',
      privacy: 'How we use your data',
    },
  },
  ChangingName: {
    title: 'Your name',
    intro: 'As it should stand on your contract and your bills.',
    titleLabel: 'Title',
    titleHint: 'For example Ms, Mr, Mx or Dr',
    firstName: 'First name',
    lastName: 'Last name',
    submit: save,
    cancel,
  },
  NameNotSaved: {
    title: 'Name not saved',
    heading: 'We couldn’t save your name',
    body: kept,
    retry,
    resume,
    back,
  },
  ChangingPhone: {
    title: 'Other phone number',
    intro: 'We’ll call it if we can’t reach you on your mobile. Leave it empty for none.',
    phone: 'Phone number',
    phoneHint: 'A UK number, like 07700 900123',
    submit: save,
    cancel,
  },
  PhoneNotSaved: {
    title: 'Phone number not saved',
    heading: 'We couldn’t save your phone number',
    body: kept,
    retry,
    resume,
    back,
  },
  ChangingAddress: {
    title: { HOME: 'Home address', BILLING: 'Billing address' } satisfies Record<AddressType, string>,
    intro: {
      HOME: 'Where you live. It doesn’t move your broadband: that stays at the home it was ordered for.',
      BILLING: 'Where letters about your bills go. Without one they go to your home address.',
    } satisfies Record<AddressType, string>,
    line1: 'First line of address',
    line2: 'Second line of address',
    city: 'Town or city',
    postcode: 'Postcode',
    submit: save,
    remove: 'Remove this address',
    cancel,
  },
  AddressNotSaved: {
    title: 'Address not changed',
    heading: 'We couldn’t change your address',
    body: kept,
    retry,
    resume,
    back,
  },
  PreferencesNotSaved: {
    title: 'Choice not saved',
    heading: 'We couldn’t save your choice',
    body: 'What you ticked is still here. Try again in a moment.',
    retry,
    resume: 'Look at your choice',
    back,
  },
  ChangingEmail: {
    title: 'Your email address',
    intro:
      'We’ll send a link to your new address. It becomes yours when you open the link. Until then nothing changes.',
    email: 'New email address',
    password: 'Your password',
    code: 'Code',
    codeHint: 'The 6 digits from your authenticator app, or a recovery code.',
    submit: 'Send the link',
    cancel,
  },
  EmailNotRequested: {
    title: 'Link not sent',
    heading: 'We couldn’t send the link',
    body: notResponding,
    retry,
    back,
  },
  EmailChangeNotCancelled: {
    title: 'Not taken back',
    heading: 'We couldn’t take your change back',
    body: 'Our service isn’t responding, so the link may still work. Try again in a moment.',
    retry,
    back,
  },
  SessionNotEnded: {
    title: 'Not logged out there',
    heading: 'We couldn’t log you out there',
    body: 'Our service isn’t responding. Try again in a moment.',
    retry,
    back,
  },
  ConfirmingLogOut: {
    title: 'Log out everywhere?',
    means: [
      'You’ll be logged out on every device, here too.',
      'Your password stays as it is. If somebody knows it, change it first.',
    ],
    confirm: 'Yes, log me out',
    keep: 'Stay logged in',
  },
  NotLoggedOut: {
    title: 'Not logged out',
    heading: 'We couldn’t log you out everywhere',
    body: 'Our service isn’t responding, so you may be logged out on some devices or on none. Try again in a moment.',
    retry,
    back,
  },
  DataNotDownloaded: {
    title: 'Data not downloaded',
    heading: 'We couldn’t download your data',
    body: 'Our service isn’t responding. Try again in a moment.',
    retry,
    back,
  },
  LeavingProfile: {
    title: 'Logging you out',
    heading: 'Logging you out',
    loading: 'One moment',
  },
} as const;

const notTaken = 'We can’t take this. Check it and try again';

/** What is said at a field that was refused, by the machine's reason. */
export const manageProfileRefusals = {
  ...nameRefusals,
  ...emailRefusals,
  titleWrong: 'Use only letters and spaces, and a space after a full stop',
  titleTooLong: maxCharacters(20),
  textTooLong: addressRefusals.textTooLong,
  phoneWrong: 'Enter a UK phone number, like 07700 900123',
  line1Missing: 'Enter the first line of your address',
  cityMissing: 'Enter your town or city',
  addressWrong: addressRefusals.streetNumberWrong,
  postcodeMissing: addressRefusals.postcodeMissing,
  postcodeWrong: addressRefusals.postcodeWrong,
  notTaken,
  emailSame: 'That is your email address already',
  emailTaken: 'There’s an account with this email already. Use another one',
  passwordMissing: secretRefusals.passwordMissing,
  passwordWrong: 'That is not your password. Check it and try again',
  tooManyTries: secretRefusals.tooManyTries,
  codeMissing: 'Enter the 6-digit code from your app, or a recovery code',
  codeWrong: 'That code is not right, or has been used. Enter the newest one from your app, or another recovery code',
} as const satisfies Record<ProfileRefusal, string>;
