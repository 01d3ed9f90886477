import type { components } from '../../../openapi/generated/gateway.d.ts';
import type { Message } from '../../outbox/outbox.ts';
import { cardInWords } from '../../words/card-words.ts';
import { longDate } from '../../words/date-words.ts';
import { price } from '../../words/price-words.ts';
import { billLink, paymentMethodLink, toMember, type Addressee } from '../../words/mail-words.ts';
import type { BannerContent } from '../banners/show-banner.ts';
import type { BillRow } from '../bills/bills.types.ts';
import { pounds } from '../contracts/contracts.rules.ts';
import type { Method } from './chosen-method.ts';
import { payableUntil, serviceUntil, type Again, type Return } from './bill-charges.rules.ts';

type Card = components['schemas']['KeptCard'];
type Site = { brandName: string; hostUrl: string };

/** Under which what is said of the chosen card is taken away again, and of bills that are due. */
export const CARD_TOPIC = 'payment-method';
export const BILLS_TOPIC = 'bills-due';

/** Until when a bill can be paid before it is charged again: not while its bank is asked for it. */
function until(again: Again): string {
  const day = payableUntil(again);
  return day === null ? 'now' : `until the end of ${longDate(day)}`;
}

/** The button of a bill's banner leads to its page, which pays. */
const toBill = (text: string, { id }: BillRow) => ({ text, action: `path:/dashboard/bills/${id}` as const });

/** What stands on top of the pages while a member has bills to pay. */
export function dueBanner([bill, ...others]: readonly [BillRow, ...BillRow[]]): BannerContent {
  const sum = price([bill, ...others].reduce((total, { totalInPence }) => total + totalInPence, 0));
  // What is owed is not put away: it goes once it is paid.
  const look = { topic: BILLS_TOPIC, variant: 'warning' as const, dismissible: false };
  if (others.length > 0)
    return {
      ...look,
      title: `${others.length + 1} bills are due, ${sum} in all`,
      content: 'You can pay each by card, from its own page.',
      button: { text: 'See and pay your bills', action: 'path:/dashboard/bills' },
    };
  return {
    ...look,
    title: `Your bill of ${sum} is due`,
    content: 'You can pay it by card. It takes a minute.',
    button: toBill('See and pay your bill', bill),
  };
}

/** What stands there while a charge that failed is tried again, by when and how: nobody has to act. */
export const againBanner = (bill: BillRow, again: Again): BannerContent => ({
  topic: BILLS_TOPIC,
  variant: 'warning',
  dismissible: true,
  title: `Your bill of ${price(bill.totalInPence)} is due`,
  content: `Your bank didn’t accept the charge. We’ll try again on ${longDate(again.on)}, or you can pay ${until(again)}.`,
  button: toBill('See your bill', bill),
});

/** Tells a member that a bill is paid. */
export function paidMessage(member: Addressee, { id, number, totalInPence }: BillRow, site: Site): Message {
  const sum = pounds(totalInPence);
  return toMember(member, `Thank you, your bill of ${price(totalInPence)} is paid`, [
    `We’ve received your payment of ${sum} for bill ${number}. There’s nothing for you to do.`,
    `See it, or keep it as a PDF: ${billLink(site.hostUrl, id)}`,
    site.brandName,
  ]);
}

/** Why a bill was not charged. */
export type NotCharged = 'refused' | 'gone' | 'expired' | 'notCollected' | 'notAsked' | Exclude<Return, 'deceased'>;

const whyNot = (why: NotCharged, sum: string, number: string, what: string): string =>
  ({
    refused: `We tried to take ${sum} for bill ${number} from your ${what}, and your bank didn’t accept it. Nothing was taken.`,
    gone: `We couldn’t take ${sum} for bill ${number}, as the card for your bills isn’t kept any more. Nothing was taken.`,
    expired: `We couldn’t take ${sum} for bill ${number}, as your ${what} has expired. Nothing was taken.`,
    notCollected: `We tried to collect ${sum} for bill ${number} by Direct Debit from your ${what}, and your bank didn’t accept it. Nothing was taken.`,
    notAsked: `We couldn’t take ${sum} for bill ${number} from your ${what}, for a reason on our side. Your bank wasn’t asked, and nothing was taken.`,
    returned: `Your bank couldn’t pay ${sum} for bill ${number} by Direct Debit from your ${what}. Nothing was taken.`,
    closed: `Your bank couldn’t pay ${sum} for bill ${number} by Direct Debit, as your ${what} can’t be debited any more. Nothing was taken.`,
    cancelled: `Your bank didn’t pay ${sum} for bill ${number}, as your Direct Debit was cancelled. Nothing was taken.`,
  })[why];

