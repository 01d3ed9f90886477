import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { components } from '../../../openapi/generated/gateway.d.ts';
import { HOUR_MS } from '../../../platform/clock/clock.ts';
import { sentinel } from '../../scenarios/sentinels.ts';
import { OrderLives } from '../../testing/order-lives.ts';
import { readOrder } from '../../testing/orders.ts';
import { fullUpdate } from '../../testing/visits.ts';

type Schemas = components['schemas'];
type Visit = Schemas['OrderAppointment'];

let lives: OrderLives;
beforeAll(async () => {
  lives = await OrderLives.begin();
});
beforeEach(() => lives.restart());
afterAll(() => lives.site.close());

interface Ordered {
  orderId: string;
  outside: Visit;
  inHome: Visit;
  /** Where what is said for all visits at once goes. */
  forBoth: string;
}

async function ordered(lastName?: string): Promise<Ordered> {
  const orderId = await lives.order(lastName);
  await lives.pass(HOUR_MS, HOUR_MS / 4);
  const { appointments, plan } = await readOrder(lives.browser, orderId);
  const [outside, inHome] = appointments;
  if (!outside || !inHome) throw new Error('The home needs both visits');
  const plans = `/broadband/v1/plans/${plan.id}/installations`;
  const { body } = await lives.browser.get<Schemas['Installation']>(plans);
  return { orderId, outside, inHome, forBoth: `${plans}/${body.id}` };
}

const said = { primaryContactName: 'Kim Vale', primaryContactMobile: '07700 900102' };
const notes = { engineerInstructions: 'Ring twice' };
const access = { installAccessType: 'KEY_SAFE', installInstruction: 'By the gate' };

/** Each way in which an engineer is told something else. */
const ways = {
  'PATCH v2': ({ outside: { id, appointmentDate, slot } }: Ordered) =>
    lives.browser.send('PATCH', `/broadband/v2/appointments/${id}`, fullUpdate(id, appointmentDate, slot)),
  'PATCH v1': ({ outside: { id } }: Ordered) =>
    lives.browser.send('PATCH', `/broadband/v1/appointments/${id}`, { contactDetails: said }),
  'PUT v1': ({ outside: { id, appointmentDate, slot } }: Ordered) =>
    lives.browser.send('PUT', `/broadband/v1/appointments/${id}`, { appointmentDate, slot, contactDetails: said }),
  'PUT contact': ({ forBoth }: Ordered) => lives.browser.send('PUT', `${forBoth}/contact`, said),
  'PUT notes': ({ forBoth }: Ordered) => lives.browser.send('PUT', `${forBoth}/notes`, notes),
  'PUT preferences': ({ forBoth }: Ordered) => lives.browser.send('PUT', `${forBoth}/preferences`, access),
};

const visitsOf = async ({ orderId }: Ordered) => (await readOrder(lives.browser, orderId)).appointments;

test('who the engineer asks for and what they know can be changed until the day before the visit, on each way (BK-26, DB-04)', async () => {
  const order = await ordered();
  await lives.passUntil(`${order.outside.appointmentDate}T00:00:00Z`);
  const before = await visitsOf(order);
  const told = vi.spyOn(lives.site.deps.network, 'setVisitDetails');
  for (const [way, change] of Object.entries(ways))
    expect([way, await change(order)]).toMatchObject([
      way,
      {
        status: 409,
        body: {
          code: 'appointment.too-late',
          message:
            'It’s too late to change what the engineer of your outside install is told. You can change it until the day before.',
        },
      },
    ]);
  await lives.pass(HOUR_MS, HOUR_MS / 4);
  // Not the visit either that is still to come: all is written, or nothing.
  expect(await visitsOf(order)).toEqual(before);
  expect(told).not.toHaveBeenCalled();
  told.mockRestore();
});

test('until the last minute of the day before they can, and saved as they are on the day itself they are no change', async () => {
  const order = await ordered();
  await lives.passUntil(`${order.outside.appointmentDate}T00:00:00Z`);
  lives.site.clock.set(new Date(Date.parse(`${order.outside.appointmentDate}T00:00:00Z`) - 60_000).toISOString());
  expect(await ways['PATCH v2'](order)).toMatchObject({ status: 200 });
  expect(await ways['PUT notes'](order)).toMatchObject({ status: 204 });
  lives.site.clock.advance(60_000);
  expect(await ways['PUT notes'](order)).toMatchObject({ status: 204 });
  expect(await ways['PUT contact'](order)).toMatchObject({ status: 409 });
});

test('of a visit that waits for another date they can (DB-04)', async () => {
  const order = await ordered(sentinel('order-missed').value);
  await lives.passUntil(`${order.outside.appointmentDate}T20:00:00Z`);
  expect(await ways['PATCH v1'](order)).toMatchObject({ status: 200 });
  const [outside] = await visitsOf(order);
  expect(outside).toMatchObject({ rebookingRequired: true, contactFirstName: 'Kim', contactLastName: 'Vale' });
});

test.each(['PATCH v2', 'PUT contact', 'PUT notes', 'PUT preferences'] as const)(
  '%s: of an order that is being cancelled nothing is changed (DB-06)',
  async (way) => {
    const order = await ordered();
    expect(await lives.browser.send('POST', `/broadband/v1/orders/${order.orderId}/cancellation`)).toMatchObject({
      status: 200,
    });
    expect(await ways[way](order)).toMatchObject({ status: 409, body: { code: 'order.cancelling' } });
  },
);
