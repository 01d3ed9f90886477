import { price } from '../../words/price-words.ts';
import { dayAndMonth, longDate, shortDate } from '../../words/date-words.ts';
import { cardInWords } from '../../words/card-words.ts';
import { addDays } from '../../../platform/clock/local-date.ts';
import { billLink, toMember, type Addressee } from '../../words/mail-words.ts';
import type { Message } from '../../outbox/outbox.ts';
import { pounds } from '../contracts/contracts.rules.ts';
import type { PlanBill } from './bills.store.ts';
import type { PlannedPayment } from './charge-port.ts';
import { lineInWords, signedPounds } from './bills.words.ts';

function openingOf({ from, to, totalInPence, lines, isFinal, isCredit }: PlanBill) {
  if (isCredit) {
    const back = pounds(lines.find(({ kind }) => kind === 'REFUND')?.amountInPence ?? 0);
    return {
      subject: `We’re giving you back ${back}`,
      intro: `Since your final bill we’ve found that we owe you ${back}. There’s nothing for you to do.`,
    };
  }
  const what = isFinal ? 'final bill' : `bill for ${shortDate(from)} to ${shortDate(to)}`;
  return {
    subject: `Your ${isFinal ? 'final bill' : `bill of ${dayAndMonth(from)}`}: ${price(totalInPence)}`,
    intro: `Here’s your ${what}: ${pounds(totalInPence)}, due on ${longDate(from)}.`,
  };
}

/** How a bill will be paid: by the card that is charged, by Direct Debit, or by the member. */
function howPaid({ id, totalInPence }: PlanBill, planned: PlannedPayment | undefined, hostUrl: string): string[] {
  if (totalInPence === 0) return [];
  if (!planned) return [`Pay it by card: ${billLink(hostUrl, id)}`];
  if (planned.by === 'CARD')
    return [`We’ll take it from your ${cardInWords(planned.card)}. There’s nothing for you to do.`];
  const account = planned.endingIn === null ? 'bank account' : `bank account ending in ${planned.endingIn}`;
  return [
    `We’ll collect ${pounds(totalInPence)} by Direct Debit from your ${account} on ${longDate(planned.on)}. There’s nothing for you to do.`,
    `If you’d rather pay this one by card, do so by the end of ${longDate(addDays(planned.askedOn, -1))}: ${billLink(hostUrl, id)}`,
  ];
}

/** Tells a member of a new bill, whatever else they want to be told: it is what they have to pay. */
export function billMessage(
  member: Addressee,
  bill: PlanBill,
  planned: PlannedPayment | undefined,
  { brandName, hostUrl }: { brandName: string; hostUrl: string },
): Message {
  const { id, number, totalInPence, vatInPence, lines } = bill;
  const { subject, intro } = openingOf(bill);
  const listed = lines.map((line) => {
    const { label, text } = lineInWords(line);
    return `${label}, ${text}: ${signedPounds(line.amountInPence)}`;
  });
  return toMember(member, subject, [
    intro,
    [...listed, `To pay: ${pounds(totalInPence)}, of which VAT ${pounds(vatInPence)}`].join('\n'),
    ...howPaid(bill, planned, hostUrl),
    `See this bill, or keep it as a PDF: ${billLink(hostUrl, id)}`,
    `Bill ${number}`,
    brandName,
  ]);
}