/** Tells a member that a bill could not be charged, and what happens next. `what`: the card or the account, in words. */
export function notChargedMessage(
  member: Addressee,
  { bill, why, what, again }: { bill: BillRow; why: NotCharged; what: string; again: Again | null },
  { brandName, hostUrl }: Site,
): Message {
  const sum = pounds(bill.totalInPence);
  return toMember(member, `We couldn’t take ${price(bill.totalInPence)} for your bill`, [
    whyNot(why, sum, bill.number, what),
    again
      ? `We’ll try again on ${longDate(again.on)}. If you’d rather not wait, you can pay ${until(again)}, also with ${again.by === 'CARD' ? 'another' : 'a'} card: ${billLink(hostUrl, bill.id)}`
      : `We won’t try again by ourselves. Please pay it with any card: ${billLink(hostUrl, bill.id)}`,
    `Change how you pay your bills: ${paymentMethodLink(hostUrl)}`,
    `Your broadband goes on until ${longDate(serviceUntil(bill.from))} at least. If you can’t pay just now, talk to us: we’ll find a way.`,
    brandName,
  ]);
}

/** Tells a member that nobody has said whether a bill was charged. `what`: the card or the account, in words. */
export function unheardMessage(
  member: Addressee,
  { bill, what }: { bill: BillRow; what: string },
  { brandName, hostUrl }: Site,
): Message {
  const sum = pounds(bill.totalInPence);
  return toMember(member, `We don’t know whether ${price(bill.totalInPence)} was taken for your bill`, [
    `We asked for ${sum} for bill ${bill.number} from your ${what}, and haven’t heard whether it was taken. We won’t ask for it again by ourselves.`,
    `If ${sum} hasn’t left your account, please pay with any card: ${billLink(hostUrl, bill.id)}`,
    'If it has, please talk to us first: we’ll find your payment. You’ll never pay twice, as we send back what comes twice.',
    `Your broadband goes on until ${longDate(serviceUntil(bill.from))} at least.`,
    brandName,
  ]);
}

const DEBIT_ENDS =
  'Your Direct Debit has ended, and you needn’t tell your bank. A bill that we had asked your bank for before is still collected.';

/** Tells a member that their bills will be charged to a card, as somebody else may have chosen it. */
export function chosenMessage(
  member: Addressee,
  { card, endsDebit }: { card: Card; endsDebit: boolean },
  { brandName, hostUrl }: Site,
): Message {
  return toMember(member, 'How you pay your bills has changed', [
    `We’ll take your bills from your ${cardInWords(card)}, each on its day. We’ll email you every bill before we do.`,
    ...(endsDebit ? [DEBIT_ENDS] : []),
    `If that wasn’t you, change it here and choose a new password: ${paymentMethodLink(hostUrl)}`,
    brandName,
  ]);
}

/** Tells a member that nothing is charged by itself any more. */
export function takenBackMessage(member: Addressee, by: Method['by'], { brandName, hostUrl }: Site): Message {
  const isCard = by === 'CARD';
  return toMember(member, isCard ? 'We’ll no longer charge your card' : 'Your Direct Debit has ended', [
    ...(isCard ? [] : [DEBIT_ENDS]),
    'From now on you pay each bill yourself. We’ll email you when one is due.',
    `You can change how you pay at any time: ${paymentMethodLink(hostUrl)}`,
    brandName,
  ]);
}

const expiryOf = ({ expiryMonth, expiryYear }: Card): string => `${expiryMonth}/${expiryYear.slice(-2)}`;

export function expiryBanner(card: Card): BannerContent {
  return {
    topic: CARD_TOPIC,
    title: 'The card for your bills is about to expire',
    content: `Your ${cardInWords(card)} expires at the end of ${expiryOf(card)}. Choose another one, so that your bills go on being paid.`,
    variant: 'warning',
    button: { text: 'Choose a card', action: 'path:/dashboard/payment-method' },
  };
}

/** Tells a member, in its last month, that the card for their bills expires. */
export function expiryMessage(member: Addressee, card: Card, { brandName, hostUrl }: Site): Message {
  const { title, content } = expiryBanner(card);
  return toMember(member, title, [content, `Choose a card: ${paymentMethodLink(hostUrl)}`, brandName]);
}
