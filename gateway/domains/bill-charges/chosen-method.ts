import type { components } from '../../../openapi/generated/gateway.d.ts';
import type { LocalDate } from '../../../platform/clock/local-date.ts';
import type { Executor } from '../../../platform/db/open.ts';
import { cardInWords } from '../../words/card-words.ts';
import { findKeptCard } from '../payments/kept-cards.service.ts';
import { isExpired } from '../payments/payments.rules.ts';
import { findMethod } from './bill-charges.store.ts';
import { findDebit, type DebitRow } from './direct-debits.store.ts';

type Card = components['schemas']['KeptCard'];

/** What a member's bills are charged to. */
export type Method = { by: 'CARD'; card: Card } | { by: 'DIRECT_DEBIT'; debit: DebitRow };
/** `gone`: it is kept no more. */
type Chosen = Method | 'gone' | undefined;

/** What a member's bills are charged to: undefined where nothing is chosen, `gone` where it is kept no more. */
export async function chosenMethod(db: Executor, memberId: string): Promise<Chosen> {
  const method = await findMethod(db, memberId);
  if (!method) return undefined;
  if (method.directDebitId !== null) {
    const debit = await findDebit(db, method.directDebitId);
    return debit ? { by: 'DIRECT_DEBIT', debit } : 'gone';
  }
  const card = await findKeptCard(db, memberId, method.cardId ?? '');
  return card ? { by: 'CARD', card } : 'gone';
}

/**
 * Of what a member has chosen that which can be charged; a Direct Debit that its bank has yet to accept is waited for. `today`: UK local date.
 */
export function chargeableOf(chosen: Chosen, today: LocalDate): Method | undefined {
  if (chosen === undefined || chosen === 'gone') return undefined;
  return chosen.by === 'CARD' && isExpired(chosen.card, today) ? undefined : chosen;
}

/** What a member's bills can be charged to. */
export async function chargeableMethod(db: Executor, memberId: string, today: LocalDate): Promise<Method | undefined> {
  return chargeableOf(await chosenMethod(db, memberId), today);
}

export const accountInWords = (endingIn: string | null): string =>
  endingIn === null ? 'bank account' : `bank account ending in ${endingIn}`;

/** What was charged, in words; of what is kept no more that it was a card, or an account. */
export async function chargedInWords(
  db: Executor,
  memberId: string,
  { chargedCardId, directDebitId }: { chargedCardId: string | null; directDebitId: string | null },
): Promise<string> {
  if (directDebitId !== null) return accountInWords((await findDebit(db, directDebitId))?.endingIn ?? null);
  const card = chargedCardId === null ? undefined : await findKeptCard(db, memberId, chargedCardId);
  return card ? cardInWords(card) : 'card';
}
