import { longDate, shortDate } from '../../words/date-words.ts';
import type { Attachment } from '../../db/schema/outbox.ts';
import type { Message } from '../../outbox/outbox.ts';
import { titleOfVisit, visitNames } from '../visits/visit-names.rules.ts';
import type { MemberRow } from '../members/members.rows.ts';
import type { OrderAppointment } from '../visits/plan-visits.ts';
import { greeting, orderLink, paymentMethodLink, toMember, type Addressee } from '../../words/mail-words.ts';

/** What ends with a cancelled order, and what with a contract that was withdrawn from. */
const endings = {
  CANCEL: 'Nothing will be installed, and there’s nothing to pay.',
  WITHDRAW:
    'You’ve withdrawn from the contract. Visits that haven’t been made are called off, and there’s nothing to pay.',
} as const;

/** To who has just cancelled an order; the network's word follows. */
export function cancellingMessage(
  member: Pick<MemberRow, 'id' | 'email' | 'memberName'>,
  { key, how }: { key: string; how: keyof typeof endings },
  { brandName }: { brandName: string },
): Message {
  return {
    memberId: String(member.id),
    channel: 'email',
    recipient: member.email,
    subject: `We’re cancelling your order ${key}`,
    body: [
      greeting(member.memberName),
      `We’re cancelling your order with the network. We’ll tell you when that’s done. ${endings[how]}`,
      `Order ID ${key}`,
      brandName,
    ].join('\n\n'),
  };
}

/** To whose order waits for them to choose a date. */
export function chooseDateMessage(
  member: Addressee,
  { order, visitType }: { order: { id: string; key: string }; visitType: 'PRE_WORK' | 'IN_HOME' },
  { brandName, hostUrl }: { brandName: string; hostUrl: string },
): Message {
  const name = visitNames[visitType];
  const message = toMember(member, `Choose a date for your ${name}`, [
    `Your order ${order.key} needs another date for the ${name}. Nobody comes, and your broadband can’t go live, until you’ve chosen one.`,
    `Choose a date, or see how to end the order: ${orderLink(hostUrl, order.id)}`,
    brandName,
  ]);
  return { ...message, waitsForDay: true };
}

interface PlacedOrder {
  id: string;
  key: string;
  /** UK local date. */
  goLive: string;
  planName: string;
  /** "12 months", or what it is where it has no end. */
  contractText: string;
  monthlyPrice: string;
  /** What is charged on the Go Live date: the first month, with what is paid once. */
  firstCharge: string;
  /** Where it is for, in a line. */
  address: string;
  /** Another provider's service ends with it. */
  isSwitched: boolean;
  /** What is paid once, in words. */
  setUpPrice: string;
  visits: readonly OrderAppointment[];
  /** Addresses of the contract's documents. */
  documents: readonly string[];
  /** The visits for the customer's own calendar. */
  calendars: Attachment[];
  /** UK local date until which they may change their mind. */
  changesMindUntil: string;
}

function visitLine({ visitType, appointmentDate, formattedArrivalTime }: OrderAppointment): string {
  return `${titleOfVisit(visitType)}: ${shortDate(appointmentDate)}, ${formattedArrivalTime}`;
}

/** Open the file, and the visit stands in the calendar. */
const CALENDARS_WITH_IT = 'Your visits are attached for your own calendar: open a file to add it.';

const OLD_SERVICE_ENDS =
  'Your old broadband ends on your Go Live date. We arrange that with your provider: don’t cancel it yourself.';

/** E-mail, and a text message where we know a number, to who has just ordered (OR-07). */
export function confirmationMessages(
  member: Pick<MemberRow, 'id' | 'email' | 'memberName' | 'msisdn'>,
  order: PlacedOrder,
  site: { brandName: string; hostUrl: string },
): Message[] {
  const memberId = String(member.id);
  const email: Message = {
    memberId,
    channel: 'email',
    recipient: member.email,
    subject: `You’re all sorted: order ${order.key}`,
    body: [
      greeting(member.memberName),
      `Thanks for your order. Your order ID is ${order.key}.`,
      [
        `${order.planName} at ${order.monthlyPrice} a month, VAT included`,
        `Contract: ${order.contractText}`,
        `At: ${order.address}`,
        `Set-up: ${order.setUpPrice}`,
        'To pay today: Nothing',
        ...order.visits.map(visitLine),
      ].join('\n'),
      `We expect your Go Live date to be ${longDate(order.goLive)}. Your first month is charged on that day: ${order.firstCharge}, VAT included. Choose how you pay, by Direct Debit, by card or each bill yourself: ${paymentMethodLink(site.hostUrl)}`,
      'Your router comes by post a few days before. Keep it in its box until your Go Live date.',
      ...(order.isSwitched ? [OLD_SERVICE_ENDS] : []),
      `You can change your mind until ${longDate(order.changesMindUntil)}. Here’s your contract to read and keep:\n${order.documents.join('\n')}`,
      ...(order.calendars.length > 0 ? [CALENDARS_WITH_IT] : []),
      `Follow your order, move a visit or cancel: ${orderLink(site.hostUrl, order.id)}`,
      site.brandName,
    ].join('\n\n'),
    attachments: order.calendars,
  };
  const phone = member.msisdn ?? order.visits[0]?.contactPhoneNumber;
  if (phone === undefined) return [email];
  const body = `${site.brandName}: thanks for your order ${order.key}. We expect your Go Live date to be ${longDate(order.goLive)}.`;
  return [email, { memberId, channel: 'sms', recipient: phone, body }];
}
