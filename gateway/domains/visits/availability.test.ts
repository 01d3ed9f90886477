import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { addDays, eachDay } from '../../../platform/clock/local-date.ts';
import { createTestGateway, type TestGateway } from '../../testing/gateway.ts';
import { isWorkingDay } from '../../../platform/clock/working-days.ts';
import { availabilityOf } from './availability.service.ts';
import { aboutToBook, choose, datesOf, insertPlan, reserve, setPlaces } from '../../testing/visits.ts';

let site: TestGateway;
beforeAll(async () => {
  site = await createTestGateway();
});
beforeEach(() => site.clock.set('2026-11-23T09:00:00Z'));
afterAll(() => site.close());

describe('one block of dates (BK-11, BK-12)', () => {
  it('begins at the first date that can be booked and has fourteen days, without weekends', async () => {
    const customer = await aboutToBook(site);
    const { status, body } = await datesOf(customer, customer.outside);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      appointmentId: customer.outside,
      visitType: 'PRE_WORK',
      appointmentWindowInDaysPerCall: 14,
      inHomeLeadTimeInCalendarDays: 7,
    });
    const dates = body.groupedAvailableAppointments?.map(({ date }) => date);
    expect(dates).toEqual(eachDay('2026-11-30', '2026-12-13').filter(isWorkingDay));
    expect(body.groupedAvailableAppointments?.[0]).toEqual({
      date: '2026-11-30',
      timeSlots: [
        {
          slot: 'AM',
          earliestArrivalTime: '2026-11-30T08:00:00+00:00',
          latestArrivalTime: '2026-11-30T12:00:00+00:00',
          formattedArrivalTime: '8am-12pm',
        },
        {
          slot: 'PM',
          earliestArrivalTime: '2026-11-30T12:00:00+00:00',
          latestArrivalTime: '2026-11-30T16:00:00+00:00',
          formattedArrivalTime: '12pm-4pm',
        },
      ],
    });
    expect(body.availableAppointments).toEqual(
      body.groupedAvailableAppointments?.flatMap(({ date, timeSlots }) => timeSlots.map((slot) => ({ date, ...slot }))),
    );
  });

  it('follows block by block to the end of the window without a gap, a double or a refusal', async () => {
    const customer = await aboutToBook(site, { preworkRequired: false });
    const first = await datesOf(customer, customer.inHome);
    const days = first.body.maxAppointmentWindowInDays;
    expect(first.body.estimatedDurationInMinutes).toBe(60);
    const seen: string[] = [];
    for (let at = 0; at < days; at += first.body.appointmentWindowInDaysPerCall) {
      const { status, body } = await datesOf(customer, customer.inHome, addDays('2026-11-30', at));
      expect(status).toBe(200);
      seen.push(...(body.groupedAvailableAppointments ?? []).map(({ date }) => date));
    }
    expect(seen).toEqual([...new Set(seen)].toSorted());
    expect(seen.every(isWorkingDay)).toBe(true);
    expect(['2026-12-25', '2026-12-28', '2027-01-01'].some((holiday) => seen.includes(holiday))).toBe(false);
    expect(seen.at(-1)).toBe('2027-02-19');
  });

  it('refuses a start after the window with the code invalid.request (BK-22)', async () => {
    const customer = await aboutToBook(site);
    for (const start of ['2027-02-22', '2031-01-01']) {
      const { status, body } = await datesOf(customer, customer.inHome, start);
      expect([status, body.code, body.message]).toEqual([
        400,
        'invalid.request',
        'Sorry, dates not available yet. Choose an earlier date.',
      ]);
    }
    const { status, body } = await datesOf(customer, customer.inHome, '2026-13-01');
    expect([status, body.code, body.message]).toEqual([400, 'validation.failed', 'Date must be in ISO 8601 format']);
  });

  it('does not tell who asks for a day before today to choose an earlier one', async () => {
    const customer = await aboutToBook(site);
    const { status, body } = await datesOf(customer, customer.inHome, '2026-11-22');
    const message = 'That date has passed. Choose a date from today on.';
    expect([status, body.code, body.message]).toEqual([400, 'validation.failed', message]);
  });

  it('may begin today: what is too soon is left out', async () => {
    const customer = await aboutToBook(site);
    const { body } = await datesOf(customer, customer.outside, '2026-11-23');
    expect(body.availableAppointments[0]?.date).toBe('2026-11-30');
    expect(body.availableAppointments.at(-1)?.date).toBe('2026-12-04');
  });

  it('of the in-home visit begins a week after the outside visit (BK-05)', async () => {
    const customer = await aboutToBook(site);
    await choose(customer, customer.outside, '2026-12-09');
    const { body } = await datesOf(customer, customer.inHome);
    expect(body.availableAppointments[0]?.date).toBe('2026-12-16');
  });

  it('tells summer time once the clocks have gone forward', async () => {
    site.clock.set('2027-03-15T09:00:00Z');
    const region = 'two-times';
    for (const day of ['2027-03-25', '2027-03-30'])
      await setPlaces(site, { region, visitType: 'IN_HOME', day, slot: 'AM' }, 1);
    const customer = await aboutToBook(site, { region, preworkRequired: false });
    const { body } = await datesOf(customer, customer.inHome, '2027-03-25');
    const mornings = body.availableAppointments.filter(({ slot, date }) => slot === 'AM' && date < '2027-04-02');
    const offsets = new Set(
      mornings.map(
        ({ date, earliestArrivalTime }) =>
          `${date < '2027-03-28' ? 'before' : 'after'} ${earliestArrivalTime.slice(11)}`,
      ),
    );
    expect(offsets).toEqual(new Set(['before 08:00:00+00:00', 'after 08:00:00+01:00']));
  });
});

