import { inWords } from '../../clock/local-date.ts';
import type { OrderDelay } from '../../db/schema/orders.ts';
import type { OrderRow } from './orders.rules.ts';

/** The network's problem codes as customers say them; an unknown one is told as a difficulty. */
const reasons: Readonly<Record<string, string>> = {
  ACCESS_ISSUE: 'the engineer could not reach the place of work',
  ACTIVATION_FAILED: 'the line could not be switched on',
  ADDITIONAL_WORK: 'more work is needed than was planned',
  CAPACITY_ISSUE: 'the network is full here for now',
  FAULT_AT_NODE: 'there is a fault in the network',
  FAULT_AT_ONT: 'there is a fault in the box on your wall',
  FAULT_AT_POP: 'there is a fault in the network',
  INFORMATION_REQUIRED: 'something has to be known first',
  INSTALL_FAILED: 'the installation could not be finished',
  NETWORK_ISSUE: 'there is a problem in the network',
  PLANNING_ISSUE: 'the plan of the work has to be changed',
  PROPERTY_UNOCCUPIED: 'nobody was at home',
  SITE_UNSAFE: 'the place of work was not safe',
  SURVEY_REQUIRED: 'your home has to be looked at first',
  UNABLE_TO_ATTEND: 'the engineer could not come',
  WAYLEAVE_ISSUE: 'the owner of the ground has to agree first',
};

function delayInWords({ reasons: codes, actionOwner, nextDate }: OrderDelay): string {
  const why =
    codes.map((code) => reasons[code]).find((words) => words !== undefined) ?? 'the network has met a difficulty';
  const who = actionOwner === 'CUSTOMER' ? 'We need something from you' : 'The network is working on it';
  const when =
    nextDate === null ? 'We tell you the next date as soon as we know it' : `The next date is ${inWords(nextDate)}`;
  return `Delayed: ${why}. ${who}. ${when}.`;
}

/** The state of an order as the customer reads it (OR-06). */
export function stateInWords(order: Pick<OrderRow, 'state' | 'delay' | 'committedDate'>): string {
  switch (order.state) {
    case 'RECEIVED':
      return 'Received: we have your order and pass it on to the network.';
    case 'ACKNOWLEDGED':
      return 'Acknowledged: the network has your order and plans the work.';
    case 'COMMITTED':
      return order.committedDate === null
        ? 'Committed: the network has promised to connect you.'
        : `Committed: you go live on ${inWords(order.committedDate)}.`;
    case 'DELAYED':
      return order.delay === null ? 'Delayed: the network has met a difficulty.' : delayInWords(order.delay);
    case 'COMPLETED':
      return 'Completed: your broadband is live.';
    case 'CANCELLING':
      return 'Cancelling: we are taking your order back from the network.';
    case 'CANCELLED':
      return 'Cancelled: the order has ended and you are not charged.';
    case 'REJECTED':
      return 'Rejected: the network cannot take your order. You are not charged.';
  }
}
