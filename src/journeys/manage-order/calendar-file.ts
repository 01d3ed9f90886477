import { ICalCalendar, ICalCalendarMethod } from 'ical-generator';
import { premiseLine } from '../../../machines/address-check/address-check.selectors.ts';
import type { Order } from '../../../machines/manage-order/manage-order.types.ts';
import type { Wire } from '../../../machines/shared/wire.ts';
import { brand } from '../../pages/content/brand.ts';
import type { TextFile } from '../../runtime/save-file.ts';
import { visitName } from '../../ui/format/visit-name.ts';
import { manageOrderCopy } from './manage-order.copy.ts';

const copy = manageOrderCopy.calendar;

type Visit = Wire<'AppointmentSummary'>;

/**
 * How often the entry has been written, as calendars count it (RFC 5545, SEQUENCE): an entry with a higher number takes
 * the place of the one before. A visit has no such count, so it is the seconds from its making to its last change: they
 * only grow, whoever changed it, and wherever the file is made.
 */
const sequenceOf = ({ created, updated }: Visit): number =>
  Math.max(0, Math.floor((Date.parse(updated) - Date.parse(created)) / 1000)) || 0;

/**
 * A visit for the customer's own calendar. Its times are moments, written in UTC, so that no calendar has to know when
 * the clocks change here. Throws where the visit has no date.
 */
export function calendarFile(given: { order: Order; visit: Visit; pageUrl: string }): TextFile {
  const { order, visit, pageUrl } = given;
  const { earliestArrivalTime: start, latestArrivalTime: end } = visit;
  if (start === null || end === null) throw new Error('A visit without a date has no place in a calendar');
  const name = visitName(visit.visitType);
  const calendar = new ICalCalendar({ prodId: { company: brand.name, product: 'Visits' }, name: brand.name });
  calendar.method(ICalCalendarMethod.PUBLISH);
  calendar.createEvent({
    id: `visit-${visit.id}@${brand.slug}`,
    sequence: sequenceOf(visit),
    // When it was last written, and not when the file was made: the same visit makes the same file.
    stamp: new Date(visit.updated),
    start: new Date(start),
    end: new Date(end),
    summary: copy.summary(name, brand.name),
    location: premiseLine(order.premise),
    description: copy.description({
      orderKey: order.key,
      time: visit.formattedArrivalTime ?? '',
      isInside: visit.visitType !== 'PRE_WORK',
    }),
    url: pageUrl,
  });
  return { name: `${brand.slug}-${visit.date ?? 'visit'}.ics`, type: 'text/calendar', text: calendar.toString() };
}
