import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { CREDIT_REFERENCE_AGENCY } from '../../../openapi/partners/lender/test-data.ts';
import { creditApplications } from '../../db/schema/credit.ts';
import { baskets } from '../../db/schema/baskets.ts';
import { applicantOf, atLender, BorrowingMember, referencesOf } from '../../testing/credit.ts';
import { robin } from '../../testing/customer.ts';
import type { TestGateway } from '../../testing/gateway.ts';
import { black, blue, fold, forgetJobs, openShop, piecesOf, ShoppingMember, stock } from '../../testing/shop.ts';

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
  await stock(site, 5);
  member = await ShoppingMember.begin(site);
  borrower = new BorrowingMember(member);
});
afterAll(() => site.close());

describe('before somebody applies (PH-04)', () => {
  test('the check-out has the ways to pay, and the order what is due now and what is lent', async () => {
    const order = await borrower.saved([black, blue], [12, null]);
    expect(order).toMatchObject({ dueNowInPence: 3_904 + 76_900, state: 'UNPAID' });
    expect(order.dueNowInPence + order.lentInPence).toBe(order.summary.total);
    expect(order.pieces.map(({ credit }) => credit?.state ?? null)).toEqual(['CHOSEN', null]);
    const { pieces } = await member.checkout();
    expect(pieces.map(({ instalmentMonths, creditState }) => [instalmentMonths, creditState])).toEqual([
      [12, 'CHOSEN'],
      [null, null],
    ]);
    expect(pieces[0]?.instalments.map(({ duration }) => duration)).toEqual([6, 12, 18, 24]);
  });

  test('all that has to be told comes from the lender, and no application is made by looking', async () => {
    const order = await borrower.saved([black], [24]);
    const { pieces, ...credit } = await borrower.credit(order);
    expect(credit).toMatchObject({ canApply: true, canPay: false, asksForIncome: false, priceHeldUntil: null });
    const information = pieces[0]?.information;
    expect(information).toMatchObject({
      lender: { name: 'Fernlea Finance Limited' },
      aprInPercent: 9.9,
      interestRateInPercent: 9.48,
      months: 24,
      cashPriceInPence: 76_900,
    });
    expect(information?.payments).toHaveLength(24);
    expect(information?.payments[0]?.dueOn).toBe('2026-12-23');
    const paid = information?.payments.reduce((sum, { amountInPence }) => sum + amountInPence, 0);
    expect(paid).toBe(information?.repayableInPence);
    expect(await referencesOf(site, order)).toEqual([]);
  });

  test('a phone has the ways that it has, and no others', async () => {
    await member.put(black);
    expect(await borrower.save(6)).toMatchObject({ status: 200 });
    const { pieces } = await member.wanted();
    const other = await member.save({ pieces: pieces.map((piece) => ({ ...piece, instalmentMonths: 7 as 6 })) });
    expect(other).toMatchObject({ status: 400, body: { code: 'validation.failed' } });
  });
});

