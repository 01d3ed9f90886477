/**
 * What a state says about its screen. The machine names view and path; it never navigates.
 * - `view`: the view that draws this state; a state without one keeps its parent's.
 * - `path`: the page this state lives on. The address bar follows the deepest active state that has one.
 * - `modal`: the view is drawn over the page of the nearest state above.
 * - `history: 'replace'`: entering this page replaces the history entry (the step behind it is done).
 * - `detour`: the customer has to log in first, or is new as a rule and registers; the host leaves and comes back with
 *   `member.loggedIn`.
 * - `rows`: the requirements that this state makes true, by their ids; not part of what customers load.
 */
export type JourneyMeta<View extends string = string> = {
  view?: View;
  path?: string;
  modal?: true;
  history?: 'replace';
  detour?: 'log-in' | 'register';
  rows?: readonly string[];
};

/**
 * - `busy`: we act, the customer waits.
 * - `committing`: a write is under way that must not be left; Back and links are refused until it answers.
 * - `failed`: something went wrong, `failure` is in the context and `retry.requested` is accepted.
 * - `unsent`: what failed was a write; only the customer's own click sends it again, never a return to the page.
 * - `over`: the journey has ended; Back leads to this page, a link to the first page starts anew.
 */
export type JourneyTag = 'busy' | 'committing' | 'failed' | 'unsent' | 'over';

/** The way on after a failure; also sent by the host after a return from the error page or from log-in. */
export type RetryRequested = { type: 'retry.requested' };

/** What a journey knows of the person who is logged in; names and phone may be unknown to us. */
export type JourneyMember = { memberId: string; firstName: string; lastName: string; email: string; phone: string };

/** Somebody logged in or out; sent by the host to the root machine. */
export type MemberChanged = { type: 'member.changed'; member: JourneyMember | null };

/**
 * The host's word, to the machine that waits in a `detour`, that the customer is back as a member, or back without; and
 * that who was back without has gone forward again to log in.
 */
export type LogInDetourEnded =
  | { type: 'member.loggedIn'; member: JourneyMember }
  | { type: 'logIn.abandoned' }
  | { type: 'logIn.resumed' };
