import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { baskets } from '../../db/schema/baskets.ts';
import { creditApplications } from '../../db/schema/credit.ts';
import { paymentSessions } from '../../db/schema/payments.ts';
import { atLender, BorrowingMember, referencesOf } from '../../testing/credit.ts';
import { loggedIn } from '../../testing/customer.ts';
import type { TestGateway } from '../../testing/gateway.ts';
import { tellOfPayment } from '../../testing/payments.ts';
import { black, blue, forgetJobs, openShop, parcelNews, ShoppingMember, stock } from '../../testing/shop.ts';

let site: TestGateway;
let member: ShoppingMember;
let borrower: BorrowingMember;
beforeAll(async () => {
  site = await openShop();
});
beforeEach(async () => {
  await forgetJobs(site);
  site.clock.set('2026-11-23T09:00:00Z');
  await site.deps.db.delete(baskets);
  await site.deps.db.delete(creditApplications);
  await site.deps.db.update(paymentSessions).set({ state: 'CANCELLED' });
  await stock(site, 5);
  member = await ShoppingMember.begin(site);
  borrower = new BorrowingMember(member);
});
afterEach(() => vi.restoreAllMocks());
afterAll(() => site.close());

const timePasses = async (moment: string) => {
  site.clock.set(moment);
  member.browser = await loggedIn(site, member.memberId);
};

/** An order that is paid while the lender is away until after the hour at which its parcel would have left. */
const paidWhileLenderIsAway = async () => {
  const order = await borrower.signed();
  const away = vi.spyOn(site.deps.lender, 'sign').mockRejectedValue(new Error('The lender is away'));
  const session = await member.begun(order);
  await member.pay(session);
  await member.passTo('2026-11-25T10:00:00Z');
  expect((await member.look(order)).state).toBe('PLACED');
  return { order, session, away };
};

const payBalance = async (order: { id: string }) => {
  const wanted = { purpose: 'PHONE_BALANCE', shopOrderId: order.id };
  const { body } = await member.browser.send<Awaited<ReturnType<typeof member.begun>>>(
    'POST',
    '/payments/v1/sessions',
    wanted,
  );
  await member.pay(body);
  await site.drain();
  return body;
};

const bankTakes = async (session: Awaited<ReturnType<typeof member.begun>>) => {
  const originalReference = (await member.session(session)).paymentId ?? '';
  const amount = { currency: 'GBP', value: session.amountInPence };
  await tellOfPayment(site, {
    pspReference: `CHARGEBACK-${originalReference}`,
    eventCode: 'CHARGEBACK',
    originalReference,
    amount,
  });
  await site.drain();
};

describe('a lender that is away over the hour at which the parcel would have left', () => {
  test('has the phone not sent to who has withdrawn since', async () => {
    const { order, away } = await paidWhileLenderIsAway();
    const pieceId = order.pieces[0]?.id ?? '';
    expect((await borrower.withdraw(order, pieceId)).status).toBe(200);
    away.mockRestore();
    await member.passTo('2026-11-25T18:00:00Z');
    await member.passTo('2026-11-27T20:00:00Z');
    expect(await borrower.states(order)).toEqual(['WITHDRAWN']);
    expect((await member.look(order)).state).toBe('CANCELLED');
  });
});

describe('a lender that is away over the hour, and the customer', () => {
  test('can cancel what has not been given to the courier', async () => {
    const { order } = await paidWhileLenderIsAway();
    expect((await member.act(order, 'cancellation')).status).toBe(200);
  });

  test('gets no phone whose first payment a bank has taken back since', async () => {
    const { order, session, away } = await paidWhileLenderIsAway();
    await bankTakes(session);
    away.mockRestore();
    await member.passTo('2026-11-25T18:00:00Z');
    await member.passTo('2026-11-27T20:00:00Z');
    expect((await member.look(order)).state).toBe('CANCELLED');
  });
});

describe('what is signed is what was read', () => {
  test('a signature under twelve months is none under the twenty-four that another tab has chosen since', async () => {
    const order = await borrower.saved();
    const pieceId = (await borrower.apply(order)).body.pieces[0]?.pieceId ?? '';
    await borrower.save(24);
    await borrower.apply(order);
    expect((await borrower.sign(order, pieceId)).status).not.toBe(200);
  });

  test('days of payment count from the day of the signature, also on the day after, until it is paid', async () => {
    const order = await borrower.signed();
    const before = (await borrower.credit(order)).pieces[0]?.information.payments[0]?.dueOn;
    await timePasses('2026-11-24T08:00:00Z');
    const after = (await borrower.credit(order)).pieces[0];
    expect([after?.state, after?.information.payments[0]?.dueOn]).toEqual(['SIGNED', before]);
  });
});

describe('an answer that comes after it was asked for', () => {
  test('leaves no application at the lender of which we say that it is cancelled', async () => {
    const order = await borrower.saved();
    const { lender } = site.deps;
    const apply = lender.apply.bind(lender);
    vi.spyOn(lender, 'apply').mockImplementation(async (application) => {
      site.clock.set('2026-11-23T09:01:01Z');
      await site.drain();
      return apply(application);
    });
    await borrower.apply(order);
    await site.drain();
    const [reference] = await referencesOf(site, order);
    expect([(await borrower.states(order))[0], (await atLender(site, reference))?.state]).toEqual([
      'ACCEPTED',
      'ACCEPTED',
    ]);
  });

  test('does not count as an application where the lender has seen none', async () => {
    const order = await borrower.saved();
    const { lender } = site.deps;
    const down = vi.spyOn(lender, 'apply').mockRejectedValue(new Error('The lender is down'));
    for (let minute = 2; minute < 14; minute += 2) {
      await borrower.apply(order);
      await member.passTo(`2026-11-23T09:${String(minute).padStart(2, '0')}:00Z`);
    }
    down.mockRestore();
    expect((await borrower.apply(order)).status).toBe(200);
  });
});

