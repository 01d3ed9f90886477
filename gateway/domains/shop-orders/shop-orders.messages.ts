import { ukDateOf } from '../../../platform/clock/clock.ts';
import type { Message } from '../../outbox/outbox.ts';
import { longDate } from '../../words/date-words.ts';
import { agreementLink, shopOrderLink, toMember, type Addressee } from '../../words/mail-words.ts';
import { addressInWords } from '../../words/address-words.ts';
import { pounds } from '../contracts/contracts.rules.ts';
import { dueNowOf, lentOf, onCredit, paidAtOnce } from './instalments.rules.ts';
import type { ParcelRow } from './parcels.store.ts';
import { codeUntil, sendBy } from './returns.rules.ts';
import type { ShopReturn } from './returns.store.ts';
import type { ShopOrderState } from './shop-orders.rules.ts';
import type { PieceRow, ShopOrder } from './shop-orders.store.ts';
import { windowInWords } from './shop-orders.words.ts';

interface Site {
  brandName: string;
  hostUrl: string;
}

const sims = { esim: 'with an eSIM', psim: 'with a SIM card', none: '' } as const;

/** A phone in one line: `Google Pixel 10, black, 128 GB`. */
export function phoneInWords({ what }: Pick<PieceRow, 'what'>): string {
  const { name, colour, storageInGb, condition, grade } = what;
  const kind = condition === 'NEW' ? [] : [`refurbished${grade === null ? '' : `, grade ${grade}`}`];
  return [name, colour.name.toLowerCase(), `${storageInGb} GB`, ...kind].join(', ');
}

export function letter(
  member: Addressee,
  { order, site }: { order: ShopOrder; site: Site },
  subject: string,
  lines: string[],
) {
  return toMember(member, subject, [
    ...lines,
    `See your order: ${shopOrderLink(site.hostUrl, order.id)}`,
    `Order ID ${order.key}`,
    site.brandName,
  ]);
}

export type About = { order: ShopOrder; site: Site };

/** How a phone is paid that is paid by instalments; empty of others. */
const instalmentsInWords = (piece: PieceRow): string =>
  piece.instalmentMonths === null
    ? ''
    : `${pounds(paidAtOnce(piece))} now and the rest over ${piece.instalmentMonths} months`;

function creditLines({ order, site }: About): string[] {
  if (onCredit(order).length === 0) return [];
  const pages = onCredit(order).map(({ id }) => agreementLink(site.hostUrl, order.id, id));
  return [
    `What you pay by instalments, ${pounds(lentOf(order.pieces))}, the lender pays us when your order leaves. From the day after you signed you’ve got 14 days to withdraw from that credit: on the page of your order, or in any other clear words.`,
    ['Your agreement, to keep:', ...pages].join('\n'),
  ];
}

/** Where SIMs come, and how they are switched on. */
function simLines({ order, site }: About): string[] {
  const chosen = new Set(order.pieces.map(({ simType }) => simType));
  const page = `${site.hostUrl}/activate`;
  return [
    ...(chosen.has('psim') ? [`The SIM card is in the box of its phone. Switch it on when you’re ready: ${page}`] : []),
    ...(chosen.has('esim')
      ? [`For the eSIM nothing is posted. Once your phone is there, choose the eSIM here and scan its code: ${page}`]
      : []),
  ];
}

/** To who has just paid: what they have bought, where it goes and when. It is the durable record that the law wants. */
export function placedMessage(member: Addressee, about: About & { isAnotherDay: boolean }): Message {
  const { order, isAnotherDay } = about;
  const { address, contact, pieces, deliverOn } = order;
  const listed = pieces.map((piece) =>
    [`${phoneInWords(piece)}: ${pounds(piece.priceInPence)}`, sims[piece.simType], instalmentsInWords(piece)]
      .filter(Boolean)
      .join(', '),
  );
  return letter(member, about, `Thanks for your order ${order.key}`, [
    [...listed, `Paid: ${pounds(dueNowOf(pieces))}, VAT included`].join('\n'),
    ...creditLines(about),
    `It comes on ${longDate(deliverOn)} to ${contact.firstName} ${contact.lastName}, ${addressInWords(address)}. Somebody has to be there to take it.`,
    ...(isAnotherDay
      ? ['Your payment came too late for the day that you chose, so this is the next one. We’re sorry.']
      : []),
    ...simLines(about),
    'You can cancel your order until it leaves. After it has come you’ve got 14 days, counted from the day after, to change your mind, and 14 more to send it back. Tell us on the page of your order, or in any other clear words.',
  ]);
}

type News = { subject: string; text: string };

