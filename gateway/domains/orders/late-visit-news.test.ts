import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { components } from '../../../openapi/generated/gateway.d.ts';
import { wireEvent, wireVisit, type WireEvent } from '../../../openapi/partners/network/wire-event.ts';
import { HOUR_MS } from '../../../platform/clock/clock.ts';
import { networkEventsOf } from '../../domains.ts';
import { alex } from '../../testing/customer.ts';
import { OrderLives } from '../../testing/order-lives.ts';
import { receiveEvent } from '../notifications/notifications.service.ts';

type MemberOrder = components['schemas']['MemberOrder'];

let lives: OrderLives;
beforeAll(async () => {
  lives = await OrderLives.begin();
});
beforeEach(() => lives.restart());
afterAll(() => lives.site.close());

async function read(id: string): Promise<MemberOrder> {
  return (await lives.browser.get<MemberOrder>(`/broadband/v1/members/${alex}/orders/${id}`)).body;
}

/** An order that the network has promised, and what it may tell of the day of the outside visit. */
async function promised() {
  const id = await lives.order();
  await lives.pass(HOUR_MS, HOUR_MS / 4);
  const { order } = await read(id);
  const [visit] = order.appointments;
  if (!visit) throw new Error('No visit');
  const tell = (notificationType: string, time: string, more: Partial<WireEvent>): WireEvent => {
    const eventDateTime = `${visit.appointmentDate}T${time}:00Z`;
    return wireEvent({ notificationType, orderId: order.key, eventDateTime, ...more });
  };
  const visitIs = (appointmentStatus: string) => [
    wireVisit({ appointmentKey: visit.id, visitType: visit.visitType, appointmentStatus }),
  ];
  return {
    id,
    becomes: (status: string, time: string) => tell('APPOINTMENT_UPDATED', time, { appointments: visitIs(status) }),
    cancels: (time: string) => tell('ORDER_CANCELLED', time, { cancellationReasonCode: 'NETWORK_ISSUE' }),
    cancelsVisitToo: (time: string) => tell('ORDER_CANCELLED', time, { appointments: visitIs('CANCELLED') }),
  };
}

async function take(events: readonly WireEvent[]): Promise<void> {
  for (const event of events) await receiveEvent(lives.site.deps, networkEventsOf(lives.site.deps), event);
}

/** What became of the outside visit, and what the order is worth to its member. */
async function outcome(id: string) {
  const { order, promises, compensationInPence } = await read(id);
  const { state, causedBy, endedOn } = promises.find(({ kind }) => kind === 'OUTSIDE_VISIT') ?? {};
  const { stateDescription } = order.appointments[0] ?? {};
  return { visit: stateDescription, promise: [state, causedBy], endedOn, compensationInPence };
}

test.each([
  ['COMPLETED', { visit: 'Done', promise: ['KEPT', null], compensationInPence: 0 }],
  ['NO_ACCESS', { visit: 'Cancelled', promise: ['BROKEN', 'CUSTOMER'], compensationInPence: 0 }],
  ['MISSED', { visit: 'Cancelled', promise: ['BROKEN', 'NETWORK'], compensationInPence: 3_231 }],
] as const)(
  'a visit that is %s before the network cancels its order counts so, whatever is heard first (OR-10)',
  async (status, expected) => {
    const inTurn = await promised();
    await take([inTurn.becomes(status, '11:00'), inTurn.cancels('14:00')]);
    const heard = await outcome(inTurn.id);
    expect(heard).toMatchObject(expected);

    const late = await promised();
    const [end, news] = [late.cancels('14:00'), late.becomes(status, '11:00')];
    const { outbox, db } = lives.site.deps;
    const mails = async () => (await outbox.sentTo(db, 'alex.finch@example.com')).length;
    await take([end]);
    const before = await mails();
    await take([news, news, end]);
    expect(await outcome(late.id)).toEqual(heard);
    expect(await mails()).toBe(before);
  },
);

test('a visit that was done is done, too, where the cancellation names it', async () => {
  const { id, cancelsVisitToo, becomes } = await promised();
  await take([cancelsVisitToo('14:00'), becomes('COMPLETED', '11:00')]);
  expect(await outcome(id)).toMatchObject({ visit: 'Done', promise: ['KEPT', null], compensationInPence: 0 });
});

test('what is told of a visit after the end of its order changes nothing', async () => {
  const { id, cancels, becomes } = await promised();
  await take([cancels('14:00')]);
  const before = await outcome(id);
  expect(before).toMatchObject({ visit: 'Cancelled', promise: ['BROKEN', 'NETWORK'], compensationInPence: 3_231 });
  await take([becomes('COMPLETED', '15:00'), becomes('NO_ACCESS', '14:30')]);
  expect(await outcome(id)).toEqual(before);
});
