import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { bookInstallMachine } from '../../../machines/book-install/book-install.machine.ts';
import { selectAppointmentMachine } from '../../../machines/select-appointment/select-appointment.machine.ts';
import { log } from '../../runtime/log.ts';
import { createAppointments } from '../../gateway-client/appointments.ts';
import { createInstallations } from '../../gateway-client/installations.ts';
import { createQueries } from '../../gateway-client/queries.ts';
import { json, problem } from '../../gateway-client/testing/fake-fetch.ts';
import { runActor } from '../../gateway-client/testing/run-actor.ts';
import { testClient } from '../../gateway-client/testing/test-client.ts';
import { createSelectAppointmentActors } from '../select-appointment/select-appointment.actors.ts';
import { createBookInstallActors } from './book-install.actors.ts';

const planId = '7c9d2c4e-3b3f-4a55-8d1e-5f1f6f3c0001';
const outsideId = '2f1f1c1e-0b0b-4d0d-9a9a-3c3c3c3c0002';
const inHomeId = '2f1f1c1e-0b0b-4d0d-9a9a-3c3c3c3c0003';
const missing = () => problem(404, 'plan.not-found');
const updated = () => json(200, 'Appointment updated');
const taken = () => problem(409, 'appointment.taken');
const installationsV1 = `/broadband/v1/plans/${planId}/installations`;
const installationsV2 = `/broadband/v2/plans/${planId}/installations`;

function actorsOn(answers: Parameters<typeof testClient>[0]) {
  const client = testClient(answers);
  const appointments = createAppointments(client.gateway, createQueries());
  const actors = createBookInstallActors({ installations: createInstallations(client.gateway), appointments });
  const selector = createSelectAppointmentActors(appointments);
  // Types: the machines take them as they are.
  bookInstallMachine.provide({
    actors: { ...actors, selectAppointment: selectAppointmentMachine.provide({ actors: selector }) },
  });
  return { ...client, actors, selector };
}

beforeEach(() => void vi.spyOn(log, 'warn').mockReturnValue());
afterEach(() => void vi.restoreAllMocks());

describe('the installation', () => {
  const undated = { id: 'i', preworkAppointment: null, inhomeAppointment: { id: inHomeId, date: null } };

  it('is looked for first, and made where there is none', async () => {
    const { actors, asked, calls } = actorsOn({
      [`GET ${installationsV2}`]: () => problem(404, 'installation.not-found'),
      [`POST ${installationsV2}`]: () => json(201, undated),
    });
    const loaded = await runActor(actors.loadInstallation, { planId, switchId: null, isV2: true });
    expect(loaded).toEqual({ installation: undated, expiredAppointmentIds: [] });
    expect(asked()).toEqual([`GET ${installationsV2}`, `POST ${installationsV2}`]);
    // There is no switch to take along.
    expect(calls.at(-1)?.body).toEqual({});
  });

  it('is not made twice: the one that is there is taken (v1 with the flag off, BK-01)', async () => {
    const { actors, asked } = actorsOn({ [`GET ${installationsV1}`]: () => json(200, undated) });
    await runActor(actors.loadInstallation, { planId, switchId: null, isV2: false });
    expect(asked()).toEqual([`GET ${installationsV1}`]);
  });

  it('takes the switch along, also when it was made before the switch (SW-13)', async () => {
    const switchId = '3a3a3a3a-1b1b-4c4c-8d8d-5e5e5e5e0001';
    const { actors, asked, calls } = actorsOn({
      [`GET ${installationsV2}`]: [missing, () => json(200, undated), () => json(200, { ...undated, switchId })],
      [`POST ${installationsV2}`]: () => json(200, { ...undated, switchId }),
    });
    const load = () => runActor(actors.loadInstallation, { planId, switchId, isV2: true });
    await load();
    const tied = await load();
    expect(tied.installation.switchId).toBe(switchId);
    await load();
    expect(asked()).toEqual(['GET', 'POST', 'GET', 'POST', 'GET'].map((method) => `${method} ${installationsV2}`));
    expect(calls.map(({ body }) => body).filter(Boolean)).toEqual([{ switchId }, { switchId }]);
  });

  it('is not taken for held when nobody can say whether a date still is (BK-32)', async () => {
    const dated = { ...undated, inhomeAppointment: { id: inHomeId, date: '2026-01-19' } };
    const { actors } = actorsOn({
      [`GET ${installationsV2}`]: () => json(200, dated),
      [`GET /broadband/v2/appointments/${inHomeId}`]: () => problem(500, 'server.error'),
    });
    await expect(runActor(actors.loadInstallation, { planId, switchId: null, isV2: true })).rejects.toMatchObject({
      status: 500,
    });
  });

  it('says which of its dates the network has let go (BK-32)', async () => {
    const dated = {
      id: 'i',
      preworkAppointment: { id: outsideId, date: '2026-01-12' },
      inhomeAppointment: { id: inHomeId, date: '2026-01-19' },
    };
    const { actors } = actorsOn({
      [`GET ${installationsV2}`]: () => json(200, dated),
      [`GET /broadband/v2/appointments/${outsideId}`]: () => json(200, { id: outsideId, expired: false }),
      [`GET /broadband/v2/appointments/${inHomeId}`]: () => json(200, { id: inHomeId, expired: true }),
    });
    const loaded = await runActor(actors.loadInstallation, { planId, switchId: null, isV2: true });
    expect(loaded.expiredAppointmentIds).toEqual([inHomeId]);
  });

  it('fails with 404 when the plan cannot have one, and with any other failure as it is', async () => {
    const { actors } = actorsOn({
      [`GET ${installationsV2}`]: [missing, () => problem(409, 'plan.not-draft')],
      [`POST ${installationsV2}`]: missing,
    });
    const load = () => runActor(actors.loadInstallation, { planId, switchId: null, isV2: true });
    await expect(load()).rejects.toMatchObject({ kind: 'HttpError', status: 404 });
    await expect(load()).rejects.toMatchObject({ kind: 'HttpError', status: 409 });
  });
});

