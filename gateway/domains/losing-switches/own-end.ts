import type { LocalDate } from '../../../platform/clock/local-date.ts';
import type { Executor } from '../../../platform/db/open.ts';
import { agreedLastDay } from '../member-plans/by-switch.ts';
import type { PlanRow } from '../plans/plans.types.ts';
import { ownEndOf, whyOf } from './losing-switches.rules.ts';
import { switchesOfPlan } from './losing-switches.store.ts';
import type { LosingSwitchRow, OwnEnd } from './losing-switches.types.ts';

/** The end that a plan has beside a switch of it, and why; null where it has none. */
export async function readOwnEnd(
  db: Executor,
  plan: PlanRow,
  row: LosingSwitchRow,
  today: LocalDate,
): Promise<OwnEnd | null> {
  const { id, serviceEnd: lastDay } = plan;
  if (lastDay === null) return null;
  const why = whyOf(lastDay, { agreed: await agreedLastDay(db, id), switches: await switchesOfPlan(db, id) });
  return ownEndOf(plan, row, { today, why });
}
