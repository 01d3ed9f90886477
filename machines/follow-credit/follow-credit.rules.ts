import { codeOf, type Failure } from '../shared/failure.ts';
import type { CreditPiece, FollowCreditContext, OrderCredit } from './follow-credit.types.ts';

/** Shown from when an agreement can be made: what is only applied for is the check-out's. */
const agreed: ReadonlySet<string> = new Set(['AGREED', 'PAID_OUT', 'WITHDRAWN', 'CANCELLED', 'LAPSED']);

export const agreementsOf = (credit: OrderCredit | null): CreditPiece[] =>
  (credit?.pieces ?? []).filter(({ state }) => agreed.has(state));

export const pieceOf = (
  { credit }: Pick<FollowCreditContext, 'credit'>,
  pieceId: string | null,
): CreditPiece | undefined => agreementsOf(credit).find((piece) => piece.pieceId === pieceId);

/** What is to be paid to us after a withdrawal, of all phones. Pence. */
export const owedToUs = (credit: OrderCredit | null): number =>
  agreementsOf(credit).reduce((sum, { owed }) => sum + (owed?.to === 'SHOP' ? owed.amountInPence : 0), 0);

/** Whether the lender, or we, may change something: what is withdrawn from waits for what is owed, an agreement for its pay-out. */
export const isUnderWay = (credit: OrderCredit | null): boolean =>
  agreementsOf(credit).some(({ state }) => state === 'AGREED' || state === 'WITHDRAWN');

/** There is no agreement to withdraw from, or no day left. */
export const isTooLate = (failure: Failure): boolean =>
  ['credit.not-withdrawable', 'credit.too-late'].includes(codeOf(failure));

/** Paid already: it is read anew. */
export const isNothingDue = (failure: Failure): boolean => codeOf(failure) === 'payment.nothing-due';
