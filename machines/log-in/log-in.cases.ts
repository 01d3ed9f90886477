import { type ModelCase, answered, failed, offline, refused } from '../shared/model-case.ts';
import type { logInMachine } from './log-in.machine.ts';
import type { LogInContext } from './log-in.types.ts';

export const password = 'correct horse battery';

export const starts = { 'a visitor': undefined };

export const cases: readonly ModelCase<typeof logInMachine>[] = [
  { type: 'credentials.submitted', email: 'rowan.archer@example.com', password },
  { type: 'credentials.submitted', email: '', password: '' },
  answered('checkCredentials', { mfaRequired: false }),
  answered('checkCredentials', { mfaRequired: true }),
  failed('checkCredentials', refused(401, 'credentials.wrong')),
  failed('checkCredentials', refused(429, 'attempts.too-many')),
  failed('checkCredentials', offline),
  { type: 'code.submitted', code: '123 456' },
  { type: 'code.submitted', code: '12345' },
  { type: 'recoveryCode.submitted', code: '7kqm-2xwd-9htf' },
  { type: 'recoveryCode.submitted', code: '7kqm' },
  answered('checkCode'),
  failed('checkCode', refused(401, 'totp.wrong')),
  failed('checkCode', refused(401, 'totp.not-expected')),
  failed('checkCode', refused(429, 'attempts.too-many')),
  failed('checkCode', offline),
  answered('welcomeMember'),
  failed('welcomeMember', offline),
];

export const facts = ({ email, errors, failure }: LogInContext) => ({ email, errors, isFailed: failure !== null });
