import { DAY_MS, HOUR_MS, ukDateOf } from '../../../platform/clock/clock.ts';
import { ukTime } from '../../../platform/clock/uk-time.ts';
import type { Executor } from '../../../platform/db/open.ts';
import type { Dependencies } from '../../dependencies.ts';
import { showBanner, withdrawBanner } from '../banners/show-banner.ts';
import { chargeKept } from '../payments/charge-kept.ts';
import { chargeableCard, findKeptCard } from '../payments/kept-cards.service.ts';
import { isExpired } from '../payments/payments.rules.ts';
import type { CardPorts, PaidSubject, PurposePorts, Subject, WhyUnpaid } from '../payments/purposes.ts';
import {
  AUTOMATIC_TOPIC,
  notAskedMessage,
  notChargedMessage,
  stoppedBanner,
  stoppedMessage,
  turnedOnMessage,
  type Stopped,
} from './airtime.messages.ts';
import { AGAIN_AFTER_MS, AUTOMATIC_BY, debtFirst, leftToday, MOST_FAILURES } from './airtime.rules.ts';
import { changeAccount, changeTopUp, findAccount, lockAccount, openTopUp, recentTopUps } from './airtime.store.ts';
import { endWait, isTriedLater, type Awaited } from './awaited-credit.ts';
import { askToTopUp, isLow, TOP_UP_LOW } from './low-balance.ts';
import { subjectOf } from './top-ups.service.ts';
import { writeTo, type AirtimeDeps } from './write-to.ts';

/** When a top-up comes that was more than what a day allowed: while our team is there. */
const MORNING = 9;

/**
 * Has a member's credit topped up by itself from a kept card, in the place of the one before. Throws 404 `card.not-found`, also for someone
 * else's, 409 `card.expired` and 409 `airtime.debt`.
 */
export async function turnOn(
  deps: AirtimeDeps & Pick<Dependencies, 'db'>,
  memberId: string,
  cardId: string,
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const before = await lockAccount(tx, memberId);
    if (before.debtInPence > 0) throw debtFirst(before.debtInPence);
    const card = await chargeableCard(tx, memberId, cardId, deps.clock.today());
    if (before.automaticCardId === cardId) return;
    await changeAccount(tx, memberId, { automaticCardId: cardId, automaticFailures: 0, automaticAgainAt: null });
    await withdrawBanner(tx, memberId, AUTOMATIC_TOPIC);
    await writeTo(deps, tx, memberId, (member) => turnedOnMessage(member, card, deps.env));
    if (isLow({ ...before, automaticCardId: cardId })) await askToTopUp(deps, tx, memberId);
  });
}

/** Charges nothing by itself any more; `how`: what a plan hears that waits for it. Whether it was on. Belongs into a transaction. */
export async function turnOff(
  deps: Pick<Dependencies, 'clock' | 'jobs'>,
  tx: Executor,
  memberId: string,
  how: Exclude<Awaited, 'MORE'> = 'OFF',
): Promise<boolean> {
  const account = await lockAccount(tx, memberId);
  await changeAccount(tx, memberId, { automaticCardId: null, automaticFailures: 0, automaticAgainAt: null });
  await endWait(deps, tx, account, how);
  await withdrawBanner(tx, memberId, AUTOMATIC_TOPIC);
  return account.automaticCardId !== null;
}

/** What a plan hears that waits for a top-up, where that has stopped. */
const toldOfStop: Readonly<Record<Stopped, Exclude<Awaited, 'MORE'>>> = {
  refused: 'FAILED',
  expired: 'OFF',
  gone: 'OFF',
  unheard: 'UNHEARD',
};

/** What kept cards are given: one that is forgotten tops up no more, and its member is told. */
export function automaticCardPorts(deps: AirtimeDeps): CardPorts {
  return {
    async cardForgotten(tx, memberId, cardId) {
      if ((await findAccount(tx, memberId)).automaticCardId === cardId) await stop(deps, tx, memberId, 'gone');
    },
  };
}

/**
 * Notes that the card of an automatic top-up was not charged: it is tried again a day later, and given up after a bank's third no, or at once where it
 * may have been charged or the provider keeps it no more. That a bank was not asked is our own fault, and no no of its.
 */
