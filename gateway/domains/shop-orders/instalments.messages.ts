import type { components } from '../../../openapi/generated/gateway.d.ts';
import type { Message } from '../../outbox/outbox.ts';
import { longDate, momentInWords } from '../../words/date-words.ts';
import { checkoutLink, type Addressee } from '../../words/mail-words.ts';
import type { BannerContent } from '../banners/show-banner.ts';
import { pounds } from '../contracts/contracts.rules.ts';
import { holdsPriceUntil, type Application } from '../credit/credit.rules.ts';
import { agencyStatement } from '../credit/credit.words.ts';
import { letter, type About } from './shop-orders.messages.ts';

/** Of the banner about the credit of an order that waits for its customer. */
export const creditTopic = (orderId: string): string => `credit:${orderId}`;

type Owed = components['schemas']['CreditOwed'];

const lenderOf = ({ quote }: Application): string => quote?.lender.name ?? 'The lender';

/** Of an order that is not paid: what comes next is done in the check-out. */
const unpaid = (member: Addressee, about: About, subject: string, lines: string[]): Message =>
  letter(member, about, subject, [...lines, `Go on with your order: ${checkoutLink(about.site.hostUrl)}`]);

/** The lender has looked closer, and accepts. */
export function acceptedMessage(member: Addressee, about: About, row: Application): Message {
  const held = holdsPriceUntil(row);
  return unpaid(member, about, 'Your instalments are accepted', [
    `${lenderOf(row)} has looked at your application, and accepts it. You can sign the agreement${row.acceptedUntil === null ? '' : ` until ${longDate(row.acceptedUntil)}`}, and then pay what is due now. Nothing is ordered or charged before that.`,
    ...(held === null ? [] : [`We hold the price until ${momentInWords(held)}. We can’t hold the phone itself.`]),
  ]);
}

/** The same on top of the pages. */
export const acceptedBanner = (row: Application): BannerContent => ({
  topic: creditTopic(row.orderId),
  title: 'Your instalments are accepted',
  content: `Sign the agreement${row.acceptedUntil === null ? '' : ` by ${longDate(row.acceptedUntil)}`}, and your order can go on.`,
  variant: 'info',
  button: { text: 'Sign and order', action: 'path:/checkout' },
});

/** The lender has looked closer, and declines. */
export const declinedMessage = (member: Addressee, about: About, row: Application): Message =>
  unpaid(member, about, 'Your instalments are declined', [
    `${lenderOf(row)} has looked at your application, and declines it. Nothing was ordered or charged. You can pay for the phone at once, or take it out of your order.`,
    ...(row.creditReferenceAgency === null ? [] : [agencyStatement(row.creditReferenceAgency)]),
  ]);

/** What was accepted is about to lapse. */
export const signReminder = (member: Addressee, about: About, row: Application): Message =>
  unpaid(member, about, 'Your instalments wait for your signature', [
    `${lenderOf(row)} has accepted your instalments, and you can sign the agreement until the end of ${row.acceptedUntil === null ? 'the day' : longDate(row.acceptedUntil)}. After that you’d have to apply again.`,
    'If you don’t want the phone any more, there’s nothing for you to do: nothing is ordered or charged before you sign and pay.',
  ]);

/** What was accepted was not signed in time. */
export const creditLapsedMessage = (member: Addressee, about: About, row: Application): Message =>
  unpaid(member, about, 'Your time to sign has run out', [
    `${lenderOf(row)} had accepted your instalments, and you haven’t signed the agreement in time. Nothing was ordered or charged. You can apply again, or pay for the phone at once.`,
  ]);

/** The lender does not make an agreement, or has ended it, after the order was paid. */
export const notLentMessage = (member: Addressee, about: About, row: Application): Message =>
  letter(member, about, `We’re stopping order ${about.order.key}`, [
    `We’re sorry: there’s no agreement with ${lenderOf(row)} about the phone that you pay by instalments, so we’re stopping your order before it leaves. You owe nothing for the credit, and we’ll send back what you’ve paid.`,
  ]);

/** What is to be paid, to whom and until when. */
const payInWords = (row: Application, { to, amountInPence, by }: Owed): string =>
  to === 'LENDER'
    ? `Please repay ${lenderOf(row)} ${pounds(amountInPence)} by ${longDate(by)}, without interest. What you’ve paid it counts.`
    : `Please pay us ${pounds(amountInPence)} for the phone by ${longDate(by)}, on the page of your order, or send it back in time.`;

/** The lender has heard that its customer withdraws; `owed`: what is to be paid, as far as it is known. */
export function withdrawnMessage(member: Addressee, about: About, row: Application, owed: Owed | null): Message {
  const isStopping = about.order.state === 'CANCELLING';
  const nothing = isStopping
    ? 'We’re stopping your order: then you owe nothing for it. If the courier can’t stop it any more, we’ll write to you what is to be paid.'
    : 'You owe nothing for it.';
  return letter(member, about, `You’ve withdrawn from your credit: order ${about.order.key}`, [
    `${lenderOf(row)} has heard that you withdraw from the credit. ${owed ? payInWords(row, owed) : nothing}`,
  ]);
}

/** An order was to be stopped after a withdrawal, and had left. */
export const owedMessage = (member: Addressee, about: About, row: Application, owed: Owed): Message =>
  letter(member, about, `What you owe for order ${about.order.key}`, [
    `Your parcel had left before it could be stopped, and you’ve withdrawn from the credit. ${payInWords(row, owed)}`,
  ]);

/** What is owed to us after a withdrawal is not paid yet. Nothing is charged for being late. */
export const balanceReminder = (
  member: Addressee,
  about: About,
  { amountInPence, by }: Owed,
  { isLate }: { isLate: boolean },
): Message => {
  const sum = pounds(amountInPence);
  const subject = isLate ? `${sum} is still to be paid` : `Please pay ${sum} by ${longDate(by)}`;
  return letter(member, about, `${subject}: order ${about.order.key}`, [
    isLate
      ? `You’ve withdrawn from the credit for a phone of this order, and ${sum} was to be paid by ${longDate(by)}. Please pay it on the page of your order. If you’ve just paid, thank you: there’s nothing for you to do.`
      : `You’ve withdrawn from the credit for a phone of this order. Please pay ${sum} by ${longDate(by)}, on the page of your order, or send the phone back in time.`,
    'We charge no fee and no interest for it. If you can’t pay just now, talk to us: we’ll find a way.',
  ]);
};

/** A phone has come back or got lost, and its customer repays the lender, which had paid for it. */
export const stillOwedMessage = (member: Addressee, about: About, row: Application, owed: Owed): Message =>
  letter(member, about, `What you owe the lender: order ${about.order.key}`, [
    `You’ve withdrawn from the credit for a phone of this order after the lender had paid us for it, and you don’t have that phone any more. You still have to repay what was lent. ${payInWords(row, owed)}`,
    'Our team looks into what the lender has paid us for it. We’ll get in touch with you about that.',
  ]);

/** What the lender does not lend is paid to us. */
export const balancePaidMessage = (member: Addressee, about: About, pence: number): Message =>
  letter(member, about, `Thanks for your payment: order ${about.order.key}`, [
    `You’ve paid ${pounds(pence)}, as you’ve withdrawn from the credit. You owe nothing more for your order.`,
  ]);
