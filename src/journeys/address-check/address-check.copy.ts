import type { AddressCheckRefusal } from '../../../machines/address-check/address-check.types.ts';
import { goLiveCopy } from '../../ui/format/go-live.copy.ts';
import { addressRefusals } from '../../ui/form/fields.copy.ts';
import { enteringAddressCopy, enteringAddressRefusals } from './address-check.entering.copy.ts';

/** Every word of the address check, by view (AD-01, AD-12…24). */
export const addressCheckCopy = {
  EnteringAddress: enteringAddressCopy,
  EnteringAddressByHand: {
    title: 'Enter your address',
    heading: 'Enter your address',
    intro: 'We need the postcode and the number or name of your home.',
    postcode: 'Postcode',
    streetNumber: 'House number or name',
    streetNumberHint: 'For example 12, 12A, Flat 3 or Curlew Cottage',
    submit: 'Check address',
    search: 'Search instead',
  },
  checking: (address: string) => `Checking ${address}`,
  ChoosingPremise: {
    title: 'Choose your home',
    heading: 'We found more than one home',
    intro: 'Choose yours from the list.',
    label: 'Your home',
    submit: 'This is my home',
  },
  AddressServed: {
    title: 'We cover your address',
    heading: 'Good news, we cover your address',
    body: 'Full fibre is ready for your home, with the same speed up and down.',
    earliest: goLiveCopy.earliest,
    /** What goes for our plans, whichever can be had at the home. */
    facts: ['Nothing to pay today', 'No mid-contract price rises on 12 month deals', '14 days to change your mind'],
  },
  LaunchAwaited: {
    title: 'Coming soon',
    heading: 'Full fibre is coming to your home',
    body: 'Good news: our network reaches your address. You can’t order yet. Leave your email address and be first to know when you can.',
  },
  PremiseAlreadyServed: {
    title: 'This home has our broadband',
    heading: 'This home already has our broadband',
    body: 'If it’s your home, your dashboard has your plan and orders. If you’re moving in, you can order your own.',
    moveIn: 'I’m moving in',
    dashboard: 'Go to your dashboard',
  },
  AddressNotFound: {
    title: 'Address not found',
    heading: 'We can’t find that address',
    body: 'Check the postcode and the number or name. New homes can take a few weeks to reach our address list.',
  },
  TooManyAddressesFound: {
    title: 'Too many homes match',
    heading: 'That matches too many homes',
    body: 'Add a house number or name so that we check the right one.',
    byHand: 'Add a house number or name',
  },
  AreaNotServed: {
    title: 'Not in your area yet',
    heading: 'We’re not in your area yet',
    body: 'We’re building street by street. Leave your email address and be first to know when we reach yours.',
  },
  PremiseNotConfirmed: {
    title: 'We can’t confirm this home',
    heading: 'We can’t confirm this home',
    body: 'The national address list has no number for this home yet. Enter the address by hand, or chat with us and we’ll look into it.',
  },
  SwitchingNotAvailable: {
    title: 'We can’t switch you here yet',
    heading: 'We can’t switch you here yet',
    body: 'You can have our broadband at this home, but we can’t move your service from another provider for you. Order without switching and end your old contract yourself, or be first to know when we can do it.',
    plans: 'Order without switching',
  },
  InstallTypeNotSupported: {
    title: 'A different installation is needed',
    heading: 'Your home needs an installation we don’t offer yet',
    body: 'Our network passes your home, but connecting it takes work that our engineers don’t do yet.',
  },
  PremiseTypeNotSupported: {
    title: 'This isn’t a home we can supply',
    heading: 'This isn’t a home we can supply',
    body: 'Our plans are for homes. This address is listed as a business or another kind of building.',
  },
  EngineerDatesNotForecast: {
    title: 'No engineer dates yet',
    heading: 'No engineer dates in your area yet',
    body: 'Your home can be connected, but our engineering partner hasn’t opened dates in your area.',
  },
  BuildingConnectedAnotherWay: {
    title: 'Your building is connected another way',
    heading: 'Your building is connected another way',
    body: 'Homes here are connected through the building itself. Chat with us to find out what is possible.',
  },
  PermissionNeeded: {
    title: 'Permission is needed',
    heading: 'Someone’s permission is needed first',
    body: 'Before we can bring fibre to this home, its owner or managing agent has to agree. Ask them:',
    questions: [
      'Do you agree to full fibre being brought into the building?',
      'Who signs the permission, called a wayleave?',
      'Can the network provider write to you about it?',
    ],
    after: 'Be first to know when permission is in place.',
  },
  AddressNotRecognised: {
    title: 'We couldn’t check this one',
    heading: 'We couldn’t check this one',
    body: 'We got an answer that we didn’t recognise. Try again in a moment, or chat with us.',
  },
  AddressCheckFailed: {
    title: 'We couldn’t check your address',
    heading: 'We couldn’t check your address',
    body: 'What you entered is still here. Try again. If it keeps happening, chat with us.',
  },
  ways: {
    plans: 'Show available plans',
    change: 'Change address',
    byHand: 'Enter the address by hand',
    interest: 'Be first to know',
    retry: 'Try again',
    chat: 'Chat with us',
  },
} as const;

/** What is said at a field that was refused, by the machine's reason. */
export const addressCheckRefusals = {
  ...enteringAddressRefusals,
  ...addressRefusals,
  premiseMissing: 'Choose your home from the list',
} as const satisfies Record<AddressCheckRefusal, string>;
