import { HOUR_MS } from '../../../platform/clock/clock.ts';
import type { Executor } from '../../../platform/db/open.ts';
import type { Dependencies } from '../../dependencies.ts';
import { showBanner, withdrawBanner } from '../banners/show-banner.ts';
import { findMember, lockMember } from '../members/members.rows.ts';
import { isYetToCollect } from '../payments/charge-kept.ts';
import type { PaymentPurpose } from '../payments/purposes.ts';
import { CARD_TOPIC } from './bill-charges.messages.ts';
import { deleteMethod, findMethod, saveMethod } from './bill-charges.store.ts';
import { confirmedMessage, endedBanner, endedMessage, setUpMessage, type Ended } from './direct-debit.messages.ts';
import {
  changeDebit,
  deleteDebit,
  findDebit,
  findDebitOf,
  insertDebit,
  takeUnconfirmed,
  takeUnseen,
} from './direct-debits.store.ts';
import { tellDueBills } from './due-banner.ts';
import { moveCharges } from './planned-charges.ts';

const SEE = 'bill-charges.see-debit';
const FORGET = 'bill-charges.end-debit';

type Deps = Pick<Dependencies, 'clock' | 'env' | 'jobs' | 'outbox'>;

/** What a payment session is for in which a Direct Debit is set up; nothing is due in it. The thing is the member, so that they set up one at a time. */
export function directDebitSetUp(deps: Deps): PaymentPurpose {
  return {
    due: () => Promise.resolve(0),
    keeps: {
      async begins(tx, { id: sessionId, memberId, state: sessionState }, keptId) {
        const { clock } = deps;
        await lockMember(tx, memberId);
        const before = await findMethod(tx, memberId);
        // The bank may have accepted it before we hear that there is one.
        const state = sessionState === 'PAID' ? 'ACTIVE' : 'PENDING';
        await insertDebit(tx, { id: keptId, memberId, sessionId, state, setUpAt: clock.now() });
        await saveMethod(tx, { memberId, cardId: null, directDebitId: keptId, chosenAt: clock.now() });
        if (before?.directDebitId && before.directDebitId !== keptId) await forgetDebit(deps, tx, before.directDebitId);
        await withdrawBanner(tx, memberId, CARD_TOPIC);
        await tellDueBills(deps, tx, memberId);
        await askToSee(deps, tx, keptId);
      },
      async refused(tx, keptId) {
        await endByBank(deps, tx, keptId, 'refused');
      },
      async unwanted(tx, { memberId }, keptId) {
        await askToForget(deps, tx, memberId, keptId);
      },
    },
    async pay(tx, { id: sessionId }, amountInPence) {
      const debit = await findDebitOf(tx, sessionId);
      if (debit) {
        await changeDebit(tx, debit.id, { state: 'ACTIVE' });
        await askToSee(deps, tx, debit.id);
      }
      return amountInPence === 0;
    },
    takeBack: () => Promise.resolve(),
    async ended(tx, { id: sessionId }, why) {
      const debit = why === 'UNHEARD' ? await findDebitOf(tx, sessionId) : undefined;
      // Bills would wait for it for good.
      if (debit) await endByBank(deps, tx, debit.id, 'unheard');
    },
  };
}

async function askToSee({ jobs, clock }: Deps, tx: Executor, directDebitId: string): Promise<void> {
  await jobs.enqueue(tx, SEE, { directDebitId }, clock.now());
}

/** Ends a Direct Debit here at once, and at the provider by a job; what its bank has been asked for already is still collected. */
export async function forgetDebit(deps: Deps, tx: Executor, id: string): Promise<void> {
  const debit = await deleteDebit(tx, id);
  if (debit) await askToForget(deps, tx, debit.memberId, id);
}

async function askToForget({ jobs, clock }: Deps, tx: Executor, memberId: string, directDebitId: string) {
  await jobs.enqueue(tx, FORGET, { memberId, directDebitId }, clock.now());
}

/** Notes that a bank has ended a Direct Debit, or says nothing of it, and tells its member; one that is not there any more was told of. */
export async function endByBank(deps: Deps, tx: Executor, id: string, how: Ended): Promise<void> {
  const debit = await findDebit(tx, id);
  if (!debit) return;
  const { memberId } = debit;
  if (!(await endQuietly(deps, tx, memberId, id))) return;
  await showBanner(tx, memberId, endedBanner(how), deps.clock.now());
  const member = await findMember(tx, memberId);
  if (member) await deps.outbox.post(tx, endedMessage(member, how, deps.env));
}

/** Ends a Direct Debit without a letter. Gives whether bills were to be paid by it. */
export async function endQuietly(deps: Deps, tx: Executor, memberId: string, id: string): Promise<boolean> {
  await lockMember(tx, memberId);
  await forgetDebit(deps, tx, id);
  const isChosen = (await findMethod(tx, memberId))?.directDebitId === id;
  if (isChosen) await deleteMethod(tx, memberId);
  await tellDueBills(deps, tx, memberId);
  return isChosen;
}

/** Names the jobs of Direct Debits; once for each gateway. Endless: a provider that is away must not keep one alive that its owner has ended. */
export function handleDebitJobs(deps: Dependencies): void {
  const isEndless = true;
  deps.jobs.handleOutside(SEE, ({ directDebitId }) => see(deps, String(directDebitId)), { isEndless });
  deps.jobs.handleOutside(
    FORGET,
    ({ memberId, directDebitId }) => forget(deps, String(memberId), String(directDebitId)),
    { isEndless },
  );
}

/** Waits for what is to be collected by it still: a provider that was away has yet to hear of that. */
async function forget(deps: Dependencies, memberId: string, directDebitId: string): Promise<void> {
  const { db, clock, jobs, provider } = deps;
  if (!(await isYetToCollect(db, directDebitId))) return provider.forgetKept(memberId, directDebitId);
  await jobs.enqueue(db, FORGET, { memberId, directDebitId }, new Date(clock.now().getTime() + HOUR_MS));
}

/**
 * Asks the provider how a Direct Debit is told. Only then its member is written to, as they are to read which account it is: that it was set up, on which
 * days the bills are collected that were planned before, and the confirmation once its bank has accepted it.
 */
async function see(deps: Dependencies, id: string): Promise<void> {
  const { db, clock, env, outbox, provider } = deps;
  const debit = await findDebit(db, id);
  const told = debit && (await provider.debitsOf(debit.memberId)).find((one) => one.id === id);
  if (!told) return;
  const { endingIn, reference } = told;
  await db.transaction(async (tx) => {
    const member = await lockMember(tx, debit.memberId);
    const seen = await takeUnseen(tx, id, { endingIn, reference });
    if (seen && member) {
      await outbox.post(tx, setUpMessage(member, seen, env));
      await moveCharges(deps, tx, seen.memberId, { by: 'DIRECT_DEBIT', debit: seen });
    }
    const confirmed = await takeUnconfirmed(tx, id, clock.now());
    if (confirmed && member) await outbox.post(tx, confirmedMessage(member, confirmed, env));
  });
}
