import { type ModelCase, answered, failed, offline, refused } from '../shared/model-case.ts';
import type { confirmEmailMachine } from './confirm-email.machine.ts';
import type { ConfirmEmailContext } from './confirm-email.types.ts';

export const email = 'rowan.hale@example.com';

export const starts = { 'somebody who opens the link': undefined };

export const cases: readonly ModelCase<typeof confirmEmailMachine>[] = [
  answered('checkLink', { email }),
  failed('checkLink', refused(410, 'email-link.used')),
  failed('checkLink', refused(410, 'email-link.expired')),
  failed('checkLink', refused(404, 'email-link.unknown')),
  failed('checkLink', offline),
  { type: 'email.confirmed' },
  answered('confirmEmail'),
  failed('confirmEmail', refused(409, 'email.taken')),
  failed('confirmEmail', refused(410, 'email-link.used')),
  failed('confirmEmail', refused(410, 'email-link.expired')),
  failed('confirmEmail', refused(404, 'email-link.unknown')),
  failed('confirmEmail', offline),
];

export const facts = ({ email: known, failure }: ConfirmEmailContext) => ({
  isAddressKnown: known !== '',
  isFailed: failure !== null,
});
