import type { Message } from '../../outbox/outbox.ts';
import { longDate } from '../../words/date-words.ts';
import { greeting, simsLink, toMember, type Addressee } from '../../words/mail-words.ts';
import { shownNumber } from './sims.rules.ts';
import type { SimRow } from './sims.store.ts';

type Site = { brandName: string; hostUrl: string };

/** Whoever has taken an account over has changed its password as well: our team blocks a SIM without one. */
const notYou = ({ hostUrl }: Site) =>
  `If this wasn’t you, block your SIM at once: ${hostUrl}/dashboard/sims. Or call us or chat with us, and we’ll block it: ${hostUrl}/contact-us`;

/** Of a SIM, by the last four digits of its number. */
const named = ({ type, iccid }: Pick<SimRow, 'type' | 'iccid'>) =>
  `${type === 'esim' ? 'eSIM' : 'SIM'}${iccid === null ? '' : ` ending in ${iccid.slice(-4)}`}`;

/** The code that replacing a SIM needs. It is read in the member's mailbox only. */
export function proofMessage(to: Addressee, code: string, site: Site): Message {
  const message = toMember(to, 'Your code for your SIM', [
    `Your code is ${code}. It works once, and for ten minutes.`,
    'Never tell it to anybody, not even to us: whoever has it could take your number over.',
    'If you didn’t ask for it, somebody knows your password. Choose another one now: ' +
      `${site.hostUrl}/auth/forgot-password`,
    site.brandName,
  ]);
  return { ...message, isListed: false };
}

/** A SIM is on. */
export function activeMessage(to: Addressee, row: SimRow, site: Site): Message {
  const number = row.phoneNumber === null ? '' : shownNumber(row.phoneNumber);
  if (row.replaces !== null)
    return toMember(to, 'Your new SIM is on', [
      `Your number ${number} is on your new ${named(row)}. The SIM before doesn’t work any more.`,
      notYou(site),
      site.brandName,
    ]);
  return toMember(to, 'Your SIM is on', [
    `Your ${named(row)} is on. Your number is ${number}.`,
    'Switch your phone off and on once if it doesn’t find the network within a few minutes.',
    site.brandName,
  ]);
}

/** Somebody wants to replace the SIM that a member has. */
export function replacingMessage(to: Addressee, row: SimRow, site: Site): Message {
  return toMember(to, 'Your SIM is being replaced', [
    `We’re moving your number to another SIM, your ${named(row)}. The SIM that you have now will stop working within minutes.`,
    notYou(site),
    site.brandName,
  ]);
}

/** A SIM could not be switched on. */
export function notActiveMessage(to: Addressee, row: SimRow, site: Site): Message {
  return toMember(to, 'We couldn’t switch your SIM on', [
    `The network couldn’t switch your ${named(row)} on. Nothing else has changed.`,
    `Try again here: ${simsLink(site.hostUrl)}`,
    site.brandName,
  ]);
}

/** A SIM is blocked. */
export function blockedMessage(to: Addressee, row: SimRow, site: Site): Message {
  return toMember(to, 'Your SIM is blocked', [
    `Your ${named(row)} is blocked. Nobody can call, text or use data with it.`,
    `We keep your number for you. Move it to a new SIM here: ${simsLink(site.hostUrl)}`,
    site.brandName,
  ]);
}

/** An eSIM was given out again. */
export function renewedMessage(to: Addressee, row: SimRow, site: Site): Message {
  return toMember(to, 'Your eSIM can be installed on another phone', [
    `You asked for a new code for your ${named(row)}. The code before doesn’t work any more.`,
    notYou(site),
    site.brandName,
  ]);
}

/** The code of an eSIM was shown, to somebody who had a code of the member's. */
export function shownMessage(to: Addressee, row: SimRow, site: Site): Message {
  return toMember(to, 'The code of your eSIM was shown', [
    `You asked to see the QR code of your ${named(row)}. The phone that scans it first has your eSIM.`,
    notYou(site),
    site.brandName,
  ]);
}

interface Posted {
  email: string;
  firstName: string;
  count: number;
  expectedOn: string;
}

const has = (count: number) => (count === 1 ? 'has' : 'have');
const cards = (count: number) => (count === 1 ? 'SIM card' : 'SIM cards');

function toReceiver({ email, firstName }: Posted, subject: string, lines: readonly string[], site: Site): Message {
  const body = [greeting(firstName), ...lines, site.brandName].join('\n\n');
  return { channel: 'email', recipient: email, subject, body };
}

/** To who has ordered free SIM cards, who may be anybody. */
export function freeSimMessage(to: Posted, site: Site): Message {
  const lines = [
    `We’ll post your ${cards(to.count)} for free, to arrive on ${longDate(to.expectedOn)}.`,
    `Once you have your ${cards(to.count)}, you can switch on here: ${simsLink(site.hostUrl)}`,
    'If you didn’t order any, you don’t need to do anything.',
  ];
  return toReceiver(to, `Your free ${cards(to.count)}`, lines, site);
}

/** They have left, have arrived, or got lost. */
export function freeSimNews(to: Posted, state: 'SENT' | 'DELIVERED' | 'LOST' | 'BACK', site: Site): Message {
  const switchOn = `Switch ${to.count === 1 ? 'it' : 'them'} on here: ${simsLink(site.hostUrl)}`;
  const again = `Order again here, it’s free: ${site.hostUrl}/free-sim-cards`;
  switch (state) {
    case 'SENT':
      return toReceiver(
        to,
        `Your ${cards(to.count)} ${has(to.count)} left`,
        [`We expect delivery on ${longDate(to.expectedOn)}.`],
        site,
      );
    case 'DELIVERED':
      return toReceiver(to, `Your ${cards(to.count)} ${has(to.count)} arrived`, [switchOn], site);
    case 'LOST':
      return toReceiver(
        to,
        `Your ${cards(to.count)} got lost`,
        [`Sorry, we’ve lost track of your ${cards(to.count)} on the way.`, again],
        site,
      );
    case 'BACK':
      return toReceiver(
        to,
        `Your ${cards(to.count)} came back`,
        ['Nobody was there to take what we sent.', again],
        site,
      );
  }
}
