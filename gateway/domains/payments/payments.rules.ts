import type { components } from '../../../openapi/generated/gateway.d.ts';
import { HOUR_MS } from '../../../platform/clock/clock.ts';
import { addMonths, localDate, type LocalDate } from '../../../platform/clock/local-date.ts';
import { HttpProblem } from '../../../platform/http/problem.ts';
import type { paymentSessions } from '../../db/schema/payments.ts';

export type SessionRow = typeof paymentSessions.$inferSelect;
export type SessionState = components['schemas']['PaymentSessionState'];

/** How long a session can be paid in. */
export const SESSION_MS = HOUR_MS;

/** Refusals that end a session (PH-10). */
export const MOST_REFUSALS = 3;

export const nothingDue = () =>
  new HttpProblem(409, 'payment.nothing-due', { message: 'There’s nothing to pay here. It may be paid already.' });

type Card = Pick<components['schemas']['KeptCard'], 'expiryMonth' | 'expiryYear'>;

/** The first day of the last month in which a card can be charged: its member hears of that. */
export const lastMonthOf = ({ expiryMonth, expiryYear }: Card): LocalDate =>
  localDate(Number(expiryYear), Number(expiryMonth), 1);

/** A card can be charged until the last day of the month that stands on it. */
export const isExpired = (card: Card, today: LocalDate): boolean => addMonths(lastMonthOf(card), 1) <= today;

/** How a session stands now: its hour can be over. A payment whose bank has not answered yet goes on after it. */
export function stateOf({ state, expiresAt }: Pick<SessionRow, 'state' | 'expiresAt'>, now: Date): SessionState {
  return state === 'OPEN' && expiresAt <= now ? 'EXPIRED' : state;
}

/** Whether nothing was taken note of since. */
export function isUnchanged(before: SessionRow, after: SessionRow): boolean {
  const facts = ({ state, refusals, resultCode }: SessionRow) => [state, refusals, resultCode].join();
  return facts(before) === facts(after);
}

/** A payment that was not made; `code` is of the provider's list of refusal reasons. */
export interface Refusal {
  resultCode: 'Refused' | 'Cancelled' | 'Error';
  isFraud: boolean;
}

/** Reasons that say more than "no". A webhook has their words in place of the code; both are Adyen's. */
const reasons: readonly { code: string; words: string; refusal: Refusal }[] = [
  { code: '4', words: 'Acquirer Error', refusal: { resultCode: 'Error', isFraud: false } },
  { code: '14', words: 'Acquirer Fraud', refusal: { resultCode: 'Refused', isFraud: true } },
  { code: '15', words: 'Cancelled', refusal: { resultCode: 'Cancelled', isFraud: false } },
  { code: '16', words: 'Shopper Cancelled', refusal: { resultCode: 'Cancelled', isFraud: false } },
  { code: '20', words: 'FRAUD', refusal: { resultCode: 'Refused', isFraud: true } },
  { code: '22', words: 'FRAUD-CANCELLED', refusal: { resultCode: 'Cancelled', isFraud: true } },
  { code: '31', words: 'Issuer Suspected Fraud', refusal: { resultCode: 'Refused', isFraud: true } },
];

const plainRefusal: Refusal = { resultCode: 'Refused', isFraud: false };

/** Results of the provider after which money may be on its way: the webhook says so. */
export const mayBePaid: ReadonlySet<string> = new Set(['Authorised', 'PartiallyAuthorised', 'Pending', 'Received']);

export const isRefusal = (resultCode: string): resultCode is Refusal['resultCode'] =>
  resultCode === 'Refused' || resultCode === 'Cancelled' || resultCode === 'Error';

/** A reason says more than the result that it stands beside; it may be missing. */
export const refusalOfCode = (code: string | undefined, resultCode: Refusal['resultCode'] = 'Refused'): Refusal =>
  reasons.find((reason) => reason.code === code)?.refusal ?? { resultCode, isFraud: false };

export const refusalOfWords = (words: string | null | undefined): Refusal =>
  reasons.find((reason) => reason.words === words)?.refusal ?? plainRefusal;

type Charged = Pick<SessionRow, 'chargedCardId' | 'directDebitId'>;

/** Whether something is charged while its owner is away. */
export const isUnattended = ({ chargedCardId, directDebitId }: Charged): boolean =>
  chargedCardId !== null || directDebitId !== null;

/**
 * What a refusal does to its session (PH-10). Who has stopped a payment was not refused. Of what is charged while its owner is
 * away, one is the end of it: nobody is there to try another.
 */
