import { addDays, addMonths, type LocalDate } from '../../../platform/clock/local-date.ts';
import { billingMonth, monthOf } from '../bills/billing-months.rules.ts';
import { lengthOf } from '../pauses/pauses.rules.ts';
import type { PauseRow } from '../pauses/pauses.types.ts';
import { exitFeePerMonth } from '../plans/plans.rules.ts';
import type { ExitFee, LeavingWay } from './member-plans.types.ts';

/** A contract as far as its end is concerned. Dates are UK local; money in pence, VAT included. */
export interface LiveContract {
  goLive: LocalDate;
  /** The last day of the minimum term, as pauses have moved it. */
  termEnd: LocalDate;
  contractMonths: number;
  monthlyPriceInPence: number;
  /** The last of the 14 days to change one's mind. */
  withdrawUntil: LocalDate;
  /** The pause that is planned or runs. */
  openPause: OpenPause | null;
}

type OpenPause = Pick<PauseRow, 'id' | 'state' | 'from' | 'to' | 'agreedLastDay'>;

export const isRolling = ({ contractMonths }: Pick<LiveContract, 'contractMonths'>): boolean => contractMonths === 1;

/** The pause that is void once its member leaves: a plan that is ending begins none. */
export function voidPauseOf({ openPause }: Pick<LiveContract, 'openPause'>): OpenPause | null {
  return openPause?.state === 'PLANNED' ? openPause : null;
}

/** A contract as it is for who leaves: a pause that will never be moves nothing. */
export function whenLeaving(contract: LiveContract): LiveContract {
  const pause = voidPauseOf(contract);
  if (!pause) return contract;
  const days = pause.agreedLastDay === null ? 0 : lengthOf(pause);
  return { ...contract, termEnd: addDays(contract.termEnd, -days), openPause: null };
}

/** Which rule holds for who asks today to leave. The term is over for who asks on its last day: a service ends tomorrow at the earliest. */
export function leavingWay(contract: LiveContract, today: LocalDate): LeavingWay {
  if (today <= contract.withdrawUntil) return 'WITHDRAW';
  if (isRolling(contract)) return 'ROLLING';
  return today < contract.termEnd ? 'EXIT_FEE' : 'NOTICE';
}

/**
 * What ending with a day costs: a share of the price of each month that begins after it, of as many as were agreed from Go Live on. A
 * month that is in the term only because pauses have moved its last day is none of them, so that no pause makes leaving dearer.
 */
export function exitFeeAfter(
  { goLive, contractMonths, monthlyPriceInPence }: LiveContract,
  lastDay: LocalDate,
): ExitFee | null {
  const perMonthInPence = exitFeePerMonth(monthlyPriceInPence, contractMonths);
  const agreed = Array.from({ length: contractMonths }, (_, index) => billingMonth(goLive, index));
  const months = agreed.filter(({ from }) => from > lastDay).length;
  return months === 0 || perMonthInPence === 0
    ? null
    : { months, perMonthInPence, totalInPence: months * perMonthInPence };
}

/**
 * The last days that can be chosen today, earliest first. Who withdraws may end it tomorrow; within the term it ends with a
 * month that is paid for, or with the term; a rolling plan with the month that is paid for; else after a month's notice. Once
 * the agreed months are over only pauses hold the term, and a month's notice counts there, too, where it is earlier.
 */
export function lastDays(contract: LiveContract, today: LocalDate): LocalDate[] {
  const tomorrow = addDays(today, 1);
  switch (leavingWay(contract, today)) {
    case 'WITHDRAW':
      return [tomorrow];
    case 'ROLLING':
      return [monthOf(contract.goLive, tomorrow).to];
    case 'NOTICE':
      return [addMonths(today, 1)];
    case 'EXIT_FEE': {
      const ends = monthEndsUntil(contract, tomorrow);
      const notice = addMonths(today, 1);
      const areAgreedMonthsOver = today >= billingMonth(contract.goLive, contract.contractMonths - 1).to;
      return areAgreedMonthsOver && ends.every((end) => notice < end) ? [notice, ...ends] : ends;
    }
  }
}

function monthEndsUntil({ goLive, termEnd }: LiveContract, first: LocalDate): LocalDate[] {
  const ends: LocalDate[] = [];
  for (let index = 0; billingMonth(goLive, index).from <= termEnd; index++) {
    const { to } = billingMonth(goLive, index);
    if (to >= first && to < termEnd) ends.push(to);
  }
  return termEnd >= first ? [...ends, termEnd] : ends;
}

/**
 * Whether a service that ended on a day has ended as was asked for: with its last day, or later. What the network ends before,
 * by itself or for a day that holds no more, is not what its member has agreed to.
 */
export const isAsAsked = (lastDay: LocalDate, endedOn: LocalDate): boolean => endedOn >= lastDay;

/** The last day on which leaving can be taken back; null once that has passed. */
export function takeBackUntil(lastDay: LocalDate, today: LocalDate): LocalDate | null {
  const until = addDays(lastDay, -1);
  return today <= until ? until : null;
}
