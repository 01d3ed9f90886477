import { afterAll, beforeAll, expect, test } from 'vitest';
import { MINUTES, openTestMobileNetwork } from '../../gateway/testing/mobile-network.ts';
import { numbers } from './db/schema.ts';

let mobile: Awaited<ReturnType<typeof openTestMobileNetwork>>;
beforeAll(async () => {
  mobile = await openTestMobileNetwork();
  // All numbers are in use but two that rest.
  const all = Array.from({ length: 650 }, (_, at) => ({ number: `07700900${at + 200}`, isOurs: true }));
  const rested = new Map([
    ['07700900500', new Date('2026-11-20T10:00:00Z')],
    ['07700900600', new Date('2026-11-10T10:00:00Z')],
  ]);
  await mobile.db.insert(numbers).values(all.map((each) => ({ ...each, freeSince: rested.get(each.number) ?? null })));
});
afterAll(() => mobile.close());

test('when all numbers are in use the one that has rested longest is given, and when there is none a SIM stays off', async () => {
  for (const number of ['07700900600', '07700900500']) {
    await mobile.activate(mobile.card());
    expect(await mobile.after(3 * MINUTES)).toMatchObject([{ kind: 'ACTIVATED', number }]);
  }
  const iccid = mobile.card();
  await mobile.activate(iccid);
  expect(await mobile.after(3 * MINUTES)).toMatchObject([{ kind: 'NOT_ACTIVATED', code: 'number.none-free' }]);
  expect(await mobile.call(`sims/${iccid}`)).toMatchObject({ body: { state: 'READY' } });
});

test('a number of another network is not ours, and what is no mobile number is refused', async () => {
  expect(await mobile.call('numbers/07700900950')).toMatchObject({ body: { isOurs: false, isActive: false } });
  expect(await mobile.call('numbers/01632960000')).toMatchObject({ status: 400 });
});
