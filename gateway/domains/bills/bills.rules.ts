import { addDays, later, type LocalDate } from '../../../platform/clock/local-date.ts';
import { boostLines, carriedOver, chargeLines, compensationLines, pauseLines } from './bill-lines.rules.ts';
import { endingLines, refund, unusedLines } from './final-bill-lines.rules.ts';
import { billingMonth, isBilledOn } from './billing-months.rules.ts';
import type { Account, Line, MadeBill } from './bills.types.ts';

/** Later than every date. */
const LAST_DATE: LocalDate = '9999-12-31';

function sum(lines: readonly Line[], field: 'amountInPence' | 'vatInPence'): number {
  return lines.reduce((total, line) => total + line[field], 0);
}

/** The credit that a bill hands on, as the next one takes it. */
function carriedFrom(last: MadeBill | undefined): Line[] {
  const handedOn = last?.lines.find(({ kind, amountInPence }) => kind === 'CARRIED_OVER' && amountInPence > 0);
  if (!last || !handedOn) return [];
  const dates = { from: last.from, to: addDays(last.to, 1) };
  return [carriedOver(dates, 0 - handedOn.amountInPence, 0 - handedOn.vatInPence)];
}

/**
 * The bill that comes after all that were made, `made`, oldest first; undefined where none does. It follows from
 * what is known of the plan, and not from the day on which it is made.
 */
export function billAfter(account: Account, made: readonly MadeBill[]): MadeBill | undefined {
  if (made.some(({ isFinal }) => isFinal)) return creditAfter(account, made);
  const month = billingMonth(account.goLive, made.length);
  if (account.lastDay !== null && !isBilledOn(month.from, account.lastDay))
    return finalBill(account, made, account.lastDay);
  const credited = made.flatMap(({ lines }) => lines);
  const lines = [
    ...chargeLines(account, made.length, month),
    ...boostLines(account, made.length),
    ...pauseLines(account, made.length, credited),
    ...compensationLines(account.owed, month.from, credited),
    ...carriedFrom(made.at(-1)),
  ];
  const missing = Math.max(0, 0 - sum(lines, 'amountInPence'));
  if (missing > 0) {
    const dates = { from: month.from, to: addDays(month.to, 1) };
    lines.push(carriedOver(dates, missing, Math.max(0, 0 - sum(lines, 'vatInPence'))));
  }
  return billOf({ from: month.from, to: month.to, isFinal: false }, lines);
}

/**
 * The bill after the last day of service: what the end costs, and what is given back of what was paid ahead. Undefined
 * where there is nothing to say.
 */
function finalBill(account: Account, made: readonly MadeBill[], lastDay: LocalDate): MadeBill | undefined {
  const date = addDays(lastDay, 1);
  const credited = made.flatMap(({ lines }) => lines);
  const lines = [
    ...endingLines(account),
    ...unusedLines(account, made.length, lastDay),
    ...pauseLines(account, made.length, credited),
    // Whatever is owed is owed now: there is no later bill.
    ...compensationLines(account.owed, LAST_DATE, credited),
    ...carriedFrom(made.at(-1)),
  ];
  if (lines.length === 0) return undefined;
  // They cost nothing, so that no bill is made for them alone.
  lines.unshift(...boostLines(account, made.length));
  const missing = Math.max(0, 0 - sum(lines, 'amountInPence'));
  if (missing > 0) lines.push(refund(missing, Math.max(0, 0 - sum(lines, 'vatInPence'))));
  return billOf({ from: date, to: date, isFinal: true }, lines);
}

/**
 * What is credited after the final bill, as a statement of its own: it is paid back as a whole. Its date is the day on which the
 * last of it was settled, and later than all before. Undefined where nothing is.
 */
function creditAfter({ owed }: Account, made: readonly MadeBill[]): MadeBill | undefined {
  const credited = made.flatMap(({ lines }) => lines);
  const lines = compensationLines(owed, LAST_DATE, credited);
  if (lines.length === 0) return undefined;
  const settled = owed.filter(({ promiseId }) => lines.some((line) => line.promiseId === promiseId));
  const days = [...settled.map(({ settledOn }) => settledOn), ...made.map(({ from }) => addDays(from, 1))];
  const date = days.reduce(later);
  const back = refund(0 - sum(lines, 'amountInPence'), 0);
  return { ...billOf({ from: date, to: date, isFinal: true }, [...lines, back]), isCredit: true };
}

function billOf(dates: Pick<MadeBill, 'from' | 'to' | 'isFinal'>, lines: readonly Line[]): MadeBill {
  // Each line is rounded, so that a month that is credited in full may have a penny more of VAT than it was charged.
  const vatInPence = Math.max(0, sum(lines, 'vatInPence'));
  return { ...dates, isCredit: false, totalInPence: sum(lines, 'amountInPence'), vatInPence, lines };
}

/** Every bill that should be there on a day and is not, in the order of their months. */
export function missingBills(account: Account, made: readonly MadeBill[], today: LocalDate): MadeBill[] {
  const all = [...made];
  for (let next = billAfter(account, all); next && next.from <= today; next = billAfter(account, all)) all.push(next);
  return all.slice(made.length);
}
