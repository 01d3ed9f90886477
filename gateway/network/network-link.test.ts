import { beforeEach, expect, test } from 'vitest';
import { testClock, type TestClock } from '../../platform/clock/clock.ts';
import { NetworkLink, NetworkRefusal } from './network-link.ts';

let clock: TestClock;
let link: NetworkLink;
/** How the network answers an order; `silent`: not at all. */
let answers: number | 'silent';
let asked: number;
beforeEach(() => {
  clock = testClock();
  asked = 0;
  const env = {
    networkUrl: 'http://network.example.com',
    gatewayAtNetwork: { id: 'provider', secret: 'x'.repeat(32) },
  };
  const reach = async ({ url }: Request) => {
    if (url.endsWith('/oauth2/token'))
      return Response.json({ access_token: 'one', token_type: 'Bearer', expires_in: 3_600 });
    asked += 1;
    if (answers === 'silent') throw new Error('nobody there');
    return new Response(null, { status: answers });
  };
  link = new NetworkLink({ env, clock, reach });
});

test.each([
  [400, true],
  [404, true],
  [409, true],
  [401, false],
  [429, false],
  [500, false],
  [503, false],
] as const)('an answer of %s rejects; that it is a no for ever: %s', async (status, isRefusal) => {
  answers = status;
  const error: unknown = await link.suspend('LK-2222222', true).catch((reason: unknown) => reason);
  expect([error instanceof Error, error instanceof NetworkRefusal]).toEqual([true, isRefusal]);
});

test('a network that does not answer is left alone for five seconds, and then asked again', async () => {
  answers = 'silent';
  await expect(link.suspend('LK-2222222', true)).rejects.toThrow('nobody there');
  answers = 202;
  clock.advance(4_999);
  await expect(link.suspend('LK-3333333', true)).rejects.toThrow('a moment ago');
  expect(asked).toBe(1);
  clock.advance(1);
  await link.suspend('LK-3333333', true);
  expect(asked).toBe(2);
});

test('one that answers with a failure is asked at once about the next order', async () => {
  answers = 503;
  await expect(link.suspend('LK-2222222', true)).rejects.toThrow('503');
  answers = 202;
  await link.suspend('LK-3333333', true);
  expect(asked).toBe(2);
});
