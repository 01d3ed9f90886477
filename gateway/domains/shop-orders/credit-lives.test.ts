import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { HOUR_MS } from '../../../platform/clock/clock.ts';
import { paymentSessions } from '../../db/schema/payments.ts';
import { loggedIn } from '../../testing/customer.ts';
import { textOf } from '../../testing/pdf-text.ts';
import { drawAgreement } from './instalments.service.ts';
import { applicantOf, atLender, beginBorrowing, BorrowingMember, referencesOf } from '../../testing/credit.ts';
import type { TestGateway } from '../../testing/gateway.ts';
import { black, blue, openShop, piecesOf, ShoppingMember } from '../../testing/shop.ts';

let site: TestGateway;
let member: ShoppingMember;
let borrower: BorrowingMember;
beforeAll(async () => {
  site = await openShop();
});
beforeEach(async () => {
  ({ member, borrower } = await beginBorrowing(site));
});
afterAll(() => site.close());

const timePasses = async (moment: string) => {
  site.clock.set(moment);
  member.browser = await loggedIn(site, member.memberId);
};

const stateAtLender = async (order: { id: string }) =>
  (await atLender(site, (await referencesOf(site, order)).at(-1)))?.state;

describe('signing', () => {
  test('is by a name, kept with its moment; the first stands, and the lender hears of it once the order is paid', async () => {
    const order = await borrower.saved([black, blue], [12, null]);
    await borrower.apply(order);
    expect(await member.begin(order)).toMatchObject({ status: 409, body: { code: 'credit.not-signed' } });
    const [piece] = order.pieces;
    const { body } = await borrower.sign(order, piece?.id ?? '');
    await borrower.sign(order, piece?.id ?? '', 'Somebody Else');
    expect(body).toMatchObject({ canPay: true, dueNowInPence: 3_904 + 76_900 });
    expect((await borrower.credit(order)).pieces[0]).toMatchObject({
      state: 'SIGNED',
      signedAs: 'Alex Fairweather',
      signedAt: '2026-11-23T09:00:00.000Z',
      agreementNumber: null,
      withdrawable: false,
    });
    const session = await member.begun(order);
    expect(session.amountInPence).toBe(3_904 + 76_900);
    expect(await stateAtLender(order)).toBe('ACCEPTED');
    await member.pay(session);
    await site.drain();
    expect(await stateAtLender(order)).toBe('SIGNED');
    expect(await member.look(order)).toMatchObject({ state: 'PLACED', lentInPence: 72_996 });
    expect((await borrower.credit(order)).pieces[0]).toMatchObject({
      state: 'AGREED',
      agreementNumber: expect.stringMatching(/^FF-/),
      withdrawUntil: '2026-12-07',
      withdrawable: true,
      withdrawalStopsOrder: true,
    });
    expect((await member.letters(order))[0]).toBe(`Thanks for your order ${order.key}`);
  });

  test('is not possible before it is accepted, after its last day, or without a name', async () => {
    const order = await borrower.saved();
    const pieceId = order.pieces[0]?.id ?? '';
    const refused = (code: string) => ({ status: 409, body: { code } });
    expect(await borrower.sign(order, pieceId)).toMatchObject(refused('credit.not-accepted'));
    await borrower.apply(order);
    expect(await borrower.sign(order, pieceId, '  ')).toMatchObject({
      status: 400,
      body: { fields: [{ path: 'body.name' }] },
    });
    await member.passTo('2026-12-23T00:30:00Z');
    expect(await borrower.sign(order, pieceId)).toMatchObject(refused('credit.lapsed'));
    expect(await borrower.credit(order)).toMatchObject({ canApply: true });
    expect((await borrower.apply(order)).body.pieces[0]?.state).toBe('ACCEPTED');
  });

  test('is under what was read: twelve months are not signed where another tab has applied for twenty-four since', async () => {
    const order = await borrower.saved();
    const [read] = (await borrower.apply(order)).body.pieces;
    const pieceId = read?.pieceId ?? '';
    await borrower.save(24);
    await borrower.apply(order);
    const refused = { status: 409, body: { code: 'credit.changed' } };
    expect(await borrower.sign(order, pieceId, 'Alex Fairweather', read?.applicationReference)).toMatchObject(refused);
    expect(await borrower.states(order)).toEqual(['ACCEPTED']);
    await borrower.sign(order, pieceId);
    expect(await borrower.states(order)).toEqual(['SIGNED']);
    expect(await borrower.sign(order, pieceId, 'Alex Fairweather', read?.applicationReference)).toMatchObject(refused);
  });

  test('has the payments due by its day, also on the days after, until the agreement is made', async () => {
    const order = await borrower.signed();
    await timePasses('2026-11-24T08:00:00Z');
    const [piece] = (await borrower.credit(order)).pieces;
    expect([piece?.state, piece?.information.payments[0]?.dueOn]).toEqual(['SIGNED', '2026-12-23']);
    await timePasses('2026-11-24T09:00:01Z');
    const [again] = (await borrower.credit(order)).pieces;
    expect([again?.state, again?.information.payments[0]?.dueOn]).toEqual(['ACCEPTED', '2026-12-24']);
  });

  test('binds from when a bank has looked at the payment: the fourteen days to withdraw count from there', async () => {
    const order = await borrower.signed();
    const session = await member.begun(order);
    await member.pay(session);
    // The bank looks at it.
    const isIt = eq(paymentSessions.id, session.paymentSessionId);
    await site.deps.db.update(paymentSessions).set({ state: 'PENDING' }).where(isIt);
    await timePasses('2026-11-27T09:00:00Z');
    await site.drain();
    const [piece] = (await borrower.credit(order)).pieces;
    expect(piece).toMatchObject({ state: 'AGREED', withdrawUntil: '2026-12-11' });
    expect(piece?.information.payments[0]?.dueOn).toBe('2026-12-23');
  });

  test('is for a day, where nobody begins to pay', async () => {
    const order = await borrower.signed();
    site.clock.advance(24 * HOUR_MS + 1);
    await member.passTo(site.clock.now().toISOString());
    expect(await borrower.states(order)).toEqual(['ACCEPTED']);
    expect(await member.begin(order)).toMatchObject({ status: 409, body: { code: 'credit.not-signed' } });
  });

  test('a session that ends unpaid takes it with it, and no second application is needed', async () => {
    const order = await borrower.signed();
    await member.begun(order);
    await member.passTo('2026-11-23T10:00:00Z');
    expect([await borrower.states(order), await stateAtLender(order), await piecesOf(site, black)]).toEqual([
      ['ACCEPTED'],
      'ACCEPTED',
      5,
    ]);
    await borrower.sign(order, order.pieces[0]?.id ?? '');
    await member.pay(await member.begun(order));
    await site.drain();
    expect([(await member.look(order)).state, await stateAtLender(order)]).toEqual(['PLACED', 'SIGNED']);
    expect(await referencesOf(site, order)).toHaveLength(1);
  });

  test('the agreement can be read before and after it, by its owner alone', async () => {
    const order = await borrower.saved();
    const path = `/shop/v1/orders/${order.id}/credit/${order.pieces[0]?.id ?? ''}/agreement`;
    const own = { memberId: member.memberId, orderId: order.id, pieceId: order.pieces[0]?.id ?? '' };
    const read = async () => textOf((await drawAgreement(site.deps, own)).pdf).replaceAll('\n', ' ');
    const answer = await member.browser.get<string>(path);
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
    const text = await read();
    for (const words of [
      'Not signed yet',
      'Fernlea Finance Limited',
      'Total amount payable',
      'withdraw within 14 days',
    ])
      expect(text).toContain(words);
    await borrower.apply(order);
    await borrower.sign(order, order.pieces[0]?.id ?? '');
    expect(await read()).toContain('Signed as Alex Fairweather');
    expect(await read()).not.toContain('if you sign today');
    // Nobody has paid: the signature counts no longer.
    site.clock.advance(24 * HOUR_MS + 1);
    const lapsed = await read();
    expect(lapsed).toContain('Not signed yet');
    expect(lapsed).toContain('if you sign today');
    expect(lapsed).not.toContain('Signed as');
    expect((await site.browser().get(path)).status).toBe(401);
  });
});

