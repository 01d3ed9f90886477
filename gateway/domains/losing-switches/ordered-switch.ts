import type { Executor } from '../../../platform/db/open.ts';
import type { ReadDependencies } from '../../dependencies.ts';
import type { OrderedSwitch } from '../member-plans/member-plans.types.ts';
import type { PlanRow } from '../plans/plans.types.ts';
import type { SwitchAhead } from '../plans/switch-ahead.ts';
import { hasRunOut, isOverdue } from './losing-switches.rules.ts';
import { endOf } from './losing-switches.service.ts';
import { runningOf } from './losing-switches.store.ts';
import type { LosingSwitchRow } from './losing-switches.types.ts';
import { providerNameOf } from './tell.ts';

type Deps = Pick<ReadDependencies, 'clock' | 'hub'>;

/** The switch of a plan that its other provider has ordered; null for none. */
export async function switchAheadOf(deps: Deps, db: Executor, plan: PlanRow): Promise<SwitchAhead | null> {
  return (await aheadOf(deps, db, plan))?.ahead ?? null;
}

/** The switch of a live plan that its other provider has ordered, with what it means for the plan; null for none. */
export async function orderedSwitchOf(deps: Deps, db: Executor, plan: PlanRow): Promise<OrderedSwitch | null> {
  const found = await aheadOf(deps, db, plan);
  const end = found && (await endOf(db, plan, found.row, deps.clock.today()));
  return end ? { ...found.ahead, end } : null;
}

async function aheadOf(
  deps: Deps,
  db: Executor,
  plan: PlanRow,
): Promise<{ row: LosingSwitchRow; ahead: SwitchAhead } | null> {
  const today = deps.clock.today();
  const row = (await runningOf(db, [plan.id])).find((each) => !hasRunOut(each, today));
  if (!row || row.plannedDate === null) return null;
  const provider = await providerNameOf(deps, row.gainingProviderId);
  return {
    row,
    ahead: { switchId: row.id, provider, day: row.plannedDate, isOverdue: isOverdue(row, today) },
  };
}
