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
  /** This tab has known a member whose session is not over: they are looked up at once. */
  isRemembered: boolean;
};

/** What the client session said: the flags, and whose it is; null for a visitor. */
export type StartedSession = { features: Feature[]; memberId: string | null };

/** `isListed`: the list of members with access, where there is one, names this member (AU-12). */
export type FoundMember = { member: JourneyMember; isListed: boolean };

export type SessionContext = SessionInput & {
  member: JourneyMember | null;
  /** False for visitors, who are on no list. */
  isListed: boolean;
  /** Flags as the session service gave them; empty until it answers. */
  features: Feature[];
  /** Whom the client session named last; undefined while it has not said so since somebody logged in or out here. */
  namedId: string | null | undefined;
};

export type SessionEvent =
  | { type: 'member.loggedIn' }
  | { type: 'member.loggedOut' }
  /** The member has changed what we call them or how we reach them. */
  | { type: 'member.corrected'; member: JourneyMember }
  /** In another tab of this browser. */
  | { type: 'member.loggedOutElsewhere' }
  /** Somebody logged in in another tab, or the customer came back to this one: who is here may have changed. */
  | { type: 'session.questioned' }
  /** The client session has said whose it is; `isNews` when it said something else before. */
  | { type: 'session.named'; memberId: string | null; isNews: boolean }
  /** There is no client session to say whose it is. */
  | { type: 'session.notNamed' }
  /** The customer has read that somebody has logged in in another tab. */
  | { type: 'news.read' }
  /** A call was answered with 401: whoever we thought was logged in is not. */
  | { type: 'session.refused' }
  /** The customer has said anew what they consent to. */
  | { type: 'consent.changed'; level: ConsentLevel };

export type StartSessionInput = { requestId: string; consentLevel: ConsentLevel };
