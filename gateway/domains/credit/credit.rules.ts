import type { components } from '../../../openapi/generated/gateway.d.ts';
import { DAY_MS, HOUR_MS, ukDateOf } from '../../../platform/clock/clock.ts';
import { addDays, localDate, type LocalDate } from '../../../platform/clock/local-date.ts';
import type { creditApplications } from '../../db/schema/credit.ts';
import type { Standing } from '../../lender/lender-link.ts';

export type Application = typeof creditApplications.$inferSelect;
export type CreditState = components['schemas']['KnownCreditState'];
type DecisionEvent = components['schemas']['DecisionEvent'];

/** Credit is for people of this age and over, and for permanent residents of the United Kingdom. */
const GROWN_UP_YEARS = 18;
const OLDEST_YEARS = 120;
/** How long a signature is good for an order that nobody begins to pay. */
const SIGNATURE_MS = DAY_MS;
/** How long an application holds the price of its phone: while the lender looks closer, and from when it is accepted. */
const HELD_WHILE_ASKED_MS = 4 * DAY_MS;
const HELD_ONCE_ACCEPTED_MS = 2 * DAY_MS;
/** A call that was cut off may still be taken in so long after it was made. */
const ARRIVES_WITHIN_MS = 10 * 60_000;
/** How long the lender says that a closer look takes. */
const CLOSER_LOOK_MS = 24 * HOUR_MS;
/** Days after the day on which the agreement is made in which the customer can withdraw (Consumer Credit Act 1974, section 66A). */
export const WITHDRAWAL_DAYS = 14;
/** Days in which what the lender does not lend is paid to us, after a withdrawal. */
const BALANCE_DAYS = 30;

const birthdayOf = (dateOfBirth: LocalDate, years: number): LocalDate => {
  const [year = 0, month = 1, day = 1] = dateOfBirth.split('-').map(Number);
  // Who was born on 29 February has their birthday on 1 March of other years.
  return localDate(year + years, month, day);
};

/** Whether somebody can have been born on a day. */
export const isBirthday = (day: LocalDate, today: LocalDate): boolean =>
  day <= today && birthdayOf(day, OLDEST_YEARS) > today;

export const isGrownUp = (dateOfBirth: LocalDate, today: LocalDate): boolean =>
  birthdayOf(dateOfBirth, GROWN_UP_YEARS) <= today;

/** What has happened can't be undone by what is told late: a state gives way to a later one alone. */
const ranks: Readonly<Record<Application['state'], number>> = {
  ASKED: 0,
  REFERRED: 1,
  ACCEPTED: 2,
  SIGNED: 3,
  PAID_OUT: 4,
  DECLINED: 5,
  LAPSED: 5,
  WITHDRAWN: 5,
  CANCELLED: 5,
};

/** It has come to its end: nothing is lent by it, or nothing any more. */
export const isOver = ({ state }: Pick<Application, 'state'>): boolean => ranks[state] === ranks.CANCELLED;

/** The lender knew nothing of it, so that it was given up before it was answered. */
const isGivenUp = ({ state, quote }: Application): boolean => state === 'CANCELLED' && quote === null;

/** What was given up and is there after all is alive, to be cancelled at the lender. */
const laterState = (row: Application, told: Application['state']): Application['state'] =>
  isGivenUp(row) || ranks[told] > ranks[row.state] ? told : row.state;

/** An application after the lender has said how it stands. An answer that is older than what is known takes nothing back. */
export function afterStanding(row: Application, standing: Standing, now: Date): Application {
  const { state: told, quote, creditReferenceAgency, acceptedUntil, agreement, repayment } = standing;
  const state = laterState(row, told);
  return {
    ...row,
    state,
    quote,
    creditReferenceAgency: row.creditReferenceAgency ?? creditReferenceAgency,
    acceptedUntil: row.acceptedUntil ?? acceptedUntil,
    decidedAt: row.decidedAt ?? (told === 'ACCEPTED' ? now : null),
    // An answer of before the pay-out may come after the event of it.
    agreement: row.agreement?.paidOutOn ? row.agreement : (agreement ?? row.agreement),
    repayment: row.repayment ?? repayment,
  };
}

const eventStates: Readonly<Record<string, Application['state']>> = {
  ACCEPTED: 'ACCEPTED',
  DECLINED: 'DECLINED',
  LAPSED: 'LAPSED',
  PAID_OUT: 'PAID_OUT',
};

/** It was signed in time and is paid for: the lender takes that late, whatever it has told before it heard of it. */
const isSignatureUnderWay = (row: Application): boolean =>
  hasSignature(row) && row.boundAt !== null && isInTime(row, row.signedAt);

/** An application after an event of the lender; the same where that changes nothing, as of a kind that came later. */
export function afterEvent(row: Application, event: DecisionEvent): Application {
  const told = eventStates[event.kind];
  if (told === undefined || (told === 'LAPSED' && isSignatureUnderWay(row))) return row;
  const happenedAt = new Date(event.happenedAt);
  const state = laterState(row, told);
  const paidOutOn = told === 'PAID_OUT' ? ukDateOf(happenedAt) : null;
  return {
    ...row,
    state,
    creditReferenceAgency: row.creditReferenceAgency ?? event.creditReferenceAgency,
    acceptedUntil: row.acceptedUntil ?? event.acceptedUntil,
    decidedAt: row.decidedAt ?? (told === 'ACCEPTED' ? happenedAt : null),
    agreement: row.agreement && paidOutOn !== null ? { ...row.agreement, paidOutOn } : row.agreement,
  };
}

/** Whether a call may be under way by which the lender hears of an application of which it knows nothing yet. */
export const mayArriveStill = ({ quote, askedAt }: Application, now: Date): boolean =>
  quote === null && now.getTime() - askedAt.getTime() < ARRIVES_WITHIN_MS;

