import type { Failure } from '../shared/failure.ts';
import type { RetryRequested } from '../shared/journey-meta.ts';

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

export type RegisterContext = {
  errors: Partial<Record<keyof Registration, string>>;
  failure: Failure | null;
};

export type RegisterEvent = ({ type: 'registration.submitted' } & Registration) | RetryRequested;

export type RegisterView = 'EnteringRegistration' | 'RegistrationNotAnswered' | 'WelcomingMember';
