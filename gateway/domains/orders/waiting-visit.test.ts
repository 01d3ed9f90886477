import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { components } from '../../../openapi/generated/gateway.d.ts';
import { DAY_MS, HOUR_MS } from '../../../platform/clock/clock.ts';
import { addDays } from '../../../platform/clock/local-date.ts';
import { sentinel } from '../../scenarios/sentinels.ts';
import { alex } from '../../testing/customer.ts';
import { OrderLives } from '../../testing/order-lives.ts';
import { chooseFirstDate, readOrder } from '../../testing/orders.ts';
import { fullUpdate } from '../../testing/visits.ts';

type Schemas = components['schemas'];
type Visit = Schemas['OrderAppointment'];

let lives: OrderLives;
beforeAll(async () => {
  lives = await OrderLives.begin();
});
beforeEach(() => lives.restart());
afterEach(() => vi.restoreAllMocks());
afterAll(() => lives.site.close());

const hour = () => lives.pass(HOUR_MS, HOUR_MS / 12);

async function visitsOf(orderId: string): Promise<{ outside: Visit; inHome: Visit }> {
  const { appointments } = await readOrder(lives.browser, orderId);
  const outside = appointments.find(({ visitType }) => visitType === 'PRE_WORK');
  const inHome = appointments.find(({ visitType }) => visitType === 'IN_HOME');
  if (!outside || !inHome) throw new Error('The home needs both visits');
  return { outside, inHome };
}

/** The customer moves the outside visit so far back that the one at home would come too early. */
async function moveBehind({ outside, inHome }: { outside: Visit; inHome: Visit }): Promise<void> {
  const from = addDays(inHome.appointmentDate, -2);
  const at = `/broadband/v1/appointments/${outside.id}/availabilities?startDate=${from}`;
  const free = (await lives.browser.get<Schemas['Availability']>(at)).body.groupedAvailableAppointments ?? [];
  const update = fullUpdate(outside.id, free[0]?.date, free[0]?.timeSlots[0]?.slot);
  expect((await lives.browser.send('PATCH', `/broadband/v2/appointments/${outside.id}`, update)).status).toBe(200);
}

/** A visit as the network knows it. */
async function atNetwork({ id }: Visit) {
  const { rows } = await lives.site.deps.db.execute(
    sql`select status, date::text, slot, details is null as forgotten from network.network_visits where appointment_key = ${id}`,
  );
  return rows[0];
}

/** On which days the network has told something of a visit. */
async function toldOf({ id }: Visit): Promise<string[]> {
  const { rows } = await lives.site.deps.db.execute<{ day: string }>(
    sql`select distinct left(body->>'eventDateTime', 10) as day from network.network_events
      where body->'appointments' @> ${JSON.stringify([{ appointmentKey: id }])}::jsonb order by day`,
  );
  return rows.map(({ day }) => day);
}

test('nobody comes to an in-home visit on its old day once the outside visit is moved behind it, and somebody on the new one (DB-04, BK-05)', async () => {
  const id = await lives.order();
  await hour();
  await moveBehind(await visitsOf(id));
  await hour();
  const { inHome, outside } = await visitsOf(id);
  expect(inHome).toMatchObject({
    rebookingRequired: true,
    stateDescription: 'The outside install comes later than planned: choose another date',
  });
  expect(await atNetwork(inHome)).toEqual({ status: 'waiting', date: null, slot: null, forgotten: true });

  await lives.passUntil(`${addDays(outside.appointmentDate, 20)}T20:00:00Z`);
  expect(await readOrder(lives.browser, id)).toMatchObject({
    state: 'COMMITTED',
    stateDescription: 'Committed: your Go Live date follows once the visit has another date.',
  });
  expect((await visitsOf(id)).outside.stateDescription).toBe('Done');
  expect((await visitsOf(id)).inHome).toMatchObject({ rebookingRequired: true, engineerName: null });
  expect(await toldOf(inHome)).toEqual([]);

  await chooseFirstDate(lives.browser, inHome.id, 'Fairweather');
  await hour();
  const { appointmentDate: day, slot } = (await visitsOf(id)).inHome;
  expect(await atNetwork(inHome)).toEqual({ status: 'planned', date: day, slot, forgotten: false });
  await lives.pass(40 * DAY_MS);
  expect(await toldOf(inHome)).toEqual([addDays(day, -1), day]);
  expect(await readOrder(lives.browser, id)).toMatchObject({
    state: 'COMPLETED',
    plan: { active: true, serviceStart: day },
  });
});

