import { longDate, shortDate } from '../../words/date-words.ts';
import type { Message } from '../../outbox/outbox.ts';
import { visitNames } from '../visits/visit-names.rules.ts';
import type { MemberRow } from '../members/members.rows.ts';
import type { OrderAppointment } from '../visits/plan-visits.ts';
import { greeting } from '../../words/greeting.ts';

interface PlacedOrder {
  key: string;
  /** UK local date. */
  goLive: string;
  planName: string;
  monthlyPrice: string;
  /** What is paid once, in words. */
  setUpPrice: string;
  visits: readonly OrderAppointment[];
  /** Addresses of the contract's documents. */
  documents: readonly string[];
}

function visitLine({ visitType, appointmentDate, formattedArrivalTime }: OrderAppointment): string {
  const name = visitNames[visitType];
  return `${name[0]?.toUpperCase()}${name.slice(1)}: ${shortDate(appointmentDate)}, ${formattedArrivalTime}`;
}

/** E-mail, and a text message where we know a number, to who has just ordered (OR-07). */
export function confirmationMessages(
  member: Pick<MemberRow, 'email' | 'memberName' | 'msisdn'>,
  order: PlacedOrder,
  site: { brandName: string; hostUrl: string },
): Message[] {
  const email: Message = {
    channel: 'email',
    recipient: member.email,
    subject: `You’re all sorted: order ${order.key}`,
    body: [
      greeting(member.memberName),
      `Thanks for your order. Your order ID is ${order.key}.`,
      [
        `${order.planName} at ${order.monthlyPrice} a month`,
        `Set-up: ${order.setUpPrice}`,
        'To pay today: Nothing',
        ...order.visits.map(visitLine),
      ].join('\n'),
      `We expect your Go Live date to be ${longDate(order.goLive)}. Your first month is charged on that day.`,
      `You can change your mind within 14 days. Here’s your contract to read and keep:\n${order.documents.join('\n')}`,
      site.brandName,
    ].join('\n\n'),
  };
  const phone = member.msisdn ?? order.visits[0]?.contactPhoneNumber;
  if (phone === undefined) return [email];
  const body = `${site.brandName}: thanks for your order ${order.key}. We expect your Go Live date to be ${longDate(order.goLive)}.`;
  return [email, { channel: 'sms', recipient: phone, body }];
}
