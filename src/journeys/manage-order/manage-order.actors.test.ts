import { afterEach, expect, test, vi } from 'vitest';
import { manageOrderMachine } from '../../../machines/manage-order/manage-order.machine.ts';
import { account } from '../../../machines/manage-order/manage-order.cases.ts';
import { onItsWay, running } from '../../../machines/manage-order/orders.cases.ts';
import { createAppointments } from '../../gateway-client/appointments.ts';
import { createEarlierDates } from '../../gateway-client/earlier-dates.ts';
import { createInstallations } from '../../gateway-client/installations.ts';
import { createOrders } from '../../gateway-client/orders.ts';
import { createQueries } from '../../gateway-client/queries.ts';
import { json, problem } from '../../gateway-client/testing/fake-fetch.ts';
import { runActor } from '../../gateway-client/testing/run-actor.ts';
import { testClient } from '../../gateway-client/testing/test-client.ts';
import { watchFiles } from '../../runtime/testing/watch-files.ts';
import { nobodyThere } from '../../runtime/testing/nobody-there.ts';
import { createManageOrderActors } from './manage-order.actors.ts';

const visitId = '2f1f1c1e-0b0b-4d0d-9a9a-3c3c3c3c0002';
const planId = '7c9d2c4e-3b3f-4a55-8d1e-5f1f6f3c0001';
const installation = `GET /broadband/v2/plans/${planId}/installations`;

function actorsOn(answers: Parameters<typeof testClient>[0]) {
  const client = testClient(answers);
  const { gateway } = client;
  const { somebodyThere, comesBack } = nobodyThere();
  const actors = createManageOrderActors({
    orders: createOrders(gateway),
    appointments: createAppointments(gateway, createQueries()),
    installations: createInstallations(gateway),
    earlierDates: createEarlierDates(gateway),
    quiet: { orders: createOrders(gateway), somebodyThere },
  });
  // Types: the machine takes them as they are.
  manageOrderMachine.provide({ actors });
  return { ...client, actors, comesBack };
}

afterEach(() => void vi.restoreAllMocks());

test('an order is read as its member’s own (OR-05)', async () => {
  const orderId = running.order.id;
  const { actors } = actorsOn({ [`GET /broadband/v1/members/100001/orders/${orderId}`]: () => json(200, running) });
  await expect(runActor(actors.loadOrder, { memberId: '100001', orderId })).resolves.toEqual(running);
});

test.each(['1', 'o-1', '../100002', '3b1f0c55-9c1e-4f2a-8a8a'])(
  'an address with %s, which can be no order’s id, is that of no order; nobody is asked (OR-05)',
  async (orderId) => {
    const { actors } = actorsOn({});
    await expect(runActor(actors.loadOrder, { memberId: '100001', orderId })).rejects.toMatchObject({
      status: 404,
      code: 'order.not-found',
    });
  },
);

test('where compensation is to be paid is sent for the member’s own order', async () => {
  const orderId = running.order.id;
  const { actors, calls } = actorsOn({
    [`POST /broadband/v1/members/100001/orders/${orderId}/payout`]: () => json(200, onItsWay),
  });
  await expect(runActor(actors.payOut, { memberId: '100001', orderId, account })).resolves.toEqual(onItsWay);
  expect(calls.at(-1)?.body).toEqual(account);
});

test('the first date is that of the visit which is moved (DB-04)', async () => {
  const found = { preworkAppointment: null, inhomeAppointment: { id: visitId, startDateForAppointment: '2026-02-20' } };
  const { actors } = actorsOn({ [installation]: () => json(200, found) });
  await expect(runActor(actors.findFirstDate, { planId, visitId })).resolves.toBe('2026-02-20');
  await expect(runActor(actors.findFirstDate, { planId, visitId: 'another' })).resolves.toBeNull();
});

test('where no visits are booked any more there is no first date', async () => {
  const { actors } = actorsOn({ [installation]: () => problem(404, 'installation.not-found') });
  await expect(runActor(actors.findFirstDate, { planId, visitId })).resolves.toBeNull();
});

const details = {
  firstName: 'Rowan',
  lastName: 'Archer',
  phone: '07700 900101',
  healthAndSafety: '',
  engineerInstructions: 'Ring twice',
};
const v2 = `/broadband/v2/appointments/${visitId}`;

