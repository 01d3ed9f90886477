import { describe, expect, test } from 'vitest';
import { backOf, wantedAgain } from './back-of.rules.ts';
import { saysNo, saysYes } from './pay.cases.ts';
import { isMade, lookMs, maxQuickLooks, payPath, standingOf } from './pay.rules.ts';
import type { Pressed } from './pay.types.ts';
import {
  blocked,
  cardCheck,
  expired,
  open,
  paid,
  pending,
  phonesOpen,
  phonesPaid,
  simPlanOpen,
  topUpOpen,
  airtimeDebtOpen,
  refusedOnce,
  refusedToTheEnd,
} from './sessions.cases.ts';

const nothing = { pressed: null, answer: null, looks: 0 };
const firstPress: Pressed = { attemptsLeft: 3, paymentResultCode: null };
const lastPress: Pressed = { attemptsLeft: 1, paymentResultCode: 'Refused' };

describe('where a payment stands that was read', () => {
  test.each([
    ['open', open],
    ['open', refusedOnce],
    ['pending', pending],
    ['paid', paid],
    ['blocked', blocked],
    ['over', refusedToTheEnd],
    ['over', expired],
    ['over', { ...expired, state: 'CANCELLED' as const }],
  ])('%s: nobody has pressed', (standing, session) => {
    expect(standingOf(nothing, session)).toBe(standing);
  });

  test('a press that was refused is awaited until the gateway knows of it, and no longer than eight looks (PH-10)', () => {
    const pressed = { pressed: firstPress, answer: saysNo, looks: 0 };
    expect(standingOf(pressed, open)).toBe('awaited');
    expect(standingOf(pressed, refusedOnce)).toBe('open');
    expect(standingOf({ ...pressed, looks: maxQuickLooks }, open)).toBe('open');
  });

  test('who stops at the bank’s question is told so, though no attempt is gone', () => {
    const stopped = { ...open, paymentResultCode: 'Cancelled' };
    expect(standingOf({ pressed: firstPress, answer: saysNo, looks: 0 }, stopped)).toBe('open');
  });

  test('a refusal that ends the payment before the third may be fraud: that is awaited (PH-10)', () => {
    const pressed = { pressed: firstPress, answer: saysNo, looks: 0 };
    expect(standingOf(pressed, refusedToTheEnd)).toBe('awaited');
    expect(standingOf(pressed, blocked)).toBe('blocked');
    expect(standingOf({ ...pressed, looks: maxQuickLooks }, refusedToTheEnd)).toBe('over');
  });

  test('the third refusal is told at once (PH-10)', () => {
    expect(standingOf({ pressed: lastPress, answer: saysNo, looks: 0 }, refusedToTheEnd)).toBe('over');
  });

  test('once the provider has said yes nobody presses again, however long the gateway knows nothing (PH-11)', () => {
    const pressed = { pressed: firstPress, answer: saysYes, looks: maxQuickLooks };
    expect(standingOf(pressed, open)).toBe('pending');
    // The bank took its time, and said no.
    expect(standingOf(pressed, refusedOnce)).toBe('open');
  });
});

test.each(['Authorised', 'Pending', 'Received', 'completed', 'paymentPending'])(
  'of %s money may come',
  (resultCode) => {
    expect(isMade({ resultCode })).toBe(true);
  },
);

test.each(['Refused', 'Cancelled', 'Error', 'expired', ''])('of “%s” no money comes', (resultCode) => {
  expect(isMade({ resultCode })).toBe(false);
});

test('we look every second at first, and every ten once it takes long', () => {
  expect([lookMs({ looks: 0 }), lookMs({ looks: maxQuickLooks })]).toEqual([1_000, 10_000]);
});

test('a payment has a page of its own, and leads back to what was paid for', () => {
  expect(payPath(open.paymentSessionId)).toBe(`/pay/${open.paymentSessionId}`);
  expect([open, { ...open, billId: null }, cardCheck].map(backOf)).toEqual([
    `/dashboard/bills/${open.billId}`,
    '/dashboard/bills',
    '/dashboard/payment-method',
  ]);
});

test('phones that are ordered lead back to the check-out until they are paid, and then to their order (PH-07)', () => {
  expect([backOf(phonesOpen), backOf(phonesPaid)]).toEqual([
    '/checkout',
    `/dashboard/orders/phones/${phonesPaid.shopOrderId}`,
  ]);
  expect(wantedAgain(phonesOpen)).toEqual({ purpose: 'PHONE_ORDER', shopOrderId: phonesOpen.shopOrderId });
});

test('credit leads back to its page, and what is owed of it, too (PH-12)', () => {
  expect([topUpOpen, airtimeDebtOpen].map(backOf)).toEqual(['/top-up', '/top-up']);
  expect([topUpOpen, airtimeDebtOpen].map(wantedAgain)).toEqual([
    { purpose: 'AIRTIME', topUpId: topUpOpen.topUpId },
    { purpose: 'AIRTIME_DEBT' },
  ]);
});

test('a SIM plan leads back to where it was bought (MK-07)', () => {
  expect(backOf(simPlanOpen)).toBe('/buy/goodybag');
  expect(wantedAgain(simPlanOpen)).toEqual({
    purpose: 'SIM_PLAN',
    simPlanPurchaseId: simPlanOpen.simPlanPurchaseId,
  });
});

test('the same thing is paid for anew', () => {
  expect(wantedAgain(open)).toEqual({ purpose: 'BROADBAND_BILL', billId: open.billId });
  expect(wantedAgain(cardCheck)).toEqual({ purpose: 'KEPT_CARD' });
});
