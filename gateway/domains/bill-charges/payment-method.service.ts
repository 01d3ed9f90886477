import type { components } from '../../../openapi/generated/gateway.d.ts';
import type { Executor } from '../../../platform/db/open.ts';
import { HttpProblem, notFound } from '../../../platform/http/problem.ts';
import type { Dependencies } from '../../dependencies.ts';
import { withdrawBanner } from '../banners/show-banner.ts';
import { lockMember } from '../members/members.rows.ts';
import { findKeptCard } from '../payments/kept-cards.service.ts';
import type { CardPorts } from '../payments/purposes.ts';
import { CARD_TOPIC, chosenMessage, takenBackMessage } from './bill-charges.messages.ts';
import { isExpired } from './bill-charges.rules.ts';
import { watchExpiry } from './bill-charges.jobs.ts';
import { chosenCard } from './chosen-card.ts';
import { tellDueBills } from './due-banner.ts';
import { chargesOf, deleteMethod, findMethod, saveMethod } from './bill-charges.store.ts';

type Schemas = components['schemas'];
type Deps = Pick<Dependencies, 'db' | 'clock' | 'env' | 'jobs' | 'outbox'>;

/** How a member's bills are paid, and which of them are to be charged. */
export async function paymentMethodOf(db: Executor, memberId: string): Promise<Schemas['PaymentMethod']> {
  const card = await chosenCard(db, memberId);
  const planned = (await chargesOf(db, memberId)).filter(({ state }) => state === 'PLANNED');
  const isCharged = card !== undefined && card !== 'gone';
  return {
    card: isCharged ? card : null,
    charges: isCharged ? planned.map(({ billId, on }) => ({ billId, on })) : [],
  };
}

/**
 * Has the bills of a member charged to a card, in place of the one before; chosen again it stays as it is. Throws 404 `card.not-found`, also for
 * someone else's, and 409 `card.expired`.
 */
export async function choosePaymentMethod(
  deps: Deps,
  memberId: string,
  cardId: string,
): Promise<Schemas['PaymentMethod']> {
  const { db, clock, env, outbox } = deps;
  return db.transaction(async (tx) => {
    const member = await lockMember(tx, memberId);
    const card = await findKeptCard(tx, memberId, cardId);
    if (!member || !card) throw notFound('card');
    if (isExpired(card, clock.today()))
      throw new HttpProblem(409, 'card.expired', { message: 'This card has expired. Please choose another one.' });
    const before = await findMethod(tx, memberId);
    if (before?.cardId !== cardId) {
      await saveMethod(tx, { memberId, cardId, chosenAt: clock.now() });
      await withdrawBanner(tx, memberId, CARD_TOPIC);
      await watchExpiry(deps, tx, memberId, card);
      await tellDueBills(deps, tx, memberId);
      await outbox.post(tx, chosenMessage(member, card, env));
    }
    return paymentMethodOf(tx, memberId);
  });
}

/** Charges no card any more: the member pays each bill themselves. Where none was chosen it does nothing. */
export async function removePaymentMethod(deps: Deps, memberId: string): Promise<void> {
  await deps.db.transaction((tx) => endCharging(deps, tx, memberId));
}

/** What kept cards are given: one that is forgotten is charged no more. */
export function cardPorts(deps: Omit<Deps, 'db'>): CardPorts {
  return {
    async cardForgotten(tx, memberId, cardId) {
      if ((await findMethod(tx, memberId))?.cardId === cardId) await endCharging(deps, tx, memberId);
    },
  };
}

async function endCharging(deps: Omit<Deps, 'db'>, tx: Executor, memberId: string): Promise<void> {
  const member = await lockMember(tx, memberId);
  if (!(await deleteMethod(tx, memberId))) return;
  await withdrawBanner(tx, memberId, CARD_TOPIC);
  await tellDueBills(deps, tx, memberId);
  if (member) await deps.outbox.post(tx, takenBackMessage(member, deps.env));
}

/** All that is held of how a member's bills are paid. */
export async function paymentMethodData(
  db: Executor,
  memberId: string,
): Promise<Pick<Schemas['MemberData'], 'paymentMethod' | 'billCharges'>> {
  const method = await findMethod(db, memberId);
  return {
    paymentMethod: method ? { cardId: method.cardId, chosenAt: method.chosenAt.toISOString() } : null,
    billCharges: (await chargesOf(db, memberId)).map(({ billId, attempt, on, state }) => ({
      billId,
      attempt,
      on,
      state,
    })),
  };
}
