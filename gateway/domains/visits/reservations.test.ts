import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestGateway, type TestGateway } from '../../testing/gateway.ts';
import type { Place } from './capacity.rules.ts';
import {
  aboutToBook,
  choose,
  placesLeft,
  reserve,
  reserveAll,
  setPlaces,
  summary,
  type Customer,
} from '../../testing/visits.ts';
import { DAY_MS } from '../../../platform/clock/clock.ts';

let site: TestGateway;
beforeAll(async () => {
  site = await createTestGateway();
});
beforeEach(() => site.clock.set('2026-11-23T09:00:00Z'));
afterAll(() => site.close());

async function bothChosen(region?: string): Promise<Customer> {
  const customer = await aboutToBook(site, { region });
  await choose(customer, customer.outside, '2026-12-01');
  await choose(customer, customer.inHome, '2026-12-10');
  return customer;
}

/** A morning of the outside visit with so many places. */
async function morning(region: string, total: number, day = '2026-12-01'): Promise<Place> {
  const place: Place = { region, visitType: 'PRE_WORK', day, slot: 'AM' };
  await setPlaces(site, place, total);
  return place;
}

describe('reserving all visits of a plan (RS-02)', () => {
  it('is FullyAccepted when there is a place for each (RS-04)', async () => {
    const customer = await bothChosen();
    const { status, body } = await reserveAll(customer, 'Fairweather');
    expect([status, body]).toEqual([200, { status: 'FullyAccepted', heldUntil: '2026-11-24T09:00:00.000Z' }]);
    expect(await summary(customer, customer.outside)).toMatchObject({
      state: 'DRAFT',
      expired: false,
      contactLastName: 'Fairweather',
    });
  });

  it.each([
    ['outside', 'Rainford', 'PartiallyAccepted', true, false],
    ['in-home', 'Lockwood', 'PartiallyAccepted', false, true],
    ['neither', ' busby ', 'Rejected', true, true],
  ] as const)('the network refuses by surname: %s %s (RS-05, RS-06)', async (_, surname, status, outside, inHome) => {
    const customer = await bothChosen();
    const refused = [...(outside ? [customer.outside] : []), ...(inHome ? [customer.inHome] : [])];
    for (let attempt = 0; attempt < 2; attempt++)
      expect((await reserveAll(customer, surname)).body).toEqual({
        status,
        rejectedAppointmentIds: refused,
        // What stays is held; where nothing does there is nothing to say.
        ...(status === 'PartiallyAccepted' && { heldUntil: expect.any(String) as string }),
      });
    if (outside) await choose(customer, customer.outside, '2026-12-02');
    if (inHome) await choose(customer, customer.inHome, '2026-12-11');
    expect((await reserveAll(customer, surname)).body).toMatchObject({ status: 'FullyAccepted' });
  });

  it('does not take the refused day when it is chosen again', async () => {
    const customer = await bothChosen();
    await reserveAll(customer, 'Rainford');
    await choose(customer, customer.outside, '2026-12-02');
    const back = await choose(customer, customer.outside, '2026-12-01');
    expect([back.status, back.body.code]).toEqual([409, 'appointment.taken']);
  });

  it('keeps the good visit when somebody else took the last place of the other (RS-05)', async () => {
    const place = await morning('last-place', 1);
    const quick = await bothChosen('last-place');
    const slow = await bothChosen('last-place');
    expect((await reserveAll(quick)).body.status).toBe('FullyAccepted');
    expect((await reserveAll(slow)).body).toMatchObject({
      status: 'PartiallyAccepted',
      rejectedAppointmentIds: [slow.outside],
    });
    expect(await placesLeft(site, place)).toBe(0);
    await choose(slow, slow.outside, '2026-12-02');
    expect((await reserveAll(slow)).body.status).toBe('FullyAccepted');
  });

  it('rejects a visit that has no date yet, and a home without visits is accepted at once', async () => {
    const customer = await aboutToBook(site);
    await choose(customer, customer.outside, '2026-12-01');
    expect((await reserveAll(customer)).body).toMatchObject({
      status: 'PartiallyAccepted',
      rejectedAppointmentIds: [customer.inHome],
    });
    const none = await aboutToBook(site, { preworkRequired: false, inhomeRequired: false });
    expect((await reserveAll(none)).body).toEqual({ status: 'FullyAccepted' });
  });

  it('rejects a date that has become too soon since it was chosen', async () => {
    const customer = await bothChosen();
    site.clock.set('2026-11-30T09:00:00Z');
    await customer.browser.logInAs('100001');
    expect((await reserveAll(customer)).body).toMatchObject({
      status: 'PartiallyAccepted',
      rejectedAppointmentIds: [customer.outside],
    });
  });

  it('asked twice holds one place', async () => {
    const place = await morning('twice', 5);
    const customer = await bothChosen('twice');
    await Promise.all([reserveAll(customer), reserveAll(customer), reserveAll(customer)]);
    expect(await placesLeft(site, place)).toBe(4);
  });

  it('needs a first and a last name, and UK numbers where there are any (RS-03)', async () => {
    const customer = await bothChosen();
    const send = (contactDetails: object) =>
      customer.browser.send<{ message: string }>(
        'POST',
        `/broadband/v1/plans/${customer.planId}/appointments/reservation`,
        { contactDetails },
      );
    expect((await send({ firstName: '', lastName: 'Archer' })).body.message).toBe('First name is required');
    expect((await send({ firstName: 'Rowan' })).body.message).toBe('Last name is required');
    expect((await send({ firstName: 'Rowan', lastName: 'Archer', alternativePhoneNumber: '999' })).status).toBe(400);
    expect(
      (await send({ firstName: 'Rowan', lastName: 'Archer', alternativePhoneNumber: '+44 1632 960123' })).status,
    ).toBe(200);
  });
});

