import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { applicationOf, openTestLender, refusal, terms } from '../../gateway/testing/lender.ts';
import { CREDIT_REFERENCE_AGENCY, lenderCompany } from '../../openapi/partners/lender/test-data.ts';

const spring = '2027-03-01T10:00:00Z';
const lender = await openTestLender();
const { told, shop, call, on, apply, sign, read, rowOf, toldUntil } = lender;
beforeEach(lender.beginAnew);
afterAll(lender.close);

describe('an application', () => {
  test('is accepted at once, with what it costs and the thirtieth day as the last to sign', async () => {
    const wanted = applicationOf();
    expect(await call('applications', wanted)).toEqual({
      status: 201,
      body: {
        reference: wanted.reference,
        state: 'ACCEPTED',
        creditReferenceAgency: null,
        acceptedUntil: '2026-12-22',
        quote: {
          ...terms,
          lentInPence: 75_900,
          monthlyInPence: 6_325,
          lastInPence: 6_325,
          interestInPence: 0,
          totalInPence: 79_900,
          asksForIncome: false,
          lender: lenderCompany,
        },
        agreement: null,
        repayment: null,
      },
    });
  });

  test.each([
    ['declined', 'DECLINED', null],
    ['declined-by-agency', 'DECLINED', CREDIT_REFERENCE_AGENCY],
    ['referred-accepted', 'REFERRED', null],
    ['slow', 'REFERRED', null],
  ])('of the life "%s" is answered: %s', async (life, state, creditReferenceAgency) => {
    const standing = await read(await apply(life));
    expect(standing).toMatchObject({ state, creditReferenceAgency, acceptedUntil: null });
  });

  test.each([
    ['referred-accepted', ['ACCEPTED 2026-11-23'], 'ACCEPTED'],
    ['referred-declined', ['DECLINED 2026-11-23'], 'DECLINED'],
    ['slow', ['ACCEPTED 2026-11-26'], 'ACCEPTED'],
    ['muddled', ['ACCEPTED 2026-11-23', 'ACCEPTED 2026-11-23'], 'ACCEPTED'],
  ])('of the life "%s" is decided later: %s', async (life, events, state) => {
    const reference = await apply(life);
    expect(await sign(reference)).toMatchObject(refusal('application.not-accepted'));
    expect(await toldUntil('2026-11-27T10:00:00Z')).toEqual(events);
    expect(await read(reference)).toMatchObject({ state });
    expect(new Set(told.map(({ eventId }) => eventId)).size).toBe(1);
  });

  test('is taken once, however often and at once it comes; other terms need another reference', async () => {
    const wanted = applicationOf('muddled');
    const answers = await Promise.all([1, 2, 3].map(() => call('applications', wanted)));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(await toldUntil('2026-11-24T10:00:00Z')).toHaveLength(2);
    const other = { ...wanted, terms: { ...terms, months: 6 } };
    expect(await call('applications', other)).toMatchObject(refusal('reference.taken'));
  });

  test.each([
    [{ dateOfBirth: '2008-11-24' }, 'applicant.too-young'],
    [{ isPermanentUkResident: false }, 'applicant.not-resident'],
  ])('of somebody with %o is refused, and nothing is kept of it', async (applicant, code) => {
    const wanted = applicationOf('smooth', applicant);
    expect(await call('applications', wanted)).toMatchObject(refusal(code));
    expect(await rowOf(wanted.reference)).toBeUndefined();
  });

  test('that nobody signs lapses after its last day, which the shop is told', async () => {
    const reference = await apply();
    expect(await toldUntil('2026-12-22T23:59:00Z')).toEqual([]);
    expect(await toldUntil(spring)).toEqual(['LAPSED 2026-12-23']);
    expect(await sign(reference)).toMatchObject(refusal('application.lapsed'));
    expect(await on(reference, 'drawdown')).toMatchObject(refusal('application.ended'));
  });

  test('leaves neither date of birth nor income anywhere, and no name and address once nothing can be owed', async () => {
    const [waiting, declined, lapsed] = [await apply('slow'), await apply('declined'), await apply()];
    expect(JSON.stringify([await rowOf(waiting), await rowOf(lapsed)])).not.toMatch(/1990-04-12|2412345/);
    expect(await rowOf(waiting)).toMatchObject({ applicant: { lastName: 'Dallyford' } });
    expect(await rowOf(declined)).toMatchObject({ applicant: null });
    await toldUntil(spring);
    expect(await rowOf(lapsed)).toMatchObject({ applicant: null });
  });

  test('is told of when the shop is there again', async () => {
    shop.status = 503;
    await apply('referred-accepted');
    expect(await toldUntil('2026-11-24T06:00:00Z')).toEqual([]);
    shop.status = 202;
    expect(await toldUntil('2026-11-24T06:59:00Z')).toEqual(['ACCEPTED 2026-11-23']);
  });
});

test('a quote is told without an application, and not for less than £50', async () => {
  const longer = { ...terms, upfrontInPence: 4_012, months: 24, aprInPercent: 9.9 };
  expect(await call('quotes', longer)).toMatchObject({ body: { monthlyInPence: 3_483, totalInPence: 87_604 } });
  expect(await call('quotes', { ...terms, upfrontInPence: 74_901 })).toMatchObject(refusal('credit.too-little'));
});

test.each([
  ['quotes', { ...terms, months: 7 }],
  ['quotes', { ...terms, aprInPercent: 5 }],
  ['quotes', { ...terms, priceInPence: 9_899 }],
  ['applications', { ...applicationOf(), reference: 'credit 1' }],
  ['applications', applicationOf('smooth', { dateOfBirth: '1990-02-30' })],
  ['applications/CRD-9999/signature', { name: 'Wren' }],
  ['applications/CRD-9999/withdrawal', { withdrawnAt: 'today' }],
])('what is none of the contract is refused (%s %o)', async (path, body) => {
  expect(await call(path, body)).toMatchObject({ status: 400, body: { code: 'validation.failed' } });
});

test('what nobody has asked for is not there', async () => {
  expect(await call('applications/CRD-9999')).toMatchObject({ status: 404, body: { code: 'application.not-found' } });
  for (const what of ['drawdown', 'cancellation']) expect(await on('CRD-9999', what)).toMatchObject({ status: 404 });
  expect(await call('applications/CRD-%00AB')).toMatchObject({ status: 404 });
});

test.each(['forged', `${Date.parse(spring)}.forged`, ''])(
  'whoever has no token of the lender is refused (%s)',
  async (token) => {
    const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' };
    const body = JSON.stringify(applicationOf());
    const request = new Request('http://lender.test/credit/v1/applications', { method: 'POST', headers, body });
    expect((await lender.fetch(request)).status).toBe(401);
  },
);
