import { describe, expect, test } from 'vitest';
import { customerAfter } from '../../studio/machine-tests/describe-customers.ts';
import type { SnapshotFrom } from 'xstate';
import { answered, failed } from '../shared/model-case.ts';
import { nothingDue, providerPages, saysNo, soldOut, tooMany, toPay, withoutProvider } from './pay.cases.ts';
import { payMachine } from './pay.machine.ts';
import { selectPay } from './pay.selectors.ts';
import {
  cardCheck,
  collection,
  debitPending,
  expired,
  open,
  pending,
  phonesPaid,
  refusedOnce,
} from './sessions.cases.ts';

const shown = (past: NonNullable<Parameters<typeof customerAfter>[2]>, begins = toPay) =>
  selectPay(customerAfter(payMachine, begins, past).now() as SnapshotFrom<typeof payMachine>);

test('before anything is known nothing is said, and the way back is the dashboard', () => {
  expect(shown([])).toEqual({
    purpose: null,
    amountInPence: 0,
    parts: [],
    message: null,
    attemptsLeft: 0,
    frame: null,
    isAsking: false,
    takesDays: null,
    isSlow: false,
    back: '/dashboard',
  });
});

test('a Direct Debit and a bill that is collected by one take a bank days', () => {
  expect(shown([answered('loadPayment', debitPending)])).toMatchObject({
    takesDays: 'setUp',
    back: '/dashboard/payment-method',
  });
  expect(shown([answered('loadPayment', collection)])).toMatchObject({ takesDays: 'collection' });
  expect(shown([answered('loadPayment', pending)]).takesDays).toBeNull();
});

test('the frame is begun with what the gateway gave for it, at the provider’s own address', () => {
  expect(shown([answered('loadPayment', open)])).toMatchObject({
    purpose: 'BROADBAND_BILL',
    amountInPence: 3962,
    frame: { origin: providerPages, ...open.checkout },
    back: `/dashboard/bills/${open.billId}`,
  });
  expect(shown([answered('loadPayment', cardCheck)])).toMatchObject({ purpose: 'KEPT_CARD', amountInPence: 0 });
  expect(shown([answered('loadPayment', pending)]).frame).toBeNull();
  expect(shown([answered('loadPayment', open)], withoutProvider).frame).toBeNull();
});

test('who has nothing to pay any more is led to the order that is paid, and not to the check-out (PH-07)', () => {
  const over = { ...expired, purpose: 'PHONE_ORDER' as const, billId: null, shopOrderId: phonesPaid.shopOrderId };
  const asked = [answered('loadPayment', over), 'payment.requested'];
  expect(shown(asked).back).toBe('/checkout');
  expect(shown([...asked, failed('beginPayment', nothingDue)]).back).toBe(
    `/dashboard/orders/phones/${phonesPaid.shopOrderId}`,
  );
});

describe('what went wrong (PH-10)', () => {
  const refused = [answered('loadPayment', refusedOnce), 'card.shown'];

  test('is in the gateway’s words, with how often it can be tried again', () => {
    expect(shown(refused)).toMatchObject({ message: refusedOnce.paymentErrorMessage, attemptsLeft: 2 });
  });

  test('is said no more while something else is tried', () => {
    expect(shown([...refused, 'payment.started'])).toMatchObject({ message: null, isAsking: false });
    expect(shown([...refused, 'payment.started', { type: 'payment.answered', ...saysNo }])).toMatchObject({
      message: null,
      isAsking: true,
    });
  });

  test.each([
    ['it was tried too often, is when to try again', tooMany, 'You can try again today after 22:30.'],
    ['its phone has sold out, is where to see what is left', soldOut, 'Your basket shows what is left.'],
  ])('of a payment that is not begun, as %s', (_, failure, message) => {
    const past = [
      answered('loadPayment', expired),
      'payment.requested',
      failed('beginPayment', { ...failure, message }),
    ];
    expect(shown(past).message).toBe(message);
  });
});

test('a bank that takes its time is said to', () => {
  const looks = Array.from({ length: 8 }, () => [1_000, answered('lookAtPayment', pending)]).flat();
  expect(shown([answered('loadPayment', pending)]).isSlow).toBe(false);
  expect(shown([answered('loadPayment', pending), ...looks]).isSlow).toBe(true);
});
