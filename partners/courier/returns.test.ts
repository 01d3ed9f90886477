import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { contents, customerOf, openTestCourier } from '../../gateway/testing/courier.ts';

let courier: Awaited<ReturnType<typeof openTestCourier>>;
beforeAll(async () => {
  courier = await openTestCourier();
});
afterAll(() => courier.close());
beforeEach(() => courier.beginAnew());

const spring = '2027-03-01T10:00:00Z';

describe('a return', () => {
  test('has one code, is handed in on the next working day and is at the shop two later', async () => {
    const reference = await courier.expectBack();
    const wanted = { reference, customer: customerOf() };
    const [one, other] = [await courier.call('returns', wanted), await courier.call('returns', wanted)];
    expect(one).toEqual(other);
    expect(one.body).toMatchObject({ returnCode: expect.stringMatching(/^\w{4}-\w{4}-\w{4}$/) as string });
    expect(await courier.toldUntil(spring)).toEqual(['RETURN_POSTED 2026-11-24', 'RETURN_RECEIVED 2026-11-26']);
  });

  test.each([
    ['never-posted', []],
    ['return-lost', ['RETURN_POSTED 2026-11-24']],
  ])('of the life "%s" ends there', async (life, ends) => {
    await courier.expectBack(life);
    expect(await courier.toldUntil(spring)).toEqual(ends);
  });

  test('is not expected any more once the customer keeps it, and cannot be taken back once it is handed in', async () => {
    const kept = await courier.expectBack();
    const sent = await courier.expectBack();
    expect(await courier.call(`returns/${kept}/withdrawal`)).toMatchObject({ status: 202 });
    expect(await courier.call(`returns/${kept}/withdrawal`)).toMatchObject({ status: 202 });
    await courier.toldUntil('2026-11-24T10:00:00Z');
    const refusal = { status: 409, body: { code: 'return.posted' } };
    expect(await courier.call(`returns/${sent}/withdrawal`)).toMatchObject(refusal);
    await courier.toldUntil(spring);
    expect(courier.told.filter(({ reference }) => reference === kept)).toEqual([]);
  });

  test('and a parcel are two things: a reference is for one of them', async () => {
    const reference = await courier.give();
    const refusal = { status: 409, body: { code: 'reference.taken' } };
    expect(await courier.call('returns', { reference, customer: customerOf() })).toMatchObject(refusal);
    expect(await courier.call(`returns/${reference}/withdrawal`)).toMatchObject({ status: 404 });
  });
});

test('what was stopped is not taken again under the same reference, as nothing would come of it', async () => {
  const [parcel, back] = [await courier.give(), await courier.expectBack()];
  await courier.call(`parcels/${parcel}/recall`);
  await courier.call(`returns/${back}/withdrawal`);
  const refusal = { status: 409, body: { code: 'reference.taken' } };
  const customer = customerOf();
  expect(
    await courier.call('parcels', { reference: parcel, deliverOn: '2026-11-25', customer, contents }),
  ).toMatchObject(refusal);
  expect(await courier.call('returns', { reference: back, customer })).toMatchObject(refusal);
});

test('nobody’s address is kept for a return that is never handed in', async () => {
  const reference = await courier.expectBack('never-posted');
  const kept = () => courier.rowOf(reference);
  // The last test here: from now on the courier works by itself.
  await courier.courier.start();
  await courier.courier.worker.drain();
  expect(await kept()).toMatchObject({ address: { postcode: 'LK9 1SA' } });
  await courier.toldUntil('2027-01-24T10:00:00Z');
  await expect.poll(kept).toMatchObject({ address: null });
});
