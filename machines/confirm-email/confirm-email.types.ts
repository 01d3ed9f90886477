import type { Failure } from '../shared/failure.ts';
import type { RetryRequested } from '../shared/journey-meta.ts';

/** Why the password is not taken; it lives in the event only. */
export type ConfirmEmailRefusal = 'passwordMissing' | 'passwordWrong' | 'tooManyTries';

export type ConfirmEmailContext = {
  /** The new address, by the link; '' until it is known. The link's token is the app's to keep: no context has it. */
  email: string;
  errors: { password?: ConfirmEmailRefusal };
  failure: Failure | null;
};

export type ConfirmEmailEvent = { type: 'email.confirmed'; password: string } | RetryRequested;

export type ConfirmEmailView =
  | 'CheckingLink'
  | 'LinkExpired'
  | 'LinkUsed'
  | 'LinkUnknown'
  | 'LinkNotChecked'
  | 'ReadingAddress'
  | 'EmailTaken'
  | 'EmailNotConfirmed'
  | 'EmailConfirmed';
