import type { components } from '../../../openapi/generated/gateway.d.ts';
import { longDate, shortDate } from '../../words/date-words.ts';
import { cardInWords } from '../../words/card-words.ts';
import { billLink, toMember, type Addressee } from '../../words/mail-words.ts';
import type { Message } from '../../outbox/outbox.ts';
import { pounds } from '../contracts/contracts.rules.ts';
import type { PlanBill } from './bills.store.ts';
import { lineInWords, signedPounds } from './bills.words.ts';

function openingOf({ from, to, totalInPence, lines, isFinal, isCredit }: PlanBill, brandName: string) {
  if (isCredit) {
    const back = pounds(lines.find(({ kind }) => kind === 'REFUND')?.amountInPence ?? 0);
    return {
      subject: `We’re giving you back ${back}`,
      intro: `Since your final bill we’ve found that we owe you ${back}. There’s nothing for you to do.`,
    };
  }
  const what = isFinal ? 'final bill' : `bill for ${shortDate(from)} to ${shortDate(to)}`;
  return {
    subject: `Your ${isFinal ? 'final ' : ''}${brandName} bill: ${pounds(totalInPence)}`,
    intro: `Here’s your ${what}: ${pounds(totalInPence)}, due on ${longDate(from)}.`,
  };
}

/** How a bill will be paid: by the card that is charged, or by the member. */
function howPaid({ id, totalInPence }: PlanBill, card: components['schemas']['KeptCard'] | undefined, hostUrl: string) {
  if (totalInPence === 0) return [];
  return card
    ? [`We’ll take it from your ${cardInWords(card)}. There’s nothing for you to do.`]
    : [`Pay it by card: ${billLink(hostUrl, id)}`];
}

/** Tells a member of a new bill, whatever else they want to be told: it is what they have to pay. */
export function billMessage(
  member: Addressee,
  bill: PlanBill,
  card: components['schemas']['KeptCard'] | undefined,
  { brandName, hostUrl }: { brandName: string; hostUrl: string },
): Message {
  const { id, number, totalInPence, vatInPence, lines } = bill;
  const { subject, intro } = openingOf(bill, brandName);
  const listed = lines.map((line) => {
    const { label, text } = lineInWords(line);
    return `${label}, ${text}: ${signedPounds(line.amountInPence)}`;
  });
  return toMember(member, subject, [
    intro,
    [...listed, `To pay: ${pounds(totalInPence)}, of which VAT ${pounds(vatInPence)}`].join('\n'),
    ...howPaid(bill, card, hostUrl),
    `See this bill, or keep it as a PDF: ${billLink(hostUrl, id)}`,
    `Bill ${number}`,
    brandName,
  ]);
}