describe('a closer look', () => {
  test('is answered by email: the order waits, nothing is charged, and then it is signed and paid', async () => {
    const order = await borrower.saved();
    const { body } = await borrower.apply(order, applicantOf('referred-accepted'));
    expect(body.pieces[0]).toMatchObject({ state: 'REFERRED', answerBy: '2026-11-24T09:00:00.000Z' });
    expect(body.priceHeldUntil).toBe('2026-11-27T09:00:00.000Z');
    expect(await member.begin(order)).toMatchObject({ status: 409, body: { code: 'credit.not-signed' } });
    await member.passTo('2026-11-23T13:00:00Z');
    expect((await member.letters(order))[0]).toBe('Your instalments are accepted');
    const banners = await member.browser.get<{ title: string }[]>(`/broadband/v1/members/${member.memberId}/banners`);
    expect(banners.body.map(({ title }) => title)).toContain('Your instalments are accepted');
    await borrower.sign(order, order.pieces[0]?.id ?? '');
    await member.pay(await member.begun(order));
    await site.drain();
    expect((await member.look(order)).state).toBe('PLACED');
    const after = await member.browser.get<{ title: string }[]>(`/broadband/v1/members/${member.memberId}/banners`);
    expect(after.body.map(({ title }) => title)).not.toContain('Your instalments are accepted');
  });

  test('that declines is told by email; the phone can be paid at once, at the price that was held', async () => {
    const order = await borrower.saved();
    await borrower.apply(order, applicantOf('referred-declined'));
    await member.passTo('2026-11-23T13:00:00Z');
    expect((await member.letters(order))[0]).toBe('Your instalments are declined');
    expect(await borrower.states(order)).toEqual(['DECLINED']);
    expect((await borrower.save(null)).body.dueNowInPence).toBe(76_900);
  });

  test('of which every event comes twice is told once', async () => {
    const order = await borrower.saved();
    const before = await member.letters(order);
    await borrower.apply(order, applicantOf('muddled'));
    await member.passTo('2026-11-23T13:00:00Z');
    expect((await member.letters(order)).length).toBe(before.length + 1);
  });

  test('that nobody waits for any more changes nothing', async () => {
    const order = await borrower.saved();
    const before = await member.letters(order);
    await borrower.apply(order, applicantOf('referred-accepted'));
    await borrower.save(null);
    await member.passTo('2026-11-23T13:00:00Z');
    expect(await member.letters(order)).toEqual(before);
    expect(await stateAtLender(order)).toBe('CANCELLED');
  });
});

