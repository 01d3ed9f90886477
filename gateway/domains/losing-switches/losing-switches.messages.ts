import { longDate } from '../../words/date-words.ts';
import { leavingLink, switchLink, toMember, type Addressee } from '../../words/mail-words.ts';
import type { Message } from '../../outbox/outbox.ts';
import { pounds } from '../contracts/contracts.rules.ts';
import { bagLine, billLine, feeLine, pauseDays } from '../member-plans/leaving.messages.ts';
import type { ExitFee, FallsAway, LastDay, LeavingWay } from '../member-plans/member-plans.types.ts';
import { comesFirst } from './losing-switches.rules.ts';
import type { OwnEnd } from './losing-switches.types.ts';

export interface About {
  switchId: string;
  planId: string;
  /** The other provider. */
  provider: string;
  /** The end that the plan has whatever becomes of the switch. */
  ownEnd: OwnEnd | null;
  brandName: string;
  hostUrl: string;
}

const notYou = ({ hostUrl, switchId }: About) =>
  `Not you? Tell us now, and we’ll act on it: ${switchLink(hostUrl, switchId)}`;
const page = ({ hostUrl, switchId }: About) => `See it all: ${switchLink(hostUrl, switchId)}`;

/** Why a plan has ended, behind its day. */
export const becauseOf = {
  ASKED: 'as you asked us',
  NETWORK: 'as the network ended the service',
  SWITCH: 'as your broadband moved to another provider',
} as const satisfies Record<OwnEnd['why'], string>;

/** What a switch still means for a plan that has ended without it. */
export const nothingLeft = 'It ends nothing more with us, and costs you nothing more.';

/** How the end that its member has asked for is taken back, while it can be. */
const keepLine = ({ ownEnd, hostUrl, planId }: About, why: string): string[] =>
  ownEnd?.takeBackUntil
    ? [`${why} Keep your plan until ${longDate(ownEnd.takeBackUntil)}: ${leavingLink(hostUrl, planId)}`]
    : [];

/** That the plan ends, or has ended, before a switch that is ordered. */
function gapLines(about: About): string[] {
  const { ownEnd } = about;
  if (!comesFirst(ownEnd)) return [];
  const day = longDate(ownEnd.lastDay);
  const ends = ownEnd.isOver
    ? `Your plan has ended: its last day was ${day}, ${becauseOf[ownEnd.why]}. The switch still stands. ${nothingLeft}`
    : `Your plan ends before that, on ${day}, as you asked us. From then until the switch you have no broadband from us.`;
  return [ends, ...keepLine(about, 'Would you rather have it until the switch?')];
}

/** What is left as it is where a switch changes nothing. */
function unchanged({ ownEnd }: About): string {
  if (!ownEnd) return 'Your service goes on as before.';
  const day = longDate(ownEnd.lastDay);
  return ownEnd.isOver
    ? `Your plan ended on ${day}, ${becauseOf[ownEnd.why]}.`
    : `Your plan still ends on ${day}, as you asked us.`;
}

const lessLater = (fee: ExitFee, how: LeavingWay): string =>
  how === 'EXIT_FEE' ? ` Each month that you stay takes ${pounds(fee.perMonthInPence)} off it.` : '';

/** What a switch would mean, to the member about whom another provider has asked. It decides nothing. */
export function implicationsMessage(
  member: Addressee,
  about: About,
  { productName, home, end, how }: { productName: string; home: string; end: LastDay; how: LeavingWay },
): Message {
  const { provider, ownEnd, brandName } = about;
  const ends = ownEnd && longDate(ownEnd.lastDay);
  const stands = ends === null ? 'your service goes on as it is' : `your plan ends on ${ends}, as you asked us,`;
  const whenItEnds = `on the day before your new service starts${ends === null ? '' : `, and on ${ends} at the latest`}`;
  return toMember(member, 'What switching your broadband would mean', [
    `${provider} has asked us about the broadband at ${home}, as you may be thinking of switching to them. Nothing has changed: ${stands} unless you order from them${ends === null ? '' : ' and your new service starts before that'}.`,
    `What would end: ${productName}, ${whenItEnds}. Nothing else that you have from us changes.`,
    `What it would cost if your service moved tomorrow: ${feeLine(end)}${end.exitFee ? lessLater(end.exitFee, how) : ''}`,
    'You’d pay us for no day after the switch. What you’ve paid for days after it comes back to you, and there’s no notice to give: the new provider tells us.',
    'We’d post you a prepaid bag for the router, and for your second Wi-Fi point if you have one. They come back within 28 days.',
    notYou(about),
    brandName,
  ]);
}

/** What the end will be, in sentences. */
const whatItMeans = (end: LastDay | null): string[] => (end ? [feeLine(end), billLine(end), bagLine(end)] : []);

/** A day for which a switch is ordered, and what it means for the plan. */
interface Planned {
  day: string;
  end: LastDay | null;
  fallsAway: FallsAway;
}

