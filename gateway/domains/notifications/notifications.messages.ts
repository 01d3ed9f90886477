import { ukDateOf } from '../../../platform/clock/clock.ts';
import { longDate, timeOfDay } from '../../words/date-words.ts';
import type { NetworkEvent, NotifiedOrder, OrderNews, ServiceNews } from './notifications.types.ts';
import type { VisitNews } from '../visits/plan-visits.ts';
import { visitNames } from '../visits/visit-names.rules.ts';
import { DATE_REFUSED } from '../visits/visits.views.ts';
import { becauseOf } from '../../words/network-reasons.ts';
import { greeting, orderLink } from '../../words/mail-words.ts';

interface OrderMessage {
  subject: string;
  body: string;
}

/** What is told of an event: as an e-mail, and as a text message. */
export interface OrderNewsMessage extends OrderMessage {
  text: string;
}

/** `Monday 23 November 2026`, the day in the United Kingdom. */
function dayOf(moment: Date): string {
  return longDate(ukDateOf(moment));
}

function delayLines({ delay, committedCompletionAt }: OrderNews): string {
  const who =
    delay?.actionOwner === 'CUSTOMER'
      ? 'There’s something we need from you: please chat with us.'
      : 'The network is working on it.';
  const next = delay?.estimatedActionCompletionAt ?? committedCompletionAt;
  return `Your order is taking longer than planned. ${who}${next ? ` The next date is ${dayOf(next)}.` : ''}`;
}

function orderMessage(news: OrderNews): OrderMessage {
  const date = news.committedCompletionAt;
  switch (news.state) {
    case 'ACKNOWLEDGED':
      return {
        subject: 'We’ve passed on your order',
        body: 'The network has your order. We’ll tell you when the date is confirmed.',
      };
    case 'COMMITTED':
      return {
        subject: 'Your broadband is confirmed',
        body: `The network has confirmed your order.${date ? ` You’ll be connected on ${dayOf(date)}.` : ''}`,
      };
    case 'DELAYED':
      return { subject: 'Your broadband is delayed', body: delayLines(news) };
    case 'COMPLETED':
      return { subject: 'You’re connected', body: 'Your broadband is up and running. Enjoy!' };
    case 'CANCELLED':
      return {
        subject: 'Your order is cancelled',
        body: `Your order is cancelled${becauseOf(news.reasonCode)}. Nothing more will be installed.`,
      };
    case 'REJECTED':
      return {
        subject: 'We can’t complete your order',
        body: `Sorry, the network can’t take your order${becauseOf(news.reasonCode)}. Chat with us and we’ll look at what else we can do.`,
      };
  }
}

/** The network names the times of arrival once the engineer has set out, and the arrival once they are there. */
function arrivalLine(visit: VisitNews): string {
  const { engineerName, estimatedEarliestArrivalAt: from, estimatedLatestArrivalAt: to } = visit;
  const name = visitNames[visit.visitType];
  if (visit.actualArrivalAt !== null) return `${engineerName ?? 'The engineer'} has arrived for your ${name}.`;
  const phone = visit.engineerContactNumber === null ? '' : ` You can call them on ${visit.engineerContactNumber}.`;
  if (from && to)
    return `${engineerName ?? 'The engineer'} is on the way for your ${name} on ${dayOf(from)}. Expect them between ${timeOfDay(from)} and ${timeOfDay(to)}.${phone}`;
  if (engineerName !== null) return `${engineerName} is the engineer for your ${name}.${phone}`;
  return `There’s news about your ${name}.`;
}

function visitLine(visit: VisitNews): string {
  const name = visitNames[visit.visitType];
  if (visit.failed !== null) return `Your ${name} couldn’t take place. Please choose another date.`;
  if (visit.closureCode === DATE_REFUSED)
    return `Sorry, the network can’t come on the day that you moved your ${name} to. Choose another date.`;
  switch (visit.status) {
    case 'CANCELLED':
      return `Your ${name} is cancelled. Please choose another date.`;
    case 'COMPLETED':
      return `Your ${name} is done.`;
    case 'PENDING':
    case 'CONFIRMED':
    case undefined:
      return arrivalLine(visit);
  }
}

/** A service that ended as was asked, and one that nobody asked to end: there the member has to hear what comes next. */
function endMessage({ ceasedAt, unsolicited }: ServiceNews): OrderMessage {
  const day = dayOf(ceasedAt);
  if (!unsolicited) return { subject: 'Your broadband has ended', body: `Your service ended on ${day}.` };
  return {
    subject: 'Your broadband has stopped',
    body: `Sorry, the network ended your service on ${day}. You didn’t ask for this, and neither did we. There’s no exit fee, and we’ll give back what you’ve paid for the days you can’t use. You can order again for your home, or chat with us and we’ll find out what happened.`,
  };
}

/** What is told of what an event has changed; undefined when it has changed nothing. */
export function messageAbout(
  event: NetworkEvent,
  order: NotifiedOrder,
  to: { memberName: string; brandName: string; hostUrl: string },
): OrderNewsMessage | undefined {
  const parts: OrderMessage[] = [
    // Of a service that has ended nobody hears that it is live.
    ...(event.order && !event.service ? [orderMessage(event.order)] : []),
    ...(event.service ? [endMessage(event.service)] : []),
    ...event.visits.map((visit) => ({
      subject: `News about your ${visitNames[visit.visitType]}`,
      body: visitLine(visit),
    })),
  ];
  const [first] = parts;
  if (!first) return undefined;
  const link = orderLink(to.hostUrl, order.id);
  const lines = [
    greeting(to.memberName),
    ...parts.map(({ body }) => body),
    `Order ID ${order.key}: ${link}`,
    to.brandName,
  ];
  return {
    subject: first.subject,
    body: lines.join('\n\n'),
    text: `${to.brandName}: ${parts.map(({ body }) => body).join(' ')} ${link}`,
  };
}
