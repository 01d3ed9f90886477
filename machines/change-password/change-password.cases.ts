import { type ModelCase, answered, failed, refused } from '../shared/model-case.ts';
import type { changePasswordMachine } from './change-password.machine.ts';
import type { ChangePasswordContext, Passwords } from './change-password.types.ts';

export const passwords: Passwords = { currentPassword: 'correct horse battery', newPassword: 'a brand new password' };

export const starts = { 'a member': undefined };

export const cases: readonly ModelCase<typeof changePasswordMachine>[] = [
  { type: 'passwords.submitted', ...passwords },
  { type: 'passwords.submitted', ...passwords, newPassword: 'short' },
  answered('changePassword'),
  failed('changePassword', refused(409, 'password.wrong')),
  failed('changePassword', refused(429, 'rate.limited')),
  failed('changePassword', refused(400, 'validation.failed')),
  failed('changePassword', { kind: 'NetworkError', message: 'offline' }),
];

export const facts = ({ errors, failure }: ChangePasswordContext) => ({ errors, isFailed: failure !== null });
