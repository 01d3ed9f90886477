import type { Failure } from '../shared/failure.ts';
import type { RetryRequested } from '../shared/journey-meta.ts';
import type { PasswordRefusal } from '../shared/password.ts';

export type Passwords = { currentPassword: string; newPassword: string };

/** Why something that was submitted is not taken; the words are in the journey's copy. */
export type ChangePasswordRefusal =
  | PasswordRefusal
  | 'currentPasswordMissing'
  | 'currentPasswordWrong'
  | 'passwordSame'
  | 'passwordRefused'
  | 'tooManyTries';

export type ChangePasswordContext = {
  errors: Partial<Record<keyof Passwords, ChangePasswordRefusal>>;
  failure: Failure | null;
};

export type ChangePasswordEvent = ({ type: 'passwords.submitted' } & Passwords) | RetryRequested;

export type ChangePasswordView = 'EnteringPasswords' | 'PasswordNotChanged' | 'PasswordReplaced';