test('a visit is moved by its date alone: contact and notes that another tab has changed stay (BK-25, DB-04)', async () => {
  const { actors, calls } = actorsOn({ [`PATCH /broadband/v1/appointments/${visitId}`]: () => json(200, 'Updated') });
  await runActor(actors.moveVisit, { visitId, date: { date: '2026-02-20', slot: 'PM', formattedSlot: '12pm-4pm' } });
  expect(calls[0]?.body).toEqual({ appointmentDate: '2026-02-20', slot: 'PM' });
});

test('details go with the date that stands now: a visit that another tab has moved is not moved back (BK-26, DB-04)', async () => {
  const moved = { id: visitId, date: '2026-02-27', slot: 'AM', formattedArrivalTime: '8am-12pm' };
  const { actors, calls } = actorsOn({
    [`GET ${v2}`]: () => json(200, moved),
    [`PATCH ${v2}`]: () => json(200, { appointmentId: visitId }),
  });
  await runActor(actors.saveDetails, { visitId, details });
  expect(calls.at(-1)?.body).toEqual({
    appointmentId: visitId,
    date: '2026-02-27',
    slot: 'AM',
    formattedSlot: '8am-12pm',
    contactFirstName: 'Rowan',
    contactLastName: 'Archer',
    contactPhoneNumber: '07700 900101',
    notes: { healthAndSafety: '', engineerInstructions: 'Ring twice' },
  });
});

test('a visit that has lost its date has nobody to be told details', async () => {
  const dateless = { id: visitId, date: null, slot: null, formattedArrivalTime: null };
  const { actors } = actorsOn({ [`GET ${v2}`]: () => json(200, dateless) });
  await expect(runActor(actors.saveDetails, { visitId, details })).rejects.toMatchObject({
    code: 'appointment.closed',
  });
});

const earlier = `/broadband/v1/appointments/${visitId}/earlier-date`;
const offerId = '7b1e6d0a-4f43-4c1c-9d0e-1f6c2a5b0001';

test('an earlier date is asked for by the visit, and no longer asked for', async () => {
  const { actors, calls } = actorsOn({
    [`PUT ${earlier}`]: () => new Response(null, { status: 204 }),
    [`DELETE ${earlier}`]: () => new Response(null, { status: 204 }),
  });
  await runActor(actors.askForEarlierDate, { visitId });
  await runActor(actors.waiveEarlierDate, { visitId });
  expect(calls).toHaveLength(2);
});

test('a date on offer is taken or passed on by its offer, and says so where it has gone', async () => {
  const { actors } = actorsOn({
    [`POST ${earlier}/offers/${offerId}/acceptance`]: () => problem(409, 'earlier-date.gone'),
    [`DELETE ${earlier}/offers/${offerId}`]: () => new Response(null, { status: 204 }),
  });
  await expect(runActor(actors.acceptOffer, { visitId, offerId })).rejects.toMatchObject({ code: 'earlier-date.gone' });
  await expect(runActor(actors.declineOffer, { visitId, offerId })).resolves.toBeUndefined();
});

test('a cancelled order comes back as it stands then (DB-06)', async () => {
  const { actors } = actorsOn({ 'POST /broadband/v1/orders/o-1/cancellation': () => json(200, running) });
  await expect(runActor(actors.cancelOrder, { orderId: 'o-1' })).resolves.toEqual(running);
});

test('a visit goes into the calendar as the gateway writes it now (BK-29)', async () => {
  const file = { name: 'testbrand-2026-03-03.ics', text: 'BEGIN:VCALENDAR' };
  const path = `/broadband/v1/orders/${running.order.id}/appointments/${visitId}/calendar`;
  const { actors } = actorsOn({ [`GET ${path}`]: () => json(200, file) });
  const { files, clicked } = watchFiles();
  await runActor(actors.makeCalendar, { orderId: running.order.id, appointmentId: visitId });
  expect(clicked.map(({ href, download }) => [href, download])).toEqual([['blob:file', file.name]]);
  await expect(files[0]?.text()).resolves.toBe(file.text);
});

test('news are looked for once somebody is at the page', async () => {
  const orderId = running.order.id;
  const path = `/broadband/v1/members/100001/orders/${orderId}`;
  const { actors, calls, comesBack } = actorsOn({ [`GET ${path}`]: () => json(200, running) });
  const look = runActor(actors.lookForNews, { memberId: '100001', orderId });
  await Promise.resolve();
  expect(calls).toEqual([]);
  comesBack();
  await expect(look).resolves.toEqual(running);
});
