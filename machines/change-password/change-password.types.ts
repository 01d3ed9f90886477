import type { Failure } from '../shared/failure.ts';
import type { RetryRequested } from '../shared/journey-meta.ts';

export type Passwords = { currentPassword: string; newPassword: string };

export type ChangePasswordContext = {
  errors: Partial<Record<keyof Passwords, string>>;
  failure: Failure | null;
};

export type ChangePasswordEvent = ({ type: 'passwords.submitted' } & Passwords) | RetryRequested;

export type ChangePasswordView = 'EnteringPasswords' | 'PasswordNotChanged' | 'PasswordReplaced';
