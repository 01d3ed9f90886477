import { answered, failed, type ModelCase } from '../shared/model-case.ts';
import type { registerInterestMachine } from './register-interest.machine.ts';
import type { RegisterInterestContext, RegisterInterestInput } from './register-interest.types.ts';

export const form = {
  postcode: 'LK9 1NP',
  streetNumber: '7',
  firstName: 'Rowan',
  lastName: '',
  email: 'rowan.archer@example.com',
};

export const withoutAddress: RegisterInterestInput = { address: null, transactionId: null };
export const fromAddressCheck: RegisterInterestInput = {
  address: { lines: ['7 Wren Row'], postcode: 'LK9 1NP', city: 'Wrenholt', uprn: '990000000001' },
  transactionId: 'ncc-1',
};

export const starts: Record<string, RegisterInterestInput> = {
  'a visitor without an address': withoutAddress,
  'a customer from the address check': fromAddressCheck,
};

export const cases: readonly ModelCase<typeof registerInterestMachine>[] = [
  { type: 'interest.submitted', ...form },
  { type: 'interest.submitted', ...form, email: 'rowan.archer' },
  { type: 'interest.submitted', ...form, postcode: '', streetNumber: '' },
  { type: 'interest.submitted', postcode: '', streetNumber: '', firstName: '', lastName: '', email: '' },
  answered('registerProspect'),
  failed('registerProspect', { kind: 'NetworkError', message: 'offline' }),
];

export const facts = ({ form, errors, failure }: RegisterInterestContext) => ({
  form,
  errors,
  isFailed: failure !== null,
});
