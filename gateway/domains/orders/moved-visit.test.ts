import { afterAll, beforeAll, expect, test } from 'vitest';
import type { components } from '../../../openapi/generated/gateway.d.ts';
import { longDate } from '../../words/date-words.ts';
import type { SentinelId } from '../../scenarios/sentinels.ts';
import type { TestBrowser, TestGateway } from '../../testing/gateway.ts';
import { receiveEvent } from '../notifications/notifications.service.ts';
import { wireEvent } from '../../../openapi/partners/network/wire-event.ts';
import { networkEventsOf } from '../../domains.ts';
import { holdVisits, place, readOrder, readyToOrder } from '../../testing/orders.ts';
import { alex, loggedIn, siteWithHomes } from '../../testing/customer.ts';
import { askFor, consentTo, letAnswer, longSessions, messagesCalled, pass, resultOf } from '../../testing/switches.ts';
import { fullUpdate } from '../../testing/visits.ts';

type Schemas = components['schemas'];

let site: TestGateway;
let browser: TestBrowser;
beforeAll(async () => {
  site = await siteWithHomes(longSessions);
  browser = await loggedIn(site, alex);
});
afterAll(() => site.close());

/** An order with a switch, to which the network has promised a day. */
async function promised(home: SentinelId, streetNumber: string) {
  const plan = await readyToOrder(browser, streetNumber, home);
  await holdVisits(browser, plan.id);
  const { body: asked } = await askFor(browser, { planId: plan.id });
  await letAnswer(site);
  expect((await consentTo(browser, asked.id)).status).toBe(200);
  const { body: order } = await place(browser, plan.id);
  await letAnswer(site);
  await pass(site, 60 * 60, 30 * 60);
  expect(await readOrder(browser, order.id)).toMatchObject({ state: 'COMMITTED' });
  return { planId: plan.id, orderId: order.id, switchId: asked.id };
}

/** The customer moves the only visit of a plan to another free day. */
async function move(planId: string, isWanted: (date: string, now: string) => boolean): Promise<string> {
  const { body } = await browser.get<Schemas['Installation']>(`/broadband/v1/plans/${planId}/installations`);
  const visit = body.inhomeAppointment ?? body.preworkAppointment;
  const days = await browser.get<Schemas['Availability']>(`/broadband/v1/appointments/${visit?.id}/availabilities`);
  const other = days.body.groupedAvailableAppointments?.find(({ date }) => isWanted(date, visit?.date ?? ''));
  const update = fullUpdate(visit?.id ?? '', other?.date, other?.timeSlots[0]?.slot);
  const answer = await browser.send('PATCH', `/broadband/v2/appointments/${visit?.id}`, update);
  expect(answer).toMatchObject({ status: 200 });
  return other?.date ?? '';
}

const later = (date: string, now: string) => date > now;
const endOf = async (date: string) => {
  site.clock.set(`${date}T17:00:01Z`);
  await site.drain();
  await letAnswer(site);
};

test('a visit that the customer moves after the promise moves the promise, the plan and the switch, which starts on that day (SW-13, BK-26)', async () => {
  const { planId, orderId, switchId } = await promised('visits-in-home-only', '1');
  const before = (await readOrder(browser, orderId)).plan.provisionalStartDate ?? '';
  const day = await move(planId, later);
  const moved = await readOrder(browser, orderId);
  expect(moved.stateDescription).toBe(`Committed: your Go Live date is ${longDate(day)}.`);
  expect(moved.plan.provisionalStartDate).toBe(day);
  await letAnswer(site);
  expect(await resultOf(browser, switchId)).toMatchObject({ state: 'updated', plannedSwitchDate: day });

  await endOf(before);
  expect((await readOrder(browser, orderId)).state).toBe('COMMITTED');
  await endOf(day);
  expect((await readOrder(browser, orderId)).state).toBe('COMPLETED');
  expect(await resultOf(browser, switchId)).toMatchObject({ state: 'triggered', plannedSwitchDate: day });
  expect((await messagesCalled(site, 'residentialSwitchOrderTriggerRequest')).at(-1)).toMatchObject({
    activationDate: day,
  });
});

test('a delay that names no day does not bring the old one back (SW-13, OR-06)', async () => {
  const { planId, orderId, switchId } = await promised('visits-in-home-only', '2');
  const day = await move(planId, later);
  await letAnswer(site);
  const { key } = await readOrder(browser, orderId);
  await receiveEvent(
    site.deps,
    networkEventsOf(site.deps),
    wireEvent({ notificationType: 'ORDER_DELAYED', orderId: key, eventDateTime: site.clock.now().toISOString() }),
  );
  expect(await readOrder(browser, orderId)).toMatchObject({ state: 'DELAYED', plan: { provisionalStartDate: day } });
  await letAnswer(site);
  expect(await resultOf(browser, switchId)).toMatchObject({ state: 'updated', plannedSwitchDate: day });
});

test('a visit that moves forth and back again starts the service on the earlier day', async () => {
  const { planId, orderId, switchId } = await promised('visits-in-home-only', '3');
  const before = (await readOrder(browser, orderId)).plan.provisionalStartDate ?? '';
  await move(planId, later);
  const day = await move(planId, (date, now) => date < now && date >= before);
  // One message at a time: the second day is told once the first is confirmed.
  await letAnswer(site);
  await letAnswer(site);
  expect(await resultOf(browser, switchId)).toMatchObject({ plannedSwitchDate: day });
  await endOf(day);
  expect((await readOrder(browser, orderId)).state).toBe('COMPLETED');
});

test('without an in-home visit the service does not start before the day that the outside visit has moved it to', async () => {
  const { planId, orderId } = await promised('visits-outside-only', '4');
  const before = (await readOrder(browser, orderId)).plan.provisionalStartDate ?? '';
  await move(planId, (date, now) => date > now && date >= before);
  const day = (await readOrder(browser, orderId)).plan.provisionalStartDate ?? '';
  expect(day > before).toBe(true);
  await endOf(before);
  expect((await readOrder(browser, orderId)).state).toBe('COMMITTED');
  await endOf(day);
  expect((await readOrder(browser, orderId)).state).toBe('COMPLETED');
});