describe('reserving one visit (RS-01)', () => {
  it('holds the date that it has, or the one that is given', async () => {
    const customer = await bothChosen();
    expect((await reserve(customer, customer.outside)).body).toMatchObject({
      date: '2026-12-01',
      slot: 'AM',
      formattedSlot: '8am-12pm',
    });
    expect((await reserve(customer, customer.outside, { date: '2026-12-02', slot: 'PM' })).body).toEqual({
      appointmentId: customer.outside,
      date: '2026-12-02',
      slot: 'PM',
      formattedSlot: '12pm-4pm',
    });
  });

  it('moves the hold: the old place is free again', async () => {
    const old = await morning('mover', 3);
    const next = await morning('mover', 3, '2026-12-02');
    const customer = await bothChosen('mover');
    await reserve(customer, customer.outside);
    await reserve(customer, customer.outside, { date: '2026-12-02', slot: 'AM' });
    expect([await placesLeft(site, old), await placesLeft(site, next)]).toEqual([3, 2]);
  });

  it('keeps the old place when the new one is gone', async () => {
    const old = await morning('keeper', 3);
    await morning('keeper', 0, '2026-12-02');
    const customer = await bothChosen('keeper');
    await reserve(customer, customer.outside);
    const { status, body } = await reserve(customer, customer.outside, { date: '2026-12-02', slot: 'AM' });
    expect([status, body.code]).toEqual([409, 'appointment.taken']);
    expect(await placesLeft(site, old)).toBe(2);
    expect((await summary(customer, customer.outside)).date).toBe('2026-12-01');
  });

  it('needs a date', async () => {
    const customer = await aboutToBook(site);
    const { status, body } = await reserve(customer, customer.outside);
    expect([status, body.code]).toEqual([409, 'appointment.date-missing']);
    expect(
      (
        await customer.browser.send('POST', `/broadband/v1/appointments/${customer.outside}/reservation`, {
          date: '2026-12-01',
        })
      ).status,
    ).toBe(400);
  });

  it('is refused by surname too, until another date is chosen', async () => {
    const customer = await bothChosen();
    const asRainford = (on: object) =>
      customer.browser.send('POST', `/broadband/v1/appointments/${customer.outside}/reservation`, {
        ...on,
        contactDetails: { firstName: 'Rowan', lastName: 'Rainford' },
      });
    expect((await asRainford({})).status).toBe(409);
    expect((await asRainford({})).status).toBe(409);
    expect((await asRainford({ date: '2026-12-03', slot: 'AM' })).status).toBe(200);
  });
});

describe('a hold lasts 24 hours (BK-32)', () => {
  it('gives its place back exactly once and must be chosen again', async () => {
    const place = await morning('expiry', 4);
    const customer = await bothChosen('expiry');
    await reserveAll(customer);
    site.clock.advance(DAY_MS - 1_000);
    await site.drain();
    expect(await placesLeft(site, place)).toBe(3);
    site.clock.advance(1_000);
    await customer.browser.logInAs('100001');
    expect(await summary(customer, customer.outside)).toMatchObject({ expired: true, date: '2026-12-01' });
    await site.drain();
    await site.drain();
    expect(await placesLeft(site, place)).toBe(4);
    expect(await summary(customer, customer.outside)).toMatchObject({ expired: true, state: 'DRAFT' });
    await choose(customer, customer.outside, '2026-12-02');
    expect((await summary(customer, customer.outside)).expired).toBe(false);
  });

  it('begins anew when it is asked for again, so that the first job takes nothing away', async () => {
    const place = await morning('renewed', 4);
    const customer = await bothChosen('renewed');
    await reserve(customer, customer.outside);
    site.clock.advance(DAY_MS / 2);
    await customer.browser.logInAs('100001');
    await reserve(customer, customer.outside);
    site.clock.advance(DAY_MS / 2);
    await site.drain();
    expect(await placesLeft(site, place)).toBe(3);
    site.clock.advance(DAY_MS / 2);
    await site.drain();
    expect(await placesLeft(site, place)).toBe(4);
  });

  it.each(['before', 'after'])(
    'that has run out is not prolonged: its date is chosen again, %s the job came',
    async (when) => {
      const place = await morning(`late-${when}`, 4);
      const customer = await bothChosen(`late-${when}`);
      await reserveAll(customer);
      site.clock.advance(DAY_MS);
      await customer.browser.logInAs('100001');
      if (when === 'after') await site.drain();
      expect((await reserveAll(customer)).body).toEqual({
        status: 'Rejected',
        rejectedAppointmentIds: [customer.outside, customer.inHome],
      });
      const silent = await reserve(customer, customer.outside);
      expect([silent.status, silent.body.code]).toEqual([409, 'reservation.expired']);
      await choose(customer, customer.outside, '2026-12-01');
      await choose(customer, customer.inHome, '2026-12-10');
      expect((await reserveAll(customer)).body.status).toBe('FullyAccepted');
      await site.drain();
      expect(await placesLeft(site, place)).toBe(3);
      expect((await summary(customer, customer.outside)).expired).toBe(false);
    },
  );
});
