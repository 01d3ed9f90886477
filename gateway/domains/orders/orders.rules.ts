import { randomInt } from 'node:crypto';
import type { orders } from '../../db/schema/orders.ts';
import { HttpProblem } from '../../../platform/http/problem.ts';
import type { HoldsConfirmation } from '../visits/plan-visits.ts';
import type { OrderState } from './orders.types.ts';

export type OrderRow = typeof orders.$inferSelect;

const ends: OrderState[] = ['COMPLETED', 'REJECTED', 'CANCELLING', 'CANCELLED'];

/** The network's events overtake each other, so steps may be skipped; only an end to a delay leads back. */
const transitions: Readonly<Record<OrderState, readonly OrderState[]>> = {
  RECEIVED: ['ACKNOWLEDGED', 'COMMITTED', 'DELAYED', ...ends],
  ACKNOWLEDGED: ['COMMITTED', 'DELAYED', ...ends],
  COMMITTED: ['COMMITTED', 'DELAYED', ...ends],
  DELAYED: ['DELAYED', 'ACKNOWLEDGED', 'COMMITTED', ...ends],
  // The engineer, or the network's no, may have been quicker than the cancellation.
  CANCELLING: ['CANCELLED', 'COMPLETED', 'REJECTED'],
  COMPLETED: [],
  CANCELLED: [],
  REJECTED: [],
};

/** Whether an order may go from one state to another (OR-06). Three states are final. */
export function canBecome(from: OrderState, to: OrderState): boolean {
  return transitions[from].includes(to);
}

/** Ended without service: the home can be ordered for again. */
export function hasFailed(state: OrderState): boolean {
  return state === 'CANCELLED' || state === 'REJECTED';
}

/** Without signs that look alike (0 O, 1 I L), because people read it out on the phone. */
const KEY_SIGNS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const KEY_LENGTH = 7;

/** The order ID that the customer sees, such as `LK-7Q4M2X9`; the prefix is the brand's. A letter tells apart what is no order: `LK-S7Q4M2X9`. */
export function newOrderKey(prefix: string, letter = ''): string {
  return `${prefix}-${letter}${Array.from({ length: KEY_LENGTH }, () => KEY_SIGNS[randomInt(KEY_SIGNS.length)]).join('')}`;
}

const holdMessages = {
  'reservation.missing': 'Please choose your installation dates before you place the order.',
  'reservation.expired': 'Your installation dates were held for 24 hours and have run out. Please choose them again.',
} as const;

/** Throws 409 unless every visit that the plan needs is held. */
export function assertHeld(confirmation: HoldsConfirmation): void {
  if (!confirmation.ok) throw new HttpProblem(409, confirmation.code, { message: holdMessages[confirmation.code] });
}

/** Throws 400 with the field unless the customer has agreed to the contract (OR-02). */
export function assertAccepted(contractAccepted: boolean): void {
  if (contractAccepted) return;
  const message = 'Please agree to the contract before you place the order.';
  throw new HttpProblem(400, 'validation.failed', { message, fields: [{ path: 'body.contractAccepted', message }] });
}

export function contractChanged(): HttpProblem {
  return new HttpProblem(409, 'contract.changed', {
    message: 'Your order has changed since you read its contract. Please check it again.',
  });
}

export function contractMissing(): HttpProblem {
  return new HttpProblem(409, 'contract.missing', {
    message: 'Your contract has to be ready, with your latest changes, before you place the order.',
  });
}