/** That what is planned for the plan will not be, as it ends before that. */
function fallsAwayLines({ pause, change }: FallsAway): string[] {
  return [
    ...(pause ? [`Your plan ends before the pause that you planned ${pauseDays(pause)}, so that falls away.`] : []),
    ...(change
      ? [`Your plan won’t become ${change.planName} on ${longDate(change.from)}, as it ends before that.`]
      : []),
  ];
}

/** Another provider has ordered the switch. */
export function orderedMessage(member: Addressee, about: About, { day, end, fallsAway }: Planned): Message {
  const { provider, ownEnd } = about;
  const subject = comesFirst(ownEnd)
    ? `${provider} has ordered your switch for ${longDate(day)}`
    : `Your broadband moves to ${provider} on ${longDate(day)}`;
  return toMember(member, subject, [
    `${provider} has ordered the switch of your broadband for ${longDate(day)}, the day that you requested from them. To change the day or to stop it, ask them: only they can.`,
    ...gapLines(about),
    ...whatItMeans(end),
    ...fallsAwayLines(fallsAway),
    notYou(about),
    about.brandName,
  ]);
}

/** Another provider has put the switch on another day. */
export function movedMessage(member: Addressee, about: About, { day, end, fallsAway }: Planned): Message {
  return toMember(member, `Your switch to ${about.provider} is on ${longDate(day)} now`, [
    `${about.provider} has moved the switch of your broadband to ${longDate(day)}.${comesFirst(about.ownEnd) ? '' : ' Until then your service with us goes on.'}`,
    ...gapLines(about),
    ...whatItMeans(end),
    ...fallsAwayLines(fallsAway),
    page(about),
    about.brandName,
  ]);
}

/** The service has moved. */
export function switchedMessage(member: Addressee, about: About, end: LastDay | null): Message {
  const { ownEnd } = about;
  const ended = ownEnd ? [`Your plan with us ended on ${longDate(ownEnd.lastDay)}: you pay for no day after it.`] : [];
  return toMember(member, `Your broadband has moved to ${about.provider}`, [
    `${about.provider} has told us that your new service is live.${end ? ` Your last day with us was ${longDate(end.lastDay)}: you pay for no day after it.` : ''}`,
    ...ended,
    ...whatItMeans(end),
    page(about),
    about.brandName,
  ]);
}

/** The network has ended the service of a plan before a switch that is ordered. */
export function endedBeforeMessage(member: Addressee, about: About, { lastDay }: OwnEnd, day: string): Message {
  const { provider, brandName } = about;
  return toMember(member, `Your broadband ended on ${longDate(lastDay)}`, [
    `The network has ended the service of your plan. Your last day with us was ${longDate(lastDay)}, and there’s no exit fee.`,
    `${provider} has ordered your switch for ${longDate(day)}, and it still stands. ${nothingLeft} Until your new service starts you have no broadband from us.`,
    page(about),
    brandName,
  ]);
}

/** The other provider has called the switch off, or has let it run out. */
export function stayingAfterAll(member: Addressee, about: About, why: 'cancelled' | 'expired') {
  const { provider, ownEnd, brandName } = about;
  const what =
    why === 'cancelled'
      ? `${provider} has cancelled the switch of your broadband.`
      : `${provider} has ordered the switch of your broadband, but never carried it out. The order has run out.`;
  if (!ownEnd)
    return toMember(member, 'Your broadband stays with us', [
      `${what} It changes nothing about your broadband.`,
      brandName,
    ]);
  const day = longDate(ownEnd.lastDay);
  const subject = ownEnd.isOver ? `Your broadband ended on ${day}` : `Your broadband ends on ${day}, as you asked`;
  return toMember(member, subject, [
    `${what} ${unchanged(about)}`,
    ...keepLine(about, 'Would you like to stay after all?'),
    brandName,
  ]);
}

/** The member did not ask for it, and it was stopped before there was an order. */
export function voidedMessage(member: Addressee, about: About): Message {
  const { provider, brandName } = about;
  return toMember(member, 'We’ve stopped the request', [
    `You told us that you didn’t ask ${provider} to switch your broadband. What we answered them is void: an order of theirs with it is refused. ${unchanged(about)}`,
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
  const { provider, ownEnd, brandName } = about;
  const unlessTheyDo = comesFirst(ownEnd)
    ? `Your plan ${ownEnd.isOver ? 'has ended' : 'ends'} on ${longDate(ownEnd.lastDay)} in any case${ownEnd.isOver ? '' : ', as you asked us'}.`
    : `Unless they cancel, your service moves on ${longDate(day)}.`;
  return toMember(member, `Case ${number}: you didn’t ask for this switch`, [
    `You told us that you didn’t ask ${provider} to switch your broadband. We’ve opened case ${number} and we’ll ask ${provider} to cancel their order.`,
    `Only ${provider} can cancel it. If you can, ring them as well, and name the case. ${unlessTheyDo} We’ll email you as soon as they have.`,
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
