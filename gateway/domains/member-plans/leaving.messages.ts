import { longDate } from '../../words/date-words.ts';
import { leavingLink, toMember, type Addressee } from '../../words/mail-words.ts';
import type { Message } from '../../outbox/outbox.ts';
import { pounds } from '../contracts/contracts.rules.ts';
import type { LastDay, PlanCancellation } from './member-plans.types.ts';

type Asked = NonNullable<PlanCancellation['asked']>;

export function feeLine({ exitFee }: Pick<LastDay, 'exitFee'>): string {
  if (!exitFee) return 'There’s no exit fee.';
  const { months, perMonthInPence, totalInPence } = exitFee;
  return `Exit fee: ${months} × ${pounds(perMonthInPence)} = ${pounds(totalInPence)}.`;
}

export function billLine({ finalBill: { totalInPence, refundInPence, date } }: Pick<LastDay, 'finalBill'>): string {
  const back = refundInPence > 0 ? ` We’ll give back ${pounds(refundInPence)} of what was paid ahead.` : '';
  return `Your final bill comes on ${longDate(date)}: ${pounds(totalInPence)} as things stand.${back}`;
}

/** How the router comes back. */
export const bagLine = ({ sendBackBy }: Pick<LastDay, 'sendBackBy'>): string =>
  `We’ll post you a prepaid bag. Please send the router back by ${longDate(sendBackBy)}.`;

/** To who has asked to leave: the durable word on what was agreed. */
export function leavingMessage(
  member: Addressee,
  { planId, asked }: { planId: string; asked: Asked },
  { brandName, hostUrl }: { brandName: string; hostUrl: string },
): Message {
  const keep =
    asked.takeBackUntil === null
      ? []
      : [`Changed your mind? Keep your plan until ${longDate(asked.takeBackUntil)}: ${leavingLink(hostUrl, planId)}`];
  return toMember(member, `Your broadband ends on ${longDate(asked.lastDay)}`, [
    `Your last day with us is ${longDate(asked.lastDay)}. ${feeLine(asked)}`,
    billLine(asked),
    bagLine(asked),
    ...keep,
    brandName,
  ]);
}

/** To who has taken leaving back. */
export function stayingMessage(member: Addressee, { brandName }: { brandName: string }): Message {
  return toMember(member, 'You’re staying', [
    'Your broadband goes on as before: same plan, same price, same contract.',
    brandName,
  ]);
}
