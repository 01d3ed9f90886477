import { expect, test } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { charge, charged, input, kept, oldCard, removes, visa } from './choose-payment-method.cases.ts';
import { choosePaymentMethodMachine } from './choose-payment-method.machine.ts';
import { selectChoosePaymentMethod } from './choose-payment-method.selectors.ts';
import type { Paying } from './choose-payment-method.types.ts';

/** What the page is told of a member who pays so. */
async function read(paying: Paying, ...events: ReturnType<typeof removes>[]) {
  const machine = choosePaymentMethodMachine.provide({
    actors: { loadMethod: fromPromise(() => Promise.resolve(paying)) },
  });
  const actor = createActor(machine, { input }).start();
  await waitFor(actor, (snapshot) => !snapshot.hasTag('busy'));
  for (const event of events) actor.send(event);
  return selectChoosePaymentMethod(actor.getSnapshot());
}

test('nothing is known while it is looked up', () => {
  const model = selectChoosePaymentMethod(createActor(choosePaymentMethodMachine, { input }).getSnapshot());
  expect(model).toMatchObject({ cards: [], charged: null, charges: [], removed: null, isBusy: true });
});

test('the card that is charged is told, with what is to be charged, and which have expired (PH-08)', async () => {
  const model = await read(charged);
  expect(model.charged).toMatchObject({ id: visa.id, isExpired: false });
  expect(model.charges).toEqual([charge]);
  expect(model.cards.map(({ id, isCharged, isExpired }) => [id, isCharged, isExpired])).toEqual([
    [visa.id, true, false],
    [oldCard.id, false, true],
  ]);
});

test('the order that was placed before is told, as a way back (OR-04)', () => {
  const actor = createActor(choosePaymentMethodMachine, { input: { ...input, orderId: 'order-1' } });
  expect(selectChoosePaymentMethod(actor.getSnapshot()).orderId).toBe('order-1');
});

test('a card can be charged until the end of its month', async () => {
  const cards = ['2026-02', '2026-03'].map((expiry) => {
    const [expiryYear = '', expiryMonth = ''] = expiry.split('-');
    return { ...visa, id: expiry, expiryYear, expiryMonth };
  });
  const model = await read({ ...kept, cards });
  expect(model.cards.map(({ id, isExpired }) => [id, isExpired])).toEqual([
    ['2026-02', true],
    ['2026-03', false],
  ]);
});

test('the card that is about to be removed is told', async () => {
  expect((await read(kept, removes(visa.id))).removed?.lastFour).toBe('1111');
});
