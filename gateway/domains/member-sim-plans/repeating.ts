import type { components } from '../../../openapi/generated/gateway.d.ts';
import { retrying } from '../../../platform/db/errors.ts';
import type { Executor } from '../../../platform/db/open.ts';
import { sessionMissing } from '../../http/member-of.ts';
import type { Dependencies } from '../../dependencies.ts';
import { lockMember, type MemberRow } from '../members/members.rows.ts';
import { chargeableCard } from '../payments/kept-cards.service.ts';
import type { CardPorts } from '../payments/purposes.ts';
import { cardMissing, noneToRepeat, wantedPlan } from './member-sim-plans.rules.ts';
import { changeSimPlan, standingOf, type SimPlanRow } from './member-sim-plans.store.ts';
import { bringUpToDate, writeAbout, type Locked, type SimPlanDeps } from './periods.ts';
import { repeatCardOf } from './repeat-card.ts';
import { endRenewal, tellEnded } from './repeat-ended.ts';
import { repeatMessage } from './sim-plan-messages.ts';

type Repeat = Pick<SimPlanRow, 'repeatPlanId' | 'repeatPayBy' | 'repeatCardId'>;

/** Nothing is bought when a plan ends. */
export const NOTHING: Repeat = { repeatPlanId: null, repeatPayBy: null, repeatCardId: null };

/** Does something with a member's plans, who is locked, once these are up to date; `before` takes the locks that come first. */
export function withPlansOf<T>(
  deps: Dependencies,
  memberId: string,
  act: (tx: Executor, locked: Locked) => Promise<T>,
  before: (tx: Executor) => Promise<void> = () => Promise.resolve(),
): Promise<T> {
  return retrying(() =>
    deps.db.transaction(async (tx) => {
      await before(tx);
      const member = await lockMember(tx, memberId);
      if (!member) throw sessionMissing();
      const locked = { member, now: deps.clock.now() };
      await bringUpToDate(deps, tx, locked);
      return act(tx, locked);
    }),
  );
}

/** What is bought when a plan ends, and how it is paid. Throws as `chargeableCard` does, where a card is named. */
export async function repeatedAs(
  { clock }: Pick<Dependencies, 'clock'>,
  tx: Executor,
  memberId: string,
  { planId, payBy, cardId }: { planId: string; payBy: 'CREDIT' | 'CARD'; cardId: string | null },
): Promise<Repeat> {
  const repeatCardId = payBy === 'CARD' ? cardId : null;
  if (repeatCardId !== null) await chargeableCard(tx, memberId, repeatCardId, clock.today());
  return { repeatPlanId: planId, repeatPayBy: payBy, repeatCardId };
}

/** Says what is bought when the last plan ends. Throws 400, 404 `sim-plan.not-found` and `card.not-found`, 409 as the contract says. */
export async function repeat(
  deps: Dependencies,
  memberId: string,
  wanted: components['schemas']['RepeatingWanted'],
): Promise<void> {
  const plan = wantedPlan(wanted);
  const { payBy, cardId } = wanted;
  await withPlansOf(deps, memberId, async (tx, { member }) => {
    const { running, waiting } = await standingOf(tx, memberId);
    const last = waiting ?? running;
    if (!last) throw noneToRepeat();
    if (payBy === 'CARD' && cardId === null) throw cardMissing('body.cardId');
    const change = await repeatedAs(deps, tx, memberId, { planId: plan.id, payBy, cardId });
    if (isSame(last, change)) return;
    const row = await changeSimPlan(tx, last.id, change);
    await writeAbout(deps, tx, { member, row }, repeatMessage);
  });
}

const isSame = (one: Repeat, other: Repeat): boolean =>
  one.repeatPlanId === other.repeatPlanId &&
  one.repeatPayBy === other.repeatPayBy &&
  one.repeatCardId === other.repeatCardId;

/** Has nothing bought any more when a plan ends. */
export async function stopRepeating(deps: Dependencies, memberId: string): Promise<void> {
  await withPlansOf(deps, memberId, async (tx, { member }) => {
    const { running, waiting, renewing } = await standingOf(tx, memberId);
    const last = waiting ?? running;
    const isOn = [running, waiting].some((row) => row && row.repeatPlanId !== null);
    for (const row of [running, waiting]) if (row) await changeSimPlan(tx, row.id, NOTHING);
    // A card that has been asked already may still pay: that money goes back.
    if (renewing) await endRenewal(tx, renewing);
    if (last && isOn) await writeAbout(deps, tx, { member, row: { ...last, ...NOTHING } }, repeatMessage);
  });
}

/** A bank has taken a payment back: no card is charged any more, as its owner may not have wanted that. */
export async function stopCharging(deps: SimPlanDeps, tx: Executor, member: MemberRow): Promise<void> {
  const { running, waiting, renewing } = await standingOf(tx, String(member.id));
  for (const row of [running, waiting]) if (row?.repeatPayBy === 'CARD') await changeSimPlan(tx, row.id, NOTHING);
  if (!renewing) return;
  await endRenewal(tx, renewing);
  await tellEnded(deps, tx, { member, planId: renewing.planId, why: 'BANK' });
}

/** What kept cards are given: a plan that was to be repeated with one that is forgotten has none, which its page and its reminder say. */
export const simPlanCardPorts: CardPorts = {
  async cardForgotten(tx, memberId, cardId) {
    // Another card may be being chosen at this moment.
    await lockMember(tx, memberId);
    const { running, waiting, renewing } = await standingOf(tx, memberId);
    for (const row of [running, waiting, renewing])
      // Named from now on, so that no card that is kept later takes its place.
      if (row?.repeatPayBy === 'CARD' && (await repeatCardOf(tx, row)) === undefined)
        await changeSimPlan(tx, row.id, { repeatCardId: row.repeatCardId ?? cardId });
  },
};
