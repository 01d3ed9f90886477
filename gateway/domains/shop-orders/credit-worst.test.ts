import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { creditApplications } from '../../db/schema/credit.ts';
import {
  atLender,
  beginBorrowing,
  BorrowingMember,
  decisionEvent,
  referencesOf,
  tellOfDecision,
} from '../../testing/credit.ts';
import type { TestGateway } from '../../testing/gateway.ts';
import { black, blue, openShop, piecesOf, ShoppingMember, stock } from '../../testing/shop.ts';

let site: TestGateway;
let member: ShoppingMember;
let borrower: BorrowingMember;
beforeAll(async () => {
  site = await openShop();
});
beforeEach(async () => {
  ({ member, borrower } = await beginBorrowing(site));
});
afterEach(() => vi.restoreAllMocks());
afterAll(() => site.close());

const referenceOf = async (order: { id: string }) => (await referencesOf(site, order)).at(-1) ?? '';
const stateAtLender = async (order: { id: string }) => (await atLender(site, await referenceOf(order)))?.state;

/** The lender takes in what is applied for at a moment, after something else was done. */
function takesTime(moment: string, done: () => Promise<unknown> = async () => undefined) {
  const { lender } = site.deps;
  const apply = lender.apply.bind(lender);
  vi.spyOn(lender, 'apply').mockImplementation(async (application) => {
    await done();
    site.clock.set(moment);
    await site.drain();
    return apply(application);
  });
}

describe('an order is placed with its agreement, or not at all', () => {
  test('however often it is pressed, in however many tabs: one application, one payment, one agreement', async () => {
    const order = await borrower.saved();
    await Promise.all([borrower.apply(order), borrower.apply(order)]);
    const pieceId = order.pieces[0]?.id ?? '';
    await Promise.all([borrower.sign(order, pieceId), borrower.sign(order, pieceId)]);
    const sessions = await Promise.all([member.begun(order), member.begun(order)]);
    await Promise.all(sessions.map((session) => member.pay(session)));
    await Promise.all([site.drain(), site.drain()]);
    await site.drain();
    expect([(await member.look(order)).state, await stateAtLender(order)]).toEqual(['PLACED', 'SIGNED']);
    expect([await referencesOf(site, order), await piecesOf(site, black)]).toEqual([[await referenceOf(order)], 4]);
  });

  test('a lender that has ended it before it hears of the signature stops the order, and the money goes back', async () => {
    const order = await borrower.signed();
    await site.deps.db.execute(`update lender.applications set state = 'LAPSED', accepted_until = '2026-11-22'`);
    await member.pay(await member.begun(order));
    await member.passTo('2026-11-23T09:30:00Z');
    expect(await member.look(order)).toMatchObject({ state: 'CANCELLED', refundedInPence: order.dueNowInPence });
    expect(await member.letters(order)).toContain(`We’re stopping order ${order.key}`);
    expect(await piecesOf(site, black)).toBe(5);
  });

  test('a lender that has let it lapse overnight takes what was signed and paid on the last day', async () => {
    const order = await borrower.signed();
    await site.deps.db.execute(`update lender.applications set state = 'LAPSED'`);
    vi.spyOn(site.deps.lender, 'sign').mockRejectedValueOnce(new Error('The lender is away'));
    await member.pay(await member.begun(order));
    await site.drain();
    const event = decisionEvent(await referenceOf(order), 'LAPSED', '2026-11-23T09:00:00Z');
    expect(await tellOfDecision(site, event)).toBe(202);
    await member.passTo('2026-11-23T09:30:00Z');
    expect([(await member.look(order)).state, await stateAtLender(order)]).toEqual(['PLACED', 'SIGNED']);
  });

  test('an event that ends it before the webhook comes has the money go back, and nothing is placed', async () => {
    const order = await borrower.signed();
    await member.pay(await member.begun(order));
    const event = decisionEvent(await referenceOf(order), 'LAPSED', '2026-11-23T09:00:00Z');
    expect(await tellOfDecision(site, event)).toBe(202);
    await site.drain();
    expect([(await member.look(order)).state, await piecesOf(site, black)]).toEqual(['UNPAID', 5]);
    expect((await member.letters())[0]).toContain('back to you');
  });

  test('what is sold out has no agreement alive', async () => {
    const order = await borrower.signed();
    await stock(site, 0, black);
    expect(await member.begin(order)).toMatchObject({ status: 409, body: { code: 'product.out-of-stock' } });
    expect(await stateAtLender(order)).toBe('ACCEPTED');
    await member.put(black, 0);
    await member.saved([blue]);
    await site.drain();
    expect(await stateAtLender(order)).toBe('CANCELLED');
  });
});

