import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { components } from '../../../openapi/generated/gateway.d.ts';
import { orders } from '../../db/schema/orders.ts';
import type { TestBrowser, TestGateway } from '../../testing/gateway.ts';
import { fullUpdate } from '../../testing/visits.ts';
import { receiveEvent } from '../notifications/notifications.service.ts';
import { wireEvent } from '../../../openapi/partners/network/wire-event.ts';
import { siteWithHomes } from '../../testing/customer.ts';
import { askFor, consentTo, letAnswer, resultOf } from '../../testing/switches.ts';
import { networkEventsOf } from '../../domains.ts';
import { holdVisits, place, readOrder, readyToOrder } from '../../testing/orders.ts';

let site: TestGateway;
beforeAll(async () => {
  site = await siteWithHomes();
});
afterAll(() => site.close());

interface Customer {
  browser: TestBrowser;
  planId: string;
  switchId: string;
  visitId: string;
}

/** Everything is chosen and held; the switch is matched, and not yet agreed to. */
async function readyCustomer(index: number): Promise<Customer> {
  const browser = site.browser();
  await browser.logInAs(String(300_000 + index));
  const plan = await readyToOrder(browser, String(index + 1), 'visits-in-home-only');
  await holdVisits(browser, plan.id);
  const asked = await askFor(browser, { planId: plan.id });
  const { body } = await browser.get<components['schemas']['Installation']>(
    `/broadband/v1/plans/${plan.id}/installations`,
  );
  return { browser, planId: plan.id, switchId: asked.body.id, visitId: body.inhomeAppointment?.id ?? '' };
}

function move({ browser, visitId }: Customer, date: string) {
  return browser.send('PATCH', `/broadband/v2/appointments/${visitId}`, fullUpdate(visitId, date));
}

/** A date that somebody else was quicker to take is told as such, and is none. */
const failures = (answers: readonly { status: number }[]) => answers.filter(({ status }) => status >= 500);

async function placedOrder(browser: TestBrowser, planId: string) {
  let placed = await place(browser, planId);
  // Whose visit was moved before the order came has let go of the date that was held, and is asked to choose again.
  if (placed.status === 409) {
    expect(placed.body).toMatchObject({ code: 'reservation.missing' });
    await holdVisits(browser, planId);
    placed = await place(browser, planId);
  }
  const order = await readOrder(browser, placed.body.id);
  const [row] = await site.deps.db.select().from(orders).where(eq(orders.id, order.id));
  return { ...order, committedDay: row?.committedDate };
}

/** Moments at which the database would have to give one of two up in favour of the other. */
test('customers order at once, click twice, agree and move their visit meanwhile: nothing fails (OR-02, SW-13)', async () => {
  const customers: Customer[] = [];
  for (let index = 0; index < 6; index++) customers.push(await readyCustomer(index));
  await letAnswer(site);

  const first = await Promise.all(
    customers.flatMap((customer) => [
      place(customer.browser, customer.planId),
      consentTo(customer.browser, customer.switchId),
      place(customer.browser, customer.planId),
      move(customer, '2026-12-17'),
      site.drain().then(() => ({ status: 204 })),
    ]),
  );
  expect(failures(first)).toEqual([]);

  const placed = await Promise.all(customers.map(({ browser, planId }) => placedOrder(browser, planId)));
  const tell = (orderId: string, notificationType: string) => {
    const eventDateTime = site.clock.now().toISOString();
    return receiveEvent(site.deps, networkEventsOf(site.deps), wireEvent({ notificationType, orderId, eventDateTime }));
  };
  const then = await Promise.all(
    customers.flatMap((customer, index) => [
      move(customer, '2026-12-16'),
      tell(placed[index]?.key ?? '', 'ORDER_COMMITTED').then(() => ({ status: 204 })),
      site.drain().then(() => ({ status: 204 })),
    ]),
  );
  expect(failures(then)).toEqual([]);

  await letAnswer(site);
  await letAnswer(site);
  for (const { browser, switchId, planId } of customers) {
    const { plannedSwitchDate } = await resultOf(browser, switchId);
    const { plan, appointments, committedDay } = await placedOrder(browser, planId);
    expect([plan.provisionalStartDate, committedDay, plannedSwitchDate]).toEqual(
      Array.from({ length: 3 }, () => appointments[0]?.appointmentDate),
    );
  }
}, 180_000);