export async function noteNotCharged(
  deps: AirtimeDeps,
  tx: Executor,
  { memberId, chargedCardId }: Pick<PaidSubject, 'memberId' | 'chargedCardId'>,
  why?: WhyUnpaid,
): Promise<void> {
  const account = await lockAccount(tx, memberId);
  // It was turned off while the bank was asked, or another card stands in its place.
  if (account.automaticCardId === null || account.automaticCardId !== chargedCardId) return;
  if (why === 'UNHEARD') return stop(deps, tx, memberId, 'unheard');
  if (why === 'GONE') return stop(deps, tx, memberId, 'gone');
  const isRefused = why !== 'NOT_ASKED';
  const automaticFailures = account.automaticFailures + (isRefused ? 1 : 0);
  if (automaticFailures >= MOST_FAILURES) return stop(deps, tx, memberId, 'refused');
  const automaticAgainAt = new Date(deps.clock.now().getTime() + AGAIN_AFTER_MS);
  await changeAccount(tx, memberId, { automaticFailures, automaticAgainAt });
  await endWait(deps, tx, account, 'FAILED');
  await askToTopUp(deps, tx, memberId, automaticAgainAt);
  await writeTo(deps, tx, memberId, (member) =>
    isRefused ? notChargedMessage(member, automaticFailures, deps.env) : notAskedMessage(member, deps.env),
  );
}

/** Turns it off, and tells its member by email and on top of the pages. */
async function stop(deps: AirtimeDeps, tx: Executor, memberId: string, why: Stopped): Promise<void> {
  await turnOff(deps, tx, memberId, toldOfStop[why]);
  await showBanner(tx, memberId, stoppedBanner(why), deps.clock.now());
  await writeTo(deps, tx, memberId, (member) => stoppedMessage(member, why, deps.env));
}

/** Names the job that tops up what has fallen low; once for each gateway. Endless, as a provider may be away for a day. */
export function handleLowBalances(deps: Dependencies & PurposePorts): void {
  deps.jobs.handleOutside(TOP_UP_LOW, ({ memberId }) => topUpLow(deps, String(memberId)), { isEndless: true });
}

async function topUpLow(deps: Dependencies & PurposePorts, memberId: string): Promise<void> {
  const { db, clock } = deps;
  const now = clock.now();
  const account = await findAccount(db, memberId);
  if (!isLow(account)) return;
  // It was not charged, and its member goes on spending: the job that was asked for then tries again.
  if (isTriedLater(account, now)) return;
  const recent = await recentTopUps(db, memberId, now);
  // Its owner is paying now: that may be enough.
  const isPaying = recent.some(({ isAutomatic, isUnderWay }) => isUnderWay && !isAutomatic);
  if (isPaying) return askToTopUp(deps, db, memberId, new Date(now.getTime() + HOUR_MS));
  if (
    leftToday(
      recent.filter(({ paidAt }) => paidAt),
      now,
    ) < AUTOMATIC_BY
  )
    return askToTopUp(deps, db, memberId, new Date(ukTime(ukDateOf(new Date(now.getTime() + DAY_MS)), MORNING)));
  const topUp = { memberId, isAutomatic: true, amountInPence: AUTOMATIC_BY, begunAt: now };
  const reference = await openTopUp(db, topUp);
  const thing = { ...subjectOf(reference), memberId };
  const answer = await chargeKept(deps, {
    ...thing,
    keptNow: (tx) => cardNow(deps, tx, thing),
    // Who has turned it off, or chosen another card, wants the one before to be charged no more.
    isWanted: async (tx, { keptId }) => (await lockAccount(tx, memberId)).automaticCardId === keptId,
  });
  if (answer === 'busy') await askToTopUp(deps, db, memberId, new Date(now.getTime() + HOUR_MS));
}

/** The card to charge now; null where nothing is (any more). */
async function cardNow(
  deps: AirtimeDeps,
  tx: Executor,
  { memberId, reference }: Subject,
): Promise<{ by: 'CARD'; keptId: string } | null> {
  const account = await lockAccount(tx, memberId);
  const card = isLow(account) ? await findKeptCard(tx, memberId, account.automaticCardId ?? '') : undefined;
  if (card && !isExpired(card, deps.clock.today())) return { by: 'CARD', keptId: card.id };
  // No session comes of it: it would count towards every day from now on.
  await changeTopUp(tx, reference, { isUnderWay: false });
  if (isLow(account)) await stop(deps, tx, memberId, card ? 'expired' : 'gone');
  return null;
}
