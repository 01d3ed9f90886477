import type { components } from '../../../openapi/generated/gateway.d.ts';
import { ukDateOf } from '../../../platform/clock/clock.ts';
import type { Executor } from '../../../platform/db/open.ts';
import { notFound } from '../../../platform/http/problem.ts';
import type { Dependencies } from '../../dependencies.ts';
import { withdrawBanner } from '../banners/show-banner.ts';
import { lockMember } from '../members/members.rows.ts';
import { chargeableCard } from '../payments/kept-cards.service.ts';
import type { CardPorts } from '../payments/purposes.ts';
import { giveUpPayments } from '../payments/payment-sessions.service.ts';
import { CARD_TOPIC, chosenMessage, takenBackMessage } from './bill-charges.messages.ts';
import { confirmedBy } from './bill-charges.rules.ts';
import { watchExpiry } from './bill-charges.jobs.ts';
import { chargeableMethod, chosenMethod } from './chosen-method.ts';
import { forgetDebit } from './direct-debits.ts';
import { debitsOf, type DebitRow } from './direct-debits.store.ts';
import { tellDueBills } from './due-banner.ts';
import { chargesOf, deleteMethod, findMethod, saveMethod } from './bill-charges.store.ts';
import { moveCharges } from './planned-charges.ts';

type Schemas = components['schemas'];
type Deps = Pick<Dependencies, 'db' | 'clock' | 'env' | 'jobs' | 'outbox'>;

/** How a member's bills are paid, and which of them are to be charged or are being collected. */
export async function paymentMethodOf(db: Executor, memberId: string): Promise<Schemas['PaymentMethod']> {
  const chosen = await chosenMethod(db, memberId);
  const isCharged = chosen !== undefined && chosen !== 'gone';
  const charges = (await chargesOf(db, memberId)).flatMap(({ billId, on, by, state }) => {
    const isAhead = state === 'COLLECTING' || (state === 'PLANNED' && isCharged);
    return isAhead ? [{ billId, on, by, state }] : [];
  });
  return {
    card: isCharged && chosen.by === 'CARD' ? chosen.card : null,
    directDebit: isCharged && chosen.by === 'DIRECT_DEBIT' ? debitView(chosen.debit) : null,
    charges,
  };
}

function debitView({ id, state, endingIn, reference, setUpAt }: DebitRow): Schemas['DirectDebit'] {
  const confirmed = confirmedBy(ukDateOf(setUpAt));
  return { id, state, endingIn, reference, setUpAt: setUpAt.toISOString(), confirmedBy: confirmed };
}

/**
 * Has the bills of a member charged to a card, in place of what was before; chosen again it stays as it is. Throws 404 `card.not-found`, also for
 * someone else's, and 409 `card.expired`.
 */
export async function choosePaymentMethod(
  deps: Deps,
  memberId: string,
  cardId: string,
): Promise<Schemas['PaymentMethod']> {
  const { db, clock, env, outbox } = deps;
  return db.transaction(async (tx) => {
    await giveUpSetUp(tx, memberId);
    const member = await lockMember(tx, memberId);
    if (!member) throw notFound('card');
    const card = await chargeableCard(tx, memberId, cardId, clock.today());
    const before = await findMethod(tx, memberId);
    if (before?.cardId !== cardId) {
      await saveMethod(tx, { memberId, cardId, directDebitId: null, chosenAt: clock.now() });
      const directDebitId = before?.directDebitId ?? null;
      if (directDebitId !== null) await forgetDebit(deps, tx, directDebitId);
      await withdrawBanner(tx, memberId, CARD_TOPIC);
      await watchExpiry(deps, tx, memberId, card);
      await moveCharges(deps, tx, memberId, { by: 'CARD', card });
      await tellDueBills(deps, tx, memberId);
      await outbox.post(tx, chosenMessage(member, { card, endsDebit: directDebitId !== null }, env));
    }
    return paymentMethodOf(tx, memberId);
  });
}

/**
 * Charges nothing any more: the member pays each bill themselves, a card stays kept, a Direct Debit ends. Where nothing was chosen it does
 * nothing.
 */
export async function removePaymentMethod(deps: Deps, memberId: string): Promise<void> {
  await deps.db.transaction(async (tx) => {
    await giveUpSetUp(tx, memberId);
    await endCharging(deps, tx, memberId);
  });
}

/**
 * What is chosen now counts more than a Direct Debit whose instruction was given before and that we have not heard of yet. What is said of setting
 * one up waits for this transaction: payments are locked before every row.
 */
const giveUpSetUp = (tx: Executor, memberId: string): Promise<void> =>
  giveUpPayments(tx, { purpose: 'DIRECT_DEBIT', reference: memberId });

/** What kept cards are given: one that is forgotten is charged no more. */
export function cardPorts(deps: Omit<Deps, 'db'>): CardPorts {
  return {
    async cardForgotten(tx, memberId, cardId) {
      if ((await findMethod(tx, memberId))?.cardId === cardId) await endCharging(deps, tx, memberId);
    },
  };
}

/** What orders are given: whether there is a way to pay bills. A Direct Debit that its bank has yet to accept is one. */
export const payPort = ({ clock }: Pick<Deps, 'clock'>) => ({
  hasWayToPay: async (db: Executor, memberId: string): Promise<boolean> =>
    (await chargeableMethod(db, memberId, clock.today())) !== undefined,
});

async function endCharging(deps: Omit<Deps, 'db'>, tx: Executor, memberId: string): Promise<void> {
  const member = await lockMember(tx, memberId);
  const before = await findMethod(tx, memberId);
  if (!before) return;
  const { directDebitId } = before;
  await deleteMethod(tx, memberId);
  if (directDebitId !== null) await forgetDebit(deps, tx, directDebitId);
  await withdrawBanner(tx, memberId, CARD_TOPIC);
  await tellDueBills(deps, tx, memberId);
  const by = directDebitId === null ? 'CARD' : 'DIRECT_DEBIT';
  if (member) await deps.outbox.post(tx, takenBackMessage(member, by, deps.env));
}

/** All that is held of how a member's bills are paid. */
export async function paymentMethodData(
  db: Executor,
  memberId: string,
): Promise<Pick<Schemas['MemberData'], 'paymentMethod' | 'directDebits' | 'billCharges'>> {
  const method = await findMethod(db, memberId);
  return {
    paymentMethod: method
      ? { cardId: method.cardId, directDebitId: method.directDebitId, chosenAt: method.chosenAt.toISOString() }
      : null,
    directDebits: (await debitsOf(db, memberId)).map(
      ({ id, state, endingIn, reference, setUpAt, confirmationSentAt }) => ({
        id,
        state,
        endingIn,
        reference,
        setUpAt: setUpAt.toISOString(),
        confirmationSentAt: confirmationSentAt?.toISOString() ?? null,
      }),
    ),
    billCharges: (await chargesOf(db, memberId)).map(({ billId, attempt, on, by, state }) => ({
      billId,
      attempt,
      on,
      by,
      state,
    })),
  };
}
