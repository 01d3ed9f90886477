import type { components } from '../../../openapi/generated/gateway.d.ts';
import { ukDateOf } from '../../../platform/clock/clock.ts';
import { addDays, type LocalDate } from '../../../platform/clock/local-date.ts';
import { HttpProblem } from '../../../platform/http/problem.ts';
import { COOLING_OFF_DAYS } from '../contracts/contracts.rules.ts';
import type { OrderRow } from './orders.rules.ts';
import type { OrderState } from './orders.types.ts';

export type Cancellation = components['schemas']['OrderCancellation'];

/** Engineers and equipment are on their way from the day before the first visit on: the point of no return. */
const NO_RETURN_DAYS = 1;

const runs: ReadonlySet<OrderState> = new Set(['RECEIVED', 'ACKNOWLEDGED', 'COMMITTED', 'DELAYED']);

const never: Cancellation = { how: null, until: null };

interface BookedVisit {
  state: string;
  appointmentDate: LocalDate;
  rebookingRequired: boolean;
}

/** The day of the first engineer, or else of Go Live; null while there is none. */
function firstDay(visits: readonly BookedVisit[], goLive: LocalDate | null): LocalDate | null {
  const days = visits
    .filter(({ state, rebookingRequired }) => state !== 'CANCELLED' && !rebookingRequired)
    .map(({ appointmentDate }) => appointmentDate);
  return days.toSorted()[0] ?? goLive;
}

/** Whether nobody is on the way: what was to come has been, and what is left needs another date. */
function waitsForDate(visits: readonly BookedVisit[], today: LocalDate): boolean {
  const booked = visits.filter(({ state }) => state !== 'CANCELLED');
  return (
    booked.some(({ rebookingRequired }) => rebookingRequired) &&
    booked.every(({ rebookingRequired, appointmentDate }) => rebookingRequired || appointmentDate < today)
  );
}

/**
 * Whether and how the customer may end an order before its service has begun: cancel it until 00:00 on the day before
 * the first visit, and for as long as it is delayed or waits for a date; afterwards withdraw from the contract, within 14 days counted from
 * the day after the order (Consumer Contracts Regulations 2013).
 */
export function cancellationOf(
  { state, orderDate }: Pick<OrderRow, 'state' | 'orderDate'>,
  { visits, goLive }: { visits: readonly BookedVisit[]; goLive: LocalDate | null },
  today: LocalDate,
): Cancellation {
  if (!runs.has(state)) return never;
  const first = firstDay(visits, goLive);
  if (state === 'DELAYED' || first === null || waitsForDate(visits, today)) return { how: 'CANCEL', until: null };
  const lastDay = addDays(first, -NO_RETURN_DAYS - 1);
  if (today <= lastDay) return { how: 'CANCEL', until: lastDay };
  const lastToWithdraw = addDays(ukDateOf(orderDate), COOLING_OFF_DAYS);
  return today <= lastToWithdraw ? { how: 'WITHDRAW', until: lastToWithdraw } : never;
}

const refusals: Readonly<Partial<Record<OrderState, string>>> = {
  COMPLETED: 'Your broadband is live, so there is no order left to cancel. Chat with us to end the contract.',
  REJECTED: 'The network couldn’t take this order, so there is nothing to cancel.',
};

/** 409 `order.not-cancellable`, with the reason. */
export function notCancellable(state: OrderState): HttpProblem {
  const message =
    refusals[state] ?? 'It’s too late to cancel this order: the engineers are on their way. Chat with us.';
  return new HttpProblem(409, 'order.not-cancellable', { message });
}
