import type { components } from '../../../openapi/generated/gateway.d.ts';
import type { Message } from '../../outbox/outbox.ts';
import { cardInWords } from '../../words/card-words.ts';
import { toMember, topUpLink, topUpReceiptLink, type Addressee } from '../../words/mail-words.ts';
import type { BannerContent } from '../banners/show-banner.ts';
import { pounds } from '../contracts/contracts.rules.ts';
import { AUTOMATIC_BELOW, AUTOMATIC_BY, MOST_FAILURES } from './airtime.rules.ts';
import type { AccountRow, TopUpRow } from './airtime.store.ts';

type Site = { brandName: string; hostUrl: string };

/** Under which what is said of automatic top-ups is taken away again. */
export const AUTOMATIC_TOPIC = 'automatic-top-up';

/** Tells a member that their credit was topped up. */
export function toppedUpMessage(
  member: Addressee,
  { topUp, before }: { topUp: TopUpRow; before: AccountRow },
  { brandName, hostUrl }: Site,
): Message {
  const sum = pounds(topUp.amountInPence);
  const balanceInPence = before.balanceInPence + topUp.amountInPence;
  const why =
    before.awaitedInPence === null
      ? `Your credit was below ${pounds(AUTOMATIC_BELOW)}`
      : 'Your credit wasn’t enough to repeat your plan';
  const how = topUp.isAutomatic
    ? `${why}, so we’ve topped it up by ${sum} from your card, as you asked.`
    : `We’ve received your payment of ${sum}.`;
  return toMember(member, `${sum} is on your credit`, [
    `${how} Your credit is ${pounds(balanceInPence)} now.`,
    `Your receipt: ${topUpReceiptLink(hostUrl, topUp.id)}`,
    ...(topUp.isAutomatic ? [`Change this or turn it off: ${topUpLink(hostUrl)}`] : []),
    brandName,
  ]);
}

/** Tells a member that their bank has taken a payment for credit back. `owed`: what was spent of it already. */
export function takenBackMessage(
  member: Addressee,
  { amountInPence, owed, wasOn }: { amountInPence: number; owed: number; wasOn: boolean },
  { brandName, hostUrl }: Site,
): Message {
  const spent = amountInPence - owed;
  const lines = [
    `Your bank has taken back your payment of ${pounds(amountInPence)}.`,
    ...(spent > 0 ? [`We’ve taken ${pounds(spent)} off your credit.`] : []),
    ...(owed > 0
      ? [`${pounds(owed)} of it was spent already. Please pay that; until then you can’t top up: ${topUpLink(hostUrl)}`]
      : []),
    ...(wasOn ? ['Your automatic top-up is off now, so that nothing is charged that you don’t want.'] : []),
    'If you didn’t ask your bank for that, please talk to it.',
    brandName,
  ];
  return toMember(member, `Your bank has taken back ${pounds(amountInPence)}`, lines);
}

/** Tells a member that their bank has given to us again what it had taken back. */
export function returnedMessage(member: Addressee, amountInPence: number, { brandName, hostUrl }: Site): Message {
  const sum = pounds(amountInPence);
  return toMember(member, `Your payment of ${sum} is back`, [
    `Your bank has returned the ${sum} that it had taken back. It has paid what you owed of it, and the rest is on your credit.`,
    `See your credit: ${topUpLink(hostUrl)}`,
    brandName,
  ]);
}

/** Tells a member that they owe nothing any more. */
export function debtPaidMessage(member: Addressee, amountInPence: number, { brandName, hostUrl }: Site): Message {
  return toMember(member, `Thank you, your ${pounds(amountInPence)} is paid`, [
    'You owe us nothing for your credit any more, and can top up again.',
    `See your credit: ${topUpLink(hostUrl)}`,
    brandName,
  ]);
}

/** Tells a member what they have turned on. */
export function turnedOnMessage(
  member: Addressee,
  card: components['schemas']['KeptCard'],
  { brandName, hostUrl }: Site,
): Message {
  return toMember(member, 'Your automatic top-up is on', [
    `When your credit falls below ${pounds(AUTOMATIC_BELOW)}, or isn’t enough for a plan that you repeat from it, we’ll top it up by ${pounds(AUTOMATIC_BY)} from your ${cardInWords(card)}. We’ll email you each time.`,
    `Change this or turn it off: ${topUpLink(hostUrl)}`,
    brandName,
  ]);
}

/** Tells a member that an automatic top-up did not work, and is tried again. */
export function notChargedMessage(member: Addressee, failures: number, { brandName, hostUrl }: Site): Message {
  const left = MOST_FAILURES - failures;
  return toMember(member, 'We couldn’t top up your credit', [
    `We tried to take ${pounds(AUTOMATIC_BY)} from your card, and your bank didn’t accept it. Nothing was taken. We’ll try again tomorrow${left > 1 ? '' : ', for the last time'}.`,
    `You can top up yourself, or choose another card: ${topUpLink(hostUrl)}`,
    brandName,
  ]);
}

/** Tells a member that an automatic top-up was not asked for, by a fault of ours, and is tried again. */
export function notAskedMessage(member: Addressee, { brandName, hostUrl }: Site): Message {
  return toMember(member, 'We couldn’t top up your credit', [
    `We couldn’t take ${pounds(AUTOMATIC_BY)} from your card, for a reason on our side. Your bank wasn’t asked, and nothing was taken. We’ll try again tomorrow.`,
    `You can top up yourself: ${topUpLink(hostUrl)}`,
    brandName,
  ]);
}

/** Why automatic top-ups have stopped. */
export type Stopped = 'refused' | 'expired' | 'gone' | 'unheard';

const whyStopped: Readonly<Record<Stopped, string>> = {
  refused: `Your bank hasn’t accepted ${pounds(AUTOMATIC_BY)} from your card three times. Nothing was taken.`,
  expired: 'The card for it has expired.',
  gone: 'The card for it isn’t kept any more.',
  unheard: `We asked for ${pounds(AUTOMATIC_BY)} from your card, and haven’t heard whether it was taken. If it has left your account, please talk to us.`,
};

/** Tells a member that nothing is topped up by itself any more. */
export function stoppedMessage(member: Addressee, why: Stopped, { brandName, hostUrl }: Site): Message {
  return toMember(member, 'Your automatic top-up is off', [
    whyStopped[why],
    `You can top up yourself, or turn it on with another card: ${topUpLink(hostUrl)}`,
    brandName,
  ]);
}

/** The same on top of the pages. */
export function stoppedBanner(why: Stopped): BannerContent {
  return {
    topic: AUTOMATIC_TOPIC,
    variant: 'warning',
    title: 'Your automatic top-up is off',
    content: whyStopped[why],
    button: { text: 'See your credit', action: 'path:/top-up' },
  };
}
