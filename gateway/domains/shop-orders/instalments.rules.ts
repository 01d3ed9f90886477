import { HttpProblem } from '../../../platform/http/problem.ts';
import type { Terms } from '../../lender/lender-link.ts';
import { isFor, isSigned, type Application } from '../credit/credit.rules.ts';
import { instalmentsOver } from '../phones/instalments.rules.ts';
import type { PieceRow, ShopOrder } from './shop-orders.store.ts';

type Priced = Pick<PieceRow, 'priceInPence' | 'upfrontInPence'>;

/** What of a phone is paid to us at once: all of it, or what is not lent. */
export const paidAtOnce = ({ priceInPence, upfrontInPence }: Priced): number => upfrontInPence ?? priceInPence;

/** What of some phones is due when they are ordered. Pence. */
export const dueNowOf = (pieces: readonly Priced[]): number =>
  pieces.reduce((sum, piece) => sum + paidAtOnce(piece), 0);

/** What a lender pays of some phones. Pence. */
export const lentOf = (pieces: readonly Priced[]): number =>
  pieces.reduce((sum, piece) => sum + piece.priceInPence - paidAtOnce(piece), 0);

/** The phones of an order that are paid by instalments. */
export const onCredit = ({ pieces }: Pick<ShopOrder, 'pieces'>): PieceRow[] =>
  pieces.filter(({ instalmentMonths }) => instalmentMonths !== null);

/** What the lender is asked for a phone that is paid by instalments. */
export function termsOf({ priceInPence, instalmentMonths, upfrontInPence }: PieceRow): Terms {
  if (instalmentMonths === null || upfrontInPence === null) throw new Error('It is paid at once');
  return {
    priceInPence,
    upfrontInPence,
    months: instalmentMonths,
    aprInPercent: instalmentsOver(priceInPence, instalmentMonths)?.instalmentType === 'WITH_INTEREST' ? 9.9 : 0,
  };
}

/** The application by which a phone is bought: of an order that is not paid yet the last one for what is chosen now. Given the oldest first. */
export const applicationFor = (piece: PieceRow, rows: readonly Application[]): Application | undefined =>
  rows.findLast((row) => row.pieceId === piece.id && (row.boundAt !== null || isFor(row, piece)));

/** The applications by which the phones of an order are bought, where there is one for each of those that are paid by instalments. */
export function allOfCredit(order: Pick<ShopOrder, 'pieces'>, rows: readonly Application[]): Application[] | undefined {
  const found = onCredit(order).map((piece) => applicationFor(piece, rows));
  return found.every((row) => row !== undefined) ? found : undefined;
}

/** Throws 409 `credit.not-signed` unless all that is paid by instalments is signed for. */
export function assertSigned(order: Pick<ShopOrder, 'pieces'>, rows: readonly Application[], now: Date): void {
  const all = allOfCredit(order, rows);
  if (!all?.every((row) => isSigned(row, now)))
    throw new HttpProblem(409, 'credit.not-signed', {
      message: 'Sign each agreement before you pay. Nothing was taken.',
    });
}
