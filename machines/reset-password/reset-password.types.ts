import type { Failure } from '../shared/failure.ts';
import type { RetryRequested } from '../shared/journey-meta.ts';
import type { PasswordRefusal } from '../shared/password.ts';

export type ResetPasswordInput = {
  /** The link of the e-mail was opened. Its token is the app's to keep: no context has it. */
  hasLink: boolean;
  /** The page that asked for a log-in; `/` where none did. */
  returnTo: string;
};

/** Why something that was submitted is not taken; the words are in the journey's copy. */
export type ResetPasswordRefusal = PasswordRefusal | 'emailWrong' | 'passwordRefused';

export type ResetPasswordContext = ResetPasswordInput & {
  /** Whose password it is; kept to fill the form again and to tell password managers. */
  email: string;
  errors: Partial<Record<'email' | 'password', ResetPasswordRefusal>>;
  failure: Failure | null;
};

export type LinkRequest = { email: string; returnTo: string };

/** The link works: whose it is, and the page that asked for a log-in, where one did. */
export type LinkFacts = { email: string; returnTo: string | null };

export type ResetPasswordEvent =
  | { type: 'email.submitted'; email: string }
  | { type: 'password.submitted'; password: string }
  | { type: 'newLink.requested' }
  | RetryRequested;

export type ResetPasswordView =
  | 'EnteringEmail'
  | 'LinkSent'
  | 'RequestsExceeded'
  | 'LinkNotRequested'
  | 'CheckingLink'
  | 'LinkExpired'
  | 'LinkUsed'
  | 'LinkUnknown'
  | 'LinkNotChecked'
  | 'EnteringNewPassword'
  | 'PasswordNotSaved'
  | 'PasswordChanged';
