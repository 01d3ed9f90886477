import { type ModelCase, answered, failed, offline, refused } from '../shared/model-case.ts';
import type { secondFactorMachine } from './second-factor.machine.ts';
import type { SecondFactorContext } from './second-factor.types.ts';

export const password = 'correct horse battery';
export const key = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
export const setUp = { key, uri: `otpauth://totp/Broadband:rowan%40example.com?secret=${key}&issuer=Broadband` };
export const recoveryCodes = Array.from({ length: 10 }, (_, number) => `7KQM-2XWD-9HT${number}`);

export const starts = { 'a member': undefined };

export const cases: readonly ModelCase<typeof secondFactorMachine>[] = [
  answered('loadStanding', { isOn: true, recoveryCodesLeft: 9 }),
  answered('loadStanding', { isOn: false, recoveryCodesLeft: 0 }),
  failed('loadStanding', offline),
  { type: 'password.submitted', password },
  { type: 'password.submitted', password: '' },
  { type: 'proof.submitted', password, code: '123 456' },
  { type: 'proof.submitted', password: '', code: '12345' },
  answered('beginSetUp', setUp),
  failed('beginSetUp', refused(409, 'password.wrong')),
  failed('beginSetUp', refused(429, 'rate.limited')),
  failed('beginSetUp', refused(409, 'totp.wrong')),
  failed('beginSetUp', offline),
  { type: 'code.submitted', code: '123 456' },
  { type: 'code.submitted', code: '12345' },
  answered('confirmDevice', recoveryCodes),
  failed('confirmDevice', refused(409, 'totp.wrong')),
  failed('confirmDevice', refused(429, 'rate.limited')),
  failed('confirmDevice', refused(410, 'set-up.expired')),
  failed('confirmDevice', offline),
  answered('removeFactor'),
  failed('removeFactor', refused(409, 'password.wrong')),
  failed('removeFactor', refused(429, 'rate.limited')),
  failed('removeFactor', refused(409, 'totp.wrong')),
  failed('removeFactor', offline),
];

export const facts = ({ errors, failure, setUp: begun, recoveryCodes: told }: SecondFactorContext) => ({
  errors,
  isFailed: failure !== null,
  isSetUp: begun !== null,
  isTold: told.length > 0,
});