describe('a lender that knows nothing of what was signed', () => {
  test('has the order stopped, and the money sent back', async () => {
    const order = await borrower.signed();
    await site.deps.db.execute(`delete from lender.applications`);
    await member.pay(await member.begun(order));
    await member.passTo('2026-11-23T09:30:00Z');
    expect(await borrower.states(order)).toEqual(['CANCELLED']);
    expect(await member.look(order)).toMatchObject({ state: 'CANCELLED', refundedInPence: order.dueNowInPence });
  });
});

describe('the days to withdraw', () => {
  test('are fourteen after the agreement is made, also where a bank has looked at the payment for days', async () => {
    const order = await borrower.signed();
    const session = await member.begun(order);
    await member.pay(session);
    // The bank looks at it.
    const isIt = eq(paymentSessions.id, session.paymentSessionId);
    await site.deps.db.update(paymentSessions).set({ state: 'PENDING' }).where(isIt);
    await timePasses('2026-11-27T09:00:00Z');
    await site.drain();
    expect((await borrower.credit(order)).pieces[0]).toMatchObject({ state: 'AGREED', withdrawUntil: '2026-12-11' });
  });
});

describe('what is paid to us after withdrawals', () => {
  test('is unpaid for one phone alone, where a bank takes the payment for that one back', async () => {
    const order = await borrower.bought([black, blue], [12, 12]);
    await member.passTo('2026-11-24T20:00:00Z');
    const [one, other] = order.pieces;
    await borrower.withdraw(order, one?.id ?? '');
    await site.drain();
    await payBalance(order);
    await borrower.withdraw(order, other?.id ?? '');
    await site.drain();
    const second = await payBalance(order);
    expect((await borrower.credit(order)).pieces.map(({ owed }) => owed)).toEqual([null, null]);
    await bankTakes(second);
    const owed = (await borrower.credit(order)).pieces.map((piece) => piece.owed?.to ?? null);
    expect(owed).toEqual([null, 'SHOP']);
  });

  test('goes back with the phone, also where a bank has taken back what was paid at once', async () => {
    const order = await borrower.signed();
    const first = await member.begun(order);
    await member.pay(first);
    await site.drain();
    await member.passTo('2026-11-24T20:00:00Z');
    await borrower.withdraw(order, order.pieces[0]?.id ?? '');
    await site.drain();
    await payBalance(order);
    await bankTakes(first);
    await parcelNews(site, order.key).tell('LOST', '2026-12-24T10:00:00Z');
    await site.drain();
    expect((await member.look(order)).refundedInPence).toBe(72_996);
    const [row] = await site.deps.db.select().from(creditApplications).where(eq(creditApplications.orderId, order.id));
    expect(row?.balancePaidAt).not.toBeNull();
  });
});

describe('who has withdrawn', () => {
  test('is asked for nothing while the order is being stopped with it', async () => {
    const order = await borrower.bought();
    vi.spyOn(site.deps.courier, 'recall').mockRejectedValue(new Error('The courier is away'));
    await borrower.withdraw(order, order.pieces[0]?.id ?? '');
    await site.drain();
    expect((await member.look(order)).state).toBe('CANCELLING');
    expect((await borrower.credit(order)).pieces[0]?.owed).toBeNull();
  });

  test('after the lender has paid is still told what is owed to it, where the parcel is lost', async () => {
    const order = await borrower.bought();
    await member.passTo('2026-11-24T20:00:00Z');
    await member.passTo('2026-11-25T13:00:00Z');
    await borrower.withdraw(order, order.pieces[0]?.id ?? '');
    await site.drain();
    expect((await borrower.credit(order)).pieces[0]?.owed?.to).toBe('LENDER');
    await parcelNews(site, order.key).tell('LOST', '2026-12-24T10:00:00Z');
    await site.drain();
    expect((await member.look(order)).refundedInPence).toBe(3_904);
    expect((await borrower.credit(order)).pieces[0]?.owed?.to).toBe('LENDER');
  });

  test('is written what they owe, where the parcel could not be stopped in time', async () => {
    const order = await borrower.bought();
    const recall = vi.spyOn(site.deps.courier, 'recall').mockRejectedValue(new Error('The courier is away'));
    await borrower.withdraw(order, order.pieces[0]?.id ?? '');
    await site.drain();
    recall.mockRestore();
    const { tell } = parcelNews(site, order.key);
    await tell('SENT', '2026-11-23T19:00:00Z');
    await member.passTo('2026-11-23T19:30:00Z');
    expect((await member.look(order)).state).not.toBe('CANCELLED');
    expect((await borrower.credit(order)).pieces[0]?.owed?.to).toBe('SHOP');
    const letters = await site.deps.outbox.everythingTo(site.deps.db, member.memberId);
    const about = letters.filter(({ body }) => body.includes(order.key)).map(({ body }) => body);
    expect(about.filter((body) => body.includes('You owe nothing for it'))).toEqual([]);
    expect(about.some((body) => body.includes('Please pay us £729.96'))).toBe(true);
  });
});
