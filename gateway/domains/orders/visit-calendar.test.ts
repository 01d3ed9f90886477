import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { alex, loggedIn, robin, siteWithHomes } from '../../testing/customer.ts';
import type { TestBrowser, TestGateway } from '../../testing/gateway.ts';
import { holdVisits, place, readOrder, readyToOrder } from '../../testing/orders.ts';
import type { NetworkPremise } from '../coverage/coverage.rows.ts';
import { visitCalendar } from './visit-calendar.ts';

type Visit = Parameters<typeof visitCalendar>[0]['visit'];

const site = { brandName: 'Testbrand', brandSlug: 'testbrand', hostUrl: 'https://site.example.com' };
const order = { id: '9e9e9e9e-2c2c-4e4e-8f8f-7a7a7a7a0001', key: 'LK-1234567' };
// What the file does not read of a home is the business of the homes' own tests.
const home = {
  streetNumber: '4',
  streetName: 'Heron Way',
  locality: null,
  city: 'Larkhaven',
  postcode: 'LK1 4AA',
} as NetworkPremise;
const visit: Visit = {
  id: '0197f3a2-1111-4222-8333-444455556666',
  visitType: 'IN_HOME',
  day: '2026-03-27',
  slot: 'AM',
  createdAt: new Date('2026-02-02T10:30:00Z'),
  updatedAt: new Date('2026-02-02T10:30:00Z'),
};

const unfolded = (text: string): string[] => text.replaceAll('\r\n ', '').split('\r\n');
/** The lines of the file, with those put together that were folded. */
const linesOf = (change: Partial<Visit> = {}): string[] =>
  unfolded(visitCalendar({ order, home, visit: { ...visit, ...change } }, site).text);
const valueOf = (lines: readonly string[], name: string): string | undefined =>
  lines.find((line) => line.startsWith(`${name}:`))?.slice(name.length + 1);

describe('the file of a visit', () => {
  test('has the same hours in winter and in summer time (BK-29)', () => {
    expect(linesOf()).toEqual(expect.arrayContaining(['DTSTART:20260327T080000Z', 'DTEND:20260327T120000Z']));
    // The clocks go forward on 29 March: eight o’clock is seven in UTC.
    expect(linesOf({ day: '2026-03-30' })).toEqual(
      expect.arrayContaining(['DTSTART:20260330T070000Z', 'DTEND:20260330T110000Z']),
    );
  });

  test('takes the place of its entry once the visit has moved: the same name, a higher number', () => {
    const times = ['2026-02-02T10:30:00Z', '2026-02-03T10:30:00Z', '2026-02-03T10:31:00Z'];
    const files = times.map((updatedAt) => linesOf({ updatedAt: new Date(updatedAt) }));
    expect(new Set(files.map((lines) => valueOf(lines, 'UID'))).size).toBe(1);
    const [first, second, third] = files.map((lines) => Number(valueOf(lines, 'SEQUENCE')));
    expect(first).toBe(0);
    expect(second).toBeGreaterThan(first ?? NaN);
    expect(third).toBeGreaterThan(second ?? NaN);
  });

  test('is the same file when it is made twice', () => {
    expect(linesOf()).toEqual(linesOf());
  });

  test('says where, when, whether to be at home, and where to change it', () => {
    const inside = linesOf();
    expect(valueOf(inside, 'SUMMARY')).toMatch(/^Home install\\,/);
    expect(valueOf(inside, 'LOCATION')).toContain('4 Heron Way');
    expect(valueOf(inside, 'DESCRIPTION')).toContain('Someone needs to be at home');
    expect(inside.join('\n')).toContain(`https://site.example.com/dashboard/orders/${order.id}`);
    expect(valueOf(linesOf({ visitType: 'PRE_WORK' }), 'DESCRIPTION')).toContain('You don’t need to be there.');
  });
});

describe('a member with an order', () => {
  let gateway: TestGateway;
  let browser: TestBrowser;
  let orderId: string;
  beforeAll(async () => {
    gateway = await siteWithHomes();
    browser = await loggedIn(gateway, alex);
    const plan = await readyToOrder(browser, '7', 'visits-both');
    await holdVisits(browser, plan.id);
    orderId = (await place(browser, plan.id)).body.id;
  });
  afterAll(() => gateway.close());

  const calendarOf = (appointmentId: string, by = browser) =>
    by.get<{ name: string; text: string }>(`/broadband/v1/orders/${orderId}/appointments/${appointmentId}/calendar`);

  test('gets each visit as a file, and the same files with the confirmation (OR-07, BK-29)', async () => {
    const { appointments } = await readOrder(browser, orderId);
    expect(appointments).toHaveLength(2);
    const answers = await Promise.all(appointments.map(({ id }) => calendarOf(id)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const [mail] = await gateway.deps.outbox.sentTo(gateway.deps.db, 'alex.finch@example.com');
    expect(mail?.attachments).toEqual(answers.map(({ body }) => ({ ...body, type: 'text/calendar' })));
    expect(mail?.body).toContain('Your visits are attached');
    const starts = answers.map(({ body }) => valueOf(unfolded(body.text), 'DTSTART')?.slice(0, 8));
    expect(starts).toEqual(appointments.map(({ appointmentDate }) => appointmentDate.replaceAll('-', '')));
  });

  test('finds no file of a visit that the order does not have, and nobody else finds one', async () => {
    const [visitOfOrder] = (await readOrder(browser, orderId)).appointments;
    expect(await calendarOf('0197f3a2-1111-4222-8333-444455556666')).toMatchObject({
      status: 404,
      body: { code: 'appointment.not-found' },
    });
    expect(await calendarOf(visitOfOrder?.id ?? '', await loggedIn(gateway, robin))).toMatchObject({
      status: 404,
      body: { code: 'order.not-found' },
    });
  });
});

test('an order without visits sends no files', async () => {
  const gateway = await siteWithHomes();
  const browser = await loggedIn(gateway, alex);
  await place(browser, (await readyToOrder(browser, '1')).id);
  const [mail] = await gateway.deps.outbox.sentTo(gateway.deps.db, 'alex.finch@example.com');
  expect(mail?.attachments).toEqual([]);
  expect(mail?.body).not.toContain('attached');
  await gateway.close();
});
