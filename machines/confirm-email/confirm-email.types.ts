import type { Failure } from '../shared/failure.ts';
import type { RetryRequested } from '../shared/journey-meta.ts';

export type ConfirmEmailContext = {
  /** The new address, by the link; '' until it is known. The link's token is the app's to keep: no context has it. */
  email: string;
  failure: Failure | null;
};

export type ConfirmEmailEvent = { type: 'email.confirmed' } | RetryRequested;

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
