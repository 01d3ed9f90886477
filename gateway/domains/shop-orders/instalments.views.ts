import type { components } from '../../../openapi/generated/gateway.d.ts';
import { ukDateOf } from '../../../platform/clock/clock.ts';
import type { Quote } from '../../lender/lender-link.ts';
import { creditInformation } from '../credit/credit-information.ts';
import {
  answerBy,
  creditStateOf,
  holdsPriceUntil,
  isBound,
  isSigned,
  isToApplyFor,
  signatureOf,
  withdrawUntil,
  type Application,
} from '../credit/credit.rules.ts';
import { agencyStatement, creditInWords } from '../credit/credit.words.ts';
import { dueNowOf, lentOf } from './instalments.rules.ts';
import { owedFor } from './owed-after-withdrawal.ts';
import { phoneInWords } from './shop-orders.messages.ts';
import { isCancellable } from './shop-orders.rules.ts';
import type { PieceRow, ShopOrder } from './shop-orders.store.ts';

type Schemas = components['schemas'];

/** A phone that is paid by instalments, with the application for it and what it costs by the lender's word. */
export interface PieceOnCredit {
  piece: PieceRow;
  row: Application | undefined;
  quote: Quote;
}

interface Site {
  brandName: string;
}

/** What is due, and when: as it is agreed, or as of the day of a signature that counts; without one as if it were signed now. */
export function informationOf({ piece, row, quote }: PieceOnCredit, { brandName }: Site, now: Date) {
  const agreed = row?.agreement?.payments ?? [];
  const signedOn = ukDateOf(signatureOf(row, now)?.signedAt ?? now);
  return creditInformation({ quote, goods: phoneInWords(piece), brandName, agreed, signedOn });
}

/** A part of its days is over, or it can be done still. */
export function isWithdrawable(row: Application, now: Date): boolean {
  const until = withdrawUntil(row);
  return isBound(row) && until !== null && ukDateOf(now) <= until;
}

interface Around {
  order: ShopOrder;
  /** The order can be stopped still. */
  canStop: boolean;
  site: Site;
  now: Date;
}

function pieceView(one: PieceOnCredit, { order, canStop, site, now }: Around): Schemas['CreditPiece'] {
  const { piece, row, quote } = one;
  const state = creditStateOf(row, now);
  const signature = signatureOf(row, now);
  const owed = owedFor(order, piece, row);
  const agency = state === 'DECLINED' ? (row?.creditReferenceAgency ?? null) : null;
  return {
    pieceId: piece.id,
    name: piece.what.name,
    state,
    stateDescription: creditInWords(state, row, owed),
    applicationReference: row?.reference ?? null,
    information: informationOf(one, site, now),
    asksForIncome: quote.asksForIncome,
    answerBy: state === 'REFERRED' && row ? answerBy(row).toISOString() : null,
    signBy: state === 'ACCEPTED' || state === 'SIGNED' ? (row?.acceptedUntil ?? null) : null,
    creditReferenceAgency: agency === null ? null : { name: agency, statement: agencyStatement(agency) },
    signedAs: signature?.signedAs ?? null,
    signedAt: signature?.signedAt.toISOString() ?? null,
    agreementNumber: row?.agreement?.number ?? null,
    withdrawable: row !== undefined && isWithdrawable(row, now),
    withdrawUntil: row ? withdrawUntil(row) : null,
    withdrawalStopsOrder: row !== undefined && isWithdrawable(row, now) && canStop,
    owed,
  };
}

/** All about the instalments of an order, for its customer. */
export function orderCreditView(
  order: ShopOrder,
  pieces: readonly PieceOnCredit[],
  site: Site,
  now: Date,
): Schemas['OrderCredit'] {
  const { id, contact, address, state } = order;
  const isUnpaid = state === 'UNPAID';
  const toApplyFor = pieces.filter(({ row }) => isUnpaid && isToApplyFor(row, now));
  const held = pieces
    .flatMap(({ row }) => (row && isUnpaid ? [holdsPriceUntil(row)] : []))
    .filter((until) => until !== null);
  const canStop = isCancellable(order, now);
  const firstToEnd = held.toSorted((one, other) => one.getTime() - other.getTime())[0];
  return {
    shopOrderId: id,
    pieces: pieces.map((each) => pieceView(each, { order, canStop, site, now })),
    dueNowInPence: dueNowOf(order.pieces),
    lentInPence: lentOf(order.pieces),
    asksForIncome: toApplyFor.some(({ quote }) => quote.asksForIncome),
    applicant: { firstName: contact.firstName, lastName: contact.lastName, address },
    canApply: toApplyFor.length > 0,
    canPay: isUnpaid && pieces.every(({ row }) => row !== undefined && isSigned(row, now)),
    priceHeldUntil: firstToEnd?.toISOString() ?? null,
  };
}
