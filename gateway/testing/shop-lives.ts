import * as fc from 'fast-check';
import { courierSentinels } from '../../openapi/partners/courier/test-data.ts';
import { ways } from './disturbed-post.ts';
import { black, fold } from './shop.ts';

/** Whose bank says yes, no, later yes, later no, or calls it fraud: names of card holders. */
const holder = fc.constantFrom<string>('Imogen Sparrow', 'DECLINED', 'PENDING', 'PENDING_DECLINED', 'FRAUD');

const act = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('wait' as const), hours: fc.integer({ min: 1, max: 60 }) }) },
  {
    weight: 3,
    arbitrary: fc.record({ kind: fc.constant('pay' as const), holder, tabs: fc.integer({ min: 1, max: 3 }) }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('cancel' as const) }) },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('send back' as const),
      piece: fc.nat(2),
      isFaulty: fc.boolean(),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('keep it after all' as const) }) },
  // At once, before the courier has heard of either.
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('keep it and send it back' as const) }) },
);
export type ShopAct = typeof act extends fc.Arbitrary<infer Value> ? Value : never;

/** Somebody orders phones, and lives with them. */
export const anyShopLife = fc.record({
  lastName: fc.constantFrom('Fairweather', ...courierSentinels.map(({ value }) => value)),
  skus: fc.array(fc.constantFrom(black, fold), { minLength: 1, maxLength: 3 }),
  acts: fc.array(act, { minLength: 3, maxLength: 12 }),
  ways: fc.array(fc.constantFrom(...ways), { minLength: 4, maxLength: 12 }),
});
type ShopLife = typeof anyShopLife extends fc.Arbitrary<infer Value> ? Value : never;

const wait = (hours: number): ShopAct => ({ kind: 'wait', hours });
const pay = (name: string, tabs = 1): ShopAct => ({ kind: 'pay', holder: name, tabs });

/** All goes well, everything is told twice, and a part comes back. */
const partComesBack: ShopLife = {
  lastName: 'Fairweather',
  skus: [black, black, fold],
  acts: [pay('Imogen Sparrow', 3), wait(40), { kind: 'send back', piece: 0, isFaulty: false }, wait(60), wait(60)],
  ways: ['twice', 'twice', 'twice', 'twice'],
};

/** The bank’s yes is heard when the session is over; by then its customer has begun again, and paid again. */
const paidTwiceByLateNews: ShopLife = {
  lastName: 'Fairweather',
  skus: [black],
  acts: [pay('Imogen Sparrow'), wait(2), pay('Imogen Sparrow'), wait(30)],
  ways: ['late', 'at once', 'at once', 'at once'],
};

/** Cancelled while the courier has it in hands. */
const cancelledLate: ShopLife = {
  lastName: 'Nayworth',
  skus: [black, fold],
  acts: [pay('Imogen Sparrow'), wait(9), { kind: 'cancel' }, wait(60)],
  ways: ['at once', 'refused', 'at once', 'late'],
};

/** Faulty after 30 days; kept while the word that it was handed in is under way, and sent back with another code as well. */
const sentBackTwice: ShopLife = {
  lastName: 'Fairweather',
  skus: [black],
  acts: [
    pay('Imogen Sparrow'),
    wait(40),
    wait(31 * 24),
    { kind: 'send back', piece: 0, isFaulty: true },
    // Past the bank holidays, to the day on which it is handed in.
    wait(84),
    { kind: 'keep it and send it back' },
    wait(60),
  ],
  ways: ['at once', 'at once', 'at once', 'at once', 'at once', 'late', 'late'],
};

/** Lives that chance leads to seldom. */
export const namedShopLives = [partComesBack, paidTwiceByLateNews, cancelledLate, sentBackTwice];
