import { addDays, daysBetween, type LocalDate } from '../../../platform/clock/local-date.ts';
import { longDate } from '../../words/date-words.ts';
import { leavingLink, switchLink, toMember, type Addressee } from '../../words/mail-words.ts';
import type { Message } from '../../outbox/outbox.ts';
import { pounds } from '../contracts/contracts.rules.ts';
import { comesTooLate } from '../plans/switch-ahead.ts';
import type { FallsAway, LastDay, OrderedSwitch, PlanCancellation } from './member-plans.types.ts';

type Asked = NonNullable<PlanCancellation['asked']>;
type Site = { brandName: string; hostUrl: string };

export function feeLine({ exitFee }: Pick<LastDay, 'exitFee'>): string {
  if (!exitFee) return 'There’s no exit fee.';
  const { months, perMonthInPence, totalInPence } = exitFee;
  return `Exit fee: ${months} × ${pounds(perMonthInPence)} = ${pounds(totalInPence)}.`;
}

export function billLine({
  finalBill: { lines, totalInPence, refundInPence, date },
}: Pick<LastDay, 'finalBill'>): string {
  if (lines.length === 0)
    return 'As things stand nothing is left to pay after your last day, so there’ll be no final bill.';
  const back = refundInPence > 0 ? ` We’ll give back ${pounds(refundInPence)} of what was paid ahead.` : '';
  return `Your final bill comes on ${longDate(date)}: ${pounds(totalInPence)} as things stand.${back}`;
}

/** How kit comes back. */
export const bagLine = ({ sendBackBy }: Pick<LastDay, 'sendBackBy'>): string =>
  `We’ll post you a prepaid bag. Please send the router back by ${longDate(sendBackBy)}, and with it your second Wi-Fi point if you have one.`;

/** A switch that ends the plan before the day that was chosen. */
const goesBefore = (ordered: OrderedSwitch | null, { lastDay }: Asked): ordered is OrderedSwitch =>
  ordered !== null && comesTooLate(lastDay, ordered);

/** What a switch that is ordered means for who has chosen a day: which of the two comes first. */
function switchLines(ordered: OrderedSwitch | null, asked: Asked, hostUrl: string): string[] {
  if (!ordered) return [];
  const { provider, day, end, isOverdue } = ordered;
  const see = `See your switch: ${switchLink(hostUrl, ordered.switchId)}`;
  const hasOrdered = `${provider} has ordered your switch for ${longDate(day)}`;
  if (isOverdue)
    return [
      `${hasOrdered}, and hasn’t carried it out. They still can: if your new service starts before your last day is over, the switch ends your plan first, at its own exit fee. ${see}`,
    ];
  if (goesBefore(ordered, asked))
    return [
      `${hasOrdered}. That comes first: your last day with us is then ${longDate(end.lastDay)}, and you need do nothing more. These costs then take the place of those above. ${feeLine(end)} ${billLine(end)} ${see}`,
    ];
  const days = daysBetween(asked.lastDay, day) - 1;
  const gap = days === 1 ? 'For one day' : `For ${days} days`;
  return [
    days === 0
      ? `${hasOrdered}, the day after your last day with us. ${see}`
      : `${hasOrdered}. Your plan ends before that. ${gap} you have no broadband from us. ${see}`,
  ];
}

/** A pause by its days, behind “planned”. */
export const pauseDays = ({ from, to }: NonNullable<FallsAway['pause']>): string =>
  from === to ? `for ${longDate(from)}` : `from ${longDate(from)} to ${longDate(to)}`;

/** That a planned pause falls away, and when it stands again. */
function pauseLines(pause: FallsAway['pause'], takeBackUntil: LocalDate | null): string[] {
  if (!pause) return [];
  const off = `Your plan is ending, so the pause that you planned ${pauseDays(pause)} is off.`;
  if (takeBackUntil === null) return [off];
  // Where the plan ends before the pause, it is there again whenever the plan is kept.
  const isAlways = takeBackUntil < pause.from;
  const until = longDate(addDays(pause.from, -1));
  return [
    isAlways
      ? `${off} If you keep your plan, it stands again.`
      : `${off} It stands again if you keep your plan by ${until}; after that it’s gone, and you’d have to plan another.`,
  ];
}

/** To who has asked to leave: the durable word on what was agreed. */
export function leavingMessage(
  member: Addressee,
  {
    planId,
    asked,
    orderedSwitch,
    fallsAway,
  }: Pick<PlanCancellation, 'orderedSwitch' | 'fallsAway'> & { planId: string; asked: Asked },
  { brandName, hostUrl }: Site,
): Message {
  const day = longDate(asked.lastDay);
  const isLatest = goesBefore(orderedSwitch, asked);
  // Once the switch is carried out nothing is left to be kept.
  const keptUntil = isLatest ? orderedSwitch.end.lastDay : asked.takeBackUntil;
  const keep =
    keptUntil === null
      ? []
      : [`Changed your mind? Keep your plan until ${longDate(keptUntil)}: ${leavingLink(hostUrl, planId)}`];
  return toMember(member, `Your broadband ends on ${day}${isLatest ? ' at the latest' : ''}`, [
    `Your last day with us is ${day}${isLatest ? ' at the latest' : ''}. ${feeLine(asked)}`,
    billLine(asked),
    ...switchLines(orderedSwitch, asked, hostUrl),
    ...pauseLines(fallsAway.pause, asked.takeBackUntil),
    bagLine(isLatest ? orderedSwitch.end : asked),
    ...keep,
    brandName,
  ]);
}

/** To who has taken leaving back. */
export function stayingMessage(
  member: Addressee,
  { orderedSwitch, fallsAway: { pause } }: Pick<PlanCancellation, 'orderedSwitch' | 'fallsAway'>,
  { brandName, hostUrl }: Site,
): Message {
  const again = pause ? [`The pause that you planned ${pauseDays(pause)} stands again.`] : [];
  if (!orderedSwitch)
    return toMember(member, 'You’re staying', [
      'Your broadband goes on as before: same plan, same price, same contract.',
      ...again,
      brandName,
    ]);
  const { provider, day, isOverdue, switchId } = orderedSwitch;
  const moves = isOverdue
    ? `${provider} has ordered your switch for ${longDate(day)} and hasn’t carried it out. They still can.`
    : `Your broadband moves to ${provider} on ${longDate(day)}, as they have ordered. Until then it goes on: same plan, same price, same contract.`;
  return toMember(member, 'You’ve kept your plan', [
    'Your plan doesn’t end on the day that you had chosen.',
    `${moves} To stop the switch, ask them. See it: ${switchLink(hostUrl, switchId)}`,
    ...again,
    brandName,
  ]);
}
