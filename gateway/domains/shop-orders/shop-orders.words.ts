import { longDate, timeOfDay } from '../../words/date-words.ts';
import type { PaymentPart } from '../payments/purposes.ts';
import type { ParcelRow } from './parcels.store.ts';
import type { ShopReturn } from './returns.store.ts';
import type { ShopOrderState } from './shop-orders.rules.ts';
import type { PieceRow, ShopOrderRow } from './shop-orders.store.ts';

const paidLater = 'The rest by instalments';

/** A phone as a part of a payment. Pence. */
export function partOf({ what, instalmentMonths }: PieceRow, amountInPence: number): PaymentPart {
  const { name, colour, storageInGb, condition } = what;
  const which = [
    colour.name,
    `${storageInGb} GB`,
    condition === 'NEW' ? 'New' : 'Refurbished',
    ...(instalmentMonths === null ? [] : [paidLater]),
  ];
  return { name, detail: which.join(' · '), amountInPence };
}

type Parcel = Pick<ParcelRow, 'expectedOn' | 'heldUntil' | 'redeliverOn' | 'from' | 'to'>;

/** `between 11am and 1pm`; nothing where that is not known. */
export const windowInWords = ({ from, to }: Pick<Parcel, 'from' | 'to'>): string =>
  from && to ? `between ${timeOfDay(from)} and ${timeOfDay(to)}` : '';

function heldInWords({ heldUntil, redeliverOn }: Parcel): string {
  if (redeliverOn !== null) return `It’s brought to you again on ${longDate(redeliverOn)}.`;
  return `Nobody was there twice. The courier has it until ${heldUntil === null ? 'it goes back' : longDate(heldUntil)}: choose another day.`;
}

const sendsMoney = {
  toCome: 'Then we’ll send your money back.',
  onItsWay: 'Your money is on its way to you.',
} as const;

const bankHasIt = 'Your bank has taken the money back already.';

/** How an order stands, for its customer. */
export function stateInWords(
  { state, deliverOn, takenBackAt }: Pick<ShopOrderRow, 'state' | 'deliverOn' | 'takenBackAt'>,
  parcel: Parcel | undefined,
): string {
  const money = (when: keyof typeof sendsMoney) => (takenBackAt === null ? sendsMoney[when] : bankHasIt);
  const day = longDate(parcel?.expectedOn ?? deliverOn);
  switch (state) {
    case 'UNPAID':
      return 'This isn’t ordered yet: it’s waiting to be paid.';
    case 'PLACED':
      return `We’ve got your order. It comes on ${day}.`;
    case 'PACKED':
      return `It’s packed, and comes on ${day}.`;
    case 'SENT':
      return `It’s on its way, and comes on ${day}.`;
    case 'OUT_FOR_DELIVERY':
      return `It comes today${parcel?.from ? `, ${windowInWords(parcel)}` : ''}.`;
    case 'DELAYED':
      return `It’s late, and comes on ${day}. We’re sorry.`;
    case 'NOT_DELIVERED':
      return `Nobody was there. It comes again on ${day}.`;
    case 'HELD':
      return parcel ? heldInWords(parcel) : 'The courier has it. Choose another day.';
    case 'DELIVERED':
      return 'It’s been delivered.';
    case 'REFUSED':
      return `It wasn’t taken at the door, and is on its way back to us. ${money('toCome')}`;
    case 'BACK':
      return `It’s back with us. ${money('onItsWay')}`;
    case 'LOST':
      return `It got lost on its way. We’re sorry. ${money('onItsWay')}`;
    case 'CANCELLING':
      return `We’re stopping it. ${money('toCome')}`;
    case 'CANCELLED':
      return `It’s cancelled. ${money('onItsWay')}`;
  }
}

/** A step of an order, as a line of its history. */
export const milestones: Readonly<Partial<Record<ShopOrderState, string>>> = {
  PLACED: 'Ordered and paid',
  PACKED: 'Packed',
  SENT: 'Left our warehouse',
  OUT_FOR_DELIVERY: 'Out for delivery',
  DELAYED: 'Late on its way',
  NOT_DELIVERED: 'Nobody was there',
  HELD: 'Nobody was there: the courier has it',
  DELIVERED: 'Delivered',
  REFUSED: 'Not taken at the door',
  BACK: 'Back with us',
  LOST: 'Lost on its way',
  CANCELLED: 'Cancelled before it left',
};

interface ReturnFacts {
  sendBy: string;
  isReplaced: boolean;
  isSentOtherwise: boolean;
  isTakenBack: boolean;
}

/**
 * How a return stands, for its customer; `sendBy`: the last day to hand it in; `isReplaced`: another one was sent; `isSentOtherwise`: its phones were
 * handed in by another return; `isTakenBack`: a bank has its money.
 */
export function returnInWords(
  { state, outcome, refundInPence, returnCode }: ShopReturn,
  { sendBy, isReplaced, isSentOtherwise, isTakenBack }: ReturnFacts,
): string {
  switch (state) {
    case 'EXPECTED':
      return returnCode === null
        ? 'We’ll email you a code for the post office in a moment.'
        : `Show the code at any post office by ${longDate(sendBy)}. It’s free.`;
    case 'POSTED':
      return outcome === 'REFUND'
        ? `It’s on its way to us. ${isTakenBack ? bankHasIt : 'Your money goes back when it’s here, and within 14 days in any case.'}`
        : 'It’s on its way to us. When it’s here we’ll send you another one.';
    case 'SETTLED':
      if (isReplaced) return 'We’ve sent you another one.';
      return refundInPence === null ? `It’s back with us. ${bankHasIt}` : sendsMoney.onItsWay;
    case 'WITHDRAWN':
      return isSentOtherwise ? 'You’ve sent it back with another code.' : 'You’re keeping it.';
    case 'LAPSED':
      return returnCode === null
        ? 'We couldn’t get you a code for the post office. Talk to us, and we’ll find another way.'
        : 'It was never handed in, and the code has run out.';
  }
}
