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
  ['in time is not missed', 2, { promise: ['MOVED', 'NETWORK'], compensationInPence: 0 }],
  ['on its own day is missed', 0, { promise: ['BROKEN', 'NETWORK'], compensationInPence: 3_231 }],
] as const)(
  'a visit that the network called off %s, whether that is heard before the end of its order or after it (OR-10)',
  async (_, daysBefore, expected) => {
    const heard = await assertSameLate(lives, ({ callsOff, cancelsVisitToo }) => ({
      news: callsOff(daysBefore),
      end: cancelsVisitToo('14:00'),
    }));
    expect(heard).toMatchObject({ visit: 'Cancelled', ...expected });
  },
);

test('a visit that was made and called off before the end of its order is done, whatever is heard first', async () => {
  const first = await promised(lives);
  await take(lives, [first.cancels('14:00'), first.callsOff(0), first.becomes('COMPLETED', '11:00')]);
  expect(await outcome(lives, first.id)).toMatchObject({ visit: 'Done' });
  const then = await promised(lives);
  await take(lives, [then.cancels('14:00'), then.becomes('COMPLETED', '11:00'), then.callsOff(0)]);
  expect(await outcome(lives, then.id)).toMatchObject({
    visit: 'Done',
    promise: ['KEPT', null],
    compensationInPence: 0,
  });
});

test('a visit that was called off as its member cancelled the order has broken nothing', async () => {
  const { id, stopsAsAsked, callsOff } = await promised(lives);
  await lives.browser.send('POST', `/broadband/v1/orders/${id}/cancellation`);
  await take(lives, [stopsAsAsked('07:35')]);
  const before = await outcome(lives, id);
  expect(before).toMatchObject({ visit: 'Cancelled', promise: ['CALLED_OFF', null] });
  await take(lives, [callsOff(0)]);
  expect(await outcome(lives, id)).toEqual(before);
});
