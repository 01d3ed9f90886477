import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { assertSameLate, outcome, promised, take } from '../../testing/late-visit-news.ts';
import { OrderLives } from '../../testing/order-lives.ts';

let lives: OrderLives;
beforeAll(async () => {
  lives = await OrderLives.begin();
});
beforeEach(() => lives.restart());
afterAll(() => lives.site.close());

test.each([
  ['COMPLETED', { visit: 'Done', promise: ['KEPT', null], compensationInPence: 0 }],
  ['NO_ACCESS', { visit: 'Cancelled', promise: ['BROKEN', 'CUSTOMER'], compensationInPence: 0 }],
  ['MISSED', { visit: 'Cancelled', promise: ['BROKEN', 'NETWORK'], compensationInPence: 3_231 }],
] as const)(
  'a visit that is %s before the network cancels its order counts so, whatever is heard first (OR-10)',
  async (status, expected) => {
    const heard = await assertSameLate(lives, ({ becomes, cancels }) => ({
      news: becomes(status, '11:00'),
      end: cancels('14:00'),
    }));
    expect(heard).toMatchObject(expected);
  },
);

test('a visit that was done is done, too, where the cancellation names it', async () => {
  const { id, cancelsVisitToo, becomes } = await promised(lives);
  await take(lives, [cancelsVisitToo('14:00'), becomes('COMPLETED', '11:00')]);
  expect(await outcome(lives, id)).toMatchObject({ visit: 'Done', promise: ['KEPT', null], compensationInPence: 0 });
});

test('what is told of a visit after the end of its order changes nothing', async () => {
  const { id, cancels, becomes } = await promised(lives);
  await take(lives, [cancels('14:00')]);
  const before = await outcome(lives, id);
  expect(before).toMatchObject({ visit: 'Cancelled', promise: ['BROKEN', 'NETWORK'], compensationInPence: 3_231 });
  await take(lives, [becomes('COMPLETED', '15:00'), becomes('NO_ACCESS', '14:30')]);
  expect(await outcome(lives, id)).toEqual(before);
});
