import {
  directDebitGuarantee,
  NOTICE_WORKING_DAYS,
} from '../../../openapi/partners/payments/direct-debit-guarantee.ts';
import { ukDateOf } from '../../../platform/clock/clock.ts';
import type { LocalDate } from '../../../platform/clock/local-date.ts';
import type { Message } from '../../outbox/outbox.ts';
import { longDate } from '../../words/date-words.ts';
import { billLink, paymentMethodLink, toMember, type Addressee } from '../../words/mail-words.ts';
import type { BannerContent } from '../banners/show-banner.ts';
import type { BillRow } from '../bills/bills.types.ts';
import { price } from '../../words/price-words.ts';
import { pounds } from '../contracts/contracts.rules.ts';
import { CARD_TOPIC } from './bill-charges.messages.ts';
import { confirmedBy } from './bill-charges.rules.ts';
import { accountInWords } from './chosen-method.ts';
import type { DebitRow } from './direct-debits.store.ts';

type Site = { brandName: string; hostUrl: string };

/** Tells a member that a Direct Debit is being set up, as somebody else may have done it. */
export function setUpMessage(
  member: Addressee,
  { setUpAt, endingIn }: DebitRow,
  { brandName, hostUrl }: Site,
): Message {
  return toMember(member, 'You’ve set up a Direct Debit', [
    `You’ve asked your bank to pay your ${brandName} bills by Direct Debit from your ${accountInWords(endingIn)}. It answers within three working days, by ${longDate(confirmedBy(ukDateOf(setUpAt)))}, and we’ll email you what it says.`,
    `We’ll email you each bill at least ${NOTICE_WORKING_DAYS} working days before we collect it, with the amount and the day.`,
    `If that wasn’t you, end it here and choose a new password: ${paymentMethodLink(hostUrl)}`,
    brandName,
  ]);
}

/** The confirmation of a Direct Debit, to be kept: reference, notice and guarantee. */
export function confirmedMessage(
  member: Addressee,
  { endingIn, reference }: DebitRow,
  { brandName, hostUrl }: Site,
): Message {
  return toMember(member, 'Your Direct Debit is confirmed', [
    `Your bank has accepted your Direct Debit. We’ll collect your bills from your ${accountInWords(endingIn)}. Please keep this email.`,
    [`Paid to: ${brandName}`, ...(reference ? [`Reference on your bank statement: ${reference}`] : [])].join('\n'),
    `We’ll email you each bill at least ${NOTICE_WORKING_DAYS} working days before we collect it, with the amount and the day.`,
    ['The Direct Debit Guarantee', ...directDebitGuarantee(brandName).map((line) => `- ${line}`)].join('\n'),
    `Change how you pay, or end your Direct Debit: ${paymentMethodLink(hostUrl)}`,
    brandName,
  ]);
}

/** Tells a member on which day a bill is collected: the notice that comes before it. */
export function noticeMessage(
  member: Addressee,
  { bill, on, endingIn }: { bill: BillRow; on: LocalDate } & Pick<DebitRow, 'endingIn'>,
  { brandName, hostUrl }: Site,
): Message {
  const sum = pounds(bill.totalInPence);
  return toMember(member, `We’ll collect ${price(bill.totalInPence)} on ${longDate(on)}`, [
    `We’ll collect ${sum} for bill ${bill.number} by Direct Debit from your ${accountInWords(endingIn)} on ${longDate(on)}. There’s nothing for you to do.`,
    `See this bill: ${billLink(hostUrl, bill.id)}`,
    brandName,
  ]);
}

/** Tells a member who has paid a bill themselves that their bank was asked for it before we knew: what is debited goes back. */
export function overtakenMessage(
  member: Addressee,
  { bill, on }: { bill: BillRow; on: LocalDate },
  { brandName, hostUrl }: Site,
): Message {
  const sum = pounds(bill.totalInPence);
  return toMember(member, `You’ve paid ${price(bill.totalInPence)} by card, and we’d asked your bank for it, too`, [
    `Before we heard of your payment for bill ${bill.number} we had asked your bank for ${sum} by Direct Debit. It may leave your account on ${longDate(on)}. If it does, we’ll send it back at once: there’s nothing for you to do.`,
    `See this bill: ${billLink(hostUrl, bill.id)}`,
    brandName,
  ]);
}

/** How a Direct Debit has ended without its member's doing so here. */
export type Ended = 'refused' | 'closed' | 'cancelled' | 'unheard';

const endings: Readonly<Record<Ended, { title: string; why: string }>> = {
  refused: {
    title: 'Your bank didn’t accept your Direct Debit',
    why: 'Your bank didn’t accept the Direct Debit for your bills. It may be for another account, or one that can’t have Direct Debits.',
  },
  closed: {
    title: 'Your Direct Debit has ended',
    why: 'Your bank says that the account for your Direct Debit can’t be debited any more.',
  },
  cancelled: {
    title: 'Your Direct Debit has ended',
    why: 'Your bank says that your Direct Debit was cancelled.',
  },
  unheard: {
    title: 'Your Direct Debit wasn’t set up',
    why: 'We haven’t heard from your bank whether it accepts the Direct Debit for your bills, so we’ve ended it. Nothing was taken.',
  },
};

const CHOOSE = 'Set up another one or choose a card, so that your bills go on being paid.';

export function endedBanner(how: Ended): BannerContent {
  const { title, why } = endings[how];
  return {
    topic: CARD_TOPIC,
    title,
    content: `${why} ${CHOOSE}`,
    variant: 'warning',
    button: { text: 'See how you pay', action: 'path:/dashboard/payment-method' },
  };
}

/** Tells a member that nothing is collected by Direct Debit any more, as their bank has said, or has not said in time. */
export function endedMessage(member: Addressee, how: Ended, { brandName, hostUrl }: Site): Message {
  const { title, why } = endings[how];
  return toMember(member, title, [
    why,
    'Until you choose something else you pay each bill yourself. We’ll email you when one is due.',
    `${CHOOSE} ${paymentMethodLink(hostUrl)}`,
    brandName,
  ]);
}
