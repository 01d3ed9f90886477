import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { components } from '../../../openapi/generated/gateway.d.ts';
import { appointments } from '../../db/schema/appointments.ts';
import { createTestGateway, type TestGateway } from '../../testing/gateway.ts';
import { aboutToBook, choose, fullUpdate, reserveAll, setPlaces, summary } from '../../testing/visits.ts';

type Problem = components['schemas']['Problem'];

let site: TestGateway;
beforeAll(async () => {
  site = await createTestGateway();
});
beforeEach(() => site.clock.set('2026-11-23T09:00:00Z'));
afterAll(() => site.close());

const v1 = (id: string) => `/broadband/v1/appointments/${id}`;
const v2 = (id: string) => `/broadband/v2/appointments/${id}`;

describe('choosing a date (BK-26)', () => {
  it('keeps date, slot and contact, and confirms them', async () => {
    const customer = await aboutToBook(site);
    const { status, body } = await choose(customer, customer.outside, '2026-12-01', 'PM');
    expect([status, body]).toEqual([
      200,
      { appointmentId: customer.outside, date: '2026-12-01', slot: 'PM', formattedSlot: '12pm-4pm' },
    ]);
    expect(await summary(customer, customer.outside)).toMatchObject({
      date: '2026-12-01',
      slot: 'PM',
      state: 'DRAFT',
      formattedArrivalTime: '12pm-4pm',
      earliestArrivalTime: '2026-12-01T12:00:00+00:00',
      contactFirstName: 'Rowan',
      contactLastName: 'Archer',
      contactPhoneNumber: '07700 900101',
      expired: false,
    });
  });

  it('refuses a body that names another appointment, and a number that is not a UK number', async () => {
    const customer = await aboutToBook(site);
    const full = fullUpdate(customer.outside);
    const other = await customer.browser.send<Problem>('PATCH', v2(customer.outside), {
      ...full,
      appointmentId: randomUUID(),
    });
    expect([other.status, other.body.message]).toEqual([400, 'Invalid appointment ID']);
    const phone = await customer.browser.send<Problem>('PATCH', v2(customer.outside), {
      ...full,
      contactPhoneNumber: '0000',
    });
    expect([phone.status, phone.body.fields?.[0]?.path]).toEqual([400, 'body.contactPhoneNumber']);
  });

  it.each([
    ['too soon', '2026-11-27', 409, 'appointment.taken'],
    ['in the past', '2026-11-20', 409, 'appointment.taken'],
    ['too late', '2027-02-22', 400, 'invalid.request'],
    ['a Saturday', '2026-12-05', 400, 'validation.failed'],
    ['a bank holiday', '2026-12-28', 400, 'validation.failed'],
  ])('refuses a date that is %s (BK-06, BK-22)', async (_, date, refusal, code) => {
    const customer = await aboutToBook(site, { preworkRequired: false });
    const { status, body } = await choose(customer, customer.inHome, date);
    expect([status, body.code]).toEqual([refusal, code]);
    expect((await summary(customer, customer.inHome)).date).toBeNull();
  });

  it('refuses a slot that is full: "Date is no longer available" (BK-21)', async () => {
    const customer = await aboutToBook(site, { region: 'full-diary' });
    await setPlaces(site, { region: 'full-diary', visitType: 'PRE_WORK', day: '2026-12-01', slot: 'AM' }, 0);
    const { status, body } = await choose(customer, customer.outside, '2026-12-01', 'AM');
    expect([status, body.code, body.message]).toEqual([409, 'appointment.taken', 'Date is no longer available']);
  });
});

describe('the in-home visit follows the outside visit (BK-05)', () => {
  it('is refused before the outside visit and its lead time', async () => {
    const customer = await aboutToBook(site);
    await choose(customer, customer.outside, '2026-12-09');
    expect((await choose(customer, customer.inHome, '2026-12-15')).body.code).toBe('appointment.taken');
    expect((await choose(customer, customer.inHome, '2026-12-16')).status).toBe(200);
  });

  it('is chosen again when the outside visit moves too close, and only then', async () => {
    const customer = await aboutToBook(site);
    await choose(customer, customer.outside, '2026-12-01');
    await choose(customer, customer.inHome, '2026-12-10');
    await choose(customer, customer.outside, '2026-12-03');
    expect((await summary(customer, customer.inHome)).date).toBe('2026-12-10');
    await choose(customer, customer.outside, '2026-12-04');
    expect(await summary(customer, customer.inHome)).toMatchObject({
      date: null,
      slot: null,
      formattedArrivalTime: null,
    });
  });
});

