import { describe, expect, it } from 'vitest';
import { running } from '../manage-order/orders.cases.ts';
import { orderCard } from './order-card.rules.ts';

describe('the card of an order says that nothing is to pay before Go Live, and which day that is', () => {
  it.each([
    ['RECEIVED', true],
    ['ACKNOWLEDGED', true],
    ['COMMITTED', true],
    ['DELAYED', true],
    // It may be taken back by then, or Go Live be past.
    ['CANCELLING', false],
    ['COMPLETED', false],
    ['RESTING', false],
  ])('of one that is %s: %s', (state, isPaidLater) => {
    const order = { ...running, order: { ...running.order, state } } as typeof running;
    expect(orderCard(order)).toMatchObject({ isPaidLater, goLive: isPaidLater ? '2026-02-24' : null });
  });
});
