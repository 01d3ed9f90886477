import { type ModelCase, answered, failed, offline, refused } from '../shared/model-case.ts';
import type { confirmEmailMachine } from './confirm-email.machine.ts';
import type { ConfirmEmailContext } from './confirm-email.types.ts';

export const email = 'rowan.hale@example.com';

export const password = 'correct horse battery';

export const starts = { 'somebody who opens the link': undefined };

export const cases: readonly ModelCase<typeof confirmEmailMachine>[] = [
  answered('checkLink', { email }),
  failed('checkLink', refused(410, 'email-link.used')),
  failed('checkLink', refused(410, 'email-link.expired')),
  failed('checkLink', refused(404, 'email-link.unknown')),
  failed('checkLink', offline),
  { type: 'email.confirmed', password },
  { type: 'email.confirmed', password: '' },
  answered('confirmEmail'),
  failed('confirmEmail', refused(409, 'password.wrong')),
  failed('confirmEmail', refused(429, 'rate.limited')),
  failed('confirmEmail', refused(400, 'validation.failed')),
  failed('confirmEmail', refused(409, 'email.taken')),
  failed('confirmEmail', refused(410, 'email-link.used')),
  failed('confirmEmail', refused(410, 'email-link.expired')),
  failed('confirmEmail', refused(404, 'email-link.unknown')),
  failed('confirmEmail', offline),
];

export const facts = ({ email: known, errors, failure }: ConfirmEmailContext) => ({
  isAddressKnown: known !== '',
  errors,
  isFailed: failure !== null,
});