describe('who applies', () => {
  test('is answered at once; nothing is taken from the shelf, and the price is held', async () => {
    const order = await borrower.saved();
    const { status, body } = await borrower.apply(order);
    expect(status).toBe(200);
    expect(body).toMatchObject({ canApply: false, canPay: false, priceHeldUntil: '2026-11-25T09:00:00.000Z' });
    expect(body.pieces[0]).toMatchObject({ state: 'ACCEPTED', signBy: '2026-12-22', signedAt: null });
    expect(await piecesOf(site, black)).toBe(5);
    expect((await member.basket()).lines[0]?.heldUntil).toBe('2026-11-25T09:00:00.000Z');
  });

  test('is asked for an income where so much is lent, and for none where less is', async () => {
    const order = await borrower.saved([fold], [12]);
    expect(await borrower.credit(order)).toMatchObject({ asksForIncome: true });
    const problem = { status: 400, body: { fields: [{ path: 'body.incomeAYearInPence' }] } };
    expect(await borrower.apply(order)).toMatchObject(problem);
    const told = await borrower.apply(order, applicantOf('smooth', { incomeAYearInPence: 4_000_000 }));
    expect(told.body.pieces[0]?.state).toBe('ACCEPTED');
  });

  test.each([
    ['declined', null],
    ['declined-by-agency', CREDIT_REFERENCE_AGENCY],
  ])('is declined in the life "%s", with the agency named where its word decides: %s', async (life, agency) => {
    const order = await borrower.saved();
    const { body } = await borrower.apply(order, applicantOf(life));
    expect(body).toMatchObject({ canApply: false, canPay: false });
    expect(body.pieces[0]?.state).toBe('DECLINED');
    expect(body.pieces[0]?.creditReferenceAgency?.name ?? null).toBe(agency);
    expect(await member.begin(order)).toMatchObject({ status: 409, body: { code: 'credit.not-signed' } });
    // They pay at once.
    expect((await borrower.save(null)).body.dueNowInPence).toBe(76_900);
    expect(await member.begin(order)).toMatchObject({ status: 201 });
  });

  test('is refused under 18 and from abroad, and has not applied', async () => {
    const order = await borrower.saved();
    const young = await borrower.apply(order, applicantOf('smooth', { dateOfBirth: '2008-11-24' }));
    expect(young).toMatchObject({ status: 409, body: { code: 'applicant.too-young' } });
    const abroad = await borrower.apply(order, applicantOf('smooth', { isPermanentUkResident: false }));
    expect(abroad).toMatchObject({ status: 409, body: { code: 'applicant.not-resident' } });
    const unborn = await borrower.apply(order, applicantOf('smooth', { dateOfBirth: '2090-11-24' }));
    expect(unborn).toMatchObject({ status: 400, body: { fields: [{ path: 'body.dateOfBirth' }] } });
    expect(await referencesOf(site, order)).toEqual([]);
    const grown = await borrower.apply(order, applicantOf('smooth', { dateOfBirth: '2008-11-23' }));
    expect(grown.body.pieces[0]?.state).toBe('ACCEPTED');
  });

  test('once for each phone, however often it is sent', async () => {
    const order = await borrower.saved([black, black, blue], [6, 24, null]);
    const answers = await Promise.all([borrower.apply(order), borrower.apply(order), borrower.apply(order)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await borrower.states(order)).toEqual(['ACCEPTED', 'ACCEPTED']);
    expect(await referencesOf(site, order)).toHaveLength(2);
    await borrower.apply(order);
    expect(await referencesOf(site, order)).toHaveLength(2);
  });

  test('not more than six times a day', async () => {
    const order = await borrower.saved();
    for (const months of [6, 12, 18, 6, 12, 18] as const) {
      await borrower.save(months);
      expect((await borrower.apply(order)).status).toBe(200);
    }
    await borrower.save(24);
    expect(await borrower.apply(order)).toMatchObject({ status: 429, body: { code: 'credit.too-many' } });
    await member.passTo('2026-11-24T09:00:01Z');
    await borrower.save(24);
    expect((await borrower.apply(order)).status).toBe(200);
  });

  test('is heard by a lender that was down, and has seen none of six applications before', async () => {
    const order = await borrower.saved();
    const down = vi.spyOn(site.deps.lender, 'apply').mockRejectedValue(new Error('The lender is down'));
    for (const months of [6, 12, 18, 6, 12, 18] as const) {
      await borrower.save(months);
      expect((await borrower.apply(order)).status).toBe(503);
    }
    down.mockRestore();
    await member.passTo('2026-11-23T09:15:00Z');
    await borrower.save(24);
    expect((await borrower.apply(order)).status).toBe(200);
  });

  test('for their own order, and for one that is to be paid by instalments', async () => {
    const order = await borrower.saved([black], [null]);
    expect(await borrower.apply(order)).toMatchObject({ status: 409, body: { code: 'credit.nothing-to-apply-for' } });
    const other = new BorrowingMember(await ShoppingMember.begin(site, robin));
    expect(await other.apply(order)).toMatchObject({ status: 404 });
  });
});

describe('what is changed', () => {
  test('keeps an application for the same phone at the same price and months, and cancels the others', async () => {
    const order = await borrower.saved([black, blue], [12, 12]);
    await borrower.apply(order);
    await borrower.save(12, 24);
    await site.drain();
    expect(await borrower.states(order)).toEqual(['ACCEPTED', 'CHOSEN']);
    const states = await Promise.all((await referencesOf(site, order)).map((each) => atLender(site, each)));
    expect(states.map((row) => row?.state)).toEqual(expect.arrayContaining(['ACCEPTED', 'CANCELLED']));
    await borrower.save(null, null);
    await site.drain();
    const ended = await Promise.all((await referencesOf(site, order)).map((each) => atLender(site, each)));
    expect(ended.map((row) => row?.state)).toEqual(['CANCELLED', 'CANCELLED']);
  });

  test('a date of birth and an income are nowhere kept', async () => {
    const order = await borrower.saved([fold], [12]);
    await borrower.apply(order, applicantOf('smooth', { incomeAYearInPence: 4_123_457 }));
    const kept = JSON.stringify([
      await site.deps.db.select().from(creditApplications),
      await atLender(site, (await referencesOf(site, order))[0]),
      (await site.deps.db.execute('select payload from jobs')).rows,
    ]);
    expect(kept).toContain('Fairweather');
    expect(kept).not.toContain('1990-03-27');
    expect(kept).not.toContain('4123457');
  });
});
