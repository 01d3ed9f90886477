import type { Message } from '../../outbox/outbox.ts';
import { longDate, momentInWords } from '../../words/date-words.ts';
import { orderLink, toMember, type Addressee } from '../../words/mail-words.ts';
import type { NetworkVisitType } from '../visits/capacity.rules.ts';
import { formatSlot, type Slot } from '../visits/slots.rules.ts';
import { visitNames } from '../visits/visit-names.rules.ts';

interface When {
  day: string;
  slot: Slot;
}

export interface OfferToTell {
  member: Addressee;
  orderId: string;
  visitType: NetworkVisitType;
  /** The date that the visit has. */
  own: When;
  offered: When & { endsAt: Date };
}

type Site = { brandName: string; hostUrl: string };

const inWords = ({ day, slot }: When): string => `${longDate(day)}, ${formatSlot(slot)}`;

/** To who is the first in the list for a place that came free. */
export function offerMessage({ member, orderId, visitType, own, offered }: OfferToTell, site: Site): Message {
  const name = visitNames[visitType];
  return toMember(member, `An earlier date for your ${name}: ${longDate(offered.day)}`, [
    `An earlier date has come free for your ${name}: ${inWords(offered)}. The date you have is ${inWords(own)}.`,
    `We’ll keep it for you until ${momentInWords(offered.endsAt)}. Take it, or keep the date you have: ${orderLink(site.hostUrl, orderId)}`,
    'If we don’t hear from you by then, your visit stays as it is, and the earlier date goes to somebody else.',
    site.brandName,
  ]);
}

/** To who did not answer: their visit is as it was. */
export function lapsedMessage({ member, orderId, visitType, own, offered }: OfferToTell, site: Site): Message {
  const name = visitNames[visitType];
  return toMember(member, `Your ${name} stays on ${longDate(own.day)}`, [
    `We didn’t hear from you, so the earlier date, ${inWords(offered)}, has gone to somebody else. Your ${name} stays on ${inWords(own)}.`,
    `We’ll email you if another earlier date comes free. See your order, or stop asking: ${orderLink(site.hostUrl, orderId)}`,
    site.brandName,
  ]);
}
