import type { Failure } from '../shared/failure.ts';
import type { RetryRequested } from '../shared/journey-meta.ts';

export type Credentials = { email: string; password: string };

/** Why something that was submitted is not taken; the words are in the journey's copy. */
export type LogInRefusal =
  | 'emailMissing'
  | 'passwordMissing'
  | 'noMatch'
  | 'codeMissing'
  | 'codeWrong'
  | 'recoveryCodeMissing'
  | 'recoveryCodeWrong'
  | 'tooLate';

export type LogInContext = {
  /** Kept to fill the form again; the password never leaves the event. */
  email: string;
  errors: Partial<Record<'email' | 'password' | 'code', LogInRefusal>>;
  failure: Failure | null;
};

export type LogInEvent =
  | ({ type: 'credentials.submitted' } & Credentials)
  | { type: 'code.submitted'; code: string }
  | { type: 'recovery.chosen' }
  | { type: 'recoveryCode.submitted'; code: string }
  | { type: 'app.chosen' }
  | { type: 'logIn.restarted' }
  | RetryRequested;

export type LogInView =
  | 'EnteringCredentials'
  | 'EnteringCode'
  | 'EnteringRecoveryCode'
  | 'AttemptsExceeded'
  | 'LogInNotAnswered'
  | 'WelcomingMember'
  | 'MemberNotWelcomed';

/** The password was right, and whether a second factor is asked for. */
export type CredentialsAnswer = { mfaRequired: boolean };
