import type { Executor } from '../../../platform/db/open.ts';
import type { Dependencies } from '../../dependencies.ts';
import { ProviderRefusal } from '../../payment-provider/provider-refusal.ts';
import { saveCards } from './kept-cards.store.ts';
import { findPayment } from './payments.store.ts';

const GIVE_BACK = 'payments.give-back';
const SEE_CARDS = 'payments.see-cards';

type Deps = Pick<Dependencies, 'db' | 'clock' | 'jobs' | 'provider' | 'log'>;

/** Has the money of a payment sent back. Belongs into the transaction in which that is found to be right. */
export async function askToGiveBack(jobs: Dependencies['jobs'], tx: Executor, paymentId: string, now: Date) {
  await jobs.enqueue(tx, GIVE_BACK, { paymentId }, now);
}

/**
 * Has a look at which cards of a member the provider keeps. Belongs into the transaction in which one is kept, or forgotten. The looks of a member follow each
 * other: what an earlier one was told is never written down after what a later one was.
 */
export async function askForCards(jobs: Dependencies['jobs'], tx: Executor, memberId: string, now: Date) {
  await jobs.enqueueInLine(tx, `${SEE_CARDS}:${memberId}`, { kind: SEE_CARDS, payload: { memberId }, runAt: now });
}

/** Names the jobs of payments; once for each gateway. Endless, as a provider that is away keeps nobody's money for good. */
export function handlePaymentJobs(deps: Deps): void {
  const isEndless = true;
  deps.jobs.handleOutside(GIVE_BACK, ({ paymentId }) => giveBack(deps, String(paymentId)), { isEndless });
  deps.jobs.handleOutside(SEE_CARDS, ({ memberId }) => seeCards(deps, String(memberId)), { isEndless });
}

async function giveBack({ db, provider, log }: Deps, paymentId: string): Promise<void> {
  const payment = await findPayment(db, paymentId);
  if (payment?.state !== 'GIVING_BACK') return;
  try {
    await provider.giveBack(payment);
  } catch (error) {
    if (!(error instanceof ProviderRefusal)) throw error;
    // A bank may have taken it back in between; the webhook says so.
    log.error({ err: error, paymentId }, 'the payment provider gives money back no more');
  }
}

async function seeCards({ db, clock, provider }: Deps, memberId: string): Promise<void> {
  const cards = await provider.cardsOf(memberId);
  await db.transaction((tx) => saveCards(tx, memberId, cards, clock.now()));
}
