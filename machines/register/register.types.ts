import type { BirthDateRefusal, TypedBirthDate } from '../shared/birth-date.ts';
import type { Failure } from '../shared/failure.ts';
import type { RetryRequested } from '../shared/journey-meta.ts';
import type { LocalDate } from '../shared/local-date.ts';
import type { PasswordRefusal } from '../shared/password.ts';
import type { NameRefusal } from '../shared/typed-text.ts';

/** The plan of an order that waits for its customer; prices are a month's, and once. */
export type ChosenPlan = {
  name: string;
  priceInPence: number;
  setupPriceInPence: number;
  contract: string;
  /** The first day that it can be live at its home; left out where that is not known. */
  earliestGoLiveDay?: LocalDate;
};

/** What the form holds. `phone` may stay empty, and is not asked for in an order: an engineer's contact is part of that. */
export type Registration = {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  password: string;
  marketingOptIn: boolean;
} & TypedBirthDate;

/** Why something that was submitted is not taken; the words are in the journey's copy. */
export type RegisterRefusal = NameRefusal | PasswordRefusal | BirthDateRefusal | 'emailWrong' | 'emailTaken';

export type RegisterInput = {
  /** A UK local date. */
  today: string;
  /** They have come with a friend's link. */
  isSent: boolean;
  /** What they have chosen, and order once they have an account; null where they only join. */
  plan: ChosenPlan | null;
};

export type RegisterContext = RegisterInput & {
  /** By field; what the gateway refuses is told in its own words. */
  errors: Partial<Record<keyof Registration, RegisterRefusal | (string & {})>>;
  failure: Failure | null;
};

export type RegisterEvent = ({ type: 'registration.submitted' } & Registration) | RetryRequested;

export type RegisterView = 'EnteringRegistration' | 'RegistrationNotAnswered' | 'WelcomingMember' | 'MemberNotWelcomed';
