import type { JourneyMember } from '../shared/journey-meta.ts';
import type { Wire } from '../shared/wire.ts';

export type Feature = Wire<'Feature'>;
export type ConsentLevel = Wire<'UserConsentLevel'>;

export type SessionInput = {
  /** Made by the browser; the same over a rebuilt session (SC-04). */
  requestId: string;
  consentLevel: ConsentLevel;
  /** How long a client session lasts (SC-03; 1800 s unless configured). */
  lifetimeMs: number;
};

export type SessionContext = SessionInput & {
  member: JourneyMember | null;
  /** Flags as the session service gave them; empty until it answers. */
  features: Feature[];
};

export type SessionEvent =
  | { type: 'member.loggedIn' }
  | { type: 'member.loggedOut' }
  /** A call was answered with 401: whoever we thought was logged in is not. */
  | { type: 'session.refused' };

export type StartSessionInput = { requestId: string; consentLevel: ConsentLevel };
