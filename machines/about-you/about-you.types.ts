import type { Failure } from '../shared/failure.ts';
import type { RetryRequested } from '../shared/journey-meta.ts';
import type { NameRefusal } from '../shared/typed-text.ts';

export type FullName = { firstName: string; lastName: string };

export type AboutYouContext = {
  /** What was typed last; it starts as what is known. */
  name: FullName;
  errors: Partial<Record<keyof FullName, NameRefusal>>;
  failure: Failure | null;
};

export type AboutYouEvent = ({ type: 'name.submitted' } & FullName) | RetryRequested;

export type AboutYouView = 'EnteringName' | 'NameNotSaved' | 'WelcomingMember';
