import { isNotNull } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { paymentSessions } from '../../db/schema/payments.ts';
import { CreditMember } from '../../testing/airtime.ts';
import { bannersOf } from '../../testing/banners.ts';
import { siteWithHomes } from '../../testing/customer.ts';
import type { TestGateway } from '../../testing/gateway.ts';
import { loseWebhooks } from '../../testing/lost-webhooks.ts';

let site: TestGateway;
let member: CreditMember;
beforeEach(async () => {
  site = await siteWithHomes();
  site.clock.set('2026-11-23T09:00:00Z');
  member = await CreditMember.begin(site);
});
afterEach(async () => {
  vi.restoreAllMocks();
  await site.close();
});

const titles = async () => (await bannersOf(member.browser)).map(({ title }) => title);
const balance = async () => (await member.credit()).balanceInPence;

/** Somebody tops up, and their browser says so; no webhook does. */
async function paid(holderName?: string) {
  const session = await member.wanted(1_000);
  const { sessionResult } = await member.pay(session, holderName);
  await member.browser.send('POST', `/payments/v1/sessions/${session.paymentSessionId}/details`, { sessionResult });
}

test('a top-up that the provider says is paid is credit two hours later, once (MK-05)', async () => {
  const hear = loseWebhooks(site);
  await paid();
  await member.passTo('2026-11-23T11:01:00Z');
  expect(await balance()).toBe(1_000);
  hear();
  await member.passTo('2026-11-23T21:00:00Z');
  expect(await member.entries()).toEqual([['TOP_UP', 1_000]]);
});

test('a top-up of which nothing is heard keeps nobody from another one after a day', async () => {
  loseWebhooks(site);
  await paid('PENDING');
  await member.passTo('2026-11-24T09:01:00Z');
  expect([await balance(), (await member.letters())[0]]).toEqual([
    0,
    'We don’t know whether your payment of £10.00 was made',
  ]);
  vi.restoreAllMocks();
  await member.topUp(1_500);
  expect((await member.entries())[0]).toEqual(['TOP_UP', 1_500]);
});

test('an automatic top-up of which nothing is heard is not tried again, as it may have been taken', async () => {
  const card = await member.keepCard('Imogen Sparrow');
  const answer = { paymentId: 'NOBODYKNOWS00002', reference: undefined, refusalCode: undefined };
  const charge = vi.spyOn(site.deps.provider, 'charge').mockResolvedValue({ ...answer, resultCode: 'Pending' });
  await member.turnOn(card);
  await member.passTo('2026-11-23T09:30:00Z');
  await member.passTo('2026-11-24T09:31:00Z');
  expect([(await member.credit()).automatic, await titles()]).toEqual([null, ['Your automatic top-up is off']]);
  await member.passTo('2026-11-26T10:00:00Z');
  expect([charge.mock.calls.length, await balance()]).toEqual([1, 0]);
});

describe('an automatic top-up whose answer was lost', () => {
  async function asked() {
    const first = await member.topUp(1_000);
    await member.turnOn(await member.keepCard('Imogen Sparrow'));
    const away = vi.spyOn(site.deps.provider, 'charge').mockRejectedValue(new Error('nobody there'));
    await member.book({ kind: 'PURCHASE', amountInPence: 900, reference: 'plan' });
    await site.drain();
    return { first, away };
  }
  const states = async () =>
    (await site.deps.db.select().from(paymentSessions).where(isNotNull(paymentSessions.chargedCardId))).map(
      ({ state }) => state,
    );

  test('is asked for until the provider is there again, and comes once', async () => {
    const { away } = await asked();
    await member.passTo('2026-11-25T09:31:00Z');
    expect(await states()).toEqual(['PENDING']);
    away.mockRestore();
    await member.passTo('2026-11-26T09:31:00Z');
    expect([await states(), await balance()]).toEqual([['PAID'], 1_100]);
  });

  test('ends after a day where it is not due any more, as a bank has taken an earlier one back', async () => {
    const { first } = await asked();
    await member.bank('CHARGEBACK', first);
    await member.passTo('2026-11-24T09:31:00Z');
    expect(await states()).toEqual(['EXPIRED']);
  });

  test('ends after a week where its member has turned it off, so that another one can come', async () => {
    await asked();
    await member.turnOff();
    await member.passTo('2026-11-29T09:31:00Z');
    expect(await states()).toEqual(['PENDING']);
    await member.passTo('2026-11-30T09:31:00Z');
    expect(await states()).toEqual(['EXPIRED']);
  });
});