describe('the first version of the update (BK-25)', () => {
  it('takes a date with its slot, or with the times of a slot, and answers in words', async () => {
    const customer = await aboutToBook(site);
    const { status, body } = await customer.browser.send('PATCH', v1(customer.outside), {
      appointmentDate: '2026-12-01',
      slot: 'AM',
    });
    expect([status, typeof body]).toEqual([200, 'string']);
    const times = {
      appointmentDate: '2026-12-02',
      earliestArrivalTime: '2026-12-02T12:00:00Z',
      latestArrivalTime: '2026-12-02T16:00:00Z',
    };
    expect((await customer.browser.send('PATCH', v1(customer.outside), times)).status).toBe(200);
    expect(await summary(customer, customer.outside)).toMatchObject({ date: '2026-12-02', slot: 'PM' });
    expect((await customer.browser.send('PATCH', v1(customer.outside), { slot: 'AM' })).status).toBe(200);
    expect(await summary(customer, customer.outside)).toMatchObject({ date: '2026-12-02', slot: 'AM' });
  });

  it('takes notes in a further call, and leaves the rest as it is (BK-23)', async () => {
    const customer = await aboutToBook(site);
    await choose(customer, customer.outside, '2026-12-01');
    await customer.browser.send('PATCH', v1(customer.outside), { notesForEngineer: 'Ring the lower bell' });
    await customer.browser.send('PATCH', v1(customer.outside), { notes: { healthAndSafety: 'Friendly dog' } });
    expect(await summary(customer, customer.outside)).toMatchObject({
      date: '2026-12-01',
      notesForEngineer: 'Ring the lower bell',
      notes: { healthAndSafety: 'Friendly dog', engineerInstructions: 'Ring the lower bell' },
    });
  });

  it.each([
    [
      'times of no slot',
      {
        appointmentDate: '2026-12-02',
        earliestArrivalTime: '2026-12-02T10:00:00Z',
        latestArrivalTime: '2026-12-02T14:00:00Z',
      },
    ],
    ['one time only', { appointmentDate: '2026-12-02', earliestArrivalTime: '2026-12-02T08:00:00Z' }],
    [
      'a slot and the times of the other',
      {
        appointmentDate: '2026-12-02',
        slot: 'PM',
        earliestArrivalTime: '2026-12-02T08:00:00Z',
        latestArrivalTime: '2026-12-02T12:00:00Z',
      },
    ],
    ['a date without a slot', { appointmentDate: '2026-12-02' }],
    ['a slot without a date', { slot: 'AM' }],
    ['a contact without a name', { contactDetails: { primaryContactName: '', primaryContactMobile: '07700 900101' } }],
    ['notes of 251 characters', { notesForEngineer: 'x'.repeat(251) }],
    ['nothing', {}],
  ])('refuses %s', async (_, body) => {
    const customer = await aboutToBook(site);
    const { status, body: problem } = await customer.browser.send<Problem>('PATCH', v1(customer.outside), body);
    expect([status, problem.code]).toEqual([400, 'validation.failed']);
  });

  it('PUT sets date, contact and access at once and clears what is left out', async () => {
    const customer = await aboutToBook(site);
    await customer.browser.send('PATCH', v1(customer.outside), { notes: { healthAndSafety: 'Friendly dog' } });
    const { status, body } = await customer.browser.send('PUT', v1(customer.outside), {
      appointmentDate: '2026-12-01',
      slot: 'PM',
      contactDetails: { primaryContactName: 'Rowan Archer', primaryContactMobile: '07700 900101' },
    });
    expect(status).toBe(200);
    expect(body).toEqual({
      id: customer.outside,
      installationId: customer.installationId,
      visitType: 'PRE_WORK',
      date: '2026-12-01',
      formattedSlot: '12pm-4pm',
      status: 'PENDING',
      contactDetails: { primaryContactName: 'Rowan Archer', primaryContactMobile: '07700 900101' },
      accessDetails: null,
    });
    expect((await summary(customer, customer.outside)).notes.healthAndSafety).toBeNull();
  });
});

it.each([
  { state: 'CANCELLED', status: 'CANCELLED' },
  { state: 'CONFIRMED', status: 'COMPLETED' },
] as const)('a visit that is $status never changes again (BK-29)', async (over) => {
  const customer = await aboutToBook(site);
  await site.deps.db.update(appointments).set(over).where(eq(appointments.id, customer.outside));
  const answers = await Promise.all([
    choose(customer, customer.outside, '2026-12-01'),
    customer.browser.send<Problem>('PATCH', v1(customer.outside), { notesForEngineer: 'Hello' }),
    customer.browser.send<Problem>('POST', `${v1(customer.outside)}/reservation`, { date: '2026-12-01', slot: 'AM' }),
    customer.browser.get<Problem>(`${v1(customer.outside)}/availabilities`),
  ]);
  expect(answers.map(({ status, body }) => [status, body.code])).toEqual(
    answers.map(() => [409, 'appointment.closed']),
  );
});

it('a changed date gives up the hold and what the network said about it', async () => {
  const customer = await aboutToBook(site);
  await choose(customer, customer.outside, '2026-12-01');
  await choose(customer, customer.inHome, '2026-12-10');
  await reserveAll(customer);
  await choose(customer, customer.outside, '2026-12-02');
  const { rows } = await site.deps.db.execute(
    `select status, ended_because from bookings where appointment_id = '${customer.outside}'`,
  );
  expect(rows).toEqual([{ status: 'REBOOKED', ended_because: 'date-changed' }]);
});
