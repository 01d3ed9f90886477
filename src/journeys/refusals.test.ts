import { describe, expect, it } from 'vitest';
import { inWords } from '../ui/form/in-words.ts';
import { logInRefusals } from './log-in/log-in.copy.ts';
import { reviewOrderRefusals } from './review-order/review-order.copy.ts';
import { secondFactorRefusals } from './second-factor/second-factor.copy.ts';
import { switchProviderRefusals } from './switch-provider/switch-provider.copy.ts';

describe('what a customer reads at a field that was refused', () => {
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
