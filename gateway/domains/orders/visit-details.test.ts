import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { components } from '../../../openapi/generated/gateway.d.ts';
import type { components as network } from '../../../openapi/generated/network.d.ts';
import { DAY_MS, HOUR_MS, ukDateOf } from '../../../platform/clock/clock.ts';
import { sentinel } from '../../scenarios/sentinels.ts';
import { askToClose, askToReport } from '../../testing/faults.ts';
import { OrderLives } from '../../testing/order-lives.ts';
import { readOrder } from '../../testing/orders.ts';
import { fullUpdate } from '../../testing/visits.ts';

type Details = network['schemas']['VisitDetails'];
type Told = Details | null;
type Visit = components['schemas']['OrderAppointment'];

let lives: OrderLives;
beforeAll(async () => {
  lives = await OrderLives.begin();
});
beforeEach(() => lives.restart());
afterAll(() => lives.site.close());

async function ordered(lastName?: string): Promise<{ orderId: string; outside: Visit; inHome: Visit }> {
  const orderId = await lives.order(lastName);
  await lives.pass(HOUR_MS, HOUR_MS / 4);
  const [outside, inHome] = (await readOrder(lives.browser, orderId)).appointments;
  if (!outside || !inHome) throw new Error('The home needs both visits');
  return { orderId, outside, inHome };
}

/** What the engineer of a visit knows at the network; null where it has forgotten it, undefined where it has no such visit. */
async function knownTo({ id }: Visit): Promise<Told | undefined> {
  const found = await lives.site.deps.db.execute(
    sql`select details from network.network_visits where appointment_key = ${id}`,
  );
  return (found.rows as { details: Told }[])[0]?.details;
}

const update = ({ id, appointmentDate, slot }: Visit, healthAndSafety: string) =>
  lives.browser.send('PATCH', `/broadband/v2/appointments/${id}`, {
    ...fullUpdate(id, appointmentDate, slot),
    notes: { healthAndSafety, engineerInstructions: 'Ring twice' },
  });

const nobody = { secondContactName: null, secondContactPhone: null, access: null };
const withDog = (healthAndSafety: string): Details => ({
  ...nobody,
  contactName: 'Rowan Archer',
  contactPhone: '07700 900101',
  instructions: 'Ring twice',
  healthAndSafety,
});

test('the network hears with the order whom each engineer asks for (OR-05)', async () => {
  const { outside, inHome } = await ordered();
  const alex = { ...nobody, contactName: 'Alex Fairweather', contactPhone: '07700 900101' };
  for (const visit of [outside, inHome])
    expect(await knownTo(visit)).toEqual({ ...alex, instructions: null, healthAndSafety: null });
});

test('a contact or notes that the member changes reach the engineer, and nothing is promised or mailed anew (BK-26)', async () => {
  const { orderId, outside, inHome } = await ordered();
  const { outbox, db } = lives.site.deps;
  const news = async () => ({
    mails: (await outbox.sentTo(db, 'alex.finch@example.com')).length,
    order: (await readOrder(lives.browser, orderId)).stateDescription,
    events: (await db.execute(sql`select id from network.network_events`)).rows.length,
  });
  const before = await news();
  expect(await update(inHome, 'A dog')).toMatchObject({ status: 200 });
  await lives.pass(HOUR_MS, HOUR_MS / 4);
  expect(await knownTo(inHome)).toEqual(withDog('A dog'));
  expect(await knownTo(outside)).toMatchObject({ contactName: 'Alex Fairweather', healthAndSafety: null });
  expect(await news()).toEqual(before);
});

test('so does what is said for all visits at once, with a second number and how to get in (BK-09)', async () => {
  const { orderId, outside, inHome } = await ordered();
  const { plan } = await readOrder(lives.browser, orderId);
  const found = await lives.browser.get<{ id: string }>(`/broadband/v1/plans/${plan.id}/installations`);
  const put = (what: string, body: object) =>
    lives.browser.send('PUT', `/broadband/v1/plans/${plan.id}/installations/${found.body.id}/${what}`, body);
  const contact = { primaryContactName: 'Kim Vale', primaryContactMobile: '07700 900102' };
  const other = { alternativeContactName: 'Lee Vale', alternativeContactMobile: '07700 900103' };
  expect(await put('contact', { ...contact, ...other })).toMatchObject({ status: 204 });
  expect(await put('notes', { engineerInstructions: 'Ring twice' })).toMatchObject({ status: 204 });
  const preferences = { installAccessType: 'KEY_SAFE', installInstruction: 'By the gate' };
  expect(await put('preferences', preferences)).toMatchObject({ status: 204 });
  await lives.pass(HOUR_MS, HOUR_MS / 4);
  for (const visit of [outside, inHome])
    expect(await knownTo(visit)).toEqual({
      contactName: 'Kim Vale',
      contactPhone: '07700 900102',
      secondContactName: 'Lee Vale',
      secondContactPhone: '07700 900103',
      access: 'KEY_SAFE',
      instructions: 'By the gate\nRing twice',
      healthAndSafety: null,
    });
});