/** What the lender has to be told next of an application; undefined where it knows all. */
export type Command = 'read' | 'sign' | 'draw' | 'withdraw' | 'cancel';

export function nextCommand(row: Application): Command | undefined {
  if (isOver(row)) return undefined;
  if (row.cancelledAt !== null) return 'cancel';
  switch (row.state) {
    case 'ASKED':
      return 'read';
    case 'ACCEPTED':
      return row.boundAt === null ? undefined : 'sign';
    case 'SIGNED':
      // The answer with the agreement may have been overtaken by an event.
      if (row.withdrawnAt !== null) return 'withdraw';
      return row.sentAt !== null && row.drawnAt === null ? 'draw' : undefined;
    case 'PAID_OUT':
      if (row.withdrawnAt !== null) return 'withdraw';
      return row.agreement === null ? 'read' : undefined;
    case 'REFERRED':
    case 'DECLINED':
    case 'LAPSED':
    case 'WITHDRAWN':
    case 'CANCELLED':
      return undefined;
  }
}

/** What credit is asked for a phone: its price, and the way to pay that was chosen. */
export function isFor(
  { terms, pieceId, cancelledAt }: Pick<Application, 'terms' | 'pieceId' | 'cancelledAt'>,
  piece: { id: string; priceInPence: number; instalmentMonths: number | null; upfrontInPence: number | null },
): boolean {
  return (
    cancelledAt === null &&
    pieceId === piece.id &&
    terms.priceInPence === piece.priceInPence &&
    terms.months === piece.instalmentMonths &&
    terms.upfrontInPence === piece.upfrontInPence
  );
}

/** It is accepted and signed, however long ago. */
export const hasSignature = (row: Application): row is Application & { signedAt: Date } =>
  row.state === 'ACCEPTED' && row.signedAt !== null;

/** Signed for an order that is not paid, and not so long ago that it was forgotten. */
export const isSigned = (row: Application, now: Date): boolean =>
  hasSignature(row) && (row.boundAt !== null || now.getTime() - row.signedAt.getTime() <= SIGNATURE_MS);

/** The signature that counts: for an order that is paid, or can be paid by it still. */
export const signatureOf = (row: Application | undefined, now: Date): { signedAs: string; signedAt: Date } | null =>
  row && row.signedAs !== null && row.signedAt !== null && (row.boundAt !== null || isSigned(row, now))
    ? { signedAs: row.signedAs, signedAt: row.signedAt }
    : null;

/** It can be signed on its last day still. */
export const isInTime = ({ acceptedUntil }: Pick<Application, 'acceptedUntil'>, now: Date): boolean =>
  acceptedUntil !== null && ukDateOf(now) <= acceptedUntil;

/** How the credit for a phone stands, for its customer. */
export function creditStateOf(row: Application | undefined, now: Date): CreditState {
  if (!row) return 'CHOSEN';
  if (isOver(row)) return row.state;
  if (row.cancelledAt !== null) return 'CANCELLED';
  if (row.state === 'SIGNED') return 'AGREED';
  if (row.state !== 'ACCEPTED') return row.state;
  if (isSigned(row, now)) return 'SIGNED';
  return isInTime(row, now) ? 'ACCEPTED' : 'LAPSED';
}

/** Whether it has to be applied for (again), before it can be signed. */
export function isToApplyFor(row: Application | undefined, now: Date): boolean {
  const state = creditStateOf(row, now);
  return state === 'CHOSEN' || state === 'ASKED' || state === 'LAPSED' || state === 'CANCELLED';
}

/** Until when it holds the price of its phone; null where it is not to be bought by it. */
export function holdsPriceUntil({ state, askedAt, decidedAt, cancelledAt }: Application): Date | null {
  if (cancelledAt !== null) return null;
  if (state === 'ASKED' || state === 'REFERRED') return new Date(askedAt.getTime() + HELD_WHILE_ASKED_MS);
  return state === 'ACCEPTED' && decidedAt !== null ? new Date(decidedAt.getTime() + HELD_ONCE_ACCEPTED_MS) : null;
}

/** When the lender says that it answers what it looks at closer. */
export const answerBy = ({ askedAt }: Pick<Application, 'askedAt'>): Date =>
  new Date(askedAt.getTime() + CLOSER_LOOK_MS);

/**
 * The last day on which the customer can withdraw; null before the order is paid. It counts from when the agreement is made, which is later than
 * the signature by as long as a bank or the lender takes.
 */
export function withdrawUntil({ agreement, boundAt }: Application): LocalDate | null {
  if (agreement) return agreement.withdrawUntil;
  return boundAt === null ? null : addDays(ukDateOf(boundAt), WITHDRAWAL_DAYS);
}

/** There is an agreement, or is to be one as soon as the lender has heard of the signature, and nobody has ended it. */
export const isBound = (row: Application): boolean =>
  row.boundAt !== null && row.cancelledAt === null && row.withdrawnAt === null && !isOver(row);

/** What is to be paid after a withdrawal, and to whom; null where nothing is, and until the lender has heard of it. */
export function owedOf(row: Application): components['schemas']['CreditOwed'] | null {
  const { state, withdrawnAt, repayment, balancePaidAt, quote, cancelledAt } = row;
  if (state !== 'WITHDRAWN' || withdrawnAt === null || quote === null || cancelledAt !== null) return null;
  if (repayment) return { to: 'LENDER', amountInPence: repayment.amountInPence, by: repayment.dueOn };
  if (balancePaidAt !== null) return null;
  return { to: 'SHOP', amountInPence: quote.lentInPence, by: addDays(ukDateOf(withdrawnAt), BALANCE_DAYS) };
}
