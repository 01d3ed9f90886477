import { eq, inArray, isNotNull } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import type { components } from '../../../openapi/generated/gateway.d.ts';
import { HOUR_MS } from '../../../platform/clock/clock.ts';
import { orders } from '../../db/schema/orders.ts';
import { payouts } from '../../db/schema/payouts.ts';
import { promises } from '../../db/schema/promises.ts';
import { ProviderRefusal } from '../../payment-provider/provider-refusal.ts';
import { ChargedMember } from '../../testing/charged-member.ts';
import { alex, loggedIn, robin } from '../../testing/customer.ts';
import { heardLate, neverLive, THREE_DAYS_IN_PENCE } from '../../testing/never-live.ts';

type Schemas = components['schemas'];

let member: ChargedMember;
beforeAll(async () => {
  member = await ChargedMember.begin();
});
afterEach(() => vi.restoreAllMocks());
afterAll(() => member.site.close());

const account = { holderName: 'Alex Fïnch', sortCode: '121000', accountNumber: '40308669' };
const at = (orderId: string) => `/broadband/v1/members/${alex}/orders/${orderId}`;
const read = async (orderId: string) => (await member.browser.get<Schemas['MemberOrder']>(at(orderId))).body;
const name = (orderId: string, given: object = account) =>
  member.browser.send<Schemas['MemberOrder']>('POST', `${at(orderId)}/payout`, given);
const later = (hours: number) =>
  member.passTo(new Date(member.site.clock.now().getTime() + hours * HOUR_MS).toISOString());
const order = (day: Parameters<typeof neverLive>[1]) => neverLive(member.paying.billed, day);
const owed = { state: 'OWED', amountInPence: THREE_DAYS_IN_PENCE, endingIn: null, on: null };
/** All that the gateway keeps of payouts. */
const kept = async () => JSON.stringify(await member.site.deps.db.select().from(payouts));

