import type { SnapshotFrom } from 'xstate';
import { paths } from '../shared/paths.ts';
import { backOf } from './back-of.rules.ts';
import type { payMachine } from './pay.machine.ts';
import { isSlow } from './pay.rules.ts';
import type { PaymentSession } from './pay.types.ts';

/** What the provider's page in the frame is begun with. */
export type CardFrame = { origin: string; sessionId: string; sessionData: string };

export type PayModel = {
  /** What is paid for; null until it is known. */
  /** OTHER: one that a newer gateway has. Null before the payment is read. */
  purpose: PaymentSession['purpose'] | 'OTHER' | null;
  amountInPence: number;
  /** What the amount is for; empty where the purpose says it all. */
  parts: PaymentSession['parts'];
  /** What went wrong, for the customer; null where nothing did (PH-10). */
  message: string | null;
  attemptsLeft: number;
  frame: CardFrame | null;
  /** What became of the last press is being asked. */
  isAsking: boolean;
  /** The bank takes days: it is asked for a Direct Debit, or for a bill that is collected by one. Null where it is not. */
  takesDays: 'setUp' | 'collection' | null;
  /** The bank takes longer than usual. */
  isSlow: boolean;
  /** The page that the payment leads to. */
  back: string;
};

const purposes: ReadonlySet<string> = new Set([
  'BROADBAND_BILL',
  'DIRECT_DEBIT',
  'KEPT_CARD',
  'PHONE_ORDER',
  'PHONE_BALANCE',
  'AIRTIME',
  'AIRTIME_DEBT',
  'SIM_PLAN',
]);

const purposeOf = ({ purpose }: PaymentSession): PaymentSession['purpose'] | 'OTHER' =>
  purposes.has(purpose) ? purpose : 'OTHER';

function takesDays(session: PaymentSession | null): PayModel['takesDays'] {
  if (session === null) return null;
  if (session.isCollection) return 'collection';
  return session.purpose === 'DIRECT_DEBIT' ? 'setUp' : null;
}

export function selectPay(snapshot: SnapshotFrom<typeof payMachine>): PayModel {
  const { session, providerPages: origin, failure, pressed, answer } = snapshot.context;
  const checkout = session?.checkout ?? null;
  const isRefusedAtOnce =
    (snapshot.matches('tooManyPayments') || snapshot.matches('orderOutdated')) && failure !== null;
  const isPaid = snapshot.matches('nothingDue');
  // What was wrong before is none of what is being tried now.
  const lastError = snapshot.matches('takingCard') && pressed !== null ? null : (session?.paymentErrorMessage ?? null);
  return {
    purpose: session && purposeOf(session),
    amountInPence: session?.amountInPence ?? 0,
    parts: session?.parts ?? [],
    message: isRefusedAtOnce ? failure.message : lastError,
    attemptsLeft: session?.attemptsLeft ?? 0,
    frame: checkout === null || origin === null ? null : { origin, ...checkout },
    isAsking: answer !== null,
    takesDays: takesDays(session),
    isSlow: isSlow(snapshot.context),
    // Who has nothing to pay any more has paid elsewhere, whatever their session was told last.
    back: session === null ? paths.dashboard : backOf(isPaid ? { ...session, state: 'PAID' } : session),
  };
}
