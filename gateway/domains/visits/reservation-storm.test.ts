import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { gatewayDatabase } from '../../db/gateway-database.ts';
import { openDatabase, type OpenedDatabase } from '../../../platform/db/open.ts';
import { createTestGateway, type TestGateway } from '../../testing/gateway.ts';
import { placesOf } from './capacity.rules.ts';
import type { Slot } from './slots.rules.ts';
import { createInstallation } from './installations.service.ts';
import { visitPorts } from '../../domains.ts';
import { reserveAppointment } from './reservations.service.ts';
import { insertPlan, setPlaces, tally } from '../../testing/visits.ts';
import { DAY_MS } from '../../../platform/clock/clock.ts';

const MEMBER = '100001';
const DAY = '2026-12-01';

let site: TestGateway;
/** Another process of the gateway: it has its own connections to the same database. */
let otherPool: OpenedDatabase;
beforeAll(async () => {
  site = await createTestGateway();
  otherPool = await openDatabase(site.database.url, gatewayDatabase, { connectionTimeoutMs: 30_000 });
});
afterAll(async () => {
  await otherPool.close();
  await site.close();
});

/** Outside visits of as many homes, without a date. */
async function outsideVisits(region: string, count: number): Promise<string[]> {
  return Promise.all(
    Array.from({ length: count }, async () => {
      const planId = await insertPlan(site, { region, inhomeRequired: false });
      const { installation } = await createInstallation(processAt(0), MEMBER, planId);
      return installation.preworkAppointment?.id ?? '';
    }),
  );
}

function openDiary(region: string, slot: Slot, total: number): Promise<void> {
  return setPlaces(site, { region, visitType: 'PRE_WORK', day: DAY, slot }, total);
}

/** The two processes take turns. */
function processAt(at: number) {
  const deps = { ...site.deps, ...visitPorts(site.deps) };
  return at % 2 === 0 ? deps : { ...deps, db: otherPool.db };
}

describe('many customers at once', () => {
  it('200 requests for 10 places hold exactly 10, and everybody else hears that the date is gone', async () => {
    await openDiary('storm', 'AM', 10);
    const visits = await outsideVisits('storm', 200);
    const browser = site.browser();
    await browser.logInAs(MEMBER);
    const answers = await Promise.all(
      visits.map((id) =>
        browser.send('POST', `/broadband/v1/appointments/${id}/reservation`, { date: DAY, slot: 'AM' }),
      ),
    );
    const count = (status: number) => answers.filter((answer) => answer.status === status).length;
    expect({ held: count(200), taken: count(409) }).toEqual({ held: 10, taken: 190 });
    expect(await tally(site, 'storm')).toEqual({ taken: 10, visits: 10 });
  });

  it('a slot that nobody has touched yet is opened once, in two processes', async () => {
    const visits = await outsideVisits('untouched', 40);
    await Promise.allSettled(
      visits.map((id, at) => reserveAppointment(processAt(at), MEMBER, id, { date: '2026-12-02', slot: 'PM' })),
    );
    const places = placesOf({ region: 'untouched', visitType: 'PRE_WORK', day: '2026-12-02', slot: 'PM' });
    expect(places).toBeGreaterThan(0);
    expect(await tally(site, 'untouched')).toEqual({ taken: places, visits: places });
  });

  it('customers who swap their slots all get through: nobody waits for each other for good', async () => {
    await openDiary('swap', 'AM', 20);
    await openDiary('swap', 'PM', 20);
    const visits = await outsideVisits('swap', 20);
    for (let round = 0; round < 8; round++) {
      const swapped = visits.map((id, at) => {
        const slot = (at + round) % 2 === 0 ? 'AM' : 'PM';
        return reserveAppointment(processAt(at), MEMBER, id, { date: DAY, slot });
      });
      expect((await Promise.allSettled(swapped)).filter(({ status }) => status === 'rejected')).toEqual([]);
      expect(await tally(site, 'swap')).toEqual({ taken: 20, visits: 20 });
    }
  });

  it('one visit that is moved to and fro by many requests at once ends with one place', async () => {
    await openDiary('restless', 'AM', 5);
    await openDiary('restless', 'PM', 5);
    const [visit = ''] = await outsideVisits('restless', 1);
    const moves = Array.from({ length: 60 }, (_, at) =>
      reserveAppointment(processAt(at), MEMBER, visit, { date: DAY, slot: at % 3 === 0 ? 'AM' : 'PM' }),
    );
    expect((await Promise.allSettled(moves)).filter(({ status }) => status === 'rejected')).toEqual([]);
    expect(await tally(site, 'restless')).toEqual({ taken: 1, visits: 1 });
  });

  it('holds that run out while customers ask again are given back or kept, never both', async () => {
    await openDiary('midnight', 'AM', 30);
    await openDiary('midnight', 'PM', 30);
    const visits = await outsideVisits('midnight', 20);
    await Promise.all(visits.map((id) => reserveAppointment(processAt(0), MEMBER, id, { date: DAY, slot: 'AM' })));
    site.clock.advance(DAY_MS);
    const again = visits
      .slice(0, 10)
      .map((id, at) => reserveAppointment(processAt(at), MEMBER, id, { date: DAY, slot: at % 2 === 0 ? 'AM' : 'PM' }));
    await Promise.all([site.drain(), ...again]);
    await site.drain();
    expect(await tally(site, 'midnight')).toEqual({ taken: 10, visits: 10 });
  });
});
