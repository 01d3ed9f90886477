import type { Executor } from '../../../platform/db/open.ts';
import { goOnOrEnd } from './answers.ts';
import type { SwitchingDeps } from './sender.ts';
import { isToTryAgain, retireSwitch } from './switch-banners.ts';
import { assertSettled } from './switching.rules.ts';
import { repairOf } from './repair.rules.ts';
import { lockSwitchOfPlan, switchesOfPlans, updateSwitch, type NewSwitch, type SwitchRow } from './switching.store.ts';

/**
 * The switch of a plan follows its broadband order. Each call belongs into the transaction in which the order changes,
 * with the plan's row locked; a plan without a switch is fine.
 */
async function follow(
  deps: SwitchingDeps,
  tx: Executor,
  planId: string,
  change: (row: SwitchRow) => Partial<NewSwitch> | undefined,
): Promise<boolean> {
  const row = await lockSwitchOfPlan(tx, planId);
  if (!row || row.state === 'cancelled' || row.state === 'triggered') return false;
  const changed = change(row);
  if (!changed) return true;
  const now = deps.clock.now();
  await goOnOrEnd(deps, tx, await updateSwitch(tx, row.id, { ...changed, updatedAt: now }), now);
  return true;
}

/** The broadband is ordered: the losing provider hears of it, if the customer has consented (SW-13). Whether there is a switch. */
export function followOrder(deps: SwitchingDeps, tx: Executor, planId: string, goLive: string): Promise<boolean> {
  return follow(deps, tx, planId, () => ({ wantedDate: goLive }));
}

/** The Go Live date has moved, and the switch with it. */
export async function followDate(deps: SwitchingDeps, tx: Executor, planId: string, goLive: string): Promise<void> {
  await follow(deps, tx, planId, ({ wantedDate }) =>
    wantedDate === null || wantedDate === goLive ? undefined : { wantedDate: goLive },
  );
}

/** The new service is live: the losing provider ends the old one. */
export async function followGoLive(deps: SwitchingDeps, tx: Executor, planId: string, goLive: string): Promise<void> {
  await follow(deps, tx, planId, ({ activationDate }) =>
    activationDate === null ? { activationDate: goLive } : undefined,
  );
}

/** The order has ended without service: the old one stays. */
export async function followEnd(deps: SwitchingDeps, tx: Executor, planId: string): Promise<void> {
  await follow(deps, tx, planId, ({ cancelWantedAt }) =>
    cancelWantedAt === null ? { cancelWantedAt: deps.clock.now() } : undefined,
  );
}

/** The service of a plan has ended: a switch that could be tried again brings nobody to us any more. */
export async function followServiceEnd(tx: Executor, planId: string): Promise<void> {
  for (const row of await switchesOfPlans(tx, [planId])) if (isToTryAgain(row)) await retireSwitch(tx, row);
}

/** Throws 409 `switch.unsettled` while the customer has neither agreed to the plan's switch nor withdrawn it (SW-01). */
export async function assertSwitchSettled(
  { clock }: Pick<SwitchingDeps, 'clock'>,
  tx: Executor,
  planId: string,
): Promise<void> {
  assertSettled(await lockSwitchOfPlan(tx, planId), clock.today());
}

/** What members have to do about the switches of their plans, by plan; the newest switch of each counts. */
export async function repairsOf(
  db: Executor,
  planIds: readonly string[],
): Promise<ReadonlyMap<string, ReturnType<typeof repairOf>>> {
  const rows = await switchesOfPlans(db, planIds);
  // The oldest first, so that the newest is the one that stays.
  return new Map(rows.toReversed().flatMap((row) => (row.planId === null ? [] : [[row.planId, repairOf(row)]])));
}
