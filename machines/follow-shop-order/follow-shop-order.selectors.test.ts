import { expect, test } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { ofAll, ofOne, someOrders } from './follow-shop-order.cases.ts';
import { followShopOrderMachine } from './follow-shop-order.machine.ts';
import { isUnderWay } from './follow-shop-order.rules.ts';
import { selectFollowShopOrder } from './follow-shop-order.selectors.ts';
import type { ShopOrder } from './follow-shop-order.types.ts';
import {
  early,
  kept,
  later,
  mind,
  offering,
  posted,
  replaced,
  returnable,
  second,
  warranty,
  withCode,
} from './returns.cases.ts';
import { delivered, held, lost, outForDelivery, placed, shopOrderId, strange, unpaid } from './shop-orders.cases.ts';

/** What a page is told once it has been read. */
async function read(input: typeof ofAll, order: ShopOrder = placed) {
  const machine = followShopOrderMachine.provide({
    actors: {
      loadOrders: fromPromise(() => Promise.resolve(someOrders)),
      loadOrder: fromPromise(() => Promise.resolve(order)),
    },
  });
  const actor = createActor(machine, { input }).start();
  return selectFollowShopOrder(await waitFor(actor, (snapshot) => !snapshot.hasTag('busy')));
}

test('each order of the list leads to its page (PH-07)', async () => {
  const { orders, order } = await read(ofAll);
  expect(orders.map(({ to }) => to)).toEqual([`/dashboard/orders/phones/${shopOrderId}`]);
  expect(order).toBeNull();
});

test('an order is shown with whom it is for, where it goes and each of its phones (PH-05, PH-07)', async () => {
  const { order } = await read(ofOne);
  expect(order).toMatchObject({
    name: 'Alex Finch',
    address: '4 Heron Way, Larkford, LK9 1SA',
    totalInPence: 118_800,
    standing: 'PLACED',
    isOrdered: true,
  });
  expect(order?.pieces.map(({ to }) => to)).toEqual([
    '/mobile-phones/google-pixel-10',
    '/mobile-phones/samsung-galaxy-s24',
  ]);
});

test('a second line of an address stands between the first and the town', async () => {
  const { order } = await read(ofOne, { ...placed, address: { ...placed.address, line2: 'Flat 2' } });
  expect(order?.address).toBe('4 Heron Way, Flat 2, Larkford, LK9 1SA');
});

test('a state of a newer gateway is none that we know, and one that is not paid is not ordered', async () => {
  expect((await read(ofOne, strange)).order?.standing).toBe('unknown');
  expect((await read(ofOne, unpaid)).order).toMatchObject({ standing: 'UNPAID', isOrdered: false });
});

test.each([
  [placed, true],
  [outForDelivery, true],
  [held, true],
  [strange, true],
  [delivered, false],
  [lost, false],
  [posted, true],
  [kept, false],
  [replaced({ replacement: placed.delivery }), true],
  [replaced(), false],
])('whether others go on with an order is known by its state and its returns', (order, goesOn) => {
  expect(isUnderWay(order)).toBe(goesOn);
});

test('each return of an order has its phones (PH-08)', async () => {
  const { order } = await read(ofOne, withCode);
  expect(order?.returns.map(({ pieces }) => pieces.map(({ name }) => name))).toEqual([['Google Pixel 10']]);
});

test('of each reason is told what comes of it, where that is the same for all phones (PH-08)', async () => {
  const offered = async (...of: Parameters<typeof offering>) =>
    (await read(ofOne, offering(...of))).sendingBack.reasons.map(({ reason, option }) => [reason, option]);
  expect(await offered([mind, early], [mind, early])).toEqual([
    ['CHANGE_OF_MIND', mind],
    ['FAULTY', early],
  ]);
  expect(await offered([later], [warranty])).toEqual([['FAULTY', null]]);
  expect(await offered([second], [])).toEqual([['FAULTY', second]]);
  expect(await offered([], [])).toEqual([]);
});

test('only what the gateway takes back can be chosen (PH-08)', async () => {
  const { sendingBack } = await read(ofOne, withCode);
  expect(sendingBack.pieces.map(({ name }) => name)).toEqual(['Samsung Galaxy S24']);
  expect((await read(ofOne, returnable)).sendingBack.pieces).toHaveLength(2);
});

test('what was paid in part by a lender says so, leads to its agreements, and gives back only what was paid to us (PH-04)', async () => {
  const credit: NonNullable<ShopOrder['pieces'][number]['credit']> = {
    months: 12,
    upfrontInPence: 5_000,
    lentInPence: 60_000,
    monthlyInPence: 5_000,
    aprInPercent: 0,
    state: 'AGREED',
    stateDescription: 'Agreed',
  };
  const lent = {
    ...placed,
    dueNowInPence: 58_800,
    lentInPence: 60_000,
    pieces: placed.pieces.map((piece) => ({ ...piece, credit })),
  };
  expect((await read(ofOne, lent)).order).toMatchObject({
    creditPage: `/dashboard/orders/phones/${shopOrderId}/credit`,
    goesBackInPence: 58_800,
  });
  expect((await read(ofOne)).order).toMatchObject({ creditPage: null, goesBackInPence: 118_800 });
});
