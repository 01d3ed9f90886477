import type { Failure } from '../shared/failure.ts';
import type { RetryRequested } from '../shared/journey-meta.ts';
import type { PasswordRefusal } from '../shared/password.ts';
import type { NameRefusal } from '../shared/typed-text.ts';

/** What the form holds. `phone` may stay empty; `birthDate` is a local date. */
export type Registration = {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  birthDate: string;
  password: string;
  marketingOptIn: boolean;
};

/** Why something that was submitted is not taken; the words are in the journey's copy. */
export type RegisterRefusal =
  | NameRefusal
  | PasswordRefusal
  | 'emailWrong'
  | 'emailTaken'
  | 'birthDateMissing'
  | 'tooYoung';

export type RegisterInput = {
  /** A UK local date. */
  today: string;
  /** They have come with a friend's link. */
  isSent: boolean;
};

export type RegisterContext = RegisterInput & {
  /** By field; what the gateway refuses is told in its own words. */
  errors: Partial<Record<keyof Registration, RegisterRefusal | (string & {})>>;
  failure: Failure | null;
};

export type RegisterEvent = ({ type: 'registration.submitted' } & Registration) | RetryRequested;

export type RegisterView = 'EnteringRegistration' | 'RegistrationNotAnswered' | 'WelcomingMember';
