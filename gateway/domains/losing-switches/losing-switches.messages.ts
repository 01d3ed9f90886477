import { longDate } from '../../words/date-words.ts';
import { switchLink, toMember, type Addressee } from '../../words/mail-words.ts';
import type { Message } from '../../outbox/outbox.ts';
import { pounds } from '../contracts/contracts.rules.ts';
import { bagLine, billLine, feeLine } from '../member-plans/leaving.messages.ts';
import type { ExitFee, LastDay, LeavingWay } from '../member-plans/member-plans.types.ts';

interface About {
  switchId: string;
  /** The other provider. */
  provider: string;
  brandName: string;
  hostUrl: string;
}

const notYou = ({ hostUrl, switchId }: About) =>
  `Not you? Tell us now, and we’ll act on it: ${switchLink(hostUrl, switchId)}`;
const page = ({ hostUrl, switchId }: About) => `See it all: ${switchLink(hostUrl, switchId)}`;

const lessLater = (fee: ExitFee, how: LeavingWay): string =>
  how === 'EXIT_FEE' ? ` Each month that you stay takes ${pounds(fee.perMonthInPence)} off it.` : '';

/** What a switch would mean, to the member about whom another provider has asked. It decides nothing. */
export function implicationsMessage(
  member: Addressee,
  about: About,
  { productName, home, end, how }: { productName: string; home: string; end: LastDay; how: LeavingWay },
): Message {
  const { provider, brandName } = about;
  return toMember(member, 'What switching your broadband would mean', [
    `${provider} has asked us about the broadband at ${home}, as you may be thinking of switching to them. Nothing has changed: your service goes on as it is unless you order from them.`,
    `What would end: ${productName}, on the day before your new service starts. Nothing else that you have from us changes.`,
    `What it would cost if your service moved tomorrow: ${feeLine(end)}${end.exitFee ? lessLater(end.exitFee, how) : ''}`,
    'You’d pay us for no day after the switch. Days that you’ve paid ahead come back to you with your final bill, and there’s no notice to give: the new provider tells us.',
    'We’d post you a prepaid bag for the router. It comes back within 28 days.',
    notYou(about),
    brandName,
  ]);
}

/** What the end will be, in sentences. */
const whatItMeans = (end: LastDay | null): string[] => (end ? [feeLine(end), billLine(end), bagLine(end)] : []);

/** Another provider has ordered the switch. */
export function orderedMessage(
  member: Addressee,
  about: About,
  { day, end }: { day: string; end: LastDay | null },
): Message {
  return toMember(member, `Your broadband moves to ${about.provider} on ${longDate(day)}`, [
    `${about.provider} has ordered the switch of your broadband for ${longDate(day)}, the day that you requested from them. To change the day or to stop it, ask them: only they can.`,
    ...whatItMeans(end),
    notYou(about),
    about.brandName,
  ]);
}

/** Another provider has put the switch on another day. */
export function movedMessage(member: Addressee, about: About, { day, end }: { day: string; end: LastDay | null }) {
  return toMember(member, `Your switch to ${about.provider} is on ${longDate(day)} now`, [
    `${about.provider} has moved the switch of your broadband to ${longDate(day)}. Until then your service with us goes on.`,
    ...whatItMeans(end),
    page(about),
    about.brandName,
  ]);
}

/** The service has moved. */
export function switchedMessage(member: Addressee, about: About, end: LastDay | null): Message {
  return toMember(member, `Your broadband has moved to ${about.provider}`, [
    `${about.provider} has told us that your new service is live.${end ? ` Your last day with us was ${longDate(end.lastDay)}: you pay for no day after it.` : ''}`,
    ...whatItMeans(end),
    page(about),
    about.brandName,
  ]);
}

/** The other provider has called the switch off, or has let it run out. */
export function stayingAfterAll(member: Addressee, { provider, brandName }: About, why: 'cancelled' | 'expired') {
  const what =
    why === 'cancelled'
      ? `${provider} has cancelled the switch of your broadband.`
      : `${provider} has ordered the switch of your broadband, but never carried it out. The order has run out.`;
  return toMember(member, 'Your broadband stays with us', [
    `${what} It changes nothing about your broadband.`,
    brandName,
  ]);
}

/** The member did not ask for it, and it was stopped before there was an order. */
export function voidedMessage(member: Addressee, { provider, brandName }: About): Message {
  return toMember(member, 'We’ve stopped the request', [
    `You told us that you didn’t ask ${provider} to switch your broadband. What we answered them is void: an order of theirs with it is refused. Your service goes on as before.`,
    'Has somebody used your name? If you think so, change your password, too, and chat with us.',
    brandName,
  ]);
}

/** The member did not ask for it, and there is an order. */
export function caseMessage(
  member: Addressee,
  about: About,
  { number, day }: { number: string; day: string },
): Message {
  const { provider, brandName } = about;
  return toMember(member, `Case ${number}: you didn’t ask for this switch`, [
    `You told us that you didn’t ask ${provider} to switch your broadband. We’ve opened case ${number} and we’ll ask ${provider} to cancel their order.`,
    `Only ${provider} can cancel it. If you can, ring them as well, and name the case. Unless they cancel, your service moves on ${longDate(day)}. We’ll email you as soon as they have.`,
    page(about),
    brandName,
  ]);
}

/** To the other provider: its order has not been asked for. It holds no name and no address; the reference says it all. */
export function askToCancel(
  recipient: string,
  { reference, number, day }: { reference: string; number: string; day: string },
  brandName: string,
): Message {
  return {
    channel: 'email',
    recipient,
    subject: `Please cancel switch order ${reference}`,
    body: [
      `The customer of switch order ${reference}, planned for ${longDate(day)}, has told us that they did not ask for it.`,
      'Please check it with whoever placed the order, and cancel it through the hub. Until you do, we have to carry it out when you trigger it.',
      `Our case is ${number}.`,
      brandName,
    ].join('\n\n'),
  };
}
