import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestDatabase } from '../../gateway/testing/database.ts';
import type { components } from '../../openapi/generated/courier.d.ts';
import { courierSentinels, developmentCourier } from '../../openapi/partners/courier/test-data.ts';
import { testClock } from '../../platform/clock/clock.ts';
import { openDatabase, type OpenedDatabase } from '../../platform/db/open.ts';
import { isSignatureOf, SIGNATURE_HEADER } from '../../platform/http/signature.ts';
import { createCourier, type CourierProgram } from './app.ts';
import { courierDatabase } from './db/courier-database.ts';
import { parcels } from './db/schema.ts';
import { readCourierEnv } from './env.ts';

type Event = components['schemas']['ParcelEvent'];

const monday = '2026-11-23T10:00:00Z';
const clock = testClock(monday);
const told: Event[] = [];
const shop = { status: 202 };
let opened: OpenedDatabase;
let courier: CourierProgram;
let number = 1000;

beforeAll(async () => {
  const { url } = await createTestDatabase();
  opened = await openDatabase(url, courierDatabase);
  const env = readCourierEnv({ ENVIRONMENT: 'tst', DATABASE_URL: url, GATEWAY_URL: 'http://gateway.test' });
  courier = await createCourier(env, {
    database: opened,
    clock,
    async reach(request) {
      const body = await request.text();
      const signature = request.headers.get(SIGNATURE_HEADER) ?? undefined;
      const isRight =
        new URL(request.url).pathname === '/shop/v1/parcel-events' &&
        isSignatureOf(developmentCourier.eventSecret, body, signature);
      const status = isRight ? shop.status : 401;
      if (status === 202) told.push(JSON.parse(body) as Event);
      return new Response(null, { status });
    },
  });
});
beforeEach(async () => {
  clock.set('2027-06-01T10:00:00Z');
  await courier.worker.drain();
  clock.set(monday);
  told.length = 0;
  shop.status = 202;
});
afterAll(async () => {
  await courier.close();
  await opened.close();
});

/** A new one for each call: the clock is moved by days in between. */
async function newToken(): Promise<string> {
  const { id, secret } = developmentCourier.shopAtCourier;
  const answer = await courier.fetch(
    new Request('http://courier.test/oauth2/token', {
      method: 'POST',
      headers: {
        Authorization: `Basic ${btoa(`${id}:${secret}`)}`,
        'Content-Type': 'application/x-www-form-urlencoded',
      },
      body: 'grant_type=client_credentials',
    }),
  );
  return ((await answer.json()) as { access_token: string }).access_token;
}