describe('what is owed of an order that never went live', () => {
  test('is asked for by email and banner, paid once to the account that is named, and told', async () => {
    const { orderId, orderKey } = await order('2026-03-02');
    expect((await read(orderId)).payout).toEqual(owed);
    expect(await member.banners()).toEqual(['We owe you £18.72']);
    expect((await member.letters(/^We owe you £18.72/))[0]).toContain(`your order ${orderKey}, which never went live`);

    const [first, second] = await Promise.all([name(orderId), name(orderId)]);
    for (const { status, body } of [first, second]) {
      expect(status).toBe(200);
      expect(body.payout).toMatchObject({ state: 'ON_ITS_WAY', endingIn: '69', on: '2026-03-06' });
    }
    expect(await kept()).toContain('40308669');
    expect(await member.banners()).toEqual([]);
    const payOut = vi.spyOn(member.site.deps.provider, 'payOut');
    await member.site.drain();
    expect(payOut).toHaveBeenCalledTimes(1);
    expect(payOut.mock.calls[0]?.[0]).toMatchObject({ amountInPence: THREE_DAYS_IN_PENCE, statement: orderKey });
    // The provider has it now: nothing but two digits is kept.
    for (const secret of ['40308669', '121000', 'Fïnch']) expect(await kept()).not.toContain(secret);
    expect((await read(orderId)).payout?.state).toBe('ON_ITS_WAY');
    await later(2);
    expect((await read(orderId)).payout).toMatchObject({ state: 'PAID', amountInPence: 1872, endingIn: '69' });
    expect(await member.letters(/^We’re paying you £18.72/)).toHaveLength(1);
    expect(await member.letters(/^We’ve paid you £18.72/)).toHaveLength(1);
    expect(await name(orderId)).toMatchObject({ status: 409, body: { code: 'payout.nothing-owed' } });
  });

  test('stays owed where the bank does not take it, and is paid to another account', async () => {
    const { orderId } = await order('2026-03-09');
    await name(orderId, { ...account, accountNumber: '40308673' });
    await member.site.drain();
    await later(2);
    expect((await read(orderId)).payout).toMatchObject({ state: 'FAILED', amountInPence: 1872, endingIn: '73' });
    expect(await member.banners()).toEqual(['We owe you £18.72']);
    expect((await member.letters(/^We couldn’t pay you £18.72/))[0]).toContain('ending in 73: its bank didn’t take it');
    await name(orderId);
    await member.site.drain();
    await later(2);
    expect((await read(orderId)).payout).toMatchObject({ state: 'PAID', endingIn: '69' });
    expect(await member.banners()).toEqual([]);
  });

  test('is paid once however often the provider is away, and owed still where it says no for good', async () => {
    const { orderId } = await order('2026-03-16');
    const { provider } = member.site.deps;
    vi.spyOn(provider, 'payOut').mockRejectedValueOnce(new Error('away'));
    await name(orderId);
    await member.site.drain();
    expect((await read(orderId)).payout?.state).toBe('ON_ITS_WAY');
    vi.spyOn(provider, 'payOut').mockRejectedValueOnce(new ProviderRefusal(422, '702'));
    await later(1);
    expect((await read(orderId)).payout).toMatchObject({ state: 'FAILED', endingIn: '69' });
    for (const secret of ['40308669', 'Fïnch']) expect(await kept()).not.toContain(secret);
    await name(orderId);
    await later(1);
    await later(2);
    expect((await read(orderId)).payout?.state).toBe('PAID');
  });

  test.each([
    [{ sortCode: '12100' }, 'body.sortCode', 'Enter the six digits of the sort code'],
    [{ accountNumber: '4030866' }, 'body.accountNumber', 'Enter the eight digits of the account number'],
    [{ holderName: '  ' }, 'body.holderName', 'Enter the name of the account holder'],
  ])('is paid to no account such as %o', async (wrong, path, message) => {
    const [{ id: orderId } = { id: '' }] = (await member.browser.get<{ id: string }[]>('/broadband/v1/orders')).body;
    const { status, body } = await name(orderId, { ...account, ...wrong });
    expect(status).toBe(400);
    expect(body).toMatchObject({ code: 'validation.failed', fields: [{ path, message }] });
  });

  test('is nobody else’s to have paid', async () => {
    const [{ id: orderId } = { id: '' }] = (await member.browser.get<{ id: string }[]>('/broadband/v1/orders')).body;
    const other = await loggedIn(member.site, robin);
    const path = `/broadband/v1/members/${robin}/orders/${orderId}/payout`;
    expect(await other.send('POST', path, account)).toMatchObject({ status: 404, body: { code: 'order.not-found' } });
  });

  test('comes off the first bill of a plan that goes live before an account is named', async () => {
    const { orderId } = await order('2026-03-20');
    const plan = await member.paying.billed.live('2026-03-26');
    expect((await read(orderId)).payout).toMatchObject({ state: 'NEXT_BILL', amountInPence: 1872 });
    expect(await name(orderId)).toMatchObject({ status: 409, body: { code: 'payout.nothing-owed' } });
    await member.site.drain();
    const [bill] = await member.bills(plan);
    expect(bill?.lines.filter(({ kind }) => kind === 'COMPENSATION')).toMatchObject([
      { amountInPence: -1872, reason: 'NEVER_LIVE', days: 3 },
    ]);
    const { payout, credits } = await read(orderId);
    expect({ payout, credits }).toMatchObject({ payout: null, credits: [{ billId: bill?.id, amountInPence: 1872 }] });
    expect(await member.letters(/^£18.72 comes off your next bill/)).toHaveLength(1);
  });

  test('comes off the next bill of a plan that is live, without asking', async () => {
    await member.passTo('2026-03-27T06:00:00Z');
    const { orderId } = await order('2026-03-27');
    expect((await read(orderId)).payout).toMatchObject({ state: 'NEXT_BILL' });
    expect(await member.banners()).not.toContain('We owe you £18.72');
    await member.passTo('2026-04-26T12:00:00Z');
    expect(await read(orderId)).toMatchObject({ payout: null, credits: [{ date: '2026-04-26', amountInPence: 1872 }] });
    await member.passTo('2026-05-26T12:00:00Z');
    expect((await read(orderId)).credits).toHaveLength(1);
  });

  test('is taken off no bill again once it was paid out: what is heard late is paid to an account, too', async () => {
    const [paid] = await member.site.deps.db.select().from(payouts).where(eq(payouts.state, 'PAID'));
    const orderId = paid?.orderId ?? '';
    await heardLate(member.paying.billed, orderId, '2026-03-04');
    expect((await read(orderId)).payout).toEqual({ ...owed, amountInPence: 3119 });
    expect(await member.banners()).toContain('We owe you £31.19');
    await member.passTo('2026-06-26T12:00:00Z');
    expect((await read(orderId)).credits).toEqual([]);
    expect((await name(orderId)).body.payout).toMatchObject({ state: 'ON_ITS_WAY', amountInPence: 3119 });
  });

  test('is asked for again where more of it became known while the first part was on its way', async () => {
    const [first] = await member.site.deps.db
      .select()
      .from(payouts)
      .where(inArray(payouts.state, ['ASKED', 'SENT']));
    const orderId = first?.orderId ?? '';
    await heardLate(member.paying.billed, orderId, '2026-03-04');
    await member.site.drain();
    await later(2);
    expect((await read(orderId)).payout).toEqual({ ...owed, amountInPence: 3119 });
    expect(await member.banners()).toContain('We owe you £31.19');
  });

  test('comes off a bill of its own where it is heard after the final bill of the plan that it comes off', async () => {
    const { db } = member.site.deps;
    const [credited] = await db.select().from(promises).where(isNotNull(promises.creditPlanId)).limit(1);
    const { orderId = '', creditPlanId = '' } = credited ?? {};
    const [live] = await db
      .select()
      .from(orders)
      .where(eq(orders.planId, creditPlanId ?? ''));
    const { billed } = member.paying;
    await billed.tell(live?.id ?? '', { ceasedAt: new Date('2026-07-10T09:00:00Z') });
    await member.passTo('2026-08-20T12:00:00Z');
    const before = (await read(orderId)).credits;
    await heardLate(billed, orderId, '2026-03-22');
    await member.site.drain();
    expect((await read(orderId)).credits.slice(before.length)).toMatchObject([{ amountInPence: 3119 }]);
  });
});
