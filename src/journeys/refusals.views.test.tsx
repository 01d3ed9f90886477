import { render, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { EnteringName } from './about-you/views/EnteringName.tsx';
import { ChoosingPremise } from './address-check/views/ChoosingPremise.tsx';
import { EnteringAddress } from './address-check/views/EnteringAddress.tsx';
import { EnteringAddressByHand } from './address-check/views/EnteringAddressByHand.tsx';
import { EnteringPasswords } from './change-password/views/EnteringPasswords.tsx';
import { EnteringDetails } from './register-interest/views/EnteringDetails.tsx';
import { EnteringRegistration } from './register/views/EnteringRegistration.tsx';
import { EnteringEmail } from './reset-password/views/EnteringEmail.tsx';
import { EnteringNewPassword } from './reset-password/views/EnteringNewPassword.tsx';

const form = { send: () => undefined, draft: { values: {}, keep: () => undefined } };
const nowhere = {
  address: '',
  text: '',
  query: null,
  container: null,
  postcode: '',
  areHomesListed: false,
  premises: [],
  suggestions: [],
};
const checking = { ...nowhere, earliestGoLiveDay: null, search: 'resting' } as const;
const reset = { email: '', returnTo: '/', isBusy: false };
const interest = { ...nowhere, form: { postcode: '', streetNumber: '', firstName: '', lastName: '', email: '' } };

/** What is said above the form and again at its fields. */
function toldBy(view: ReactNode): (string | null)[] {
  vi.spyOn(window, 'scrollTo').mockReturnValue();
  render(<MemoryRouter>{view}</MemoryRouter>);
  const summary = screen.getAllByRole('alert').flatMap((alert) => within(alert).getAllByRole('link'));
  for (const { textContent } of summary) expect(screen.getAllByText(textContent)).toHaveLength(2);
  return summary.map(({ textContent }) => textContent);
}

test.each([
  [
    'search',
    <EnteringAddress
      key="search"
      {...form}
      model={{ ...checking, errors: { text: 'textMissing', savedCode: 'savedCodeMissing' } }}
    />,
    ['Enter your postcode or the first line of your address', 'Enter the 8 letters and numbers of your code'],
  ],
  [
    'address',
    <EnteringAddressByHand
      key="address"
      {...form}
      model={{ ...checking, errors: { postcode: 'postcodeWrong', streetNumber: 'streetNumberMissing' } }}
    />,
    ['Enter a full UK postcode, like LK1 1AA', 'Enter your house number or name'],
  ],
  [
    'list of homes',
    <ChoosingPremise key="homes" {...form} model={{ ...checking, errors: { premise: 'premiseMissing' } }} />,
    ['Choose your home from the list'],
  ],
  [
    'interest',
    <EnteringDetails
      key="interest"
      {...form}
      model={{
        ...interest,
        errors: { postcode: 'postcodeMissing', firstName: 'firstNameMissing', email: 'emailMissing' },
        isRegistering: false,
      }}
    />,
    ['Enter your postcode', 'First name is required', 'Enter your email address'],
  ],
  [
    'registration',
    <EnteringRegistration
      key="registration"
      {...form}
      model={{
        errors: {
          lastName: 'lastNameMissing',
          email: 'emailTaken',
          birthYear: 'tooYoung',
          password: 'passwordShortBy3',
        },
        isSent: false,
        plan: null,
        isBusy: false,
      }}
    />,
    [
      'Last name is required',
      'There is a member with that email address. Log in instead',
      'You have to be 18 or over to join',
      'Use a password of at least 12 characters. Add 3 more',
    ],
  ],
  [
    'registration, in the gateway’s own words',
    <EnteringRegistration
      key="refused"
      {...form}
      model={{ errors: { phone: 'Enter a UK number' }, isSent: false, plan: null, isBusy: false }}
    />,
    ['Enter a UK number'],
  ],
  [
    'name',
    <EnteringName
      key="name"
      {...form}
      model={{ name: { firstName: 'Jo', lastName: '' }, errors: { lastName: 'lastNameMissing' }, isBusy: false }}
    />,
    ['Last name is required'],
  ],
  [
    'forgotten password',
    <EnteringEmail key="email" {...form} model={{ ...reset, errors: { email: 'emailWrong' } }} />,
    ['Enter an email address in the right format, like name@example.com'],
  ],
  [
    'new password',
    <EnteringNewPassword key="new" {...form} model={{ ...reset, errors: { password: 'passwordRefused' } }} />,
    ['Choose another password'],
  ],
  [
    'both passwords',
    <EnteringPasswords
      key="both"
      {...form}
      model={{ errors: { currentPassword: 'tooManyTries', newPassword: 'passwordSame' }, isBusy: false }}
    />,
    ['Too many attempts in a row. Wait a few minutes and try again', 'Choose a password that is new'],
  ],
])('a customer reads in words what was refused: %s', (_, view, words) => {
  expect(toldBy(view)).toEqual(words);
});
