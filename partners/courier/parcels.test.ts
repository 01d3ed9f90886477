import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { contents, customerOf, openTestCourier } from '../../gateway/testing/courier.ts';

let courier: Awaited<ReturnType<typeof openTestCourier>>;
beforeAll(async () => {
  courier = await openTestCourier();
});
afterAll(() => courier.close());
beforeEach(() => courier.beginAnew());

const spring = '2027-03-01T10:00:00Z';

describe('a parcel', () => {
  test('is packed in an hour, leaves in the evening and is there on its day, in the two hours that were told', async () => {
    await courier.give();
    expect(await courier.toldUntil('2026-11-23T11:00:00Z')).toEqual(['PACKED 2026-11-23']);
    await courier.toldUntil('2026-11-23T20:00:00Z');
    expect(courier.told.map(({ kind }) => kind)).toEqual(['PACKED', 'SENT']);
    await courier.toldUntil('2026-11-24T07:00:00Z');
    expect(await courier.toldUntil(spring)).toEqual([
      'PACKED 2026-11-23',
      'SENT 2026-11-23',
      'OUT_FOR_DELIVERY 2026-11-24',
      'DELIVERED 2026-11-24',
    ]);
    const [, , out, delivered] = courier.told;
    expect(delivered?.happenedAt.localeCompare(out?.from ?? 'none')).toBe(1);
    expect(delivered?.happenedAt.localeCompare(out?.to ?? '')).toBe(-1);
    expect(new Set(courier.told.map(({ trackingNumber }) => trackingNumber)).size).toBe(1);
  });

  test.each([
    ['late', ['DELAYED 2026-11-24 2026-11-25', 'OUT_FOR_DELIVERY 2026-11-25', 'DELIVERED 2026-11-25']],
    [
      'nobody-once',
      [
        'OUT_FOR_DELIVERY 2026-11-24',
        'NOT_DELIVERED 2026-11-24 2026-11-25',
        'OUT_FOR_DELIVERY 2026-11-25',
        'DELIVERED 2026-11-25',
      ],
    ],
    [
      'nobody-twice',
      [
        'OUT_FOR_DELIVERY 2026-11-24',
        'NOT_DELIVERED 2026-11-24 2026-11-25',
        'OUT_FOR_DELIVERY 2026-11-25',
        'NOT_DELIVERED 2026-11-25 2026-12-05',
        'BACK 2026-12-08',
      ],
    ],
    ['refused', ['OUT_FOR_DELIVERY 2026-11-24', 'REFUSED 2026-11-24', 'BACK 2026-11-26']],
    ['lost', ['LOST 2026-12-01']],
  ])('of the life "%s" comes to its end', async (life, rest) => {
    await courier.give(life);
    expect(await courier.toldUntil(spring)).toEqual(['PACKED 2026-11-23', 'SENT 2026-11-23', ...rest]);
  });

  test('that is told muddled is told twice, and that it is packed after that it has left', async () => {
    await courier.give('muddled');
    await courier.toldUntil('2026-11-23T20:00:00Z');
    expect(courier.told.map(({ kind }) => kind)).toEqual(['SENT', 'SENT']);
    await courier.toldUntil(spring);
    expect(courier.told.map(({ kind }) => kind).filter((kind) => kind === 'PACKED')).toHaveLength(2);
    expect(new Set(courier.told.map(({ eventId }) => eventId)).size).toBe(4);
  });

  test('is packed with what the shop has named, SIM cards among it', async () => {
    expect(await courier.rowOf(await courier.give())).toMatchObject({ contents });
  });

  test('is taken once, however often it is given', async () => {
    const reference = await courier.give();
    const again = { reference, deliverOn: '2026-11-26', customer: customerOf(), contents };
    expect(await courier.call('parcels', again)).toMatchObject({ status: 202 });
    expect(await courier.toldUntil(spring)).toHaveLength(4);
    expect(courier.told.at(-1)?.happenedAt).toContain('2026-11-24');
  });

  test.each([
    ['2026-11-29', 'day.not-a-working-day'],
    ['2026-11-23', 'parcel.too-late'],
  ])('for %s is refused: %s', async (deliverOn, code) => {
    const wanted = { reference: 'PAR-9999', deliverOn, customer: customerOf(), contents };
    expect(await courier.call('parcels', wanted)).toMatchObject({ status: 409, body: { code } });
  });

  test('after seven in the evening is too late for the next day, and not for the one after', async () => {
    courier.clock.set('2026-11-27T19:00:01Z');
    const wanted = { reference: 'PAR-9998', deliverOn: '2026-11-30', customer: customerOf(), contents };
    expect(await courier.call('parcels', wanted)).toMatchObject({ status: 409, body: { code: 'parcel.too-late' } });
    expect(await courier.call('parcels', { ...wanted, deliverOn: '2026-12-01' })).toMatchObject({ status: 202 });
  });

  test('can be stopped until it leaves, and no address is kept of it', async () => {
    const reference = await courier.give();
    await courier.toldUntil('2026-11-23T12:00:00Z');
    expect(await courier.call(`parcels/${reference}/recall`)).toMatchObject({ status: 202 });
    expect(await courier.call(`parcels/${reference}/recall`)).toMatchObject({ status: 202 });
    expect(await courier.toldUntil(spring)).toEqual(['PACKED 2026-11-23', 'RECALLED 2026-11-23']);
    expect(await courier.rowOf(reference)).toMatchObject({ address: null });
  });

  test('that has left, or is about to, is not stopped', async () => {
    const reference = await courier.give();
    await courier.toldUntil('2026-11-23T19:50:00Z');
    const refusal = { status: 409, body: { code: 'parcel.sent' } };
    expect(await courier.call(`parcels/${reference}/recall`)).toMatchObject(refusal);
    await courier.toldUntil('2026-11-23T20:00:00Z');
    expect(await courier.call(`parcels/${reference}/recall`)).toMatchObject(refusal);
    expect(await courier.call('parcels/PAR-0000/recall')).toMatchObject({ status: 404 });
  });

  test('that is held is brought on the day that is named, which may be moved', async () => {
    const reference = await courier.give('nobody-twice');
    await courier.toldUntil('2026-11-25T19:00:00Z');
    const name = (deliverOn: string) => courier.call(`parcels/${reference}/redelivery`, { deliverOn });
    for (const day of ['2026-11-25', '2026-11-28', '2026-12-07'])
      expect(await name(day)).toMatchObject({ status: 409, body: { code: 'day.not-possible' } });
    expect(await name('2026-11-27')).toMatchObject({ status: 202 });
    expect(await name('2026-12-01')).toMatchObject({ status: 202 });
    expect((await courier.toldUntil(spring)).slice(-2)).toEqual([
      'OUT_FOR_DELIVERY 2026-12-01',
      'DELIVERED 2026-12-01',
    ]);
    expect(await name('2026-12-02')).toMatchObject({ status: 409, body: { code: 'parcel.not-held' } });
  });

  test('is told of when the shop is there again', async () => {
    courier.shop.status = 503;
    await courier.give();
    expect(await courier.toldUntil('2026-11-24T06:00:00Z')).toEqual([]);
    courier.shop.status = 202;
    expect(await courier.toldUntil('2026-11-24T06:59:00Z')).toEqual(
      expect.arrayContaining(['PACKED 2026-11-23', 'SENT 2026-11-23']),
    );
  });
});

test.each([
  ['parcels', { reference: 'PAR-7777', deliverOn: 'tomorrow', customer: customerOf('Finch'), contents }],
  ['parcels', { reference: 'parcel 1', deliverOn: '2026-11-24', customer: customerOf('Finch'), contents }],
  ['parcels', { reference: 'PAR-7777', deliverOn: '2026-11-24', customer: customerOf('Finch'), contents: [] }],
  ['returns', { reference: 'RET-7777' }],
])('what is none of the contract is refused (%s)', async (path, body) => {
  expect(await courier.call(path, body)).toMatchObject({ status: 400, body: { code: 'validation.failed' } });
});

test('whoever has no token is refused', async () => {
  const wanted = { reference: 'PAR-7777', deliverOn: '2026-11-24', customer: customerOf('Finch') };
  const headers = { Authorization: 'Bearer forged', 'Content-Type': 'application/json' };
  const request = { method: 'POST', headers, body: JSON.stringify(wanted) };
  const answer = await courier.courier.fetch(new Request('http://courier.test/courier/v1/parcels', request));
  expect(answer.status).toBe(401);
});
