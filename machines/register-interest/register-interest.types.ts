import type { ProspectAddress, TypedAddress } from '../address-check/address-check.types.ts';
import type { Failure } from '../shared/failure.ts';
import type { RetryRequested } from '../shared/journey-meta.ts';
import type { Wire } from '../shared/wire.ts';

export type Prospect = Wire<'Prospect'>;

export type RegisterInterestInput = { address: ProspectAddress | null; transactionId: string | null };

/**
 * What the form holds; `lastName` may stay empty (RI-01). `postcode` and `streetNumber` are asked for where no address
 * is known; `streetNumber` holds a house name where there is no number, and may stay empty.
 */
export type InterestForm = TypedAddress & { firstName: string; lastName: string; email: string };

export type RegisterInterestContext = RegisterInterestInput & {
  form: InterestForm;
  errors: Partial<Record<keyof InterestForm, string>>;
  failure: Failure | null;
};

export type RegisterInterestEvent =
  | ({ type: 'interest.submitted' } & InterestForm)
  | RetryRequested
  | { type: 'details.changed' };

export type RegisterInterestView = 'EnteringDetails' | 'InterestNotRegistered' | 'InterestRegistered';