/** What its customer has to know of a parcel; undefined where it is nothing new to them, or a letter about their money tells it. */
function newsOf(parcel: ParcelRow, { takenBackAt }: ShopOrder): News | undefined {
  const day = longDate(parcel.expectedOn);
  switch (parcel.state) {
    case 'SENT':
      return {
        subject: 'Your parcel is on its way',
        text: `Your parcel has left, and comes on ${day}. Its tracking number is ${parcel.trackingNumber ?? ''}.`,
      };
    case 'OUT_FOR_DELIVERY':
      return {
        subject: 'Your parcel comes today',
        text: `Your parcel comes today ${windowInWords(parcel)}.`.replace(' .', '.'),
      };
    case 'DELAYED':
      return { subject: 'Your parcel is late', text: `We’re sorry: your parcel is late. It comes on ${day}.` };
    case 'NOT_DELIVERED':
      return { subject: 'We missed you', text: `Nobody was there to take your parcel. It comes again on ${day}.` };
    case 'HELD': {
      const last = parcel.heldUntil === null ? '' : ` until ${longDate(parcel.heldUntil)}`;
      return {
        subject: 'Choose another day for your parcel',
        text: `Nobody was there to take your parcel, twice. The courier has it${last}. Choose another day on the page of your order, or it goes back${takenBackAt === null ? ' and we’ll send you your money' : ' to us'}.`,
      };
    }
    case 'DELIVERED':
      return {
        subject: 'Your phone is there',
        text: `Your parcel has been delivered. ${parcel.returnId === null ? 'From tomorrow you’ve got 14 days to change your mind.' : `If this phone is faulty, too, tell us so on the page of your order${takenBackAt === null ? ', and you get your money back' : ''}.`}`,
      };
    case 'REFUSED':
      return {
        subject: 'Your parcel is on its way back to us',
        text: `Your parcel wasn’t taken at the door. ${takenBackAt === null ? 'When it’s back with us, and within 14 days in any case, we’ll send your money back.' : 'Your bank has taken the money back already.'}`,
      };
    case 'UNPAID':
    case 'PLACED':
    case 'PACKED':
    case 'BACK':
    case 'LOST':
    case 'CANCELLING':
    case 'CANCELLED':
      return undefined;
  }
}

/** Tells of a parcel what its customer has to know; undefined where it is nothing new to them. */
export function parcelMessage(member: Addressee, about: About, parcel: ParcelRow): Message | undefined {
  const news = newsOf(parcel, about.order);
  return news && letter(member, about, `${news.subject}: order ${about.order.key}`, [news.text]);
}

const whyBack: Readonly<Partial<Record<ShopOrderState, string>>> = {
  CANCELLED: 'Your order was stopped before it left.',
  BACK: 'Your parcel is back with us.',
  LOST: 'We’re sorry: your parcel got lost on its way.',
};

/** Tells that money is on its way back, and for what. */
export function refundMessage(
  member: Addressee,
  about: About,
  refund: { pence: number; state: ShopOrderState; hasCredit: boolean },
): Message {
  const back = pounds(refund.pence);
  return letter(member, about, `We’re sending ${back} back to you`, [
    `${whyBack[refund.state] ?? 'What you’ve sent back is settled.'} We’re sending ${back} back, the way you paid. It’s usually there within five working days.`,
    ...(refund.hasCredit
      ? ['The credit for it is cancelled: you owe nothing more, and the lender gives back what you’ve paid it.']
      : []),
  ]);
}

/** A bank has taken the money for an order back; `isStopped`: it had not left, and will not. */
export const takenBackMessage = (member: Addressee, about: About, { isStopped }: { isStopped: boolean }): Message =>
  letter(member, about, `Your bank has taken back what you paid for order ${about.order.key}`, [
    isStopped
      ? 'Your bank has taken back what you paid, so we’re stopping your order before it leaves, and there’s nothing for you to pay. If you still want it, please order it again.'
      : 'Your bank has taken back what you paid. There’s nothing for you to pay on our site: we’ll get in touch with you about what you’ve ordered.',
    'If you didn’t ask your bank for this, please talk to it first.',
  ]);

/** A bank has returned the money for an order. */
export const returnedMessage = (member: Addressee, about: About): Message =>
  letter(member, about, `Your payment for order ${about.order.key} counts again`, [
    about.order.state === 'CANCELLING'
      ? 'Your bank has returned what it had taken back. We’re stopping your order already: then we’ll send your money back.'
      : 'Your bank has returned what it had taken back, so your order is paid. There’s nothing for you to do.',
  ]);

/** To who wanted an order stopped that had left, or whose bank has taken its money back. */
export const tooLateMessage = (member: Addressee, about: About): Message =>
  letter(member, about, `Order ${about.order.key} had already left`, [
    about.order.takenBackAt === null
      ? 'The courier couldn’t stop your parcel any more, so your order isn’t cancelled. You needn’t take it at the door, or you can cancel it within 14 days of delivery and send it back: either way you get your money back.'
      : 'The courier couldn’t stop your parcel any more, so it still comes, although your bank has taken the money back. We’ll get in touch with you about it. You needn’t take it at the door.',
  ]);

