import { nextUkMonth } from '../../../platform/clock/uk-time.ts';
import { retrying } from '../../../platform/db/errors.ts';
import type { Executor } from '../../../platform/db/open.ts';
import { HttpProblem } from '../../../platform/http/problem.ts';
import type { Dependencies } from '../../dependencies.ts';
import { findMember } from '../members/members.rows.ts';
import { findOpenPause } from '../pauses/pauses.rows.ts';
import { homeOf, lockedOwnPlan, ownPlan, productOf } from '../plans/plans.service.ts';
import type { PlanRow } from '../plans/plans.types.ts';
import { catalogue, productsForSpeeds, type Product } from '../products/products.catalogue.ts';
import { boostMessage } from './boosts.messages.ts';
import { tellBoost } from './boosts.network.ts';
import { blockOf, endOfBoost, isRunning, leftThisMonth, nextFaster } from './boosts.rules.ts';
import { insertBoost, lastBoosts, setUntil } from './boosts.store.ts';
import type { BoostBlock, BoostRow, Boosts } from './boosts.types.ts';

/** Throws 404 `plan.not-found`, also for someone else's. */
export async function getBoosts(
  { db, clock }: Pick<Dependencies, 'db' | 'clock'>,
  memberId: string,
  planId: string,
): Promise<Boosts> {
  return boostsOf(db, await ownPlan(db, memberId, planId), clock.now());
}

/**
 * Begins a boost; sent again while one runs it changes nothing.
 * Throws 404 `plan.not-found`, 409 `boost.blocked`.
 */
export async function startBoost(deps: Dependencies, memberId: string, planId: string): Promise<Boosts> {
  const startedAt = deps.clock.now();
  return retrying(() =>
    deps.db.transaction(async (tx) => {
      const plan = await lockedOwnPlan(tx, memberId, planId);
      const before = await boostsOf(tx, plan, startedAt);
      const { blocked, boostedSpeedInMbps: speedInMbps } = before;
      if (blocked === 'RUNNING') return before;
      if (blocked !== null) throw new HttpProblem(409, 'boost.blocked', { message: refusals[blocked] });
      if (speedInMbps === null) throw new Error(`Plan ${plan.id} has nothing to be boosted to`);
      const boost = await insertBoost(tx, { planId, startedAt, until: endOfBoost(startedAt), speedInMbps });
      await tellBoost(deps, tx, plan.id, startedAt);
      const member = await findMember(tx, plan.memberId);
      if (member) await deps.outbox.post(tx, boostMessage(member, boost, before.leftThisMonth - 1, deps.env));
      return boostsOf(tx, plan, startedAt);
    }),
  );
}

/** Ends the boost of a plan, whose row is locked, if one runs. */
export async function endBoost(
  deps: Pick<Dependencies, 'jobs'>,
  tx: Executor,
  planId: string,
  now: Date,
): Promise<void> {
  const [last] = await lastBoosts(tx, planId);
  if (!last || !isRunning(last, now)) return;
  await setUntil(tx, last.id, now);
  await tellBoost(deps, tx, planId, now);
}

/** Ends the boost of a plan, whose row is locked, if one runs that is no faster than what the plan has from now on. */
export async function endSlowerBoost(
  deps: Pick<Dependencies, 'jobs'>,
  tx: Executor,
  { id, productId }: Pick<PlanRow, 'id' | 'productId'>,
  now: Date,
): Promise<void> {
  const [last] = await lastBoosts(tx, id);
  if (last && last.speedInMbps <= productOf({ productId }).downstreamSpeedInMbps) await endBoost(deps, tx, id, now);
}

/**
 * Has a boost of a plan, whose row is locked, go on that was ended at a moment by what is undone now. Gives when it ends; undefined where
 * its time is over, or the plan is paused meanwhile.
 */
export async function resumeBoost(
  deps: Pick<Dependencies, 'jobs'>,
  tx: Executor,
  planId: string,
  { endedAt, now }: { endedAt: Date; now: Date },
): Promise<Date | undefined> {
  const [last] = await lastBoosts(tx, planId);
  const isPaused = (await findOpenPause(tx, planId))?.state === 'RUNNING';
  if (!last || last.until.getTime() !== endedAt.getTime() || isPaused) return undefined;
  const until = endOfBoost(last.startedAt);
  if (!isRunning({ until }, now)) return undefined;
  await setUntil(tx, last.id, until);
  await tellBoost(deps, tx, planId, now);
  return until;
}

const refusals = {
  NOT_LIVE: 'Your broadband isn’t live yet, so there’s nothing to boost.',
  ENDING: 'Your broadband is ending, so it can’t be boosted.',
  ENDED: 'Your broadband has ended, so there’s nothing to boost.',
  PAUSED: 'Your broadband is paused. You can boost it once it’s back.',
  FASTEST_PLAN: 'You have our fastest plan, so there’s no boost.',
  FASTEST_AT_HOME: 'You have the fastest plan that your home can have, so there’s no boost.',
  NONE_LEFT: 'You’ve used all boosts of this month.',
  PAUSE_BEGINS: 'Your pause begins before a boost would be over.',
} as const satisfies Record<Exclude<BoostBlock, 'RUNNING'>, string>;

const speedsOf = (products: readonly Product[]): number[] =>
  products.map(({ downstreamSpeedInMbps }) => downstreamSpeedInMbps);

async function boostsOf(db: Executor, plan: PlanRow, now: Date): Promise<Boosts> {
  // One after the other: in a transaction there is one connection.
  const boosts = await lastBoosts(db, plan.id);
  const pause = await findOpenPause(db, plan.id);
  const home = await homeOf(db, plan);
  const { downstreamSpeedInMbps: speedInMbps } = productOf(plan);
  const faster = {
    sold: nextFaster(speedsOf(catalogue), speedInMbps),
    atHome: nextFaster(speedsOf(productsForSpeeds(home.speedsInMbps)), speedInMbps),
  };
  const running = boosts.find((boost) => isRunning(boost, now));
  return {
    leftThisMonth: leftThisMonth(boosts, now),
    resetsOn: nextUkMonth(now),
    speedInMbps,
    boostedSpeedInMbps: faster.atHome ?? null,
    boost: running ? shown(running, 'RUNNING') : null,
    earlier: boosts
      .filter((boost) => boost !== running)
      .slice(0, 12)
      .map((boost) => shown(boost, 'ENDED')),
    blocked: blockOf({ state: plan.state, pause, boosts, faster }, now),
  };
}

function shown({ id, startedAt, until, speedInMbps }: BoostRow, state: 'RUNNING' | 'ENDED'): Boosts['earlier'][number] {
  return { id, state, startedAt: startedAt.toISOString(), until: until.toISOString(), speedInMbps };
}
