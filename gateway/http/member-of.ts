import { HttpProblem, notFound } from '../../platform/http/problem.ts';
import type { SessionView } from './context.ts';

/** The answer to who has to be a member and is none: "Unauthorised" (specification, point 8). */
export function sessionMissing(): HttpProblem {
  return new HttpProblem(401, 'session.missing');
}

/** The logged-in member's id. `memberGuard` keeps the contract's calls for members already; throws 401 all the same. */
export function memberOf(session: SessionView): string {
  if (session.memberId === undefined) throw sessionMissing();
  return session.memberId;
}

/** The member's id where the path names it too. Members see their own only: another id looks as if it did not exist. */
export function ownId(session: SessionView, memberId: string): string {
  if (memberId !== memberOf(session)) throw notFound('member');
  return memberId;
}
