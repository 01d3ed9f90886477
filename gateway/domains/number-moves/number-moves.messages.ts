import type { Message } from '../../outbox/outbox.ts';
import { longDate } from '../../words/date-words.ts';
import { numberLink, toMember, type Addressee } from '../../words/mail-words.ts';
import { pounds } from '../contracts/contracts.rules.ts';
import { shownNumber } from '../sims/sims.rules.ts';
import { failureWords } from './number-moves.rules.ts';
import type { LeavingCodeRow, NumberMoveRow } from './number-moves.store.ts';

type Site = { brandName: string; hostUrl: string };

const notYou = ({ hostUrl }: Site) =>
  `If this wasn’t you, call us or chat with us at once: ${hostUrl}/contact-us. Then choose another password: ` +
  `${hostUrl}/auth/forgot-password`;

/** The network brings a number on a day. */
export function acceptedMessage(to: Addressee, { phoneNumber, day }: NumberMoveRow, site: Site): Message {
  return toMember(to, 'Your number is coming over', [
    `We’ll bring your number ${shownNumber(phoneNumber)} over on ${longDate(day)}. The number that you have with us now ends then.`,
    'Keep your old SIM in use until then. Your contract with your old provider ends by itself.',
    `You can stop this until 11pm on the evening before: ${numberLink(site.hostUrl)}`,
    notYou(site),
    site.brandName,
  ]);
}

/** A number has come. */
export function movedMessage(to: Addressee, { phoneNumber }: NumberMoveRow, site: Site): Message {
  return toMember(to, 'Your number is here', [
    `Your number ${shownNumber(phoneNumber)} is on your SIM now. Your old SIM doesn’t work any more.`,
    'Switch your phone off and on once if calls don’t come in within a few minutes.',
    site.brandName,
  ]);
}

/** A number does not come. */
export function failedMessage(to: Addressee, { phoneNumber, failure }: NumberMoveRow, site: Site): Message {
  return toMember(to, 'We couldn’t bring your number over', [
    `Your number ${shownNumber(phoneNumber)} is still with your old provider, and nothing else has changed. ${failureWords(failure)}`,
    `Try again here: ${numberLink(site.hostUrl)}`,
    site.brandName,
  ]);
}

/** A move was stopped. */
export function stoppedMessage(to: Addressee, { phoneNumber }: NumberMoveRow, site: Site): Message {
  return toMember(to, 'Your number stays where it is', [
    `We’ve stopped bringing your number ${shownNumber(phoneNumber)} over. It stays with your old provider, and you keep the one that you have with us.`,
    `Your PAC stays good for 30 days from when you got it, should you change your mind: ${numberLink(site.hostUrl)}`,
    site.brandName,
  ]);
}

/** A move was to be stopped, and the network heard of it too late. */
export function notStoppedMessage(to: Addressee, { phoneNumber, day }: NumberMoveRow, site: Site): Message {
  return toMember(to, 'We couldn’t stop your number coming over', [
    `Sorry, the network heard too late that you want to keep your number ${shownNumber(phoneNumber)} where it is. It comes over on ${longDate(day)}.`,
    `You can take it back with a PAC of ours, at once and for free: ${numberLink(site.hostUrl)}`,
    site.brandName,
  ]);
}

const creditStays = (pence: number) =>
  pence === 0 ? [] : [`Your credit of ${pounds(pence)} stays in your account, for another SIM of ours.`];

/** A number has gone to another network, or was given up. */
export function leftMessage(
  to: Addressee,
  { phoneNumber, creditInPence }: { phoneNumber: string; creditInPence: number },
  site: Site,
): Message {
  return toMember(to, 'Your number has left us', [
    `Your number ${shownNumber(phoneNumber)} isn’t with us any more, and your SIM has stopped working. Nothing is topped up by itself any more.`,
    ...creditStays(creditInPence),
    `If this wasn’t you, call us or chat with us at once: ${site.hostUrl}/contact-us`,
    site.brandName,
  ]);
}

/** A PAC or a STAC was shown. The code itself is on the site only: whoever reads a mailbox must not be able to take a number. */
export function codeMessage(
  to: Addressee,
  {
    kind,
    phoneNumber,
    lastDay,
    creditInPence,
  }: Pick<LeavingCodeRow, 'kind' | 'phoneNumber' | 'lastDay'> & { creditInPence: number },
  site: Site,
): Message {
  const number = shownNumber(phoneNumber);
  const use =
    kind === 'PAC'
      ? `Give it to your new provider, and they’ll bring your number ${number} over.`
      : `Give it to your new provider, and they’ll end your service with us. Your number ${number} is given up.`;
  return toMember(to, `Your ${kind}`, [
    `You asked for a ${kind}. It lasts until ${longDate(lastDay)}. ${use}`,
    'Once it’s used, your SIM stops working and your SIM plan ends. It costs nothing to leave. If you don’t use it, nothing changes.',
    ...creditStays(creditInPence),
    `See it again here: ${numberLink(site.hostUrl)}`,
    notYou(site),
    site.brandName,
  ]);
}
