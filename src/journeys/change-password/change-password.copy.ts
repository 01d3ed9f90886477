import type { ChangePasswordRefusal } from '../../../machines/change-password/change-password.types.ts';
import { newPasswordRefusals, passwordHint } from '../../ui/form/new-password.copy.ts';
import { secretRefusals, staysLoggedIn } from '../../ui/form/secrets.copy.ts';

/** Every word of changing a password that is known, by view. */
export const changePasswordCopy = {
  EnteringPasswords: {
    title: 'Change your password',
    heading: 'Change your password',
    intro: staysLoggedIn,
    currentPassword: 'Current password',
    newPassword: 'New password',
    passwordHint,
    submit: 'Save new password',
    forgotten: 'Forgot your password?',
  },
  PasswordNotChanged: {
    title: 'Password not changed',
    heading: 'We couldn’t change your password',
    body: 'Your old password still works. Try again in a moment.',
    retry: 'Try again',
  },
  PasswordReplaced: {
    title: 'Password changed',
    heading: 'Your password is changed',
    body: 'You’re still logged in here, and logged out everywhere else. We’ve sent you an email about it.',
    dashboard: 'Go to your dashboard',
  },
} as const;

/** What is said at a field that was refused, by the machine's reason. */
export const changePasswordRefusals = {
  currentPasswordMissing: 'Enter your current password',
  currentPasswordWrong: 'That is not your current password. Check it and try again',
  passwordSame: 'Choose a password that is new',
  ...newPasswordRefusals,
  passwordRefused: secretRefusals.passwordRefused,
  tooManyTries: secretRefusals.tooManyTries,
} as const satisfies Record<ChangePasswordRefusal, string>;
