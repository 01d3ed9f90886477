import { expect, test } from 'vitest';
import { createActor, type SnapshotFrom } from 'xstate';
import type { Happening } from '../../studio/machine-tests/describe-steps.ts';
import { answered } from '../shared/model-case.ts';
import { unanswered } from '../../studio/model/explore.ts';
import { booking, order, starts } from './review-order.cases.ts';
import { reviewOrderMachine } from './review-order.machine.ts';
import { selectReviewOrder } from './review-order.selectors.ts';
import type { ReviewOrderInput } from './review-order.types.ts';

const complete = starts['a customer with everything chosen'];
const plan = { ...complete.plan, earliestActivationDate: '2026-12-01', monthlyPrice: '2900' };
const contract = { planId: plan.id, contractSummaryDocId: 'S', contractInformationDocId: 'I', monthRemaining: 12 };

/** What the page of a customer is told after these events. */
function shown(change: Partial<ReviewOrderInput> = {}, ...events: Happening[]) {
  const actor = createActor(unanswered(reviewOrderMachine), { input: { ...complete, plan, ...change } }).start();
  for (const event of events) actor.send(event);
  return selectReviewOrder(actor.getSnapshot() as SnapshotFrom<typeof reviewOrderMachine>);
}

test('the page shows whose order it is, for which home, and at the price of the contract (OR-01)', () => {
  expect(shown()).toMatchObject({
    name: 'Rowan Archer',
    email: 'rowan.archer@example.com',
    phone: '07700 900101',
    product: complete.product,
    booking,
    customisation: complete.customisation,
    switching: null,
    contractsUi: true,
    contractNewTab: true,
    monthlyPriceInPence: 2900,
    earliestDate: '2026-12-01',
    connectionDate: null,
  });
  expect(shown().address).toContain(complete.premise.postcode);
});

test('what it costs is said as on the steps before: the one summary of the order (OR-01, OR-08)', () => {
  expect(shown({ customisation: { ...complete.customisation, meshWifi: true } }).summary).toMatchObject({
    planPriceInPence: 2500,
    meshPriceInPence: 400,
    monthlyPriceInPence: 2900,
    switching: 'impossible',
  });
});

test('nothing stands for a customer who is not known, or for a day that the gateway has not said', () => {
  const unknown = { ...plan };
  delete (unknown as Partial<typeof plan>).earliestActivationDate;
  expect(shown({ member: null, plan: unknown })).toMatchObject({ name: '', email: '', phone: '', earliestDate: null });
});

test('the day is the one chosen, but not before the outside visit is over', () => {
  const customisation = { ...complete.customisation, connectionDate: '2026-12-10' };
  expect(shown({ customisation }).connectionDate).toBe('2026-12-10');
  const outsideVisit = { appointmentId: 'a', date: '2026-12-14', slot: 'AM' as const, formattedSlot: '8am-12pm' };
  expect(shown({ customisation, booking: { ...booking, outsideVisit } }).connectionDate).toBe('2026-12-15');
});

test('the page waits for the contract, then for the order, and says what is missing', () => {
  expect(shown()).toMatchObject({ isPreparing: true, isPlacing: false, contract: null });
  const ready = answered('prepareContract', { contract, plan });
  expect(shown({}, ready)).toMatchObject({ isPreparing: false, isPlacing: false, contract });
  const submitted = (contractAccepted: boolean) => ({ type: 'order.submitted', contractAccepted });
  expect(shown({}, ready, submitted(false)).errors).toEqual({
    contractAccepted: 'notAccepted',
  });
  expect(shown({}, ready, submitted(true))).toMatchObject({ isPlacing: true, errors: {} });
  expect(shown({}, ready, submitted(false), submitted(true)).errors).toEqual({});
  expect(shown({}, ready, submitted(true), answered('placeOrder', order)).isPlacing).toBe(false);
});
