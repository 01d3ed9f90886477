import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestGateway, type TestGateway } from '../../testing/gateway.ts';
import { insertDraft } from './visits.store.ts';
import { bookingOf, confirmHolds, datedVisits } from './plan-visits.ts';
import { cancelOpenVisits, heldVisits, orderedVisits, tellOfVisits } from '../../testing/visit-news.ts';
import { aboutToBook, choose, insertPlan, reserve, setPlaces, summary, tally } from '../../testing/visits.ts';
import { DAY_MS } from '../../../platform/clock/clock.ts';

let site: TestGateway;
beforeAll(async () => {
  site = await createTestGateway();
});
beforeEach(() => site.clock.set('2026-11-23T09:00:00Z'));
afterAll(() => site.close());

function confirm(planId: string) {
  return site.deps.db.transaction((tx) => confirmHolds(site.deps, tx, planId));
}

describe('placing the order books what is held', () => {
  it('books both visits, once, and nothing expires any more', async () => {
    const customer = await orderedVisits(site, 'booked');
    expect(await summary(customer, customer.outside)).toMatchObject({ state: 'CONFIRMED', expired: false });
    expect(await confirm(customer.planId)).toEqual({ ok: true });
    site.clock.advance(2 * DAY_MS);
    await site.drain();
    expect(await tally(site, 'booked')).toEqual({ taken: 2, visits: 2 });
  });

  it('says what is missing and writes nothing', async () => {
    const customer = await aboutToBook(site);
    await choose(customer, customer.outside, '2026-12-01');
    await choose(customer, customer.inHome, '2026-12-10');
    await reserve(customer, customer.outside);
    expect(await confirm(customer.planId)).toEqual({ ok: false, code: 'reservation.missing' });
    expect((await summary(customer, customer.outside)).state).toBe('DRAFT');
  });

  it.each(['before', 'after'])('says that a hold has run out, %s the job that gives it back', async (when) => {
    const customer = await heldVisits(site);
    site.clock.advance(DAY_MS);
    if (when === 'after') await site.drain();
    expect(await confirm(customer.planId)).toEqual({ ok: false, code: 'reservation.expired' });
  });

  it('is fine without an installation when the home needs no visit, and not when it needs one', async () => {
    expect(await confirm(await insertPlan(site, { preworkRequired: false, inhomeRequired: false }))).toEqual({
      ok: true,
    });
    expect(await confirm(await insertPlan(site))).toEqual({ ok: false, code: 'reservation.missing' });
  });
});

describe('visits as an order shows them (OR-05)', () => {
  it('come earliest first with 22 fields, and those without a date are left out', async () => {
    const customer = await orderedVisits(site);
    const visits = await datedVisits(site.deps, site.deps.db, customer.planId);
    expect(visits.map(({ id }) => id)).toEqual([customer.outside, customer.inHome]);
    expect(Object.keys(visits[0] ?? {})).toHaveLength(22);
    expect(visits[1]).toMatchObject({
      appointmentDate: '2026-12-10',
      slot: 'PM',
      earliestArrivalTime: '2026-12-10T12:00:00+00:00',
      visitType: 'IN_HOME',
      estimatedDurationInMinutes: 60,
      inHomeLeadTimeInDays: 7,
      state: 'CONFIRMED',
      stateDescription: 'Booked',
      contactFirstName: 'Rowan',
      formattedArrivalTime: '12pm-4pm',
      rebookingRequired: false,
      amendable: true,
    });
    const undated = await aboutToBook(site);
    expect(await datedVisits(site.deps, site.deps.db, undated.planId)).toEqual([]);
  });
});

