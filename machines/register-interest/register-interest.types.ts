import type { ProspectAddress, TypedAddress } from '../address-check/address-check.types.ts';
import type { Failure } from '../shared/failure.ts';
import type { JourneyMember, RetryRequested } from '../shared/journey-meta.ts';
import type { AddressRefusal } from '../shared/typed-address.ts';
import type { NameRefusal } from '../shared/typed-text.ts';
import type { Wire } from '../shared/wire.ts';

export type Prospect = Wire<'Prospect'>;

/** The home, where the check knows it. */
type CheckedHome = { address: ProspectAddress | null; transactionId: string | null };

export type RegisterInterestInput = CheckedHome & {
  /** Who is logged in is not asked for what we know of them; left out for a visitor. */
  member?: Pick<JourneyMember, 'firstName' | 'lastName' | 'email'> | null;
};

/**
 * What the form holds; `lastName` may stay empty (RI-01). `postcode` and `streetNumber` are asked for where no address
 * is known; `streetNumber` holds a house name where there is no number, and may stay empty.
 */
export type InterestForm = TypedAddress & { firstName: string; lastName: string; email: string };

/** Why something that was submitted is not taken; the words are in the journey's copy. */
export type RegisterInterestRefusal = AddressRefusal | NameRefusal | 'emailMissing' | 'emailWrong';

export type RegisterInterestContext = CheckedHome & {
  form: InterestForm;
  errors: Partial<Record<keyof InterestForm, RegisterInterestRefusal>>;
  failure: Failure | null;
};

export type RegisterInterestEvent =
  | ({ type: 'interest.submitted' } & InterestForm)
  | RetryRequested
  | { type: 'details.changed' };

export type RegisterInterestView = 'EnteringDetails' | 'InterestNotRegistered' | 'InterestRegistered';