test('an order whose home install has no date can be cancelled, also once the outside install is made and the 14 days are over (DB-06)', async () => {
  const id = await lives.order();
  await hour();
  await moveBehind(await visitsOf(id));
  const { outside } = await visitsOf(id);
  await lives.passUntil(`${addDays(outside.appointmentDate, 20)}T20:00:00Z`);
  expect((await lives.browser.get(`/broadband/v1/members/${alex}/orders/${id}`)).body).toMatchObject({
    cancellation: { how: 'CANCEL', until: null },
  });
  expect((await lives.browser.send('POST', `/broadband/v1/orders/${id}/cancellation`)).status).toBe(200);
  await lives.pass(DAY_MS);
  expect(await readOrder(lives.browser, id)).toMatchObject({ state: 'CANCELLED', plan: { active: false } });
  expect((await visitsOf(id)).outside.stateDescription).toBe('Done');
});

test('who has a date to choose is reminded after three days and every week, until they have chosen or ended the order (DB-04)', async () => {
  const id = await lives.order();
  await hour();
  await moveBehind(await visitsOf(id));
  const reminders = async () => {
    const { deps } = lives.site;
    const sent = await deps.outbox.everythingTo(deps.db, alex);
    return sent.filter(({ subject, body }) => subject?.startsWith('Choose a date') && body.includes(id));
  };
  await lives.pass(2 * DAY_MS);
  expect(await reminders()).toEqual([]);
  await lives.pass(2 * DAY_MS);
  expect(await reminders()).toMatchObject([
    { subject: 'Choose a date for your home install', body: expect.stringContaining(`/dashboard/orders/${id}`) },
  ]);
  await lives.pass(7 * DAY_MS);
  expect(await reminders()).toHaveLength(2);
  await chooseFirstDate(lives.browser, (await visitsOf(id)).inHome.id, 'Fairweather');
  await lives.pass(8 * DAY_MS);
  expect(await reminders()).toHaveLength(2);
});

test('an order that the network hears of only after the outside visit was moved is taken with the visit that waits', async () => {
  const place = vi.spyOn(lives.site.deps.network, 'place').mockRejectedValue(new Error('nobody there'));
  const id = await lives.order();
  await hour();
  await moveBehind(await visitsOf(id));
  place.mockRestore();
  await lives.pass(DAY_MS);
  const { inHome } = await visitsOf(id);
  expect(await atNetwork(inHome)).toEqual({ status: 'waiting', date: null, slot: null, forgotten: true });
  await chooseFirstDate(lives.browser, inHome.id, 'Fairweather');
  await lives.pass(60 * DAY_MS);
  expect(await readOrder(lives.browser, id)).toMatchObject({ state: 'COMPLETED', plan: { active: true } });
});

test('where the network hears too late that a visit waits, what its engineer has done counts (OR-10)', async () => {
  const id = await lives.order();
  await hour();
  const move = vi.spyOn(lives.site.deps.network, 'move').mockRejectedValue(new Error('nobody there'));
  await moveBehind(await visitsOf(id));
  const { inHome } = await visitsOf(id);
  await lives.passUntil(`${inHome.appointmentDate}T08:00:00Z`);
  expect((await visitsOf(id)).inHome).toMatchObject({ rebookingRequired: true, engineerName: null });
  await lives.passUntil(`${inHome.appointmentDate}T16:30:00Z`);
  expect((await visitsOf(id)).inHome).toMatchObject({ rebookingRequired: false, stateDescription: 'Done' });
  move.mockRestore();
  await lives.pass(60 * DAY_MS);
  expect(await atNetwork(inHome)).toMatchObject({ status: 'done' });
  expect(await readOrder(lives.browser, id)).toMatchObject({ state: 'COMPLETED', plan: { active: true } });
});

test('nobody comes on the old day either where the network refuses the new one', async () => {
  const id = await lives.order(sentinel('order-refusing').value);
  await hour();
  const { inHome } = await visitsOf(id);
  const at = `/broadband/v1/appointments/${inHome.id}/availabilities`;
  const free = (await lives.browser.get<Schemas['Availability']>(at)).body.groupedAvailableAppointments ?? [];
  const other = free.find(({ date }) => date > inHome.appointmentDate);
  const update = fullUpdate(inHome.id, other?.date, other?.timeSlots[0]?.slot);
  expect((await lives.browser.send('PATCH', `/broadband/v2/appointments/${inHome.id}`, update)).status).toBe(200);
  await hour();
  expect((await visitsOf(id)).inHome).toMatchObject({
    rebookingRequired: true,
    stateDescription: 'The network can’t come on this day: choose another date',
  });
  expect(await atNetwork(inHome)).toMatchObject({ status: 'waiting' });
});