describe('a slot without a free place', () => {
  it('is not offered, and a date without any slot is not there; the place that I hold still is', async () => {
    const mine = await aboutToBook(site, { region: 'small-diary' });
    const other = await aboutToBook(site, { region: 'small-diary' });
    const day = { region: 'small-diary', visitType: 'PRE_WORK' as const, day: '2026-12-01' };
    await setPlaces(site, { ...day, slot: 'AM' }, 1);
    await setPlaces(site, { ...day, slot: 'PM' }, 0);
    expect((await reserve(mine, mine.outside, { date: '2026-12-01', slot: 'AM' })).status).toBe(200);
    const slotsFor = async (customer: typeof mine) =>
      (await datesOf(customer, customer.outside)).body.availableAppointments
        .filter(({ date }) => date === '2026-12-01')
        .map(({ slot }) => slot);
    expect(await slotsFor(other)).toEqual([]);
    expect(await slotsFor(mine)).toEqual(['AM']);
  });
});

describe('regions of which the outcome is known', () => {
  it('dates-none has no dates at all (BK-19)', async () => {
    const customer = await aboutToBook(site, { region: 'dates-none' });
    const { status, body } = await datesOf(customer, customer.outside);
    expect([status, body.availableAppointments, body.groupedAvailableAppointments]).toEqual([200, [], []]);
  });

  it('dates-block-fails loads the first block and the third, and never the second (BK-18)', async () => {
    const customer = await aboutToBook(site, { region: 'dates-block-fails' });
    const statuses = await Promise.all(
      [undefined, '2026-12-14', '2026-12-27', '2026-12-28'].map(
        async (start) => (await datesOf(customer, customer.outside, start)).status,
      ),
    );
    expect(statuses).toEqual([200, 503, 503, 200]);
  });

  it('dates-server-error answers 500 (ER-03)', async () => {
    const customer = await aboutToBook(site, { region: 'dates-server-error' });
    expect((await datesOf(customer, customer.outside)).status).toBe(500);
  });

  it('dates-slow gives its dates after 8 seconds (BK-15)', async () => {
    const customer = await aboutToBook(site, { region: 'dates-slow' });
    const pause = vi.fn<(milliseconds: number) => Promise<void>>().mockResolvedValue();
    const dates = await availabilityOf(site.deps, '100001', customer.outside, undefined, pause);
    expect(dates.availableAppointments.length).toBeGreaterThan(0);
    expect(pause.mock.calls).toEqual([[8_000]]);
  });

  it('dates-not-yet shows dates and opens the first block of them only (BK-22)', async () => {
    const customer = await aboutToBook(site, { region: 'dates-not-yet' });
    const { body } = await datesOf(customer, customer.outside, '2026-12-14');
    const [shown] = body.availableAppointments;
    const closed = await choose(customer, customer.outside, shown?.date ?? '', shown?.slot);
    expect([closed.status, closed.body.code]).toEqual([400, 'invalid.request']);
    const [open] = (await datesOf(customer, customer.outside)).body.availableAppointments;
    expect((await choose(customer, customer.outside, open?.date ?? '', open?.slot)).status).toBe(200);
  });

  it('dates-taken loses the first free date to somebody quicker, and no other (BK-21)', async () => {
    const customer = await aboutToBook(site, { region: 'dates-taken' });
    const firstFree = async () => (await datesOf(customer, customer.outside)).body.availableAppointments[0];
    const contested = await firstFree();
    for (let attempt = 0; attempt < 2; attempt++) {
      const { status, body } = await choose(customer, customer.outside, contested?.date ?? '', contested?.slot);
      expect([status, body.code, body.message]).toEqual([409, 'appointment.taken', 'Date is no longer available']);
    }
    const next = await firstFree();
    expect(next?.date).not.toBe(contested?.date);
    expect((await choose(customer, customer.outside, next?.date ?? '', next?.slot)).status).toBe(200);
  });
});

it('nobody is offered dates for a plan without an installation', async () => {
  const planId = await insertPlan(site);
  const browser = site.browser();
  await browser.logInAs('100001');
  const { status } = await browser.send('POST', `/broadband/v1/plans/${planId}/appointments/reservation`, {
    contactDetails: { firstName: 'Rowan', lastName: 'Archer' },
  });
  expect(status).toBe(404);
});
