import type { components } from '../../../openapi/generated/gateway.d.ts';
import type { LocalDate } from '../../../platform/clock/local-date.ts';
import type { Executor } from '../../../platform/db/open.ts';
import { HttpProblem, notFound } from '../../../platform/http/problem.ts';
import type { Dependencies } from '../../dependencies.ts';
import { cardsOf, deleteCard, findOwnCard, type KeptCardRow } from './kept-cards.store.ts';
import { askForCards } from './payments.jobs.ts';
import { isExpired } from './payments.rules.ts';
import type { CardPorts, PaymentPurpose } from './purposes.ts';

type KeptCard = components['schemas']['KeptCard'];

/** A card is checked with £0, so that it can be kept: nothing is due, and nothing is to be taken back. */
export const cardCheck: PaymentPurpose = {
  due: () => Promise.resolve(0),
  pay: (_tx, _subject, amountInPence) => Promise.resolve(amountInPence === 0),
  takeBack: () => Promise.resolve(),
  ended: () => Promise.resolve(),
};

/** The cards that a member has had kept, newest first. */
export async function listKeptCards(db: Executor, memberId: string): Promise<KeptCard[]> {
  return (await cardsOf(db, memberId)).map(cardView);
}

/** A card that a member has had kept; undefined where it is gone, or somebody else's. */
export async function findKeptCard(db: Executor, memberId: string, id: string): Promise<KeptCard | undefined> {
  const card = await findOwnCard(db, memberId, id);
  return card && cardView(card);
}

/** A card that is about to be chosen. Throws 404 `card.not-found`, also for someone else's, and 409 `card.expired`. */
export async function chargeableCard(db: Executor, memberId: string, id: string, today: LocalDate): Promise<KeptCard> {
  const card = await findKeptCard(db, memberId, id);
  if (!card) throw notFound('card');
  if (isExpired(card, today))
    throw new HttpProblem(409, 'card.expired', { message: 'This card has expired. Please choose another one.' });
  return card;
}

/** Forgets a card, first at the provider. Throws 404 `card.not-found`, also for someone else's, and 503 `payment.unavailable`. */
export async function removeKeptCard(
  { db, clock, jobs, provider, cardForgotten }: Pick<Dependencies, 'db' | 'clock' | 'jobs' | 'provider'> & CardPorts,
  memberId: string,
  id: string,
): Promise<void> {
  const card = await findOwnCard(db, memberId, id);
  if (!card) throw notFound('card');
  await provider.orUnavailable((asked) => asked.forgetKept(memberId, id));
  await db.transaction(async (tx) => {
    await deleteCard(tx, id);
    await cardForgotten(tx, memberId, id);
    // A look that was under way may have been told of it still.
    await askForCards(jobs, tx, memberId, clock.now());
  });
}

function cardView({ id, brand, lastFour, expiryMonth, expiryYear, keptAt }: KeptCardRow): KeptCard {
  return { id, brand, lastFour, expiryMonth, expiryYear, keptAt: keptAt.toISOString() };
}
