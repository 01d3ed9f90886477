import { longDate } from '../../words/date-words.ts';
import type { OrderDelay } from '../../db/schema/orders.ts';
import type { OrderRow } from './orders.rules.ts';

/** The network's problem codes as customers say them; an unknown one is told as a difficulty. */
const reasons: Readonly<Record<string, string>> = {
  ACCESS_ISSUE: 'the engineer couldn’t get to where the work is',
  ACTIVATION_FAILED: 'the line couldn’t be switched on',
  ADDITIONAL_WORK: 'more work is needed than was planned',
  CAPACITY_ISSUE: 'the network is full here for now',
  FAULT_AT_NODE: 'there is a fault in the network',
  FAULT_AT_ONT: 'there is a fault in the box on your wall',
  FAULT_AT_POP: 'there is a fault in the network',
  INFORMATION_REQUIRED: 'we need to know something first',
  INSTALL_FAILED: 'the installation couldn’t be finished',
  NETWORK_ISSUE: 'there is a problem in the network',
  PLANNING_ISSUE: 'the planned work has to change',
  PROPERTY_UNOCCUPIED: 'nobody was at home',
  SITE_UNSAFE: 'it wasn’t safe to work there',
  SURVEY_REQUIRED: 'your home needs a survey first',
  UNABLE_TO_ATTEND: 'the engineer couldn’t come',
  WAYLEAVE_ISSUE: 'the owner of the land has to agree first',
};

const reasonOf = ({ reasons: codes }: OrderDelay): string =>
  codes.map((code) => reasons[code]).find((words) => words !== undefined) ?? 'the network has met a difficulty';

function delayInWords(delay: OrderDelay, mustRebook: boolean): string {
  const why = reasonOf(delay);
  if (mustRebook) return `Delayed: ${why}. Choose another date for the visit.`;
  const { actionOwner, nextDate } = delay;
  const who = actionOwner === 'CUSTOMER' ? 'We need something from you' : 'The network is working on it';
  const when =
    nextDate === null ? 'We’ll tell you the next date as soon as we know it' : `The next date is ${longDate(nextDate)}`;
  return `Delayed: ${why}. ${who}. ${when}.`;
}

/** Why a visit of an order needs another date, and that it does (DB-04). */
export function rebookingInWords({ delay }: Pick<OrderRow, 'delay'>): string {
  // Only an outside visit that was moved asks for another one at home while the order keeps its time.
  const why = delay === null ? 'the outside install comes later than planned' : reasonOf(delay);
  return `${why.charAt(0).toUpperCase()}${why.slice(1)}: choose another date`;
}

/** The state of an order as the customer reads it (OR-06); `hasEnded`: its service has been there, and is no more. */
export function stateInWords(
  order: Pick<OrderRow, 'state' | 'delay' | 'committedDate'>,
  { mustRebook = false, hasEnded = false } = {},
): string {
  switch (order.state) {
    case 'RECEIVED':
      return 'Received: we have your order and we’ll pass it on to the network.';
    case 'ACKNOWLEDGED':
      return 'Acknowledged: the network has your order and is planning the work.';
    case 'COMMITTED':
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
      return 'Cancelled: your order has ended and you won’t be charged.';
    case 'REJECTED':
      return 'Rejected: the network can’t take your order. You won’t be charged.';
  }
}
