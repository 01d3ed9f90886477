import type { ProspectAddress } from '../address-check/address-check.types.ts';
import type { Failure } from '../shared/failure.ts';
import type { RetryRequested } from '../shared/journey-meta.ts';
import type { Wire } from '../shared/wire.ts';

export type Prospect = Wire<'Prospect'>;

export type RegisterInterestInput = { address: ProspectAddress | null; transactionId: string | null };

/** What the form holds; `lastName` may stay empty (RI-01). */
export type InterestForm = { firstName: string; lastName: string; email: string };

export type RegisterInterestContext = RegisterInterestInput & {
  form: InterestForm;
  errors: Partial<Record<keyof InterestForm, string>>;
  failure: Failure | null;
};

export type RegisterInterestEvent = ({ type: 'interest.submitted' } & InterestForm) | RetryRequested;

export type RegisterInterestView = 'EnteringDetails' | 'InterestNotRegistered' | 'InterestRegistered';
