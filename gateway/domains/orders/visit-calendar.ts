import { ICalCalendar, ICalCalendarMethod } from 'ical-generator';
import type { components } from '../../../openapi/generated/gateway.d.ts';
import type { Executor } from '../../../platform/db/open.ts';
import { notFound } from '../../../platform/http/problem.ts';
import { addressInLine } from '../../../platform/postal/address-lines.ts';
import type { Attachment } from '../../db/schema/outbox.ts';
import type { ReadDependencies } from '../../dependencies.ts';
import { orderLink } from '../../words/mail-words.ts';
import type { NetworkPremise } from '../coverage/coverage.rows.ts';
import { homeOf } from '../plans/plans.service.ts';
import { findPlan } from '../plans/plans.rows.ts';
import { orderedVisitsOf } from '../visits/plan-visits.ts';
import { arrivalTimes, formatSlot } from '../visits/slots.rules.ts';
import { titleOfVisit } from '../visits/visit-names.rules.ts';
import type { DatedVisit } from '../visits/visits.views.ts';
import type { OrderRow } from './orders.rules.ts';
import { findOwnOrder } from './orders.store.ts';

type Site = { brandName: string; brandSlug: string; hostUrl: string };

type Entry = {
  order: Pick<OrderRow, 'id' | 'key'>;
  home: NetworkPremise;
  visit: Pick<DatedVisit, 'id' | 'day' | 'slot' | 'visitType' | 'createdAt' | 'updatedAt'>;
};

/**
 * How often the entry has been written, as calendars count it (RFC 5545, SEQUENCE): an entry with a higher number takes
 * the place of the one before. A visit has no such count, so it is the seconds from its making to its last change: they
 * only grow, whoever changed it.
 */
const sequenceOf = ({ createdAt, updatedAt }: Entry['visit']): number =>
  Math.max(0, Math.floor((updatedAt.getTime() - createdAt.getTime()) / 1000));

/**
 * An ordered visit for the customer's own calendar. Its times are moments, written in UTC, so that no calendar has to
 * know when the clocks change here. The same visit makes the same file.
 */
export function visitCalendar({ order, home, visit }: Entry, site: Site): Attachment {
  const { earliestArrivalTime: start, latestArrivalTime: end } = arrivalTimes(visit.day, visit.slot);
  const calendar = new ICalCalendar({ prodId: { company: site.brandName, product: 'Visits' }, name: site.brandName });
  calendar.method(ICalCalendarMethod.PUBLISH);
  calendar.createEvent({
    id: `visit-${visit.id}@${site.brandSlug}`,
    sequence: sequenceOf(visit),
    // When it was last written, and not when the file was made.
    stamp: visit.updatedAt,
    start: new Date(start),
    end: new Date(end),
    summary: `${titleOfVisit(visit.visitType)}, ${site.brandName}`,
    location: addressInLine(home),
    description: [
      `The engineer arrives ${formatSlot(visit.slot)}.`,
      visit.visitType === 'PRE_WORK' ? 'You don’t need to be there.' : 'Someone needs to be at home to let them in.',
      `Order ID: ${order.key}`,
      'If the date changes, add the visit to your calendar again: the new entry takes the place of this one.',
    ].join('\n'),
    url: orderLink(site.hostUrl, order.id),
  });
  return { name: `${site.brandSlug}-${visit.day}.ics`, type: 'text/calendar', text: calendar.toString() };
}

/** The visits of an order that have their dates, each as a file, earliest first. */
export async function visitCalendars(
  db: Executor,
  { order, home, site }: { order: Pick<OrderRow, 'id' | 'key' | 'planId'>; home: NetworkPremise; site: Site },
): Promise<Attachment[]> {
  const { toMake } = await orderedVisitsOf(db, order.planId);
  return toMake.map((visit) => visitCalendar({ order, home, visit }, site));
}

/** Throws 404 `order.not-found`, also for someone else's, and `appointment.not-found` where the order has no such visit on a day. */
export async function ownVisitCalendar(
  { db, env }: Pick<ReadDependencies, 'db' | 'env'>,
  memberId: string,
  { orderId, appointmentId }: { orderId: string; appointmentId: string },
): Promise<components['schemas']['CalendarFile']> {
  const order = await findOwnOrder(db, memberId, orderId);
  const plan = order && (await findPlan(db, order.planId));
  if (!order || !plan) throw notFound('order');
  const { toMake } = await orderedVisitsOf(db, plan.id);
  const visit = toMake.find(({ id }) => id === appointmentId.toLowerCase());
  if (!visit) throw notFound('appointment');
  const { name, text } = visitCalendar({ order, home: await homeOf(db, plan), visit }, env);
  return { name, text };
}