describe('an order by instalments', () => {
  test('is told to the lender when it has left, which pays on the next working day', async () => {
    const order = await borrower.bought();
    await member.passTo('2026-11-24T20:00:00Z');
    expect((await member.look(order)).state).toBe('DELIVERED');
    await member.passTo('2026-11-25T13:00:00Z');
    expect([await borrower.states(order), await stateAtLender(order)]).toEqual([['PAID_OUT'], 'PAID_OUT']);
  });

  test('that is cancelled before it leaves ends the credit, and what was paid at once goes back', async () => {
    const order = await borrower.bought([black, blue], [12, null]);
    await member.act(order, 'cancellation');
    await member.passTo('2026-11-23T09:30:00Z');
    expect(await member.look(order)).toMatchObject({ state: 'CANCELLED', refundedInPence: 3_904 + 76_900 });
    expect(await stateAtLender(order)).toBe('CANCELLED');
    expect((await borrower.credit(order)).pieces[0]).toMatchObject({ state: 'CANCELLED', withdrawable: false });
  });

  test('of which the phone comes back ends its credit alone', async () => {
    const order = await borrower.bought([black, blue], [12, 24]);
    await member.passTo('2026-11-25T13:00:00Z');
    const [piece] = (await member.look(order)).pieces;
    await member.act(order, 'returns', { pieceIds: [piece?.id], reason: 'CHANGE_OF_MIND' });
    await member.passTo('2026-12-03T13:00:00Z');
    expect(await borrower.states(order)).toEqual(['CANCELLED', 'PAID_OUT']);
    expect((await member.look(order)).refundedInPence).toBe(piece?.credit?.upfrontInPence);
  });
});