describe('what is booked so far, for a saved journey', () => {
  it('is nothing, then the installation, then what the network accepted until it runs out', async () => {
    const find = (planId: string) => bookingOf(site.deps, site.deps.db, planId);
    expect(await find(await insertPlan(site))).toEqual({ installation: null, reservation: null });
    const customer = await aboutToBook(site);
    expect(await find(customer.planId)).toMatchObject({
      installation: { id: customer.installationId },
      reservation: null,
    });
    await choose(customer, customer.outside, '2026-12-01');
    await choose(customer, customer.inHome, '2026-12-10');
    await reserve(customer, customer.outside);
    expect((await find(customer.planId)).reservation).toBeNull();
    await reserve(customer, customer.inHome);
    expect((await find(customer.planId)).reservation).toEqual({
      status: 'FullyAccepted',
      expiresAt: '2026-11-24T09:00:00.000Z',
    });
    await choose(customer, customer.inHome, '2026-12-11');
    expect((await find(customer.planId)).reservation).toBeNull();
  });
});

describe('changing the date of an ordered visit (DB-04)', () => {
  it('moves the booking at once and gives the old place back', async () => {
    const customer = await orderedVisits(site, 'moving');
    expect((await choose(customer, customer.inHome, '2026-12-15')).status).toBe(200);
    expect(await summary(customer, customer.inHome)).toMatchObject({
      state: 'CONFIRMED',
      date: '2026-12-15',
      slot: 'AM',
    });
    expect(await tally(site, 'moving')).toEqual({ taken: 2, visits: 2 });
    const { rows } = await site.deps.db.execute(
      `select status from bookings where appointment_id = '${customer.inHome}' order by status`,
    );
    expect(rows).toEqual([{ status: 'ACTIVE' }, { status: 'REBOOKED' }]);
  });

  it('keeps the booking when the new slot is full', async () => {
    await setPlaces(site, { region: 'no-move', visitType: 'IN_HOME', day: '2026-12-15', slot: 'AM' }, 0);
    const customer = await orderedVisits(site, 'no-move');
    expect((await choose(customer, customer.inHome, '2026-12-15')).body.code).toBe('appointment.taken');
    expect(await summary(customer, customer.inHome)).toMatchObject({ state: 'CONFIRMED', date: '2026-12-10' });
  });

  it('of the outside visit gives the place of an in-home visit back that would come too soon, and asks for another date', async () => {
    const customer = await orderedVisits(site, 'too-soon');
    await choose(customer, customer.outside, '2026-12-08');
    expect(await tally(site, 'too-soon')).toEqual({ taken: 1, visits: 1 });
    const find = () => datedVisits(site.deps, site.deps.db, customer.planId);
    const [, inHome] = await find();
    expect(inHome).toMatchObject({
      appointmentDate: '2026-12-10',
      rebookingRequired: true,
      amendable: true,
      stateDescription: 'Choose another date',
    });
    expect((await choose(customer, customer.inHome, '2026-12-15')).status).toBe(200);
    expect((await find())[1]).toMatchObject({ rebookingRequired: false });
    expect(await tally(site, 'too-soon')).toEqual({ taken: 2, visits: 2 });
  });

  it('is too late on the day', async () => {
    const customer = await orderedVisits(site);
    site.clock.set('2026-12-01T07:00:00Z');
    await customer.browser.logInAs('100001');
    const { status, body } = await choose(customer, customer.outside, '2026-12-10');
    expect([status, body.code]).toEqual([409, 'appointment.too-late']);
  });
});