test('what is saved as it was is told to nobody', async () => {
  const { inHome } = await ordered();
  await update(inHome, 'A dog');
  await lives.pass(HOUR_MS, HOUR_MS / 4);
  const told = vi.spyOn(lives.site.deps.network, 'setVisitDetails');
  await update(inHome, 'A dog');
  await lives.pass(HOUR_MS, HOUR_MS / 4);
  expect(told).not.toHaveBeenCalled();
  told.mockRestore();
});

test('a network that was away hears what is true once it is back, and nothing older', async () => {
  const { inHome } = await ordered();
  const told = vi.spyOn(lives.site.deps.network, 'setVisitDetails').mockRejectedValue(new Error('nobody there'));
  await update(inHome, 'A dog');
  await lives.pass(HOUR_MS, HOUR_MS / 4);
  await update(inHome, 'A goose');
  await lives.pass(HOUR_MS, HOUR_MS / 4);
  expect(await knownTo(inHome)).toMatchObject({ healthAndSafety: null });
  expect(told).toHaveBeenCalled();
  told.mockRestore();
  const heard = vi.spyOn(lives.site.deps.network, 'setVisitDetails');
  await lives.pass(HOUR_MS, HOUR_MS / 12);
  expect(heard.mock.calls.map(([, , { healthAndSafety }]) => healthAndSafety)).toEqual(['A goose', 'A goose']);
  expect(await knownTo(inHome)).toEqual(withDog('A goose'));
  heard.mockRestore();
});

describe('the network forgets what an engineer was told', () => {
  test('of each visit once it is done, and not before', async () => {
    const { outside, inHome } = await ordered();
    await lives.passUntil(`${outside.appointmentDate}T18:00:00Z`);
    expect([await knownTo(outside), await knownTo(inHome)]).toEqual([null, expect.anything()]);
    await lives.passUntil(`${inHome.appointmentDate}T18:00:00Z`);
    expect(await knownTo(inHome)).toBeNull();
  });

  test('of a visit that was missed, until it has another date (DB-04)', async () => {
    const { outside } = await ordered(sentinel('order-missed').value);
    await lives.passUntil(`${outside.appointmentDate}T18:00:00Z`);
    expect(await knownTo(outside)).toBeNull();
    const at = `/broadband/v1/appointments/${outside.id}/availabilities`;
    const free = await lives.browser.get<components['schemas']['Availability']>(at);
    const next = free.body.groupedAvailableAppointments?.[0];
    const moved = fullUpdate(outside.id, next?.date, next?.timeSlots[0]?.slot);
    const notes = { healthAndSafety: 'A dog', engineerInstructions: 'Ring twice' };
    await lives.browser.send('PATCH', `/broadband/v2/appointments/${outside.id}`, { ...moved, notes });
    await lives.pass(HOUR_MS, HOUR_MS / 4);
    expect(await knownTo(outside)).toEqual(withDog('A dog'));
  });

  test('of an order that was cancelled, whatever was on its way there meanwhile (DB-06)', async () => {
    const { orderId, outside, inHome } = await ordered();
    const { key } = await readOrder(lives.browser, orderId);
    await lives.browser.send('POST', `/broadband/v1/orders/${orderId}/cancellation`);
    await lives.pass(HOUR_MS, HOUR_MS / 4);
    const known = async () => [await knownTo(outside), await knownTo(inHome)];
    expect(await known()).toEqual([null, null]);
    const { network } = lives.site.deps;
    const details = withDog('A dog');
    const visits = [outside, inHome].map(({ id: appointmentKey, visitType, appointmentDate: date, slot }) => ({
      appointmentKey,
      visitType,
      date,
      slot,
      details,
    }));
    await network.setVisitDetails(key, outside.id, details);
    await network.move(key, { requestedCompletionDate: inHome.appointmentDate, visits, waiting: [] });
    expect(await known()).toEqual([null, null]);
  });
});

test('who repairs a fault is told what the member says of it, until it is over (DB-01)', async () => {
  const { orderId } = await ordered();
  await lives.pass(40 * DAY_MS);
  const { plan } = await readOrder(lives.browser, orderId);
  const sinceDate = ukDateOf(lives.site.clock.now());
  const said = { details: 'The box smells of smoke', contactPhone: '07700 900101' };
  const report = { problem: 'EQUIPMENT', sinceDate, sinceTime: 'NIGHT', ...said } as const;
  const { body } = await askToReport(lives.browser, plan.id, report);
  const id = body.faults[0]?.id ?? '';
  const known = async () => {
    const of = sql`select details, contact_phone from network.network_incidents where id = ${id}`;
    return (await lives.site.deps.db.execute(of)).rows;
  };
  await lives.pass(HOUR_MS / 4, HOUR_MS / 12);
  expect(await known()).toEqual([{ details: said.details, contact_phone: said.contactPhone }]);
  await askToClose(lives.browser, plan.id, id);
  await lives.pass(HOUR_MS / 4, HOUR_MS / 12);
  expect(await known()).toEqual([{ details: null, contact_phone: null }]);
});
