import type { Executor } from '../../../platform/db/open.ts';
import type { ReadDependencies } from '../../dependencies.ts';
import type { OrderedSwitch } from '../member-plans/member-plans.types.ts';
import type { PlanRow } from '../plans/plans.types.ts';
import { hasRunOut, isOverdue } from './losing-switches.rules.ts';
import { endOf } from './losing-switches.service.ts';
import { runningOf } from './losing-switches.store.ts';
import { providerNameOf } from './tell.ts';

/** The switch of a live plan that its other provider has ordered, with what it means for the plan; null for none. */
export async function orderedSwitchOf(
  deps: Pick<ReadDependencies, 'clock' | 'hub'>,
  db: Executor,
  plan: PlanRow,
): Promise<OrderedSwitch | null> {
  const today = deps.clock.today();
  const row = (await runningOf(db, [plan.id])).find((each) => !hasRunOut(each, today));
  const end = row && (await endOf(db, plan, row, today));
  if (!end || row.plannedDate === null) return null;
  return {
    switchId: row.id,
    provider: await providerNameOf(deps, row.gainingProviderId),
    day: row.plannedDate,
    isOverdue: isOverdue(row, today),
    end,
  };
}