describe('a visit', () => {
  const visit = { appointmentId: inHomeId, date: '2026-01-19', slot: 'AM' as const, formattedSlot: '8am-12pm' };
  const contact = { firstName: 'Rowan', lastName: 'Archer', phone: '07700 900101' };
  const notes = { healthAndSafety: 'Friendly dog', engineerInstructions: '' };

  it('is saved with contact and notes in one call by v2, with formattedSlot (BK-26, BK-27)', async () => {
    const { actors, calls } = actorsOn({ [`PATCH /broadband/v2/appointments/${inHomeId}`]: () => json(200, {}) });
    await runActor(actors.saveVisit, { isV2: true, visit, contact, notes });
    expect(calls.map(({ body }) => body)).toEqual([
      {
        ...visit,
        contactFirstName: 'Rowan',
        contactLastName: 'Archer',
        contactPhoneNumber: '07700 900101',
        notes,
      },
    ]);
  });

  it('is saved in two calls by v1, the notes last (BK-25)', async () => {
    const { actors, calls } = actorsOn({ [`PATCH /broadband/v1/appointments/${inHomeId}`]: updated });
    await runActor(actors.saveVisit, { isV2: false, visit, contact, notes });
    expect(calls.map(({ body }) => body)).toEqual([
      {
        appointmentDate: '2026-01-19',
        slot: 'AM',
        contactDetails: { primaryContactName: 'Rowan Archer', primaryContactMobile: '07700 900101' },
      },
      { notes },
    ]);
  });

  it('names a contact without a last name by the first alone', async () => {
    const { actors, calls } = actorsOn({ [`PATCH /broadband/v1/appointments/${inHomeId}`]: updated });
    await runActor(actors.saveVisit, { isV2: false, visit, contact: { ...contact, lastName: '' }, notes });
    expect(calls[0]?.body).toMatchObject({ contactDetails: { primaryContactName: 'Rowan' } });
  });

  it('that somebody else took says so by its code (BK-21)', async () => {
    const { actors } = actorsOn({ [`PATCH /broadband/v2/appointments/${inHomeId}`]: taken });
    const saving = runActor(actors.saveVisit, { isV2: true, visit, contact, notes });
    await expect(saving).rejects.toMatchObject({ code: 'appointment.taken' });
  });

  it('is held with the others of its plan, the phone only where one is known (RS-02)', async () => {
    const path = `/broadband/v1/plans/${planId}/appointments/reservation`;
    const { actors, calls } = actorsOn({ [`POST ${path}`]: () => json(200, { status: 'FullyAccepted' }) });
    expect(await runActor(actors.reserveVisits, { planId, contact })).toEqual({ status: 'FullyAccepted' });
    await runActor(actors.reserveVisits, { planId, contact: { ...contact, phone: '' } });
    const name = { firstName: 'Rowan', lastName: 'Archer' };
    expect(calls.map(({ body }) => body)).toEqual([
      { contactDetails: { ...name, primaryPhoneNumber: '07700 900101' } },
      { contactDetails: name },
    ]);
  });
});

describe('free dates', () => {
  it('are asked for once by the proposal and the selector that opens over it', async () => {
    const path = `/broadband/v1/appointments/${inHomeId}/availabilities`;
    const { actors, selector, calls } = actorsOn({ [`GET ${path}`]: () => json(200, { appointmentId: inHomeId }) });
    await runActor(actors.findFirstSlot, { appointmentId: inHomeId, startDate: '2026-01-19' });
    await runActor(selector.loadBlock, { appointmentId: inHomeId, startDate: '2026-01-19' });
    await runActor(actors.findFirstSlot, { appointmentId: inHomeId, startDate: null });
    expect(calls.map(({ query }) => query)).toEqual(['?startDate=2026-01-19', '']);
  });
});
