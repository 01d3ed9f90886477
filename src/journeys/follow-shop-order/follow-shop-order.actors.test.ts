import { expect, test } from 'vitest';
import { day, ofOne, someOrders } from '../../../machines/follow-shop-order/follow-shop-order.cases.ts';
import { followShopOrderMachine } from '../../../machines/follow-shop-order/follow-shop-order.machine.ts';
import { expected, kept, wanted, withCode } from '../../../machines/follow-shop-order/returns.cases.ts';
import { named, placed, stopping } from '../../../machines/follow-shop-order/shop-orders.cases.ts';
import { createShopOrders } from '../../gateway-client/shop-orders.ts';
import { json, problem } from '../../gateway-client/testing/fake-fetch.ts';
import { runActor } from '../../gateway-client/testing/run-actor.ts';
import { testClient } from '../../gateway-client/testing/test-client.ts';
import { nobodyThere } from '../../runtime/testing/nobody-there.ts';
import { createFollowShopOrderActors } from './follow-shop-order.actors.ts';

const at = `/shop/v1/orders/${ofOne.shopOrderId}`;

function actorsOn(answers: Parameters<typeof testClient>[0]) {
  const client = testClient(answers);
  const { somebodyThere, comesBack } = nobodyThere();
  const orders = createShopOrders(client.gateway);
  const actors = createFollowShopOrderActors({ orders, quiet: { orders, somebodyThere } });
  // Types: the machine takes them as they are.
  followShopOrderMachine.provide({ actors });
  return { ...client, actors, comesBack };
}

test('the phone orders of a member are read, and each by itself (PH-07)', async () => {
  const { actors } = actorsOn({
    'GET /shop/v1/orders': () => json(200, someOrders),
    [`GET ${at}`]: () => json(200, placed),
  });
  await expect(runActor(actors.loadOrders, {})).resolves.toEqual(someOrders);
  await expect(runActor(actors.loadOrder, ofOne)).resolves.toEqual(placed);
});

test('an order that is not the member’s is none of theirs, nor is an address with anything else in it (ER-04)', async () => {
  const missing = { status: 404, code: 'shop-order.not-found' };
  const { actors, calls } = actorsOn({ [`GET ${at}`]: () => problem(404, 'shop-order.not-found') });
  await expect(runActor(actors.loadOrder, ofOne)).rejects.toMatchObject(missing);
  await expect(runActor(actors.loadOrder, { shopOrderId: 'anything' })).rejects.toMatchObject(missing);
  expect(calls).toHaveLength(1);
});

test('news are looked for once somebody is at the page', async () => {
  const { actors, calls, comesBack } = actorsOn({ [`GET ${at}`]: () => json(200, placed) });
  const look = runActor(actors.lookForNews, ofOne);
  await Promise.resolve();
  expect(calls).toEqual([]);
  comesBack();
  await expect(look).resolves.toEqual(placed);
});

test('an order is stopped, and another day named for a parcel that is held (PH-07)', async () => {
  const { actors, calls } = actorsOn({
    [`POST ${at}/cancellation`]: () => json(200, stopping),
    [`POST ${at}/redelivery`]: () => json(200, named),
  });
  await expect(runActor(actors.cancelOrder, ofOne)).resolves.toEqual(stopping);
  await expect(runActor(actors.redeliverOrder, { ...ofOne, deliverOn: day })).resolves.toEqual(named);
  expect(calls[1]?.body).toEqual({ deliverOn: day });
});

test('something is sent back, and kept after all (PH-08)', async () => {
  const { actors, calls } = actorsOn({
    [`POST ${at}/returns`]: () => json(201, withCode),
    [`POST ${at}/returns/${expected.id}/withdrawal`]: () => json(200, kept),
  });
  const { pieceIds } = wanted;
  const input = { ...ofOne, pieceIds: [...pieceIds], reason: 'CHANGE_OF_MIND' as const };
  await expect(runActor(actors.beginReturn, input)).resolves.toEqual(withCode);
  expect(calls[0]?.body).toEqual({ pieceIds, reason: 'CHANGE_OF_MIND' });
  await expect(runActor(actors.withdrawReturn, { ...ofOne, returnId: expected.id })).resolves.toEqual(kept);
});
