import type { SnapshotFrom } from 'xstate';
import type { registerInterestMachine } from './register-interest.machine.ts';
import type { RegisterInterestContext } from './register-interest.types.ts';

export type RegisterInterestModel = Pick<RegisterInterestContext, 'form' | 'errors'> & {
  /** The home to be told about, in one line; '' where none is known, and it is asked for. */
  address: string;
  isRegistering: boolean;
};

export function selectRegisterInterest(snapshot: SnapshotFrom<typeof registerInterestMachine>): RegisterInterestModel {
  const { form, errors, address } = snapshot.context;
  return {
    form,
    errors,
    address: address ? [...address.lines, address.city, address.postcode].filter(Boolean).join(', ') : '',
    isRegistering: snapshot.matches('registeringInterest'),
  };
}
