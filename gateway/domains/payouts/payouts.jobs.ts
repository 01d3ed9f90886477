import { HOUR_MS } from '../../../platform/clock/clock.ts';
import type { Executor } from '../../../platform/db/open.ts';
import type { Dependencies } from '../../dependencies.ts';
import type { Message } from '../../outbox/outbox.ts';
import { ProviderRefusal } from '../../payment-provider/provider-refusal.ts';
import type { Addressee } from '../../words/mail-words.ts';
import { findMember } from '../members/members.rows.ts';
import { failedMessage, paidMessage } from './payouts.messages.ts';
import { SEND, type PayoutRow } from './payouts.rules.ts';
import { findPayout, forgotten, passPayout } from './payouts.rows.ts';
import { remindNow, REMIND } from './payout-reminders.ts';
import { askForAccount, owingOf } from './payouts.service.ts';

const LOOK = 'payouts.look';

/** Gives the key of an order, which its member knows it by. */
export interface OrderKeyPort {
  orderKeyOf: (db: Executor, orderId: string) => Promise<string>;
}

type Deps = Dependencies & OrderKeyPort;

/** Names the jobs that pay out and remind; once for each gateway. Endless: what is owed is owed however long the provider is away. */
export function handlePayoutJobs(deps: Deps): void {
  const isEndless = true;
  deps.jobs.handleOutside(SEND, ({ payoutId }) => send(deps, String(payoutId)), { isEndless });
  deps.jobs.handleOutside(LOOK, ({ payoutId }) => look(deps, String(payoutId)), { isEndless });
  deps.jobs.handle(REMIND, async (tx, { orderId, memberId, tries, isLast }) => {
    const whose = { id: String(orderId), memberId: String(memberId), tries: Number(tries), isLast: isLast === true };
    const keyOf = (db: Executor, id: string) => deps.orderKeyOf(db, id);
    await remindNow({ ...deps, keyOf }, tx, { ...whose, owing: await owingOf(tx, whose) });
  });
}

/** Hands the money over to the provider, once, and forgets the account: the provider has it. */
async function send(deps: Deps, id: string): Promise<void> {
  const { db, provider, log } = deps;
  const payout = await findPayout(db, id);
  if (payout?.state !== 'ASKED') return;
  const { amountInPence, holderName, sortCode, accountNumber, orderId } = payout;
  if (holderName === null || sortCode === null || accountNumber === null)
    throw new Error(`Payout ${id} has no account`);
  const statement = await deps.orderKeyOf(db, orderId);
  try {
    const transferId = await provider.payOut({ id, amountInPence, holderName, sortCode, accountNumber, statement });
    await db.transaction(async (tx) => {
      const sent = await passPayout(tx, payout, { state: 'SENT', transferId, ...forgotten });
      if (sent) await lookAgain(deps, tx, id);
    });
  } catch (error) {
    if (!(error instanceof ProviderRefusal)) throw error;
    log.error(
      { err: error, payoutId: id },
      'the payment provider does not pay out: see to it, its member was asked for another account',
    );
    await fail(deps, payout);
  }
}

async function lookAgain({ jobs, clock }: Deps, tx: Executor, payoutId: string): Promise<void> {
  await jobs.enqueue(tx, LOOK, { payoutId }, new Date(clock.now().getTime() + HOUR_MS));
}

/** Asks the provider whether the money has arrived, every hour until it is known. */
async function look(deps: Deps, id: string): Promise<void> {
  const { db, clock, provider } = deps;
  const payout = await findPayout(db, id);
  if (payout?.state !== 'SENT' || payout.transferId === null) return;
  const outcome = await provider.payoutOf(payout.transferId);
  if (outcome === 'SENT') return lookAgain(deps, db, id);
  if (outcome === 'FAILED') return fail(deps, payout);
  await db.transaction(async (tx) => {
    const paid = await passPayout(tx, payout, { state: 'PAID', endedAt: clock.now() });
    if (!paid) return;
    await write(deps, tx, paid, paidMessage);
    // More of it may have become known while this was on its way.
    await askForAccount(deps, tx, { id: paid.orderId, memberId: paid.memberId });
  });
}

/** The money is owed still, and its member is asked for another account. */
async function fail(deps: Deps, payout: PayoutRow): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const failed = await passPayout(tx, payout, { state: 'FAILED', endedAt: deps.clock.now(), ...forgotten });
    if (!failed) return;
    await askForAccount(deps, tx, { id: payout.orderId, memberId: payout.memberId });
    await write(deps, tx, failed, failedMessage);
  });
}

type Words = (member: Addressee, order: { id: string; key: string }, payout: PayoutRow, site: Deps['env']) => Message;

async function write(deps: Deps, tx: Executor, payout: PayoutRow, words: Words): Promise<void> {
  const member = await findMember(tx, payout.memberId);
  if (!member) return;
  const order = { id: payout.orderId, key: await deps.orderKeyOf(tx, payout.orderId) };
  await deps.outbox.post(tx, words(member, order, payout, deps.env));
}
