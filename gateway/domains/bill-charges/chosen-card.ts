import type { components } from '../../../openapi/generated/gateway.d.ts';
import type { LocalDate } from '../../../platform/clock/local-date.ts';
import type { Executor } from '../../../platform/db/open.ts';
import { findKeptCard } from '../payments/kept-cards.service.ts';
import { isExpired } from './bill-charges.rules.ts';
import { findMethod } from './bill-charges.store.ts';

type Card = components['schemas']['KeptCard'];
/** `gone`: the card is kept no more. */
type Chosen = Card | 'gone' | undefined;

/** The card that a member's bills are charged to: undefined where none is chosen, `gone` where it is kept no more. */
export async function chosenCard(db: Executor, memberId: string): Promise<Chosen> {
  const method = await findMethod(db, memberId);
  return method && ((await findKeptCard(db, memberId, method.cardId)) ?? 'gone');
}

/** Of what a member has chosen the card that can be charged. `today`: UK local date. */
export const chargeableOf = (chosen: Chosen, today: LocalDate): Card | undefined =>
  chosen === undefined || chosen === 'gone' || isExpired(chosen, today) ? undefined : chosen;

/** The card that a member's bills can be charged to. */
export async function chargeableCard(db: Executor, memberId: string, today: LocalDate): Promise<Card | undefined> {
  return chargeableOf(await chosenCard(db, memberId), today);
}