async function call(path: string, body?: unknown, token = newToken()): Promise<{ status: number; body: unknown }> {
  const answer = await courier.fetch(
    new Request(`http://courier.test/courier/v1/${path}`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${await token}`, 'Content-Type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    }),
  );
  const text = await answer.text();
  return { status: answer.status, body: text === '' ? null : (JSON.parse(text) as unknown) };
}

const customerOf = (lastName: string) => ({
  firstName: 'Wren',
  lastName,
  address: { lines: ['4 Heron Way'], postcode: 'LK9 1SA' },
});

const nameOf = (life: string) => courierSentinels.find(({ id }) => id === `parcel-${life}`)?.value ?? 'Fairweather';

async function give(life = 'smooth', deliverOn = '2026-11-24'): Promise<string> {
  number += 1;
  const reference = `PAR-${number}`;
  expect(await call('parcels', { reference, deliverOn, customer: customerOf(nameOf(life)) })).toMatchObject({
    status: 202,
  });
  return reference;
}

async function expectBack(life = 'smooth'): Promise<string> {
  number += 1;
  const reference = `RET-${number}`;
  expect(await call('returns', { reference, customer: customerOf(nameOf(life)) })).toMatchObject({ status: 201 });
  return reference;
}

/** What is told up to a moment, as kinds with the UK day and the days that they name. */
async function toldUntil(moment: string): Promise<string[]> {
  clock.set(moment);
  await courier.worker.drain();
  return told.map(({ kind, happenedAt, expectedOn, heldUntil }) =>
    [kind, happenedAt.slice(0, 10), expectedOn, heldUntil].filter((word) => word !== null).join(' '),
  );
}

const spring = '2027-03-01T10:00:00Z';

describe('a parcel', () => {
  test('is packed in an hour, leaves in the evening and is there on its day, in the two hours that were told', async () => {
    await give();
    expect(await toldUntil('2026-11-23T11:00:00Z')).toEqual(['PACKED 2026-11-23']);
    await toldUntil('2026-11-23T20:00:00Z');
    expect(told.map(({ kind }) => kind)).toEqual(['PACKED', 'SENT']);
    await toldUntil('2026-11-24T07:00:00Z');
    expect(await toldUntil(spring)).toEqual([
      'PACKED 2026-11-23',
      'SENT 2026-11-23',
      'OUT_FOR_DELIVERY 2026-11-24',
      'DELIVERED 2026-11-24',
    ]);
    const [, , out, delivered] = told;
    expect(delivered?.happenedAt.localeCompare(out?.from ?? 'none')).toBe(1);
    expect(delivered?.happenedAt.localeCompare(out?.to ?? '')).toBe(-1);
    expect(new Set(told.map(({ trackingNumber }) => trackingNumber)).size).toBe(1);
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
    await give(life);
    expect(await toldUntil(spring)).toEqual(['PACKED 2026-11-23', 'SENT 2026-11-23', ...rest]);
  });

  test('that is told muddled is told twice, and that it is packed after that it has left', async () => {
    await give('muddled');
    await toldUntil('2026-11-23T20:00:00Z');
    expect(told.map(({ kind }) => kind)).toEqual(['SENT', 'SENT']);
    await toldUntil(spring);
    expect(told.map(({ kind }) => kind).filter((kind) => kind === 'PACKED')).toHaveLength(2);
    expect(new Set(told.map(({ eventId }) => eventId)).size).toBe(4);
  });

  test('is taken once, however often it is given', async () => {
    const reference = await give();
    const again = { reference, deliverOn: '2026-11-26', customer: customerOf('Fairweather') };
    expect(await call('parcels', again)).toMatchObject({ status: 202 });
    expect(await toldUntil(spring)).toHaveLength(4);
    expect(told.at(-1)?.happenedAt).toContain('2026-11-24');
  });

  test.each([
    ['2026-11-29', 'day.not-a-working-day'],
    ['2026-11-23', 'parcel.too-late'],
  ])('for %s is refused: %s', async (deliverOn, code) => {
    const wanted = { reference: 'PAR-9999', deliverOn, customer: customerOf('Fairweather') };
    expect(await call('parcels', wanted)).toMatchObject({ status: 409, body: { code } });
  });

  test('after seven in the evening is too late for the next day, and not for the one after', async () => {
    clock.set('2026-11-27T19:00:01Z');
    const wanted = { reference: 'PAR-9998', deliverOn: '2026-11-30', customer: customerOf('Fairweather') };
    expect(await call('parcels', wanted)).toMatchObject({ status: 409, body: { code: 'parcel.too-late' } });
    expect(await call('parcels', { ...wanted, deliverOn: '2026-12-01' })).toMatchObject({ status: 202 });
  });

  test('can be stopped until it leaves, and no address is kept of it', async () => {
    const reference = await give();
    await toldUntil('2026-11-23T12:00:00Z');
    expect(await call(`parcels/${reference}/recall`)).toMatchObject({ status: 202 });
    expect(await call(`parcels/${reference}/recall`)).toMatchObject({ status: 202 });
    expect(await toldUntil(spring)).toEqual(['PACKED 2026-11-23', 'RECALLED 2026-11-23']);
    const rows = await opened.db.select().from(parcels);
    expect(rows.find((row) => row.reference === reference)).toMatchObject({ address: null });
  });

  test('that has left, or is about to, is not stopped', async () => {
    const reference = await give();
    await toldUntil('2026-11-23T19:50:00Z');
    const refusal = { status: 409, body: { code: 'parcel.sent' } };
    expect(await call(`parcels/${reference}/recall`)).toMatchObject(refusal);
    await toldUntil('2026-11-23T20:00:00Z');
    expect(await call(`parcels/${reference}/recall`)).toMatchObject(refusal);
    expect(await call('parcels/PAR-0000/recall')).toMatchObject({ status: 404 });
  });

  test('that is held is brought on the day that is named, which may be moved', async () => {
    const reference = await give('nobody-twice');
    await toldUntil('2026-11-25T19:00:00Z');
    const name = (deliverOn: string) => call(`parcels/${reference}/redelivery`, { deliverOn });
    for (const day of ['2026-11-25', '2026-11-28', '2026-12-07'])
      expect(await name(day)).toMatchObject({ status: 409, body: { code: 'day.not-possible' } });
    expect(await name('2026-11-27')).toMatchObject({ status: 202 });
    expect(await name('2026-12-01')).toMatchObject({ status: 202 });
    expect((await toldUntil(spring)).slice(-2)).toEqual(['OUT_FOR_DELIVERY 2026-12-01', 'DELIVERED 2026-12-01']);
    expect(await name('2026-12-02')).toMatchObject({ status: 409, body: { code: 'parcel.not-held' } });
  });

  test('is told of when the shop is there again', async () => {
    shop.status = 503;
    await give();
    expect(await toldUntil('2026-11-24T06:00:00Z')).toEqual([]);
    shop.status = 202;
    expect(await toldUntil('2026-11-24T06:59:00Z')).toEqual(
      expect.arrayContaining(['PACKED 2026-11-23', 'SENT 2026-11-23']),
    );
  });
});

describe('a return', () => {
  test('has one code, is handed in on the next working day and is at the shop two later', async () => {
    const reference = await expectBack();
    const wanted = { reference, customer: customerOf('Fairweather') };
    const [one, other] = [await call('returns', wanted), await call('returns', wanted)];
    expect(one).toEqual(other);
    expect(one.body).toMatchObject({ returnCode: expect.stringMatching(/^\w{4}-\w{4}-\w{4}$/) as string });
    expect(await toldUntil(spring)).toEqual(['RETURN_POSTED 2026-11-24', 'RETURN_RECEIVED 2026-11-26']);
  });

  test.each([
    ['never-posted', []],
    ['return-lost', ['RETURN_POSTED 2026-11-24']],
  ])('of the life "%s" ends there', async (life, ends) => {
    await expectBack(life);
    expect(await toldUntil(spring)).toEqual(ends);
  });

  test('is not expected any more once the customer keeps it, and cannot be taken back once it is handed in', async () => {
    const kept = await expectBack();
    const sent = await expectBack();
    expect(await call(`returns/${kept}/withdrawal`)).toMatchObject({ status: 202 });
    expect(await call(`returns/${kept}/withdrawal`)).toMatchObject({ status: 202 });
    await toldUntil('2026-11-24T10:00:00Z');
    const refusal = { status: 409, body: { code: 'return.posted' } };
    expect(await call(`returns/${sent}/withdrawal`)).toMatchObject(refusal);
    await toldUntil(spring);
    expect(told.filter(({ reference }) => reference === kept)).toEqual([]);
  });

  test('and a parcel are two things: a reference is for one of them', async () => {
    const reference = await give();
    const refusal = { status: 409, body: { code: 'reference.taken' } };
    expect(await call('returns', { reference, customer: customerOf('Fairweather') })).toMatchObject(refusal);
    expect(await call(`returns/${reference}/withdrawal`)).toMatchObject({ status: 404 });
  });
});

test('what was stopped is not taken again under the same reference, as nothing would come of it', async () => {
  const [parcel, back] = [await give(), await expectBack()];
  await call(`parcels/${parcel}/recall`);
  await call(`returns/${back}/withdrawal`);
  const refusal = { status: 409, body: { code: 'reference.taken' } };
  const customer = customerOf('Fairweather');
  expect(await call('parcels', { reference: parcel, deliverOn: '2026-11-25', customer })).toMatchObject(refusal);
  expect(await call('returns', { reference: back, customer })).toMatchObject(refusal);
});

test.each([
  ['parcels', { reference: 'PAR-7777', deliverOn: 'tomorrow', customer: customerOf('Finch') }],
  ['parcels', { reference: 'parcel 1', deliverOn: '2026-11-24', customer: customerOf('Finch') }],
  ['returns', { reference: 'RET-7777' }],
])('what is none of the contract is refused (%s)', async (path, body) => {
  expect(await call(path, body)).toMatchObject({ status: 400, body: { code: 'validation.failed' } });
});

test('whoever has no token is refused', async () => {
  const wanted = { reference: 'PAR-7777', deliverOn: '2026-11-24', customer: customerOf('Finch') };
  expect(await call('parcels', wanted, Promise.resolve('forged'))).toMatchObject({ status: 401 });
});

test('nobody’s address is kept for a return that is never handed in', async () => {
  const reference = await expectBack('never-posted');
  const addressOf = async () => (await opened.db.select().from(parcels)).find((row) => row.reference === reference);
  // The last test here: from now on the courier works by itself.
  await courier.start();
  await courier.worker.drain();
  expect(await addressOf()).toMatchObject({ address: { postcode: 'LK9 1SA' } });
  await toldUntil('2027-01-24T10:00:00Z');
  await expect.poll(addressOf).toMatchObject({ address: null });
});
