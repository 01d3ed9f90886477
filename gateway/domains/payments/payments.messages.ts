import type { Message } from '../../outbox/outbox.ts';
import { toMember, type Addressee } from '../../words/mail-words.ts';
import { pounds } from '../contracts/contracts.rules.ts';

interface Sum {
  amount: number;
  currency: string;
}

const inWords = ({ amount, currency }: Sum): string =>
  currency === 'GBP' ? pounds(amount) : `${(amount / 100).toFixed(2)} ${currency}`;

/** Tells a member of money that came for nothing that they had to pay. */
export function givingBackMessage(member: Addressee, sum: Sum, { brandName }: { brandName: string }): Message {
  const back = inWords(sum);
  return toMember(member, `We’re sending ${back} back to you`, [
    `Your bank has sent us ${back} for something that was paid already, or that can’t be paid for any more. We’re sending it back the way it came, and there’s nothing for you to do.`,
    'It’s usually there within five working days.',
    brandName,
  ]);
}

/** Tells a member that nobody has said whether they have paid. */
export function unheardMessage(
  member: Addressee,
  amountInPence: number,
  { brandName }: { brandName: string },
): Message {
  const sum = pounds(amountInPence);
  return toMember(member, `We don’t know whether your payment of ${sum} was made`, [
    `We’ve waited for a day, and haven’t heard whether your payment of ${sum} was made. We’ve stopped waiting, so what it was for isn’t paid yet.`,
    `If ${sum} hasn’t left your account, you can pay again. If it has, please talk to us first: we’ll find your payment. You’ll never pay twice, as we send back what comes twice.`,
    brandName,
  ]);
}

/** Tells a member that what they paid for is unpaid again. */
export function chargedBackMessage(member: Addressee, sum: Sum, { brandName }: { brandName: string }): Message {
  const back = inWords(sum);
  return toMember(member, `Your bank has taken ${back} back from us`, [
    `Your bank has taken back a payment of ${back}, so that what it was for is due again.`,
    'If you didn’t ask your bank for this, please talk to it first.',
    brandName,
  ]);
}

/** Tells a member that what a bank had taken back is paid after all. */
export function returnedMessage(member: Addressee, sum: Sum, { brandName }: { brandName: string }): Message {
  const paid = inWords(sum);
  return toMember(member, `Your payment of ${paid} counts again`, [
    `Your bank has returned the ${paid} that it had taken back, so that what it was for is paid. There’s nothing for you to do.`,
    brandName,
  ]);
}
