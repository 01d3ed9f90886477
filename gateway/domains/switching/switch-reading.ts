import type { components } from '../../../openapi/generated/gateway.d.ts';
import type { Executor } from '../../../platform/db/open.ts';
import { notFound } from '../../../platform/http/problem.ts';
import type { ReadDependencies } from '../../dependencies.ts';
import { findPremise } from '../coverage/coverage.rows.ts';
import { findPlans } from '../plans/plans.rows.ts';
import { goLiveDate } from '../plans/plans.rules.ts';
import type { PlanRow } from '../plans/plans.types.ts';
import { datedVisits } from '../visits/plan-visits.ts';
import { statusOf, switchOf } from './switch.views.ts';
import { planOfSwitch } from './switching.service.ts';
import { listOwnSwitches, type SwitchRow } from './switching.store.ts';

type Schemas = components['schemas'];
type Deps = Pick<ReadDependencies, 'db' | 'clock' | 'env' | 'hub'>;

async function expectedDate(deps: Deps, plan: PlanRow | undefined): Promise<string | undefined> {
  const { db, clock } = deps;
  if (!plan) return undefined;
  if (plan.provisionalStartDate !== null) return plan.provisionalStartDate;
  const visits = await datedVisits(deps, db, plan.id);
  // Before every visit has its date a day would be a guess, and customers plan with it (SW-10).
  const isOpen = visits.length < Number(plan.preworkRequired) + Number(plan.inhomeRequired);
  return isOpen ? undefined : goLiveDate(plan, visits, clock.today());
}

async function usOf({ env, hub }: Deps) {
  return { ...env, providers: await hub.directory.known() };
}

/** Where a switch to us stands. */
export async function readStatus(deps: Deps, row: SwitchRow): Promise<Schemas['SwitchStatus']> {
  const plan = await planOfSwitch(deps.db, row);
  return statusOf(row, await usOf(deps), {
    today: deps.clock.today(),
    expectedDate: await expectedDate(deps, plan),
    planEndedOn: plan?.state === 'ENDED' ? plan.serviceEnd : null,
  });
}

/** A switch to us in 13 fields. */
export async function readWhole(deps: Deps, executor: Executor, row: SwitchRow): Promise<Schemas['Switch']> {
  const home = await findPremise(executor, row.premiseId);
  if (!home) throw notFound('premise');
  return switchOf(row, home, await usOf(deps));
}

/** A switch to us. */
export interface GainingSwitch {
  at: Date;
  planId: string | null;
  whole: Schemas['Switch'];
  status: Schemas['SwitchStatus'];
}

/** The member's switches of plans that were ordered, or all of them, or the one with this id among them. */
export async function listGaining(
  deps: Deps,
  memberId: string,
  { switchId, withDrafts = false }: { switchId?: string; withDrafts?: boolean } = {},
): Promise<GainingSwitch[]> {
  const { db } = deps;
  const own = await listOwnSwitches(db, memberId);
  const rows = switchId === undefined ? own : own.filter(({ id }) => id === switchId);
  const plans = await findPlans(
    db,
    rows.flatMap(({ planId }) => planId ?? []),
  );
  const ordered = new Set(plans.filter(({ state }) => state !== 'DRAFT').map(({ id }) => id));
  const all: GainingSwitch[] = [];
  for (const row of rows)
    if (withDrafts || ordered.has(row.planId ?? ''))
      all.push({
        at: row.createdAt,
        planId: row.planId,
        whole: await readWhole(deps, db, row),
        status: await readStatus(deps, row),
      });
  return all;
}
