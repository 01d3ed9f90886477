import { addDays } from '../../../../platform/clock/local-date.ts';
import { VALID_DAYS } from '../messages.ts';
import type { FaultCode } from '../fault-codes.ts';

export type OrderStatus = 'new' | 'confirmed' | 'updated' | 'triggered' | 'cancelled';
/** Of an order that is neither carried out nor cancelled. */
export const runningStatuses = ['confirmed', 'updated'] as const satisfies readonly OrderStatus[];

/** Whether an order is on its way; a provider may know more statuses than these. */
export const isRunning = ({ status }: { status: string }): boolean =>
  runningStatuses.some((running) => running === status);

export type OrderStep = 'order' | 'update' | 'trigger' | 'cancel';

/** What the losing provider knows about a reference when a message names it. */
export interface OrderFacts {
  /** Undefined for a reference that it never gave out, or has taken back. */
  order: { status: OrderStatus; matchedOn: string; plannedDate: string | null } | undefined;
  /** The other offer of the same match was taken. */
  isOtherTaken: boolean;
  /** Another switch of the account is under way. */
  isSwitching: boolean;
  /** None of the services runs any more. */
  isCeased: boolean;
  /** An order of its own for the account that cannot be stopped. */
  openOrder: 'cease' | 'modify' | undefined;
  /** No service of the new provider can have begun before this day; undefined where the provider does not look. */
  notBefore?: string;
}

export type StepOutcome = { status: OrderStatus; plannedDate: string | null } | { fault: FaultCode };

const faultDigits: Readonly<Record<OrderStep, '12' | '13' | '14' | '15'>> = {
  order: '12',
  update: '13',
  trigger: '14',
  cancel: '15',
};

/** Whether a code is one of a step's own. */
export function isFaultOf(step: OrderStep, code: string): boolean {
  return code.startsWith(faultDigits[step]);
}

const statusAfter = { order: 'confirmed', update: 'updated', trigger: 'triggered', cancel: 'cancelled' } as const;

/** To be ordered within 31 days of the match, and changed within 31 days of the day that was planned last. */
export function hasExpired(
  { matchedOn, plannedDate }: Pick<NonNullable<OrderFacts['order']>, 'matchedOn' | 'plannedDate'>,
  today: string,
): boolean {
  return today > addDays(plannedDate ?? matchedOn, VALID_DAYS);
}

/** A date as messages write it, `YYYY-MM-DD`, that is in the calendar. */
function readLocalDate(text: string | undefined): string | undefined {
  if (text === undefined || !/^\d{4}-\d\d-\d\d$/.test(text)) return undefined;
  const moment = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(text) ? text : undefined;
}

function isDateFit(step: OrderStep, date: string | undefined, { notBefore = '' }: OrderFacts, today: string): boolean {
  if (step === 'cancel') return true;
  const read = readLocalDate(date);
  if (read === undefined) return false;
  return step === 'trigger' ? read <= today && read >= notBefore : read >= today;
}

function lifeFault(step: OrderStep, status: OrderStatus): '04' | '05' | '06' | '13' | undefined {
  if (status === 'triggered') return '04';
  if (status === 'cancelled') return '05';
  if (step === 'order') return status === 'new' ? undefined : '13';
  return status === 'new' ? '06' : undefined;
}

/**
 * The life of a switch order at the losing provider: new → confirmed → updated, as often as needed → triggered or
 * cancelled. Nothing leads out of the last two.
 */
export function answerTo(step: OrderStep, facts: OrderFacts, date: string | undefined, today: string): StepOutcome {
  // The industry has a code for each of these at each step that can meet it.
  const refuse = (last: string): StepOutcome => ({ fault: `${faultDigits[step]}${last}` as FaultCode });
  const { order } = facts;
  if (!order) return refuse('01');
  const ended = lifeFault(step, order.status);
  if (ended !== undefined) return refuse(ended);
  if (hasExpired(order, today)) return refuse('02');
  if (!isDateFit(step, date, facts, today)) return refuse('03');
  if (step === 'order') {
    if (facts.isOtherTaken) return refuse('13');
    if (facts.isSwitching) return refuse('11');
    if (facts.isCeased) return refuse('12');
    if (facts.openOrder !== undefined) return refuse(facts.openOrder === 'cease' ? '14' : '15');
  }
  const plannedDate = step === 'order' || step === 'update' ? (date ?? null) : order.plannedDate;
  return { status: statusAfter[step], plannedDate };
}
