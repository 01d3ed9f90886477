import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { openTestLender, refusal } from '../../gateway/testing/lender.ts';

const spring = '2027-03-01T10:00:00Z';
const lender = await openTestLender();
const { clock, told, on, apply, sign, withdraw, read, rowOf, toldUntil } = lender;
beforeEach(lender.beginAnew);
afterAll(lender.close);

async function signed(life?: string): Promise<string> {
  const reference = await apply(life);
  if (life !== undefined) await toldUntil('2026-11-23T14:00:00Z');
  expect(await sign(reference)).toMatchObject({ status: 200, body: { state: 'SIGNED' } });
  return reference;
}

describe('an agreement', () => {
  test('has a number, the name as it was typed, 14 days to withdraw, and twelve payments', async () => {
    const reference = await apply();
    const { body } = await sign(reference, '  wren FAIRWEATHER ');
    expect(body.agreement).toMatchObject({
      number: expect.stringMatching(/^FF-[0-9A-F]{12}$/) as string,
      signedAs: '  wren FAIRWEATHER ',
      withdrawUntil: '2026-12-07',
      paidOutOn: null,
    });
    expect(body.agreement?.payments).toHaveLength(12);
    expect(body.agreement?.payments[0]).toEqual({ number: 1, dueOn: '2026-12-23', amountInPence: 6_325 });
    expect(await read(reference)).toEqual(body);
  });

  test('is made once by two who sign at the same time: the first name stands', async () => {
    for (let round = 0; round < 5; round += 1) {
      const reference = await apply();
      const answers = await Promise.all(['Wren F', 'W Fairweather'].map((name) => sign(reference, name)));
      expect(answers.map(({ status }) => status)).toEqual([200, 200]);
      expect(answers[0]?.body).toEqual(answers[1]?.body);
      expect(await sign(reference, 'Somebody Else')).toMatchObject({ status: 200, body: answers[0]?.body });
    }
  });

  test.each(['2026-11-23T10:06:00Z', '2026-11-23T09:54:00Z', '2026-11-23T23:59:60Z'])(
    'is not signed at %s, when it is ten o’clock and was accepted just now',
    async (signedAt) => {
      const reference = await apply();
      expect(await sign(reference, 'Wren', signedAt)).toMatchObject(refusal('signature.not-possible'));
      expect(await read(reference)).toMatchObject({ state: 'ACCEPTED', agreement: null });
    },
  );

  test('that was signed on the last day holds, although the shop says so after midnight', async () => {
    const reference = await apply();
    clock.set('2026-12-23T00:10:00Z');
    expect(await sign(reference)).toMatchObject(refusal('application.lapsed'));
    expect(await sign(reference, 'Wren', '2026-12-22T23:59:00Z')).toMatchObject({ body: { state: 'SIGNED' } });
  });

  test('that was signed on the last day holds, although the shop says so after it has lapsed', async () => {
    const reference = await apply();
    expect(await toldUntil('2026-12-24T09:00:00Z')).toEqual(['LAPSED 2026-12-23']);
    expect(await sign(reference)).toMatchObject(refusal('application.lapsed'));
    const late = await sign(reference, 'Wren', '2026-12-22T23:59:00Z');
    expect(late).toMatchObject({ status: 200, body: { state: 'SIGNED', agreement: { withdrawUntil: '2027-01-07' } } });
    expect(await rowOf(reference)).toMatchObject({ applicant: { firstName: 'Wren' } });
  });

  test('is made no more once it is forgotten who has applied, a week after the last day to sign', async () => {
    const reference = await apply();
    await toldUntil('2026-12-29T23:00:00Z');
    expect(await rowOf(reference)).toMatchObject({ applicant: { firstName: 'Wren' } });
    expect(await toldUntil('2026-12-30T04:00:00Z')).toEqual(['LAPSED 2026-12-23']);
    expect(await rowOf(reference)).toMatchObject({ applicant: null });
    expect(await sign(reference, 'Wren', '2026-12-22T23:59:00Z')).toMatchObject(refusal('application.lapsed'));
  });

  test('that is made days after the signature can be withdrawn from for 14 days after it is made', async () => {
    const reference = await apply();
    clock.set('2026-11-27T09:00:00Z');
    const { body } = await sign(reference, 'Wren', '2026-11-23T10:00:00Z');
    expect([body.agreement?.withdrawUntil, body.agreement?.payments[0]?.dueOn]).toEqual(['2026-12-11', '2026-12-23']);
    clock.set('2026-12-11T23:00:00Z');
    expect(await withdraw(reference)).toMatchObject({ status: 200, body: { state: 'WITHDRAWN' } });
  });

  test.each([
    [undefined, 1],
    ['muddled', 2],
  ])('pays the shop on the working day after the goods were sent (%s)', async (life, times) => {
    const reference = await signed(life);
    clock.set('2026-11-27T20:00:00Z');
    expect(await on(reference, 'drawdown')).toMatchObject({ status: 200, body: { state: 'SIGNED' } });
    expect(await on(reference, 'drawdown')).toMatchObject({ status: 200 });
    await toldUntil(spring);
    const paid = told.filter(({ kind }) => kind === 'PAID_OUT');
    expect(paid).toHaveLength(times);
    expect(paid[0]).toMatchObject({ amountInPence: 75_900, happenedAt: '2026-11-30T12:00:00.000Z' });
    expect(await read(reference)).toMatchObject({ state: 'PAID_OUT', agreement: { paidOutOn: '2026-11-30' } });
    expect(told.filter(({ kind }) => kind === 'LAPSED')).toEqual([]);
  });

  test('for goods that are not sent in 21 days lapses', async () => {
    const reference = await signed();
    expect(await toldUntil('2026-12-14T20:00:00Z')).toEqual([]);
    expect(await toldUntil(spring)).toEqual(['LAPSED 2026-12-15']);
    expect(await on(reference, 'drawdown')).toMatchObject(refusal('application.ended'));
    expect(await rowOf(reference)).toMatchObject({ applicant: null, signedAs: 'Wren Fairweather' });
  });
});

