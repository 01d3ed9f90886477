import { answered, failed, type ModelCase } from '../shared/model-case.ts';
import type { registerMachine } from './register.machine.ts';
import type { RegisterContext, RegisterInput, Registration } from './register.types.ts';

export const registration: Registration = {
  firstName: 'Rowan',
  lastName: 'Archer',
  email: 'rowan.archer@example.com',
  phone: '07700 900101',
  birthDay: '23',
  birthMonth: '4',
  birthYear: '1990',
  password: 'correct horse battery',
  marketingOptIn: false,
};

const refused = (status: number, code: string, fields: { path: string; message: string }[] = []) => ({
  kind: 'HttpError',
  status,
  code,
  message: '',
  fields,
});

/** The gateway knows a date of birth as one. */
export const refusedFields = [
  { path: 'body.phone', message: 'Enter a UK number' },
  { path: 'body.birthDate', message: 'Check your date of birth' },
];

export const today = '2026-11-21';

export const starts = {
  'a visitor': { today, isSent: false, plan: null },
  'a visitor with a friend’s link': { today, isSent: true, plan: null },
  'a visitor who has picked a plan': {
    today,
    isSent: false,
    plan: { name: 'Full Fibre 150', priceInPence: 2500, setupPriceInPence: 0, contract: '12 months' },
  },
} satisfies Record<string, RegisterInput>;

export const cases: readonly ModelCase<typeof registerMachine>[] = [
  { type: 'registration.submitted', ...registration },
  { type: 'registration.submitted', ...registration, password: 'short' },
  answered('registerMember'),
  failed('registerMember', refused(409, 'email.taken')),
  failed('registerMember', refused(400, 'validation.failed', refusedFields)),
  failed('registerMember', { kind: 'NetworkError', message: 'offline' }),
  answered('welcomeMember'),
  failed('welcomeMember', { kind: 'NetworkError', message: 'offline' }),
];

export const facts = ({ errors, isSent, plan, failure }: RegisterContext) => ({
  errors,
  isSent,
  plan,
  isFailed: failure !== null,
});
