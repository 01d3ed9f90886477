import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import type { components } from '../../openapi/generated/courier.d.ts';
import { courierSentinels, developmentCourier } from '../../openapi/partners/courier/test-data.ts';
import { createCourier } from '../../partners/courier/app.ts';
import { courierDatabase } from '../../partners/courier/db/courier-database.ts';
import { parcels } from '../../partners/courier/db/schema.ts';
import { readCourierEnv } from '../../partners/courier/env.ts';
import { testClock } from '../../platform/clock/clock.ts';
import { openDatabase } from '../../platform/db/open.ts';
import { PartnerClient } from '../../platform/oauth2/partner-client.ts';
import { createTestDatabase } from './database.ts';
import { eventListener } from './event-listener.ts';

type Event = components['schemas']['ParcelEvent'];

export const customerOf = (lastName = 'Fairweather') => ({
  firstName: 'Wren',
  lastName,
  address: { lines: ['4 Heron Way'], postcode: 'LK9 1SA' },
});

/** Two boxes, a SIM card in one of them. */
export const contents = [
  { sku: 'google-pixel-10-128-black-new', simCard: true },
  { sku: 'samsung-galaxy-s25-128-navy-g', simCard: false },
];

const nameOf = (life: string) => courierSentinels.find(({ id }) => id === `parcel-${life}`)?.value;
let number = 1000;

/** The courier in one process with its shop, which notes what it is told. It is Monday, ten o’clock. */
export async function openTestCourier() {
  const monday = '2026-11-23T10:00:00Z';
  const clock = testClock(monday);
  const {
    told,
    answers: shop,
    reach,
  } = eventListener<Event>({ path: '/shop/v1/parcel-events', secret: developmentCourier.eventSecret });
  const { url } = await createTestDatabase();
  const opened = await openDatabase(url, courierDatabase);
  const env = readCourierEnv({ ENVIRONMENT: 'tst', DATABASE_URL: url, GATEWAY_URL: 'http://gateway.test' });
  const courier = await createCourier(env, {
    database: opened,
    clock,
    reach,
  });
  const client = new PartnerClient({
    url: 'http://courier.test',
    tokenPath: '/oauth2/token',
    client: developmentCourier.shopAtCourier,
    clock,
    reach: courier.fetch,
    limitMs: 20_000,
  });

  async function call(path: string, body: object = {}): Promise<{ status: number; body: unknown }> {
    const answer = await client.call(`/courier/v1/${path}`, body);
    const text = await answer.text();
    return { status: answer.status, body: text === '' ? null : (JSON.parse(text) as unknown) };
  }

  async function take(path: string, wanted: { reference: string }, status: number): Promise<string> {
    expect(await call(path, wanted)).toMatchObject({ status });
    return wanted.reference;
  }

  function newReference(letters: string): string {
    number += 1;
    return `${letters}-${number}`;
  }

  /** What is told up to a moment, as kinds with the UK day and the days that they name. */
  async function toldUntil(moment: string): Promise<string[]> {
    clock.set(moment);
    await courier.worker.drain();
    return told.map(({ kind, happenedAt, expectedOn, heldUntil }) =>
      [kind, happenedAt.slice(0, 10), expectedOn, heldUntil].filter((word) => word !== null).join(' '),
    );
  }

  return {
    clock,
    told,
    shop,
    courier,
    call,
    toldUntil,
    /** Gives a parcel; `life` as in the courier's test data. */
    give: (life = 'smooth', deliverOn = '2026-11-24') => {
      const wanted = { reference: newReference('PAR'), deliverOn, customer: customerOf(nameOf(life)), contents };
      return take('parcels', wanted, 202);
    },
    /** Has somebody send something back. */
    expectBack: (life = 'smooth') => {
      const wanted = { reference: newReference('RET'), customer: customerOf(nameOf(life)) };
      return take('returns', wanted, 201);
    },
    rowOf: async (reference: string) => {
      const [row] = await opened.db.select().from(parcels).where(eq(parcels.reference, reference));
      return row;
    },
    /** Ends what goes on, and begins that Monday anew. */
    beginAnew: async () => {
      shop.status = 202;
      await toldUntil('2027-06-01T10:00:00Z');
      clock.set(monday);
      told.length = 0;
    },
    close: async () => {
      await courier.close();
      await opened.close();
    },
  };
}
