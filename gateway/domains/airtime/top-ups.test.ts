import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { airtimeAccounts, airtimeEntries, airtimeTopUps } from '../../db/schema/airtime.ts';
import { CreditMember, forgetTries } from '../../testing/airtime.ts';
import { robin, siteWithHomes } from '../../testing/customer.ts';
import type { TestGateway } from '../../testing/gateway.ts';
import { textOf } from '../../testing/pdf-text.ts';
import { forgetJobs } from '../../testing/shop.ts';
import { drawTopUpReceipt } from './airtime.service.ts';

let site: TestGateway;
let member: CreditMember;
beforeAll(async () => {
  site = await siteWithHomes();
});
beforeEach(async () => {
  site.clock.set('2026-11-23T09:00:00Z');
  await forgetJobs(site);
  await forgetTries(site);
  for (const table of [airtimeEntries, airtimeTopUps, airtimeAccounts]) await site.deps.db.delete(table);
  member = await CreditMember.begin(site);
});
afterAll(() => site.close());

describe('a top-up by card', () => {
  test('is booked once it is paid, with a receipt by email (PH-12)', async () => {
    expect((await member.credit()).balanceInPence).toBe(0);
    const session = await member.topUp(2_000);
    expect(session).toMatchObject({ purpose: 'AIRTIME', amountInPence: 2_000 });
    expect(await member.credit()).toMatchObject({ balanceInPence: 2_000, debtInPence: 0 });
    expect(await member.entries()).toEqual([['TOP_UP', 2_000]]);
    expect((await member.letters())[0]).toBe('£20.00 is on your credit');
  });

  test('is not booked where the bank refuses it', async () => {
    await member.pay(await member.wanted(2_000), 'DECLINED');
    await site.drain();
    expect(await member.entries()).toEqual([]);
  });

  test.each([499, 450, 10_100, 1_050, 0])('of %i pence is refused with what to do', async (pence) => {
    const { status, body } = await member.save(pence);
    expect(status).toBe(400);
    expect(body.message).toBe('Enter a whole number of pounds from £5 to £100, like £20');
  });

  test('has a receipt with VAT, for its member alone', async () => {
    const { topUpId } = await member.topUp(3_000);
    const { pdf } = await drawTopUpReceipt(site.deps, member.memberId, topUpId ?? '');
    expect(textOf(pdf).replaceAll('\n', ' ')).toContain('VAT included £5.00');
    const path = `/credit/v1/top-ups/${topUpId}/receipt`;
    expect((await member.browser.get(path)).status).toBe(200);
    const stranger = await CreditMember.begin(site, robin);
    expect((await stranger.browser.get(path)).status).toBe(404);
  });

  test('has no receipt before it is paid', async () => {
    const { topUpId } = (await member.save(1_000)).body;
    const { status, body } = await member.browser.get(`/credit/v1/top-ups/${topUpId}/receipt`);
    expect([status, body]).toMatchObject([409, { code: 'receipt.not-yet' }]);
  });
});

describe('two tabs', () => {
  test('pay once in one session, however often they begin (PH-12)', async () => {
    const [one, other] = await Promise.all([member.wanted(2_000), member.wanted(2_000)]);
    expect(other.paymentSessionId).toBe(one.paymentSessionId);
    await Promise.all([member.pay(one), member.pay(other)]);
    await site.drain();
    expect((await member.credit()).balanceInPence).toBe(2_000);
  });

  test('that want different amounts pay what was said last; what is paid in the other goes back', async () => {
    const before = await member.wanted(1_000);
    const after = await member.wanted(3_000);
    await member.pay(before);
    await site.drain();
    expect(await member.entries()).toEqual([]);
    await member.pay(after);
    await site.drain();
    expect(await member.entries()).toEqual([['TOP_UP', 3_000]]);
    expect(await member.letters()).toContain('We’re sending £10.00 back to you');
  });

  test('leave what waits for a bank as it is', async () => {
    const session = await member.wanted(1_000);
    const { sessionResult } = await member.pay(session, 'PENDING');
    await member.browser.send('POST', `/payments/v1/sessions/${session.paymentSessionId}/details`, { sessionResult });
    const { status, body } = await member.save(2_000);
    expect([status, body.code]).toEqual([409, 'top-up.being-paid']);
  });

  test('find nothing to pay where the other has paid', async () => {
    const { topUpId } = await member.topUp(1_000);
    const { status, body } = await member.begin({ purpose: 'AIRTIME', topUpId: topUpId ?? '' });
    expect([status, body.code]).toEqual([409, 'payment.nothing-due']);
  });

  test('pay nobody else’s top-up', async () => {
    const { topUpId } = (await member.save(1_000)).body;
    const stranger = await CreditMember.begin(site, robin);
    expect((await stranger.begin({ purpose: 'AIRTIME', topUpId })).status).toBe(404);
  });
});

describe('a day', () => {
  test('allows £200, and says what is left of it (PH-12)', async () => {
    for (const pence of [10_000, 9_000]) await member.topUp(pence);
    expect((await member.credit()).mostInPence).toBe(1_000);
    const { status, body } = await member.save(1_100);
    expect([status, body.code]).toEqual([409, 'top-up.daily-limit']);
    expect(body.message).toBe(
      'You can top up by £200.00 a day. You can still top up by £10.00 today. Nothing was taken.',
    );
    expect((await member.save(1_000)).status).toBe(200);
  });

  test('ends at midnight in the UK', async () => {
    for (const pence of [10_000, 10_000]) await member.topUp(pence);
    expect((await member.save(500)).body.message).toContain('You can top up again tomorrow.');
    await member.passTo('2026-11-24T00:00:00Z');
    expect((await member.save(500)).status).toBe(200);
  });

  test('counts what was said before another top-up was paid, when its payment begins', async () => {
    const { topUpId } = (await member.save(10_000)).body;
    await site.deps.db.insert(airtimeTopUps).values({
      memberId: member.memberId,
      isAutomatic: true,
      amountInPence: 15_000,
      state: 'PAID',
      begunAt: site.clock.now(),
      paidAt: site.clock.now(),
    });
    const { status, body } = await member.begin({ purpose: 'AIRTIME', topUpId });
    expect([status, body.code]).toEqual([409, 'top-up.daily-limit']);
  });
});