export function afterRefusal(
  session: Pick<SessionRow, 'state' | 'refusals'> & Charged,
  { resultCode, isFraud }: Refusal,
): Pick<SessionRow, 'state' | 'refusals' | 'resultCode'> {
  const { state, refusals: before } = session;
  const refusals = Math.min(MOST_REFUSALS, before + (resultCode === 'Cancelled' ? 0 : 1));
  const isEnded = state !== 'OPEN' && state !== 'PENDING';
  if (state === 'PAID') return { state, refusals, resultCode: 'Authorised' };
  if (isFraud || state === 'BLOCKED') return { state: 'BLOCKED', refusals, resultCode };
  if (refusals === MOST_REFUSALS || (isUnattended(session) && !isEnded))
    return { state: 'REFUSED', refusals, resultCode };
  return { state: isEnded ? state : 'OPEN', refusals, resultCode };
}

/**
 * What the provider's own word for a session does to it; undefined: nothing yet. That it is paid is for its webhook to say, which
 * names the amount and comes again until we have it.
 */
export function afterWord(word: string): Partial<Pick<SessionRow, 'state' | 'resultCode'>> | undefined {
  switch (word) {
    case 'completed':
      return { state: 'PENDING', resultCode: 'Authorised' };
    case 'paymentPending':
      return { state: 'PENDING', resultCode: 'Pending' };
    case 'refused':
      return { state: 'REFUSED', resultCode: 'Refused' };
    case 'canceled':
      return { state: 'CANCELLED', resultCode: 'Cancelled' };
    case 'expired':
      return { state: 'EXPIRED' };
    default:
      return undefined;
  }
}

const notMade: Readonly<Record<string, string>> = {
  Refused: 'That payment wasn’t accepted, and nothing was taken. You can try again, or pay in another way.',
  Cancelled: 'That payment was stopped, and nothing was taken. You can try again.',
  Error: 'Something went wrong with that payment, and nothing was taken. You can try again.',
};

const over: Readonly<Partial<Record<SessionState, string>>> = {
  REFUSED: 'These payments weren’t accepted, and nothing was taken. You can begin again, and pay in another way.',
  BLOCKED:
    'We can’t take this payment, and nothing was taken. Please ask your bank, or begin again and pay in another way.',
  CANCELLED: 'This payment was stopped. You can begin again.',
  EXPIRED:
    'The hour for this payment is over. You can begin again. You’ll never pay twice: we send back what comes twice.',
};

const cardNotMade: typeof notMade = {
  ...notMade,
  Refused: 'Your bank didn’t accept that payment, and nothing was taken. You can try again, or use another card.',
  Error: 'Something went wrong at your bank, and nothing was taken. You can try again.',
};

const cardOver: typeof over = {
  ...over,
  REFUSED: 'Your bank didn’t accept these payments, and nothing was taken. You can begin again with another card.',
  BLOCKED: 'We can’t take this payment, and nothing was taken. Please ask your bank, or begin again with another card.',
};

const debitNotMade: Readonly<Record<string, string>> = {
  Refused:
    'A Direct Debit can’t be set up for this account, and nothing was taken. Check its details, or use another account.',
  Error: 'Something went wrong at your bank, and nothing was set up. You can try again.',
};

const debitOver: Readonly<Partial<Record<SessionState, string>>> = {
  REFUSED:
    'Your bank didn’t accept this Direct Debit, and nothing was taken. You can begin again with another account.',
  BLOCKED: 'We can’t set up this Direct Debit. Please ask your bank, or begin again with another account.',
  CANCELLED: 'This Direct Debit wasn’t set up, or has ended since. You can begin again.',
  EXPIRED: 'The hour for setting up this Direct Debit is over. You can begin again.',
};

/** What is only checked, or set up, is a card’s or an account’s; money can come by the wallet, too. */
const wordsFor: Readonly<Partial<Record<SessionRow['purpose'], [typeof notMade, typeof over]>>> = {
  DIRECT_DEBIT: [debitNotMade, debitOver],
  KEPT_CARD: [cardNotMade, cardOver],
};

/** What a customer reads of a payment that was not made (PH-10); a bank's reasons are not shown. Null where nothing is wrong. */
export function errorMessage({
  purpose,
  state,
  resultCode,
}: Pick<SessionRow, 'purpose' | 'state' | 'resultCode'>): string | null {
  const { [purpose]: [refused, ended] = [notMade, over] } = wordsFor;
  if (state === 'OPEN') return refused[resultCode ?? ''] ?? null;
  return ended[state] ?? null;
}
