import * as fc from 'fast-check';
import { networkSentinels } from '../../openapi/partners/network/test-data.ts';
import { sentinel } from '../scenarios/sentinels.ts';
import { productIds } from './customer.ts';
import { ways } from './disturbed-post.ts';

const act = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('wait' as const), hours: fc.integer({ min: 1, max: 120 }) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('move' as const), visit: fc.nat(1), day: fc.nat(5) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('cancel' as const) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('order in another tab' as const) }) },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('order in the older form' as const),
      productId: fc.constantFrom(productIds.mbps150, productIds.mbps500),
    }),
  },
);
export type Act = typeof act extends fc.Arbitrary<infer Value> ? Value : never;

/** Another plan or other kit that is asked for once the home is live, and undone again or not; then time goes by. */
const wish = fc.record({
  productId: fc.constantFrom(productIds.mbps150, productIds.mbps500, productIds.mbps1000),
  meshWifi: fc.boolean(),
  isUndone: fc.boolean(),
  days: fc.integer({ min: 10, max: 35 }),
});
export type Wish = typeof wish extends fc.Arbitrary<infer Value> ? Value : never;

/** Of the life in which what is agreed is refused and undone the laws of prices don’t hold: `refused-by-network.test.ts` has it. */
const lastNames = networkSentinels.filter(({ id }) => id !== 'order-refusing').map(({ value }) => value);

/** Somebody orders, and lives with it. */
export const anyLife = fc.record({
  lastName: fc.constantFrom('Fairweather', ...lastNames),
  acts: fc.array(act, { minLength: 3, maxLength: 10 }),
  ways: fc.array(fc.constantFrom(...ways), { minLength: 4, maxLength: 12 }),
  wishes: fc.array(wish, { minLength: 2, maxLength: 3 }),
});

type Life = typeof anyLife extends fc.Arbitrary<infer Value> ? Value : never;

const wait = (hours: number): Act => ({ kind: 'wait', hours });

/** Most random lives end before a bill: one that is owed something goes live among them, hearing everything twice. */
const owedLife: Life = {
  lastName: sentinel('order-delayed').value,
  acts: [wait(48)],
  ways: ['twice'],
  wishes: [
    { productId: productIds.mbps150, meshWifi: true, isUndone: false, days: 35 },
    { productId: productIds.mbps500, meshWifi: true, isUndone: true, days: 10 },
    { productId: productIds.mbps1000, meshWifi: false, isUndone: false, days: 35 },
  ],
};

/** The network delays, the customer comes back to an earlier day, and the network delays again. */
const movedToAndFro: Life = {
  lastName: sentinel('order-delayed').value,
  acts: [wait(116), wait(1), wait(42), { kind: 'move', visit: 0, day: 1 }, wait(1), wait(33), wait(108), wait(64)],
  ways: ['at once', 'at once', 'twice', 'refused', 'twice', 'late'],
  wishes: [{ productId: productIds.mbps500, meshWifi: true, isUndone: true, days: 22 }],
};

/** Somebody looks on the morning of the visit, with the engineer on the way, and orders once more in each way. */
const lookedAtEarly: Life = {
  lastName: 'Fairweather',
  acts: [
    wait(116),
    { kind: 'order in another tab' },
    { kind: 'order in the older form', productId: productIds.mbps500 },
    wait(51),
    { kind: 'order in the older form', productId: productIds.mbps150 },
  ],
  ways: ['at once'],
  wishes: [{ productId: productIds.mbps1000, meshWifi: true, isUndone: false, days: 35 }],
};

/** The customer cancels between the visits, and that the first one was done is heard after the order has ended. */
const doneBeforeTheEnd: Life = {
  lastName: 'Fairweather',
  acts: [wait(120), wait(72), { kind: 'cancel' }, wait(24)],
  ways: ['at once', 'at once', 'at once', 'at once', 'at once', 'late', 'at once'],
  wishes: [{ productId: productIds.mbps1000, meshWifi: false, isUndone: false, days: 10 }],
};

/** The network ends the service in a month that is paid for. */
const endedByNetwork: Life = {
  lastName: sentinel('order-ceased').value,
  acts: [wait(48)],
  ways: ['at once'],
  wishes: [{ productId: productIds.mbps500, meshWifi: false, isUndone: false, days: 20 }],
};

/** The customer moves a visit of an order that the network has cancelled, before that is heard. */
const movedAfterTheEnd: Life = {
  lastName: sentinel('order-network-cancels').value,
  acts: [wait(108), { kind: 'move', visit: 0, day: 4 }, wait(26), wait(60)],
  ways: ['late', 'refused', 'at once', 'late', 'late', 'at once', 'at once'],
  wishes: [{ productId: productIds.mbps1000, meshWifi: false, isUndone: true, days: 14 }],
};

/** Nobody is at home for the first visit; its next date comes after the second visit, for which nobody comes on its old day. */
const waitsForADate: Life = {
  lastName: sentinel('order-no-access').value,
  acts: [wait(32), wait(72), wait(81), { kind: 'move', visit: 0, day: 0 }, wait(103), wait(64)],
  ways: ['twice', 'at once', 'twice', 'twice', 'twice'],
  wishes: [{ productId: productIds.mbps1000, meshWifi: false, isUndone: false, days: 15 }],
};

/** Lives in which something was wrong once, or that chance leads to seldom. */
export const namedLives = [
  owedLife,
  movedToAndFro,
  lookedAtEarly,
  doneBeforeTheEnd,
  endedByNetwork,
  movedAfterTheEnd,
  waitsForADate,
];
