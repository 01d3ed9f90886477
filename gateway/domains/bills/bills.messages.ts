import { longDate, shortDate } from '../../words/date-words.ts';
import { billLink, greeting } from '../../words/mail-words.ts';
import type { Message } from '../../outbox/outbox.ts';
import { pounds } from '../contracts/contracts.rules.ts';
import type { MemberRow } from '../members/members.rows.ts';
import type { PlanBill } from './bills.store.ts';
import { lineInWords, signedPounds } from './bills.words.ts';

/** Tells a member of a new bill, whatever else they want to be told: it is what they have to pay. */
export function billMessage(
  member: Pick<MemberRow, 'id' | 'email' | 'memberName'>,
  { id, number, from, to, totalInPence, vatInPence, lines, isFinal }: PlanBill,
  { brandName, hostUrl }: { brandName: string; hostUrl: string },
): Message {
  const listed = lines.map((line) => {
    const { label, text } = lineInWords(line);
    return `${label}, ${text}: ${signedPounds(line.amountInPence)}`;
  });
  return {
    memberId: String(member.id),
    channel: 'email',
    recipient: member.email,
    subject: `Your ${isFinal ? 'final ' : ''}${brandName} bill: ${pounds(totalInPence)}`,
    body: [
      greeting(member.memberName),
      `Here’s your ${isFinal ? 'final bill' : `bill for ${shortDate(from)} to ${shortDate(to)}`}: ${pounds(totalInPence)}, due on ${longDate(from)}.`,
      [...listed, `To pay: ${pounds(totalInPence)}, of which VAT ${pounds(vatInPence)}`].join('\n'),
      `See this bill, or keep it as a PDF: ${billLink(hostUrl, id)}`,
      `Bill ${number}`,
      brandName,
    ].join('\n\n'),
  };
}
