import { DAY_MS } from '../../../platform/clock/clock.ts';
import { ukMonthOf } from '../../../platform/clock/uk-time.ts';
import { blockOfState, turnOf } from '../pauses/pauses.rules.ts';
import type { PauseRow } from '../pauses/pauses.types.ts';
import type { PlanState } from '../plans/plans.types.ts';
import type { BoostBlock, BoostRow } from './boosts.types.ts';

/** Of a calendar month in the UK. */
const MOST_A_MONTH = 3;

/** 24 hours as they go by, also over a night in which the clocks change. */
const LENGTH_MS = DAY_MS;

export function endOfBoost(startedAt: Date): Date {
  return new Date(startedAt.getTime() + LENGTH_MS);
}

export function isRunning({ until }: Pick<BoostRow, 'until'>, now: Date): boolean {
  return until > now;
}

/** How many boosts are left of the month in which `now` lies in the UK; a boost counts for the month in which it began. */
export function leftThisMonth(boosts: readonly Pick<BoostRow, 'startedAt'>[], now: Date): number {
  const used = boosts.filter(({ startedAt }) => ukMonthOf(startedAt) === ukMonthOf(now)).length;
  return Math.max(0, MOST_A_MONTH - used);
}

/** The slowest of the speeds that is faster than the plan's; undefined where none is. */
export function nextFaster(speeds: readonly number[], speedInMbps: number): number | undefined {
  return speeds.filter((speed) => speed > speedInMbps).toSorted((a, b) => a - b)[0];
}

interface Standing {
  state: PlanState;
  /** The pause that is planned or runs. */
  pause: Pick<PauseRow, 'state' | 'from'> | undefined;
  boosts: readonly Pick<BoostRow, 'startedAt' | 'until'>[];
  /** Next faster speeds: of all plans, and of those that the home can have. */
  faster: { sold: number | undefined; atHome: number | undefined };
}

/** Why no boost can begin now; null where one can. */
export function blockOf({ state, pause, boosts, faster }: Standing, now: Date): BoostBlock | null {
  const block = blockOfState(state);
  if (block !== null) return block;
  if (state === 'PAUSED' || pause?.state === 'RUNNING') return 'PAUSED';
  if (faster.sold === undefined) return 'FASTEST_PLAN';
  if (faster.atHome === undefined) return 'FASTEST_AT_HOME';
  if (boosts.some((boost) => isRunning(boost, now))) return 'RUNNING';
  if (leftThisMonth(boosts, now) === 0) return 'NONE_LEFT';
  return pause && turnOf(pause.from) < endOfBoost(now) ? 'PAUSE_BEGINS' : null;
}
