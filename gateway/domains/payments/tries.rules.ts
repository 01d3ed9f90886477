import { DAY_MS, ukDateOf } from '../../../platform/clock/clock.ts';
import { HttpProblem } from '../../../platform/http/problem.ts';
import { longDate, timeOfDay } from '../../words/date-words.ts';
import type { SessionRow } from './payments.rules.ts';

/** Payments that a member may begin in 24 hours: who needs more is trying cards that are not theirs. */
export const MOST_SESSIONS = 20;

/** Refusals that a member may have in 24 hours: three payments that were refused to their end. */
export const MOST_REFUSALS_A_DAY = 9;

/** What counts of a payment session. */
export type Try = Pick<SessionRow, 'createdAt' | 'refusals' | 'state' | 'resultCode'>;

/** Since when what was tried counts. */
export const triesCountSince = (now: Date): Date => new Date(now.getTime() - DAY_MS);

/**
 * A payment that was stopped for fraud counts, also where its bank did not call it refused. One whose bank is out of order does not: its
 * customer has tried no other card.
 */
function refusalsOf({ refusals, state, resultCode }: Try): number {
  if (state === 'BLOCKED') return Math.max(refusals, 1);
  return resultCode === 'Error' ? 0 : refusals;
}

/**
 * When a member may begin another payment, by what they have begun; undefined: now. What counts is forgotten 24 hours after its session has
 * begun, so that it is the session with which the limit is reached, counted from the newest, that has to become old.
 */
export function mayTryFrom(tries: readonly Try[], now: Date): Date | undefined {
  const since = triesCountSince(now);
  const counting = tries
    .filter(({ createdAt }) => createdAt > since)
    .toSorted((one, other) => other.createdAt.getTime() - one.createdAt.getTime());
  let refusals = 0;
  for (const [index, session] of counting.entries()) {
    refusals += refusalsOf(session);
    if (index + 1 >= MOST_SESSIONS || refusals >= MOST_REFUSALS_A_DAY)
      return new Date(session.createdAt.getTime() + DAY_MS);
  }
  return undefined;
}

/** 429 `payment.too-many`, with the moment from which on it can be tried again. */
export function tooManyPayments(from: Date, now: Date): HttpProblem {
  const day = ukDateOf(from) === ukDateOf(now) ? 'today' : `on ${longDate(ukDateOf(from))}`;
  return new HttpProblem(429, 'payment.too-many', {
    message: `You’ve tried to pay too often today, and nothing more was taken. To keep your cards safe you can try again ${day} after ${timeOfDay(from)}.`,
    headers: { 'Retry-After': String(Math.ceil((from.getTime() - now.getTime()) / 1_000)) },
  });
}
