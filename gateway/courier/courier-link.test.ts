import { beforeEach, expect, test } from 'vitest';
import { testClock, type TestClock } from '../../platform/clock/clock.ts';
import { PartnerRefusal } from '../../platform/oauth2/told-partner.ts';
import { CourierLink } from './courier-link.ts';

let clock: TestClock;
let link: CourierLink;
/** How the courier answers; `silent`: not at all. */
let answers: number | 'silent';
let asked: number;
beforeEach(() => {
  clock = testClock();
  asked = 0;
  const env = {
    courierUrl: 'http://courier.example.com',
    shopAtCourier: { id: 'shop', secret: 'x'.repeat(32) },
  };
  const reach = async ({ url }: Request) => {
    if (url.endsWith('/oauth2/token'))
      return Response.json({ access_token: 'one', token_type: 'Bearer', expires_in: 3_600 });
    asked += 1;
    if (answers === 'silent') throw new Error('nobody there');
    return Response.json({ code: 'parcel.sent' }, { status: answers });
  };
  link = new CourierLink({ env, clock, reach });
});

test.each([
  [404, true],
  [409, true],
  [401, false],
  [429, false],
  [503, false],
] as const)('an answer of %s rejects; that it is a no for ever: %s', async (status, isRefusal) => {
  answers = status;
  const error: unknown = await link.recall('LK-2222222').catch((reason: unknown) => reason);
  expect([error instanceof Error, error instanceof PartnerRefusal]).toEqual([true, isRefusal]);
  if (error instanceof PartnerRefusal) expect([error.status, error.code]).toEqual([status, 'parcel.sent']);
});

test('a courier that does not answer is left alone for five seconds, and then asked again', async () => {
  answers = 'silent';
  await expect(link.recall('LK-2222222')).rejects.toThrow('nobody there');
  answers = 202;
  clock.advance(4_999);
  await expect(link.recall('LK-3333333')).rejects.toThrow('a moment ago');
  expect(asked).toBe(1);
  clock.advance(1);
  await link.recall('LK-3333333');
  expect(asked).toBe(2);
});
