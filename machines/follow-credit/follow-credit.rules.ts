import { codeOf, type Failure } from '../shared/failure.ts';
import type { CreditPiece, FollowCreditContext, OrderCredit } from './follow-credit.types.ts';

const agreed: ReadonlySet<string> = new Set(['AGREED', 'PAID_OUT', 'WITHDRAWN', 'CANCELLED', 'LAPSED']);

/** The order is paid, and the lender has yet to make the agreement: who is bound by their signature can withdraw from it. */
const isBinding = ({ state, withdrawUntil }: CreditPiece): boolean => state === 'SIGNED' && withdrawUntil !== null;

/** Shown from when somebody is bound: what is only applied for, or signed and not paid, is the check-out's. */
export const agreementsOf = (credit: OrderCredit | null): CreditPiece[] =>
  (credit?.pieces ?? []).filter((piece) => agreed.has(piece.state) || isBinding(piece));

export const pieceOf = (
  { credit }: Pick<FollowCreditContext, 'credit'>,
  pieceId: string | null,
): CreditPiece | undefined => agreementsOf(credit).find((piece) => piece.pieceId === pieceId);

/** What is to be paid to us after a withdrawal, of all phones. Pence. */
export const owedToUs = (credit: OrderCredit | null): number =>
  agreementsOf(credit).reduce((sum, { owed }) => sum + (owed?.to === 'SHOP' ? owed.amountInPence : 0), 0);

/** Whether the lender, or we, may change something: what is withdrawn from waits for what is owed, an agreement for its pay-out, a signature for its agreement. */
export const isUnderWay = (credit: OrderCredit | null): boolean =>
  agreementsOf(credit).some(({ state }) => state === 'SIGNED' || state === 'AGREED' || state === 'WITHDRAWN');

/** There is no agreement to withdraw from, or no day left. */
export const isTooLate = (failure: Failure): boolean =>
  ['credit.not-withdrawable', 'credit.too-late'].includes(codeOf(failure));

/** Paid already: it is read anew. */
export const isNothingDue = (failure: Failure): boolean => codeOf(failure) === 'payment.nothing-due';
