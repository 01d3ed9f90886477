import { longDate } from '../../words/date-words.ts';
import { becauseOf, networkReason } from '../../words/network-reasons.ts';
import type { OrderDelay } from '../../db/schema/orders.ts';
import type { OrderRow } from './orders.rules.ts';

const reasonOf = ({ reasons: codes }: OrderDelay): string => networkReason(codes) ?? 'the network has met a difficulty';

function delayInWords(delay: OrderDelay, mustRebook: boolean): string {
  const why = reasonOf(delay);
  if (mustRebook) return `Delayed: ${why}. Choose another date for the visit.`;
  const { actionOwner, nextDate } = delay;
  const who =
    actionOwner === 'CUSTOMER' ? 'We need something from you: please chat with us' : 'The network is working on it';
  const when =
    nextDate === null ? 'We’ll tell you the next date as soon as we know it' : `The next date is ${longDate(nextDate)}`;
  return `Delayed: ${why}. ${who}. ${when}.`;
}

/** Why a visit of an order needs another date, and that it does (DB-04). `isTooEarly`: an outside visit that was moved comes too late for it. */
export function rebookingInWords({ delay }: Pick<OrderRow, 'delay'>, isTooEarly: boolean): string {
  const others = isTooEarly ? 'the outside install comes later than planned' : 'the network has called the visit off';
  const why = delay === null ? others : reasonOf(delay);
  return `${why.charAt(0).toUpperCase()}${why.slice(1)}: choose another date`;
}

/** The state of an order as the customer reads it (OR-06); `hasEnded`: its service has been there, and is no more. */
export function stateInWords(
  order: Pick<OrderRow, 'state' | 'delay' | 'committedDate' | 'endReason'>,
  { mustRebook = false, hasEnded = false } = {},
): string {
  const because = becauseOf(order.endReason);
  switch (order.state) {
    case 'RECEIVED':
      return 'Received: we have your order and we’ll pass it on to the network.';
    case 'ACKNOWLEDGED':
      return 'Acknowledged: the network has your order and is planning the work.';
    case 'COMMITTED':
      if (mustRebook) return 'Committed: your Go Live date follows once the visit has another date.';
      return order.committedDate === null
        ? 'Committed: the network has promised to connect you.'
        : `Committed: your Go Live date is ${longDate(order.committedDate)}.`;
    case 'DELAYED':
      return order.delay === null
        ? 'Delayed: the network has met a difficulty.'
        : delayInWords(order.delay, mustRebook);
    case 'COMPLETED':
      return hasEnded
        ? 'Completed: your broadband went live, and has ended since.'
        : 'Completed: your broadband is live.';
    case 'CANCELLING':
      return 'Cancelling: we’re cancelling your order with the network.';
    case 'CANCELLED':
      return because === ''
        ? 'Cancelled: your order has ended and you won’t be charged.'
        : `Cancelled: your order has ended${because}. You won’t be charged.`;
    case 'REJECTED':
      return `Rejected: the network can’t take your order${because}. You won’t be charged.`;
  }
}
