import type { components } from '../../../openapi/generated/gateway.d.ts';
import { DAY_MS } from '../../../platform/clock/clock.ts';
import type { Executor } from '../../../platform/db/open.ts';
import { findKeptCard, listKeptCards } from '../payments/kept-cards.service.ts';
import type { SimPlanRow } from './member-sim-plans.store.ts';

type KeptCard = components['schemas']['KeptCard'];
type Paying = Pick<SimPlanRow, 'memberId' | 'repeatPayBy' | 'repeatCardId' | 'boughtAt'>;

/** How long after a payment its card is still looked for: the provider tells us of it within seconds, or once it is back. */
const KEPT_WITHIN_MS = DAY_MS;

/**
 * The kept card with which a plan is repeated: the one that was chosen, or the one that its owner had kept as they paid for it. Undefined where it is paid
 * from credit, and where no such card is kept (any more).
 */
export async function repeatCardOf(db: Executor, row: Paying): Promise<KeptCard | undefined> {
  const { memberId, repeatPayBy, repeatCardId, boughtAt } = row;
  if (repeatPayBy !== 'CARD') return undefined;
  if (repeatCardId !== null) return findKeptCard(db, memberId, repeatCardId);
  if (boughtAt === null) return undefined;
  const paidAt = boughtAt.getTime();
  const isIts = ({ keptAt }: KeptCard) => Date.parse(keptAt) >= paidAt && Date.parse(keptAt) <= paidAt + KEPT_WITHIN_MS;
  return (await listKeptCards(db, memberId)).findLast(isIts);
}