describe('a withdrawal', () => {
  test('before anything is paid out costs nothing, and nothing is paid out', async () => {
    const reference = await signed();
    await on(reference, 'drawdown');
    expect(await withdraw(reference)).toMatchObject({ status: 200, body: { state: 'WITHDRAWN', repayment: null } });
    expect(await withdraw(reference)).toMatchObject({ status: 200 });
    expect(await toldUntil(spring)).toEqual([]);
    expect(await rowOf(reference)).toMatchObject({ applicant: null });
    expect(await on(reference, 'cancellation')).toMatchObject(refusal('application.ended'));
  });

  test('afterwards has the customer repay what was lent in 30 days', async () => {
    const reference = await signed();
    await on(reference, 'drawdown');
    await toldUntil('2026-12-07T23:00:00Z');
    const repayment = { from: 'CUSTOMER', amountInPence: 75_900, dueOn: '2027-01-06' };
    expect(await withdraw(reference)).toMatchObject({ body: { state: 'WITHDRAWN', repayment } });
    expect(await rowOf(reference)).toMatchObject({ applicant: { firstName: 'Wren' } });
  });

  test('is possible for 14 days: what counts is when the customer said so', async () => {
    const reference = await signed();
    await on(reference, 'drawdown');
    await toldUntil('2026-12-08T00:10:00Z');
    expect(await withdraw(reference)).toMatchObject(refusal('withdrawal.too-late'));
    for (const moment of ['2026-11-23T09:00:00Z', '2026-12-08T00:20:00Z'])
      expect(await withdraw(reference, moment)).toMatchObject(refusal('withdrawal.not-possible'));
    expect(await withdraw(reference, '2026-12-07T23:50:00Z')).toMatchObject({ body: { state: 'WITHDRAWN' } });
  });

  test('and a drawdown at the same time end in a withdrawal that is not paid out', async () => {
    for (let round = 0; round < 5; round += 1) {
      const reference = await signed();
      const [drawn, withdrawn] = await Promise.all([on(reference, 'drawdown'), withdraw(reference)]);
      expect([200, 409]).toContain(drawn.status);
      expect(withdrawn).toMatchObject({ status: 200, body: { state: 'WITHDRAWN' } });
    }
    expect(await toldUntil(spring)).toEqual([]);
  });

  test('needs an agreement, as a drawdown does', async () => {
    const reference = await apply();
    expect(await withdraw(reference)).toMatchObject(refusal('agreement.not-signed'));
    expect(await on(reference, 'drawdown')).toMatchObject(refusal('agreement.not-signed'));
  });
});

describe('a cancellation', () => {
  test('of what was paid out has the shop give it back in 14 days, and the customer owes nothing', async () => {
    const reference = await signed();
    await on(reference, 'drawdown');
    await toldUntil('2026-12-20T10:00:00Z');
    const repayment = { from: 'SHOP', amountInPence: 75_900, dueOn: '2027-01-03' };
    for (let times = 0; times < 2; times += 1) {
      expect(await on(reference, 'cancellation')).toMatchObject({ body: { state: 'CANCELLED', repayment } });
      clock.advance(86_400_000);
    }
    expect(await rowOf(reference)).toMatchObject({ applicant: null });
    expect(await withdraw(reference)).toMatchObject(refusal('application.ended'));
  });

  test.each(['slow', undefined])(
    'ends what was asked for and not signed (%s), and nothing more is told',
    async (life) => {
      const reference = await apply(life);
      expect(await on(reference, 'cancellation')).toMatchObject({ body: { state: 'CANCELLED', repayment: null } });
      expect(await toldUntil(spring)).toEqual([]);
      expect(await sign(reference)).toMatchObject({ status: 409 });
    },
  );

  test('of what was declined is refused, as there is nothing to cancel', async () => {
    expect(await on(await apply('declined'), 'cancellation')).toMatchObject(refusal('application.ended'));
  });
});
