import { describe, expect, it } from 'vitest';
import { inWords } from '../ui/form/in-words.ts';
import { textMaxLength } from '../../machines/shared/typed-text.ts';
import { aboutYouRefusals } from './about-you/about-you.copy.ts';
import { addressCheckRefusals } from './address-check/address-check.copy.ts';
import { bookInstallRefusals } from './book-install/book-install.copy.ts';
import { changePasswordRefusals } from './change-password/change-password.copy.ts';
import { customisePlanRefusals } from './customise-plan/customise-plan.copy.ts';
import { logInRefusals } from './log-in/log-in.copy.ts';
import { registerInterestRefusals } from './register-interest/register-interest.copy.ts';
import { registerRefusals } from './register/register.copy.ts';
import { resetPasswordRefusals } from './reset-password/reset-password.copy.ts';
import { reviewOrderRefusals } from './review-order/review-order.copy.ts';
import { secondFactorRefusals } from './second-factor/second-factor.copy.ts';
import { switchProviderRefusals } from './switch-provider/switch-provider.copy.ts';

const ofNames = {
  firstNameMissing: 'First name is required',
  lastNameMissing: 'Last name is required',
  firstNameWrong: 'First name: use only letters, spaces, hyphens and apostrophes, and a space after a full stop',
  lastNameWrong: 'Last name: use only letters, spaces, hyphens and apostrophes, and a space after a full stop',
  firstNameTooLong: `First name: use at most ${textMaxLength} characters`,
  lastNameTooLong: `Last name: use at most ${textMaxLength} characters`,
};

const ofAddresses = {
  postcodeMissing: 'Enter your postcode',
  postcodeWrong: 'Enter a full UK postcode, like LK1 1AA',
  streetNumberMissing: 'Enter your house number or name',
  streetNumberWrong: 'Use only letters, numbers, spaces and , . / & ( ) # ’ -, and a space after a full stop',
  textTooLong: `Max ${textMaxLength} characters`,
};

const ofBirthDates = {
  birthDateMissing: 'Enter your date of birth',
  birthDayMissing: 'Enter the day of your date of birth',
  birthMonthMissing: 'Enter the month of your date of birth',
  birthYearMissing: 'Enter the year of your date of birth',
  birthDayWrong: 'Enter the day as a number from 1 to 31',
  birthMonthWrong: 'Enter the month as a number from 1 to 12',
  birthYearWrong: 'Enter all four digits of the year, like 1990',
  birthDateImpossible: 'There’s no such day in that month. Check the day, the month and the year',
  birthDateAhead: 'Your date of birth has to be in the past. Check the year',
  birthDateTooEarly: 'Enter a year from 1900 on',
};

const emailWrong = 'Enter an email address in the right format, like name@example.com';
const ofNewPasswords = {
  passwordTooShort: 'Use a password of at least 12 characters',
  passwordShortBy1: 'Use a password of at least 12 characters. Add 1 more',
  passwordShortBy11: 'Use a password of at least 12 characters. Add 11 more',
  passwordTooLong: 'Use a password of at most 128 characters',
};

describe('what a customer reads at a field that was refused', () => {
  it('on the forms of the address check', () => {
    expect(addressCheckRefusals).toEqual({
      ...ofAddresses,
      textMissing: 'Enter your postcode or the first line of your address',
      savedCodeMissing: 'Enter the 8 letters and numbers of your code',
      premiseMissing: 'Choose your home from the list',
    });
  });

  it('on the form of being first to know', () => {
    expect(registerInterestRefusals).toEqual({
      ...ofNames,
      ...ofAddresses,
      emailMissing: 'Enter your email address',
      emailWrong,
    });
  });

  it('on the form of joining', () => {
    expect(registerRefusals).toMatchObject({
      ...ofNames,
      emailWrong,
      emailTaken: 'There is a member with that email address. Log in instead',
      ...ofBirthDates,
      tooYoung: 'You have to be 18 or over to join',
      ...ofNewPasswords,
    });
  });

  it('on the form of a full name', () => {
    expect(aboutYouRefusals).toEqual(ofNames);
  });

  it('on the forms of a new password', () => {
    expect(resetPasswordRefusals).toMatchObject({
      emailWrong,
      ...ofNewPasswords,
      passwordRefused: 'Choose another password',
    });
    expect(changePasswordRefusals).toMatchObject({
      currentPasswordMissing: 'Enter your current password',
      currentPasswordWrong: 'That is not your current password. Check it and try again',
      passwordSame: 'Choose a password that is new',
      ...ofNewPasswords,
      passwordRefused: 'Choose another password',
      tooManyTries: 'Too many attempts in a row. Wait a few minutes and try again',
    });
  });

  it('at the connection date', () => {
    expect(customisePlanRefusals).toEqual({
      dateMissing: 'Choose your Go Live date',
      dateWrong: 'Enter a real date, like 2027-01-15',
      dateTooSoon: 'That is sooner than we can connect you. Choose a later date',
      dateNotYetOpen: 'Sorry, dates not available yet. Choose an earlier date.',
    });
  });

  it('on the form of the engineer notes', () => {
    expect(bookInstallRefusals).toEqual({
      ...ofNames,
      phoneMissing: 'Phone number is required',
      phoneWrong: 'Enter a UK phone number, like 07700 900123',
      noteTooLong: 'Max 250 characters',
    });
  });

  it('on the forms of logging in', () => {
    const refused = { email: 'emailMissing', password: 'passwordMissing', code: 'codeMissing' };
    expect(inWords(refused, logInRefusals)).toEqual({
      email: 'Enter your email address',
      password: 'Enter your password',
      code: 'Enter the 6-digit code from your authenticator app',
    });
    expect(logInRefusals).toMatchObject({
      noMatch: 'That email address and password do not match. Check both and try again',
      codeWrong: 'That code is not right or has run out. Enter the newest one',
      recoveryCodeMissing: 'Enter the 12 letters and digits of a recovery code',
      recoveryCodeWrong: 'That recovery code is not right or has been used. Check it, or enter another one',
      tooLate: 'That took too long. Enter your password to log in again',
    });
  });

  it('on the forms of the second factor', () => {
    expect(secondFactorRefusals).toEqual({
      passwordMissing: 'Enter your password',
      proofMissing: 'Enter the 6-digit code from your app, or a recovery code',
      passwordWrong: 'That is not your password. Check it and try again',
      tooManyTries: 'Too many attempts in a row. Wait a few minutes and try again',
      codeMissing: 'Enter the 6-digit code from your authenticator app',
      codeWrong: 'That code is not right or has run out. Enter the newest one',
      proofWrong:
        'That code is not right, or has been used. Enter the newest one from your app, or another recovery code',
    });
  });

  it('on the review of the order', () => {
    expect(reviewOrderRefusals).toEqual({ notAccepted: 'Tick the box to accept the contract' });
  });

  it('on the forms of switching', () => {
    expect(switchProviderRefusals).toEqual({
      wishMissing: 'Choose one of the answers',
      lastNameMissing: 'Last name is required',
      lastNameTooLong: 'Enter a last name of at most 100 characters',
      accountNumberMissing: 'Enter your account number; your provider needs it to tell you apart',
      accountNumberTooLong: 'Enter an account number of at most 64 characters',
      sameAsBefore: 'We sent exactly this before, and the answer would be the same. Change it to what your bill says',
      landlineMissing: 'Choose what happens to your landline',
      consentMissing: 'Tick the box to let us switch you',
    });
  });
});
