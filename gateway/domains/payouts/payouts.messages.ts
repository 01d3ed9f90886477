import type { Message } from '../../outbox/outbox.ts';
import { orderLink, toMember, type Addressee } from '../../words/mail-words.ts';
import type { BannerContent } from '../banners/show-banner.ts';
import { pounds } from '../contracts/contracts.rules.ts';

type Site = { brandName: string; hostUrl: string };
type Order = { id: string; key: string };
type Payout = { amountInPence: number; endingIn: string };

/** Under which what is said of the money is taken away again. */
export const topicOf = (orderId: string): string => `payout:${orderId}`;

const wherefore = ({ key }: Order) => `for the promises that were broken of your order ${key}, which never went live`;

/** What stands on top of the pages until the member has said where to pay it. */
export function owedBanner(orderId: string, amountInPence: number): BannerContent {
  return {
    topic: topicOf(orderId),
    variant: 'info',
    title: `We owe you ${pounds(amountInPence)}`,
    content: 'Your order never went live, so there’s no bill that it could come off. Tell us where to pay it.',
    button: { text: 'Tell us where', action: `path:/dashboard/orders/${orderId}` },
  };
}

/** To whom money is owed that can come off no bill. */
export function owedMessage(member: Addressee, order: Order, amountInPence: number, site: Site): Message {
  const sum = pounds(amountInPence);
  return toMember(member, `We owe you ${sum}`, [
    `We owe you ${sum} ${wherefore(order)}. There’s no bill that it could come off, so we’ll pay it to your bank account.`,
    `Tell us the account, and it’s there within a working day: ${orderLink(site.hostUrl, order.id)}`,
    'We’ll never ask for an account number by email or on the phone.',
    site.brandName,
  ]);
}

/** Who has not said where to pay it. */
export function reminderMessage(member: Addressee, order: Order, amountInPence: number, site: Site): Message {
  const sum = pounds(amountInPence);
  return toMember(member, `We still owe you ${sum}`, [
    `We owe you ${sum} ${wherefore(order)}, and we don’t know yet where to pay it. It’s yours, and it stays yours.`,
    `Tell us the account, and it’s there within a working day: ${orderLink(site.hostUrl, order.id)}`,
    'We’ll never ask for an account number by email or on the phone.',
    site.brandName,
  ]);
}

/** To whom the money comes off the next bill of another plan. */
export function creditedMessage(member: Addressee, order: Order, amountInPence: number, site: Site): Message {
  const sum = pounds(amountInPence);
  return toMember(member, `${sum} comes off your next bill`, [
    `We owe you ${sum} ${wherefore(order)}. It comes off the next bill of your broadband, and there’s nothing for you to do.`,
    `See what was promised: ${orderLink(site.hostUrl, order.id)}`,
    site.brandName,
  ]);
}

/** To who has said where to pay it. */
export function askedMessage(
  member: Addressee,
  order: Order,
  { amountInPence, endingIn }: Payout,
  site: Site,
): Message {
  const sum = pounds(amountInPence);
  return toMember(member, `We’re paying you ${sum}`, [
    `We’re paying ${sum} to your bank account ending in ${endingIn}, ${wherefore(order)}. It’s there within a working day.`,
    `If that wasn’t you, chat with us at once and choose a new password: ${site.hostUrl}`,
    site.brandName,
  ]);
}

export function paidMessage(member: Addressee, order: Order, { amountInPence, endingIn }: Payout, site: Site): Message {
  const sum = pounds(amountInPence);
  return toMember(member, `We’ve paid you ${sum}`, [
    `We’ve paid ${sum} to your bank account ending in ${endingIn}, ${wherefore(order)}.`,
    'We’ve forgotten the sort code and the account number.',
    site.brandName,
  ]);
}

export function failedMessage(
  member: Addressee,
  order: Order,
  { amountInPence, endingIn }: Payout,
  site: Site,
): Message {
  const sum = pounds(amountInPence);
  return toMember(member, `We couldn’t pay you ${sum}`, [
    `We couldn’t pay ${sum} to your bank account ending in ${endingIn}: its bank didn’t take it. We owe it to you still, and have forgotten that account.`,
    `Check the sort code and the account number, or tell us another account: ${orderLink(site.hostUrl, order.id)}`,
    site.brandName,
  ]);
}