/** Where the courier can't bring something on the day that was promised. */
export const otherDayMessage = (member: Addressee, about: About, day: string): Message =>
  letter(member, about, `Another day for your order ${about.order.key}`, [
    `We’re sorry: we couldn’t have your parcel brought on the day that you chose. It comes on ${longDate(day)}.`,
  ]);

/** Where the courier does not bring a parcel again on the day that was named for it. */
export const noRedeliveryMessage = (member: Addressee, about: About): Message =>
  letter(member, about, `Choose another day for your parcel: order ${about.order.key}`, [
    'The courier can’t bring your parcel on the day that you named. Please choose another one on the page of your order.',
  ]);

const piecesInWords = ({ order }: About, { pieceIds }: ShopReturn): string[] =>
  order.pieces.filter(({ id }) => pieceIds.includes(id)).map(phoneInWords);

/** What goes back, and what comes of it. */
function returnInWords(about: About, row: ShopReturn): string {
  const { pieces, takenBackAt } = about.order;
  const isTaken = takenBackAt !== null;
  const sent = pieces.filter(({ id }) => row.pieceIds.includes(id));
  const isLent = sent.some(({ instalmentMonths }) => instalmentMonths !== null);
  const sum = isLent ? 'what you’ve paid for it' : pounds(dueNowOf(sent));
  const refund = isTaken
    ? 'Your bank has taken the money back already, so there’s none for us to send.'
    : `You get ${sum} back, when it’s here, and within 14 days of the day on which you hand it in, in any case.`;
  const other = `When it’s here we’ll send you the same phone again${isTaken ? ', if one is left' : ', or your money if none is left'}.`;
  return [...piecesInWords(about, row), row.outcome === 'REFUND' ? refund : other].join('\n');
}

/** The code with which a phone is sent back, with what goes back: it says that we have heard of it. */
export const returnCodeMessage = (member: Addressee, about: About, row: ShopReturn): Message =>
  letter(member, about, `How to send it back: order ${about.order.key}`, [
    returnInWords(about, row),
    `Show this code at any post office or parcel shop by ${longDate(sendBy(row))}: ${row.returnCode ?? ''}. It’s free, and you needn’t print anything.`,
    'Please take out your SIM, and log out of your accounts on the phone before you send it. Until you’ve handed it in you can keep it after all: tell us so on the page of your order.',
  ]);

/** Before the last day to hand in what is to come back. */
export const reminderMessage = (member: Addressee, about: About, row: ShopReturn): Message =>
  letter(member, about, `Please hand it in by ${longDate(sendBy(row))}: order ${about.order.key}`, [
    'You wanted to send something back, and it hasn’t been handed in yet.',
    returnInWords(about, row),
    `Your code is ${row.returnCode ?? ''}. Please show it at any post office or parcel shop by ${longDate(sendBy(row))}; the code itself works until ${longDate(codeUntil(row))}. It’s free.`,
    'Do you want to keep it after all? Tell us so on the page of your order. If it’s on its way already, there’s nothing for you to do.',
  ]);

/** To who kept what they had handed in already. */
export const returnPostedMessage = (member: Addressee, about: About): Message =>
  letter(member, about, `What you sent back is on its way to us: order ${about.order.key}`, [
    'It’s been handed in, so it comes to us. We’ll write to you when it’s here.',
  ]);

/** Another phone is on its way in the place of a faulty one. */
export const replacementMessage = (member: Addressee, about: About, day: string): Message =>
  letter(member, about, `Another phone is on its way: order ${about.order.key}`, [
    `What you’ve sent back is with us, and we’re sending you another one. It comes on ${longDate(day)}.`,
  ]);

/** Where the courier gives no code for a return. Who has told us in time has done so, whichever way it comes back. */
export const noCodeMessage = (member: Addressee, about: About, row: ShopReturn): Message =>
  letter(member, about, `We’ll find another way to send it back: order ${about.order.key}`, [
    'We’re sorry: the courier couldn’t give us a code with which you hand this in, so you can’t send it back with one.',
    piecesInWords(about, row).join('\n'),
    `Please talk to us, and we’ll find another way. You told us on ${longDate(ukDateOf(row.askedAt))}: that day counts, so you lose nothing by it.`,
  ]);

/** A code for a return has run out. */
export const lapsedMessage = (member: Addressee, about: About): Message =>
  letter(member, about, `Your code to send it back has run out: order ${about.order.key}`, [
    'You haven’t handed in what you wanted to send back, and the code has run out. If you still want to send it, please talk to us.',
  ]);