describe('a lender that is away', () => {
  test('has an answer that got lost asked for, and the same application handed in again', async () => {
    const order = await borrower.saved();
    await borrower.apply(order);
    await site.deps.db.update(creditApplications).set({ state: 'ASKED', quote: null, acceptedUntil: null });
    expect(await borrower.states(order)).toEqual(['ASKED']);
    await member.passTo('2026-11-23T09:01:00Z');
    expect(await borrower.states(order)).toEqual(['ACCEPTED']);
    await site.deps.db.update(creditApplications).set({ state: 'ASKED', quote: null, acceptedUntil: null });
    expect((await borrower.apply(order)).body.pieces[0]?.state).toBe('ACCEPTED');
    expect(await referencesOf(site, order)).toHaveLength(1);
  });

  test('whose answer comes after it was asked for has no application of which we say that it is cancelled', async () => {
    const order = await borrower.saved();
    takesTime('2026-11-23T09:01:01Z');
    await borrower.apply(order);
    await site.drain();
    expect([await borrower.states(order), await stateAtLender(order)]).toEqual([['ACCEPTED'], 'ACCEPTED']);
  });

  test('whose answer comes after it was given up has it cancelled, and it can be applied for again', async () => {
    const order = await borrower.saved();
    takesTime('2026-11-23T09:10:01Z');
    const { body } = await borrower.apply(order);
    expect(body.pieces[0]?.state).toBe('CHOSEN');
    await site.drain();
    expect(await stateAtLender(order)).toBe('CANCELLED');
    vi.restoreAllMocks();
    expect((await borrower.apply(order)).body.pieces[0]?.state).toBe('ACCEPTED');
  });

  test('has nothing live on of what the customer has changed before it was taken in', async () => {
    const order = await borrower.saved();
    takesTime('2026-11-23T09:00:30Z', () => borrower.save(24));
    await borrower.apply(order);
    await site.drain();
    expect(await stateAtLender(order)).toBe('CANCELLED');
  });

  test('says so, and the phone can be paid at once', async () => {
    const alone = await openShop({ LENDER_URL: 'http://nobody.example.com' });
    const other = new BorrowingMember(await ShoppingMember.begin(alone));
    const order = await other.saved();
    const away = { status: 503, body: { code: 'credit.unavailable' } };
    expect(await other.member.browser.get(`/shop/v1/orders/${order.id}/credit`)).toMatchObject(away);
    expect(await other.apply(order)).toMatchObject(away);
    await other.save(null);
    expect(await other.member.begin(order)).toMatchObject({ status: 201, body: { amountInPence: 76_900 } });
    await alone.close();
  });
});

describe('what the lender tells', () => {
  const answers = async (order: { id: string }) => [await borrower.states(order)];

  test('counts once, and not when it is forged or about nothing', async () => {
    const order = await borrower.saved();
    await borrower.apply(order);
    const event = decisionEvent(await referenceOf(order), 'LAPSED', '2026-11-23T09:00:00Z');
    expect(await tellOfDecision(site, event, 'x'.repeat(40))).toBe(401);
    expect(await answers(order)).toEqual([['ACCEPTED']]);
    expect(await tellOfDecision(site, { ...event, reference: 'LK-CNOBODY' })).toBe(404);
    expect(await tellOfDecision(site, { ...event, kind: 'SOMETHING_NEW' })).toBe(202);
    expect(await answers(order)).toEqual([['ACCEPTED']]);
  });

  test('late and in another order takes nothing back', async () => {
    const order = await borrower.bought();
    const reference = await referenceOf(order);
    for (const kind of ['PAID_OUT', 'ACCEPTED', 'PAID_OUT'])
      expect(await tellOfDecision(site, decisionEvent(reference, kind, '2026-11-23T09:00:00Z'))).toBe(202);
    expect(await answers(order)).toEqual([['PAID_OUT']]);
    expect((await member.look(order)).state).toBe('PLACED');
  });
});

describe('who withdraws (Consumer Credit Act 1974, section 66A)', () => {
  test('before the parcel leaves cancels the order with it', async () => {
    const order = await borrower.bought();
    const pieceId = order.pieces[0]?.id ?? '';
    expect((await borrower.withdraw(order, pieceId)).status).toBe(200);
    await member.passTo('2026-11-23T09:30:00Z');
    expect(await member.look(order)).toMatchObject({ state: 'CANCELLED', refundedInPence: 3_904 });
    expect(await stateAtLender(order)).toBe('WITHDRAWN');
    expect((await borrower.credit(order)).pieces[0]?.owed).toBeNull();
  });

  test('before the lender has paid pays us for the phone by card, once', async () => {
    const order = await borrower.bought();
    await member.passTo('2026-11-24T20:00:00Z');
    const pieceId = order.pieces[0]?.id ?? '';
    await Promise.all([borrower.withdraw(order, pieceId), borrower.withdraw(order, pieceId)]);
    await site.drain();
    expect((await borrower.credit(order)).pieces[0]).toMatchObject({
      state: 'WITHDRAWN',
      owed: { to: 'SHOP', amountInPence: 72_996, by: '2026-12-24' },
    });
    const wanted = { purpose: 'PHONE_BALANCE', shopOrderId: order.id };
    const begin = () =>
      member.browser.send<Awaited<ReturnType<typeof member.begun>>>('POST', '/payments/v1/sessions', wanted);
    const { body } = await begin();
    expect(body).toMatchObject({ amountInPence: 72_996, shopOrderId: order.id });
    await member.pay(body);
    await site.drain();
    expect((await borrower.credit(order)).pieces[0]?.owed).toBeNull();
    expect(await begin()).toMatchObject({ status: 409, body: { code: 'payment.nothing-due' } });
  });

  test('after the lender has paid repays it, and not after fourteen days', async () => {
    const order = await borrower.bought([black, blue], [12, 12]);
    await member.passTo('2026-11-24T20:00:00Z');
    await member.passTo('2026-11-25T13:00:00Z');
    const [one, other] = order.pieces;
    await borrower.withdraw(order, one?.id ?? '');
    await site.drain();
    const owed = (await borrower.credit(order)).pieces.map((piece) => piece.owed?.to ?? null);
    expect(owed).toEqual(['LENDER', null]);
    await member.passTo('2026-12-08T09:00:00Z');
    expect(await borrower.withdraw(order, other?.id ?? '')).toMatchObject({
      status: 409,
      body: { code: 'credit.too-late' },
    });
  });
});
