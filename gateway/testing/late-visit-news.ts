import { expect } from 'vitest';
import type { components } from '../../openapi/generated/gateway.d.ts';
import { wireEvent, wireVisit, type WireEvent } from '../../openapi/partners/network/wire-event.ts';
import { HOUR_MS } from '../../platform/clock/clock.ts';
import { addDays } from '../../platform/clock/local-date.ts';
import { networkEventsOf } from '../domains.ts';
import { receiveEvent } from '../domains/notifications/notifications.service.ts';
import { alex } from './customer.ts';
import { OrderLives } from './order-lives.ts';

type MemberOrder = components['schemas']['MemberOrder'];

async function read(lives: OrderLives, id: string): Promise<MemberOrder> {
  return (await lives.browser.get<MemberOrder>(`/broadband/v1/members/${alex}/orders/${id}`)).body;
}

/** An order that the network has promised, and what it may tell of the day of the outside visit. */
export async function promised(lives: OrderLives) {
  const id = await lives.order();
  await lives.pass(HOUR_MS, HOUR_MS / 4);
  const { order } = await read(lives, id);
  const [visit] = order.appointments;
  if (!visit) throw new Error('No visit');
  const tell = (notificationType: string, time: string, more: Partial<WireEvent>, daysBefore = 0): WireEvent => {
    const eventDateTime = `${addDays(visit.appointmentDate, -daysBefore)}T${time}:00Z`;
    return wireEvent({ notificationType, orderId: order.key, eventDateTime, ...more });
  };
  const visitIs = (appointmentStatus: string) => [
    wireVisit({ appointmentKey: visit.id, visitType: visit.visitType, appointmentStatus }),
  ];
  return {
    id,
    becomes: (status: string, time: string) => tell('APPOINTMENT_UPDATED', time, { appointments: visitIs(status) }),
    callsOff: (daysBefore: number) =>
      tell('APPOINTMENT_UPDATED', '07:30', { appointments: visitIs('CANCELLED') }, daysBefore),
    stopsAsAsked: (time: string) => tell('ORDER_CANCELLED', time, { cancellationReasonCode: 'CUSTOMER_REQUEST' }),
    cancels: (time: string) => tell('ORDER_CANCELLED', time, { cancellationReasonCode: 'NETWORK_ISSUE' }),
    cancelsVisitToo: (time: string) => tell('ORDER_CANCELLED', time, { appointments: visitIs('CANCELLED') }),
  };
}

export async function take(lives: OrderLives, events: readonly WireEvent[]): Promise<void> {
  for (const event of events) await receiveEvent(lives.site.deps, networkEventsOf(lives.site.deps), event);
}

/** What became of the outside visit, and what the order is worth to its member. */
export async function outcome(lives: OrderLives, id: string) {
  const { order, promises, compensationInPence } = await read(lives, id);
  const { state, causedBy, endedOn } = promises.find(({ kind }) => kind === 'OUTSIDE_VISIT') ?? {};
  const { stateDescription } = order.appointments[0] ?? {};
  return { visit: stateDescription, promise: [state, causedBy], endedOn, compensationInPence };
}

/** That news is worth the same heard before the end of its order and after it, twice, and that nobody is written to then. */
export async function assertSameLate(
  lives: OrderLives,
  eventsOf: (order: Awaited<ReturnType<typeof promised>>) => { news: WireEvent; end: WireEvent },
): Promise<Awaited<ReturnType<typeof outcome>>> {
  const inTurn = await promised(lives);
  const told = eventsOf(inTurn);
  await take(lives, [told.news, told.end]);
  const heard = await outcome(lives, inTurn.id);

  const late = await promised(lives);
  const { news, end } = eventsOf(late);
  const { outbox, db } = lives.site.deps;
  const mails = async () => (await outbox.sentTo(db, 'alex.finch@example.com')).length;
  await take(lives, [end]);
  const before = await mails();
  await take(lives, [news, news, end]);
  expect(await outcome(lives, late.id)).toEqual(heard);
  expect(await mails()).toBe(before);
  return heard;
}
