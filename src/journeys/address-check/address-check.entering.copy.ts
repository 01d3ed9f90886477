import type { SearchRefusal } from '../../../machines/address-check/address-check.types.ts';
import { addressRefusals } from '../../ui/form/fields.copy.ts';

/** The words of the page that people arrive at; the others come after the check. */
export const enteringAddressCopy = {
  title: 'Check your address',
  heading: 'Can you get our broadband?',
  intro: 'Start typing your postcode or address, then pick your home.',
  label: 'Your postcode or address',
  hint: 'For example LK1 1AA, or 12 Saltmarsh Row',
  submit: 'Check address',
  searching: 'Looking for your address',
  checking: 'Checking what we can offer at your home',
  byHand: 'Enter your address by hand',
  savedHeading: 'Saved an order for later?',
  savedLabel: 'Your 8-character code',
  savedSubmit: 'Carry on with my order',
} as const;

/** What is said at a field of this page that was refused, by the machine's reason. */
export const enteringAddressRefusals = {
  textMissing: 'Enter your postcode or the first line of your address',
  textTooLong: addressRefusals.textTooLong,
  postcodeWrong: addressRefusals.postcodeWrong,
  savedCodeMissing: 'Enter the 8 letters and numbers of your code',
} as const satisfies Record<SearchRefusal, string>;
