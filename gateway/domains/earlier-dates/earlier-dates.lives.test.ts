import { sql } from 'drizzle-orm';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { HOUR_MS } from '../../../platform/clock/clock.ts';
import { siteWithHomes } from '../../testing/customer.ts';
import {
  accept,
  ask,
  decline,
  openDiary,
  ordered,
  placesInUse,
  standing,
  stopAsking,
  type Waiting,
} from '../../testing/earlier-dates.ts';
import type { TestGateway } from '../../testing/gateway.ts';
import { longSessions } from '../../testing/switches.ts';
import { choose } from '../../testing/visits.ts';

/** `LIVES_SEED=7` tries others, and `LIVES_RUNS=90` more of them. */
const RUNS = Number(process.env['LIVES_RUNS'] ?? 5);
const SEED = Number(process.env['LIVES_SEED'] ?? 20_261_127);

/** The first two are scarce: everybody wants them. */
const DAYS = { '2026-12-08': 1, '2026-12-09': 1, '2026-12-17': 2, '2026-12-18': 9 };
const days = Object.keys(DAYS);
const CUSTOMERS = 5;

let site: TestGateway;
beforeAll(async () => {
  site = await siteWithHomes(longSessions);
});
afterAll(() => site.close());

const someone = fc.nat({ max: CUSTOMERS - 1 });
const act = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('ask' as const), who: someone }) },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('accept' as const), who: someone }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('decline' as const), who: someone }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('stop' as const), who: someone }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('cancel' as const), who: someone }) },
  {
    weight: 4,
    arbitrary: fc.record({ kind: fc.constant('move' as const), who: someone, to: fc.nat({ max: days.length - 1 }) }),
  },
);
type Act = typeof act extends fc.Arbitrary<infer Some> ? Some : never;

/** What is done at once, and how long nothing is done then. */
const burst = fc.record({
  acts: fc.array(act, { minLength: 1, maxLength: 6 }),
  thenHours: fc.constantFrom(0, 0, 0, 1, 2, 11),
});

interface Seen {
  customer: Waiting;
  offerId: string | undefined;
}

/** Whose turn it is: what is on offer is answered by somebody who has seen an offer, if anybody has. */
function actorOf({ kind, who }: Act, all: readonly Seen[]): Seen | undefined {
  const offered = all.filter(({ offerId }) => offerId !== undefined);
  const isAnswer = kind === 'accept' || kind === 'decline';
  return isAnswer && offered.length > 0 ? offered[who % offered.length] : all[who];
}

/** Does one thing, with what the customer saw before the others began. */
async function carryOut(one: Act, { customer, offerId }: Seen): Promise<number> {
  switch (one.kind) {
    case 'ask':
      return (await ask(customer)).status;
    case 'accept':
      return offerId === undefined ? 204 : (await accept(customer, offerId)).status;
    case 'decline':
      return offerId === undefined ? 204 : (await decline(customer, offerId)).status;
    case 'stop':
      return (await stopAsking(customer)).status;
    case 'cancel':
      return (await customer.browser.send('POST', `/broadband/v1/orders/${customer.orderId}/cancellation`)).status;
    case 'move':
      return (await choose(customer, customer.inHome, days[one.to] ?? '')).status;
  }
}

/** No place goes to two people, none is lost, and none is made up. */
async function expectLaws(region: string): Promise<void> {
  const places = await placesInUse(site, region);
  expect(places.map(({ slot, used }) => [slot, used])).toEqual(places.map(({ slot, taken }) => [slot, taken]));
  const { rows: twice } = await site.deps.db.execute(sql`
    select r.appointment_id from earlier_date_offers o join earlier_date_requests r on r.id = o.request_id
    where r.region = ${region} and o.state = 'OPEN' group by 1 having count(*) > 1`);
  expect(twice).toEqual([]);
}

/** Once everything has run out, no offer keeps a place. */
async function expectNothingKept(region: string): Promise<void> {
  const { rows } = await site.deps.db.execute(sql`
    select o.id from earlier_date_offers o join earlier_date_requests r on r.id = o.request_id
    where r.region = ${region} and (o.keeps_place or o.state = 'OPEN')`);
  expect(rows).toEqual([]);
}

test('whatever customers do at once, no place that comes free goes to two of them, and places sum up (issue 14)', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(burst, { minLength: 5, maxLength: 10 }), async (bursts) => {
      site.clock.set('2026-11-23T09:00:00Z');
      const region = await openDiary(site, DAYS);
      const customers: Waiting[] = [];
      for (const day of [...days.slice(0, 3), ...days.slice(3), ...days.slice(3)])
        customers.push(await ordered(site, region, day));
      for (const customer of customers.slice(2)) expect((await ask(customer)).status).toBe(204);
      for (const { acts, thenHours } of bursts) {
        const seen = await Promise.all(
          customers.map(async (customer) => ({ customer, offerId: (await standing(customer)).offer?.id })),
        );
        const statuses = await Promise.all([
          ...acts.map((one) => {
            const actor = actorOf(one, seen);
            return actor ? carryOut(one, actor) : 204;
          }),
          site.drain().then(() => 204),
        ]);
        for (const status of statuses) expect([200, 204, 409]).toContain(status);
        await site.drain();
        await expectLaws(region);
        site.clock.advance(thenHours * HOUR_MS);
        await site.drain();
        await expectLaws(region);
      }
      for (let hours = 0; hours < 60; hours += 6) {
        site.clock.advance(6 * HOUR_MS);
        await site.drain();
      }
      await expectLaws(region);
      await expectNothingKept(region);
    }),
    { numRuns: RUNS, seed: SEED, endOnFailure: true },
  );
  // It is no law of nothing: offers were made, taken and not taken.
  const { rows } = await site.deps.db.execute<{ state: string }>(
    sql`select distinct state from earlier_date_offers order by state`,
  );
  expect(rows.map(({ state }) => state)).toEqual(expect.arrayContaining(['ACCEPTED', 'LAPSED']));
});
