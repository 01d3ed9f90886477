import { expect, test } from 'vitest';
import { createActor, SimulatedClock, type SnapshotFrom } from 'xstate';
import { unanswered } from '../../../studio/model/explore.ts';
import { answered } from '../../../machines/shared/model-case.ts';
import { saysNo, toPay } from '../../../machines/pay/pay.cases.ts';
import { payMachine } from '../../../machines/pay/pay.machine.ts';
import {
  blocked,
  cardKept,
  expired,
  open,
  paid,
  paymentSessionId,
  phonesPaid,
  refusedOnce,
} from '../../../machines/pay/sessions.cases.ts';
import { layerEntry } from '../../analytics/tracker.ts';
import { payAnalytics } from './pay.analytics.ts';

/** What is told where `state` is entered behind `left`, as it goes to the data layer, of a payment that was read so. */
function told(session: object, state: string, left: readonly string[] = []) {
  const actor = createActor(unanswered(payMachine), { input: toPay, clock: new SimulatedClock() }).start();
  actor.send(answered('loadPayment', session) as never);
  const snapshot = actor.getSnapshot() as SnapshotFrom<typeof payMachine>;
  const event = payAnalytics.entering[state]?.({ snapshot, output: null, left });
  return event ? layerEntry(event.name, event.data) : null;
}

const of = { payment_session_id: paymentSessionId, purpose: 'broadband_bill' };

test('a payment is begun where its card fields come up, by its own id (PH-07)', () => {
  expect(told(open, 'takingCard')).toEqual({ event: 'payment_begun', ...of, amount_in_pence: 3962 });
});

test('who leaves for the wallet is told so, and not where it is (PH-08)', () => {
  expect(told(open, 'goingToWallet')).toEqual({ event: 'payment_wallet_chosen', ...of });
});

test('one that is made is told with the provider’s id of it (PH-07)', () => {
  expect(told(paid, 'paymentMade')).toEqual({
    event: 'payment_made',
    ...of,
    payment_id: paid.paymentId,
    amount_in_pence: 3962,
  });
  expect(told(phonesPaid, 'paymentMade')).toMatchObject({
    payment_id: phonesPaid.paymentId,
    order_id: phonesPaid.shopOrderId,
  });
  expect(told(cardKept, 'paymentMade')).toMatchObject({ purpose: 'kept_card', amount_in_pence: 0 });
});

test('a try that failed is told once it is known, and never with the bank’s reason (PH-10)', () => {
  const failed = { event: 'payment_failed', ...of, payment_result_code: 'refused', is_final: false };
  expect(told(refusedOnce, 'enteringCard', ['looking'])).toEqual(failed);
  expect(told(refusedOnce, 'showingFrame', ['goingOnAfterRedirect'])).toEqual(failed);
  // The page was loaded again, or looked quietly for news.
  expect(told(refusedOnce, 'showingFrame', ['loadingPayment'])).toBeNull();
  expect(told(refusedOnce, 'enteringCard', ['lookingForNews'])).toBeNull();
  expect(told(open, 'enteringCard', ['looking'])).toBeNull();
});

test.each([
  ['paymentBlocked', blocked, 'refused'],
  ['paymentOver', expired, 'none'],
])('%s is final (PH-10)', (state, session, code) => {
  expect(told(session, state)).toEqual({
    event: 'payment_failed',
    ...of,
    payment_result_code: code,
    is_final: true,
  });
});

test('what the provider’s page gave is in no event', () => {
  expect(JSON.stringify([told(open, 'takingCard'), told(paid, 'paymentMade')])).not.toMatch(
    new RegExp(`${open.checkout?.sessionData}|${saysNo.sessionResult}`),
  );
});
