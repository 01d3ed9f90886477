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

/** `isListed`: the list of members with access, where there is one, names this member (AU-12). */
export type FoundMember = { member: JourneyMember; isListed: boolean };

export type SessionContext = SessionInput & {
  member: JourneyMember | null;
  /** False for visitors, who are on no list. */
  isListed: boolean;
  /** Flags as the session service gave them; empty until it answers. */
  features: Feature[];
};

export type SessionEvent =
  | { type: 'member.loggedIn' }
  | { type: 'member.loggedOut' }
  /** A call was answered with 401: whoever we thought was logged in is not. */
  | { type: 'session.refused' }
  /** The customer has said anew what they consent to. */
  | { type: 'consent.changed'; level: ConsentLevel };

export type StartSessionInput = { requestId: string; consentLevel: ConsentLevel };
