import { NOTICE_WORKING_DAYS } from '../../../openapi/partners/payments/direct-debit-guarantee.ts';
import { addDays, later, type LocalDate } from '../../../platform/clock/local-date.ts';
import { ukTime } from '../../../platform/clock/uk-time.ts';
import { addWorkingDays, workingDayBefore, workingDayFrom } from '../../../platform/clock/working-days.ts';

/** In the UK: after the email about the bill, and while our team is there. */
const CHARGE_HOUR = 9;

/** After a refusal a bill is charged again so many days later, once. */
const AGAIN_AFTER_DAYS = 5;
export const MOST_CHARGES = 2;

/** Asked for on one working day, a bank debits an account on the second after it (Bacs). */
const DEBITED_AFTER = 2;

/** Working days that a bank has to accept a Direct Debit (Bacs). */
const CONFIRMED_AFTER = 3;

/** So long after its due date an unpaid bill changes nothing for the service. */
const SERVICE_GOES_ON_DAYS = 30;

/** The hour of charging on a day. */
export const chargeTime = (on: LocalDate): Date => new Date(ukTime(on, CHARGE_HOUR));

type Charge = { by: 'CARD' | 'DIRECT_DEBIT'; on: LocalDate };

/** How and when a bill is charged again. */
export type Again = Charge;

/** The day on which a bank is asked for what it debits on `on`. */
export const askedOn = (on: LocalDate): LocalDate => workingDayBefore(workingDayBefore(on));

/** When a bill is charged that is to be paid on `on`: by Direct Debit its bank is asked two working days before. */
export const timeOf = ({ by, on }: Charge): Date => chargeTime(by === 'CARD' ? on : askedOn(on));

/** The last day on which a bill can be paid otherwise before its bank is asked for it; null where that is until it is paid. */
export const payableUntil = ({ by, on }: Charge): LocalDate | null => (by === 'CARD' ? null : addDays(askedOn(on), -1));

/** Whether a bank that is asked today debits an account later than was said. */
export const isTooLateFor = (on: LocalDate, today: LocalDate): boolean => addWorkingDays(today, DEBITED_AFTER) > on;

/** The day by which a bank has accepted a Direct Debit that is set up on a day, or not. */
export const confirmedBy = (setUpOn: LocalDate): LocalDate => addWorkingDays(setUpOn, CONFIRMED_AFTER);

/**
 * When a bill that is announced today is paid. An account is debited on a working day, after the notice that the Direct Debit Guarantee
 * promises.
 */
export function firstChargeOn(by: Charge['by'], dueDate: LocalDate, today: LocalDate): LocalDate {
  if (by === 'CARD') return later(dueDate, today);
  return later(workingDayFrom(dueDate), addWorkingDays(today, NOTICE_WORKING_DAYS));
}

/**
 * The day on which a refused bill is charged again; null after the last time. By Direct Debit it is a working day that a bank, asked tomorrow,
 * can keep.
 */
export function againOn(by: Charge['by'], attempt: number, today: LocalDate): LocalDate | null {
  if (attempt >= MOST_CHARGES) return null;
  const day = addDays(today, AGAIN_AFTER_DAYS);
  return by === 'CARD' ? day : later(workingDayFrom(day), addWorkingDays(today, DEBITED_AFTER + 1));
}

/**
 * What Bacs' words for a collection that a bank returns mean: there was no money; the account can't be debited any more; its owner has cancelled the
 * Direct Debit, or has died. Undefined for all others, such as a claim under the guarantee: nobody collects that again by themselves.
 */
export type Return = 'returned' | 'closed' | 'cancelled' | 'deceased';
const returns: Readonly<Record<string, Return>> = {
  'Refer to payer': 'returned',
  'Instruction cancelled': 'cancelled',
  'No instruction': 'cancelled',
  'Payer deceased': 'deceased',
  'Account transferred': 'closed',
  'No account': 'closed',
  'Account closed': 'closed',
};

export const returnOf = (reason: string): Return | undefined =>
  Object.hasOwn(returns, reason) ? returns[reason] : undefined;

/** Until when, at least, the service goes on although a bill is not paid. */
export const serviceUntil = (dueDate: LocalDate): LocalDate => addDays(dueDate, SERVICE_GOES_ON_DAYS);