describe('what the network tells about visits', () => {
  it('names the engineer, moves the arrival, and completes the visit for good (BK-29)', async () => {
    const customer = await orderedVisits(site);
    const find = async () => (await datedVisits(site.deps, site.deps.db, customer.planId))[0];
    await tellOfVisits(site, customer.planId, [
      {
        appointmentId: customer.outside,
        engineerName: 'Kit Plover',
        engineerContactNumber: '07700 900777',
        estimatedEarliestArrivalAt: new Date('2026-12-01T09:00:00Z'),
        estimatedLatestArrivalAt: new Date('2026-12-01T10:00:00Z'),
      },
    ]);
    expect(await find()).toMatchObject({
      engineerName: 'Kit Plover',
      engineerContactNumber: '07700 900777',
      earliestArrivalTime: '2026-12-01T09:00:00.000Z',
    });
    await tellOfVisits(site, customer.planId, [
      { appointmentId: customer.outside, status: 'COMPLETED', closureCode: 'SP' },
    ]);
    await tellOfVisits(site, customer.planId, [{ appointmentId: customer.outside, status: 'CANCELLED' }]);
    expect(await find()).toMatchObject({
      state: 'CONFIRMED',
      stateDescription: 'Done',
      amendable: false,
      engineerName: 'Kit Plover',
    });
  });

  it('says that the engineer is there, however early, and then nothing can be changed any more (DB-04, BK-26)', async () => {
    const customer = await orderedVisits(site);
    const find = async () => (await datedVisits(site.deps, site.deps.db, customer.planId))[0];
    site.clock.set('2026-11-30T16:00:00Z');
    const actualArrivalAt = site.clock.now();
    await tellOfVisits(site, customer.planId, [{ appointmentId: customer.outside, actualArrivalAt }]);
    expect(await find()).toMatchObject({ stateDescription: 'Your engineer arrived at 4pm', amendable: false });
    await customer.browser.logInAs('100001');
    const { status, body } = await choose(customer, customer.outside, '2026-12-10');
    expect([status, body.code]).toEqual([409, 'appointment.too-late']);
    const failed = { on: '2026-12-01', by: 'CUSTOMER' as const };
    await tellOfVisits(site, customer.planId, [{ appointmentId: customer.outside, failed }]);
    expect(await find()).toMatchObject({ stateDescription: 'Choose another date', amendable: true });
  });

  it('takes no arrival for a visit that has been moved since, and tells nobody', async () => {
    const customer = await orderedVisits(site);
    const toldAt = site.clock.now();
    site.clock.advance(60_000);
    await choose(customer, customer.outside, '2026-12-02');
    const news = [{ appointmentId: customer.outside, actualArrivalAt: toldAt }];
    expect(await tellOfVisits(site, customer.planId, news, { toldAt })).toEqual([]);
    const [outside] = await datedVisits(site.deps, site.deps.db, customer.planId);
    expect(outside).toMatchObject({ stateDescription: 'Booked', amendable: true });
  });

  it('leaves other plans and unknown visits alone', async () => {
    const customer = await orderedVisits(site);
    const other = await orderedVisits(site);
    await tellOfVisits(site, other.planId, [
      { appointmentId: customer.outside, status: 'CANCELLED' },
      { appointmentId: other.planId, status: 'CANCELLED' },
    ]);
    expect((await summary(customer, customer.outside)).state).toBe('CONFIRMED');
  });
});

describe('an order that ends', () => {
  it('cancels its visits and gives their places back, and a visit that took place stays as it was', async () => {
    const customer = await orderedVisits(site, 'ended');
    await tellOfVisits(site, customer.planId, [{ appointmentId: customer.outside, status: 'COMPLETED' }]);
    await cancelOpenVisits(site, customer.planId);
    await cancelOpenVisits(site, customer.planId);
    const visits = await datedVisits(site.deps, site.deps.db, customer.planId);
    expect(visits.map(({ stateDescription }) => stateDescription)).toEqual(['Done', 'Cancelled']);
    expect(await tally(site, 'ended')).toEqual({ taken: 1, visits: 1 });
  });
});

it('an installation never has two open visits of one kind', async () => {
  const { installationId } = await aboutToBook(site);
  const stamps = { createdAt: site.clock.now(), updatedAt: site.clock.now() };
  await insertDraft(site.deps.db, { installationId, visitType: 'IN_HOME', ...stamps });
  const { rows } = await site.deps.db.execute(
    `select count(*)::int as n from appointments where installation_id = '${installationId}'`,
  );
  expect(rows).toEqual([{ n: 2 }]);
});
