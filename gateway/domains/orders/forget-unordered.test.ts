import { afterAll, beforeAll, expect, test } from 'vitest';
import type { components } from '../../../openapi/generated/gateway.d.ts';
import { appointments, bookings } from '../../db/schema/appointments.ts';
import { contractDocuments } from '../../db/schema/contracts.ts';
import { installations } from '../../db/schema/installations.ts';
import { savedJourneys } from '../../db/schema/saved-journeys.ts';
import { switches } from '../../db/schema/switching.ts';
import { scheduleHousekeeping } from '../../housekeeping.ts';
import type { TestBrowser, TestGateway } from '../../testing/gateway.ts';
import { receiveEvent } from '../notifications/notifications.service.ts';
import { wireEvent, wireVisit } from '../../../openapi/partners/network/wire-event.ts';
import type { Plan } from '../plans/plans.types.ts';
import { alex, checkHome, loggedIn, productIds, robin, siteWithHomes } from '../../testing/customer.ts';
import { askFor, consentTo, letAnswer, resultOf } from '../../testing/switches.ts';
import { networkEventsOf } from '../../domains.ts';
import { holdVisits, place, readOrder, readyToOrder } from '../../testing/orders.ts';
import { DAY_MS } from '../../../platform/clock/clock.ts';

type Schemas = components['schemas'];

let site: TestGateway;
beforeAll(async () => {
  site = await siteWithHomes();
  await scheduleHousekeeping(site.deps);
});
afterAll(() => site.close());

/** Lets days pass. Whoever was logged in is not any more. */
async function pass(days: number): Promise<void> {
  for (let day = 0; day < days; day += 5) {
    await site.drain();
    site.clock.advance(Math.min(5, days - day) * DAY_MS);
  }
  await site.drain();
}

/** Everything short of the order itself: contract, held visits, a switch, a saved journey. */
async function readyCustomer(memberId: string, streetNumber: string) {
  const browser = await loggedIn(site, memberId);
  const plan = await readyToOrder(browser, streetNumber, 'visits-both');
  await holdVisits(browser, plan.id);
  const asked = await askFor(browser, { planId: plan.id });
  await letAnswer(site);
  await consentTo(browser, asked.body.id);
  return { browser, planId: plan.id, switchId: asked.body.id };
}

const statusOf = async (browser: TestBrowser, planId: string) =>
  (await browser.get<Plan>(`/broadband/v1/plans/${planId}`)).status;
const save = (browser: TestBrowser, planId: string) =>
  browser.send('POST', '/broadband/v1/saved-journeys', { planId, step: 'review-order' });

test('an order that was not placed is deleted after 30 days, with everything that was told for it', async () => {
  const { browser, planId } = await readyCustomer(alex, '1');
  await save(browser, planId);
  await pass(29);
  expect(await statusOf(await loggedIn(site, alex), planId)).toBe(200);
  await pass(2);
  expect(await statusOf(await loggedIn(site, alex), planId)).toBe(404);
  const tables = [bookings, appointments, installations, contractDocuments, savedJourneys, switches];
  const left = await Promise.all(tables.map((table) => site.database.db.$count(table)));
  expect(left).toEqual(tables.map(() => 0));
});

test('one that was touched or saved in these days is kept for 30 more', async () => {
  const { planId } = await readyCustomer(alex, '2');
  const touched = await readyCustomer(robin, '3');
  await pass(20);
  await save(await loggedIn(site, alex), planId);
  const again = await loggedIn(site, robin);
  await again.send('PUT', `/broadband/v1/plans/${touched.planId}/customisation`, {
    productId: productIds.mbps500,
    meshWifi: true,
  });
  await pass(20);
  expect(await statusOf(await loggedIn(site, alex), planId)).toBe(200);
  expect(await statusOf(await loggedIn(site, robin), touched.planId)).toBe(200);
  await pass(12);
  expect(await statusOf(await loggedIn(site, alex), planId)).toBe(404);
  expect(await statusOf(await loggedIn(site, robin), touched.planId)).toBe(404);
});

test('a switch that was asked for and never ordered is deleted, also where no plan was chosen', async () => {
  const browser = await loggedIn(site, alex);
  const asked = await askFor(browser, { nccTransactionId: await checkHome(browser, 'visits-none', '7') });
  await letAnswer(site);
  await resultOf(browser, asked.body.id);
  await pass(31);
  expect(await site.database.db.$count(switches)).toBe(0);
});

test('an order, its contract, its visits and its switch stay', async () => {
  const { browser, planId, switchId } = await readyCustomer(robin, '5');
  const { body } = await place(browser, planId);
  await pass(60);
  const later = await loggedIn(site, robin);
  const order = await readOrder(later, body.id);
  expect(order.appointments).toHaveLength(2);
  const { contractSummaryDocId } = order.plan;
  expect((await later.get(`/broadband/api/contracts/download-contract?docId=${contractSummaryDocId}`)).status).toBe(
    200,
  );
  expect((await later.get(`/broadband/v1/switches/${switchId}`)).status).toBe(200);
});

test('notes for engineers go when the visit is done', async () => {
  const { browser, planId } = await readyCustomer(alex, '6');
  const { body: installation } = await browser.get<Schemas['Installation']>(
    `/broadband/v1/plans/${planId}/installations`,
  );
  const visitId = installation.preworkAppointment?.id ?? '';
  const notes = { healthAndSafety: 'A dog lives here', engineerInstructions: 'Use the side gate' };
  await browser.send('PATCH', `/broadband/v1/appointments/${visitId}`, { notes });
  const { body } = await place(browser, planId);
  const { key } = await readOrder(browser, body.id);
  const kept = async () =>
    (await readOrder(browser, body.id)).appointments.find(({ id }) => id === visitId)?.appointmentNotes;
  expect(await kept()).toEqual(notes);
  const visit = wireVisit({ appointmentKey: visitId, visitType: 'PRE_WORK', appointmentStatus: 'COMPLETED' });
  const eventDateTime = site.clock.now().toISOString();
  const told = { notificationType: 'APPOINTMENT_UPDATED', orderId: key, eventDateTime, appointments: [visit] };
  await receiveEvent(site.deps, networkEventsOf(site.deps), wireEvent(told));
  expect(await kept()).toEqual({ healthAndSafety: null, engineerInstructions: null });
});

test('notes for a visit that nobody has reported about go a month after its day', async () => {
  const { browser, planId } = await readyCustomer(robin, '7');
  const { body: installation } = await browser.get<Schemas['Installation']>(
    `/broadband/v1/plans/${planId}/installations`,
  );
  await browser.send('PATCH', `/broadband/v1/appointments/${installation.inhomeAppointment?.id}`, {
    notes: { engineerInstructions: 'Use the side gate' },
  });
  await place(browser, planId);
  const noted = async () =>
    (await site.database.db.select().from(appointments)).filter(
      ({ engineerInstructions }) => engineerInstructions !== null,
    ).length;
  expect(await noted()).toBe(1);
  await pass(70);
  expect(await noted()).toBe(0);
});
