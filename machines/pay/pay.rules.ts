import { paths } from '../shared/paths.ts';
import type { CardAnswer, PayContext, PaymentSession } from './pay.types.ts';

/** The page of a payment. */
export const payPath = (paymentSessionId: string): string => `${paths.pay}/${paymentSessionId}`;

/** How often we look for what became of a press, a second apart: the provider tells the gateway within one or two. */
export const maxQuickLooks = 8;

export const quickLookMs = 1_000;
/** While a bank takes its time. */
const slowLookMs = 10_000;

export const isSlow = ({ looks }: Pick<PayContext, 'looks'>): boolean => looks >= maxQuickLooks;

/** Ms before the next look at a payment that is not decided yet. */
export const lookMs = (context: Pick<PayContext, 'looks'>): number => (isSlow(context) ? slowLookMs : quickLookMs);

/** The provider's words for a payment that money may come of. */
const made: ReadonlySet<string> = new Set(['Authorised', 'Pending', 'Received', 'completed', 'paymentPending']);

/** Whether money may be on its way, by what the provider's page said last. */
export const isMade = (answer: Pick<CardAnswer, 'resultCode'> | null): boolean =>
  answer !== null && made.has(answer.resultCode);

/** Where a payment stands for its customer. `awaited`: what became of their press is not known yet. */
export type Standing = 'open' | 'awaited' | 'pending' | 'paid' | 'blocked' | 'over';

/**
 * Whether a payment says by now what became of a press. The provider ends one at the third refusal and at one for fraud, and says of both
 * that they are refused; that it was fraud comes with its webhook. Where nobody has pressed on this page, nothing is awaited here: who comes
 * back from a page of the provider's is looked for by `goingOnAfterRedirect`.
 */
function isToldIn({ pressed }: Pick<PayContext, 'pressed'>, session: PaymentSession): boolean {
  if (pressed === null) return true;
  if (session.state === 'REFUSED') return pressed.attemptsLeft <= 1;
  return session.attemptsLeft !== pressed.attemptsLeft || session.paymentResultCode !== pressed.paymentResultCode;
}

/** Where a payment stands that was just read: what the gateway knows decides, never what the provider's page said (PH-11). */
export function standingOf(
  context: Pick<PayContext, 'pressed' | 'answer' | 'looks'>,
  session: PaymentSession,
): Standing {
  const isTold = isToldIn(context, session);
  const isAwaited = !isTold && context.looks < maxQuickLooks;
  switch (session.state) {
    case 'PAID':
      return 'paid';
    case 'PENDING':
      return 'pending';
    case 'BLOCKED':
      return 'blocked';
    case 'REFUSED':
      return isAwaited ? 'awaited' : 'over';
    case 'OPEN':
      // The provider has said yes, and the gateway was not told: nobody may press again meanwhile.
      if (!isTold && isMade(context.answer)) return 'pending';
      return isAwaited ? 'awaited' : 'open';
    case 'CANCELLED':
    case 'EXPIRED':
      return 'over';
  }
}
