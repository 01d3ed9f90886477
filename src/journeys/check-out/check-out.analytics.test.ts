import { expect, test } from 'vitest';
import {
  address,
  contact,
  input,
  open,
  paymentSessionId,
  saved,
  savedLent,
} from '../../../machines/check-out/check-out.cases.ts';
import { checkOutMachine } from '../../../machines/check-out/check-out.machine.ts';
import { accepted, orderId } from '../../../machines/check-out/credit.cases.ts';
import { answered } from '../../../machines/shared/model-case.ts';
import { toldOf } from '../../../studio/machine-tests/told-of.ts';
import type { Happening } from '../../../studio/machine-tests/describe-steps.ts';
import { checkOutAnalytics } from './check-out.analytics.ts';

const told = (...happenings: readonly Happening[]) =>
  toldOf({ machine: checkOutMachine, journey: checkOutAnalytics, input }, ...happenings);

const ids = { checkout_id: input.checkoutId, basket_id: open.basketId };

test('each step of the check-out is told with the ids that are known by then (PH-07)', () => {
  const [day] = open.deliveryDays;
  const events = told(
    answered('loadCheckout', open),
    { type: 'contact.submitted', ...contact },
    { type: 'manualEntry.requested' },
    { type: 'address.submitted', ...address },
    { type: 'day.submitted', day: day ?? '' },
    { type: 'sims.submitted', sims: ['esim'] },
  );
  expect(events).toEqual(
    ['contact', 'address', 'delivery', 'sim', 'ways_to_pay'].map((step) => ({
      name: 'checkout_step',
      data: { step, ...ids },
    })),
  );
  expect(JSON.stringify(events)).not.toMatch(
    new RegExp(`${contact.firstName}|${contact.phoneNumber}|${address.line1}`),
  );
});

test('an order that is saved is told with its id, and where it is paid with that of the payment (PH-07)', () => {
  const of = { ...ids, order_id: orderId };
  expect(
    told(
      answered('loadCheckout', saved),
      answered('loadCheckout', saved),
      { type: 'payment.requested' },
      answered('saveOrder', { orderId }),
      answered('beginPayment', { paymentSessionId }),
    ),
  ).toEqual([
    { name: 'checkout_step', data: { step: 'review', ...of } },
    { name: 'checkout_step', data: { step: 'payment', ...of, payment_session_id: paymentSessionId } },
  ]);
});

test('a phone by instalments is told with its contract (PH-07)', () => {
  const [piece] = accepted.pieces;
  expect(told(answered('loadCheckout', savedLent), answered('loadCredit', accepted))).toEqual([
    {
      name: 'checkout_step',
      data: { step: 'credit_agreement', ...ids, order_id: orderId, contract_id: piece?.pieceId },
    },
  ]);
});
