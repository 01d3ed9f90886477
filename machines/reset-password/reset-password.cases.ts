import { type ModelCase, answered, failed, offline, refused } from '../shared/model-case.ts';
import type { resetPasswordMachine } from './reset-password.machine.ts';
import type { ResetPasswordContext } from './reset-password.types.ts';

export const email = 'rowan.archer@example.com';
export const password = 'correct horse battery';

export const starts = {
  'somebody who has forgotten their password': { hasLink: false, returnTo: '/' },
  'somebody who opens the link': { hasLink: true, returnTo: '/' },
};

export const cases: readonly ModelCase<typeof resetPasswordMachine>[] = [
  { type: 'email.submitted', email },
  { type: 'email.submitted', email: 'rowan' },
  answered('requestLink'),
  failed('requestLink', refused(400, 'validation.failed')),
  failed('requestLink', refused(429, 'rate.limited')),
  failed('requestLink', offline),
  answered('checkLink', { email, returnTo: '/choose-plan' }),
  failed('checkLink', refused(410, 'reset-link.used')),
  failed('checkLink', refused(410, 'reset-link.expired')),
  failed('checkLink', refused(404, 'reset-link.unknown')),
  failed('checkLink', offline),
  { type: 'password.submitted', password },
  { type: 'password.submitted', password: 'short' },
  answered('savePassword'),
  failed('savePassword', refused(410, 'reset-link.used')),
  failed('savePassword', refused(410, 'reset-link.expired')),
  failed('savePassword', refused(404, 'reset-link.unknown')),
  failed('savePassword', refused(400, 'validation.failed')),
  failed('savePassword', offline),
];

export const facts = ({ hasLink, errors, failure }: ResetPasswordContext) => ({
  hasLink,
  errors,
  isFailed: failure !== null,
});
