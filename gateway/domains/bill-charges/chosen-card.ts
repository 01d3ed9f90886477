import type { components } from '../../../openapi/generated/gateway.d.ts';
import type { LocalDate } from '../../../platform/clock/local-date.ts';
import type { Executor } from '../../../platform/db/open.ts';
import { findKeptCard } from '../payments/kept-cards.service.ts';
import { isExpired } from './bill-charges.rules.ts';
import { findMethod } from './bill-charges.store.ts';

type Card = components['schemas']['KeptCard'];

/** The card that a member's bills are charged to: undefined where none is chosen, `gone` where it is kept no more. */
export async function chosenCard(db: Executor, memberId: string): Promise<Card | 'gone' | undefined> {
  const method = await findMethod(db, memberId);
  return method && ((await findKeptCard(db, memberId, method.cardId)) ?? 'gone');
}

/** The card that a member's bills can be charged to. `today`: UK local date. */
export async function chargeableCard(db: Executor, memberId: string, today: LocalDate): Promise<Card | undefined> {
  const card = await chosenCard(db, memberId);
  return card === undefined || card === 'gone' || isExpired(card, today) ? undefined : card;
}
