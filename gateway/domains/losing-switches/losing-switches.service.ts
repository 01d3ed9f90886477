import type { LocalDate } from '../../../platform/clock/local-date.ts';
import type { Executor } from '../../../platform/db/open.ts';
import { notFound } from '../../../platform/http/problem.ts';
import type { ReadDependencies } from '../../dependencies.ts';
import { findPremises } from '../coverage/coverage.rows.ts';
import { isRunning } from '../../../openapi/partners/switching-hub/losing-side/order-life.rules.ts';
import { costOfSwitch, wayOfSwitch } from '../member-plans/by-switch.ts';
import { plannedAfter } from '../member-plans/ends.ts';
import type { FallsAway, LastDay } from '../member-plans/member-plans.types.ts';
import { findMember } from '../members/members.rows.ts';
import { findPlans, orderIdsOf } from '../plans/plans.rows.ts';
import type { PlanRow } from '../plans/plans.types.ts';
import { listGaining, type GainingSwitch } from '../switching/switch-reading.ts';
import { switchDayOf } from './losing-switches.rules.ts';
import { findOwnLosingSwitch, listOwnLosingSwitches } from './losing-switches.store.ts';
import type { LosingSwitchRow, MemberSwitch } from './losing-switches.types.ts';
import { readOwnEnd } from './own-end.ts';
import { hasAnEnd, losingOf, losingSwitchOf, type Shown } from './losing-switches.views.ts';

type Deps = Pick<ReadDependencies, 'db' | 'clock' | 'env' | 'hub'>;

/** The member's switches of both types, newest first; of those to us also such as were never ordered where `withDrafts` says so. */
export async function listMemberSwitches(
  deps: Deps,
  memberId: string,
  { withDrafts = false }: { withDrafts?: boolean } = {},
): Promise<MemberSwitch[]> {
  const rows = await listOwnLosingSwitches(deps.db, memberId);
  const losing = (await shownOf(deps, memberId, rows)).map((shown) => ({
    at: shown.row.createdAt,
    is: losingOf(shown),
  }));
  const gaining = await gainingOf(deps, await listGaining(deps, memberId, { withDrafts }));
  return [...losing, ...gaining].toSorted((a, b) => b.at.getTime() - a.at.getTime()).map(({ is }) => is);
}

/** Throws 404 `switch.not-found`, also for someone else's. */
export async function getMemberSwitch(deps: Deps, memberId: string, switchId: string): Promise<MemberSwitch> {
  const row = await findOwnLosingSwitch(deps.db, memberId, switchId);
  if (row) return memberSwitchOf(deps, row);
  const [found] = await gainingOf(deps, await listGaining(deps, memberId, { switchId }));
  if (!found) throw notFound('switch');
  return found.is;
}

/** A switch to another provider as its member sees it. */
export async function memberSwitchOf(deps: Deps, row: LosingSwitchRow): Promise<MemberSwitch> {
  const [shown] = await shownOf(deps, row.memberId, [row]);
  if (!shown) throw notFound('switch');
  return losingOf(shown);
}

/** The member's switch to another provider in 13 fields; undefined where there is none with this id. */
export async function findLosing(deps: Deps, memberId: string, switchId: string) {
  const row = await findOwnLosingSwitch(deps.db, memberId, switchId);
  const [shown] = row ? await shownOf(deps, memberId, [row]) : [];
  return shown && losingSwitchOf(shown);
}

async function gainingOf({ db }: Deps, switches: readonly GainingSwitch[]): Promise<{ at: Date; is: MemberSwitch }[]> {
  const orderIds = await orderIdsOf(
    db,
    switches.flatMap(({ planId }) => planId ?? []),
  );
  return switches.map(({ at, planId, whole, status }) => ({
    at,
    is: { switch: whole, status, planId, orderId: orderIds.get(planId ?? '') ?? null, losing: null },
  }));
}

async function shownOf(deps: Deps, memberId: string, rows: readonly LosingSwitchRow[]): Promise<Shown[]> {
  if (rows.length === 0) return [];
  const { db, clock, hub, env } = deps;
  const planIds = [...new Set(rows.map(({ planId }) => planId))];
  const plans = await findPlans(db, planIds);
  const homes = await findPremises(
    db,
    plans.map(({ premiseId }) => premiseId),
  );
  const orderIds = await orderIdsOf(db, planIds);
  const [member, providers] = await Promise.all([findMember(db, memberId), hub.directory.known()]);
  const today = clock.today();
  const all: Shown[] = [];
  for (const row of rows) {
    const plan = plans.find(({ id }) => id === row.planId);
    const home = plan && homes.find(({ id }) => id === plan.premiseId);
    if (!plan || !home || !member) continue;
    const end = await endOf(db, plan, row, today);
    const fallsAway = await fallsAwayBy(db, row, end);
    const ownEnd = await readOwnEnd(db, plan, row, today);
    const { brandName } = env;
    const orderId = orderIds.get(plan.id) ?? null;
    all.push({ row, plan, home, member, orderId, end, fallsAway, ownEnd, today, brandName, providers });
  }
  return all;
}

/** What is planned for a plan and will not be, as a switch that is ordered comes before it. */
export async function fallsAwayBy(
  db: Executor,
  row: Pick<LosingSwitchRow, 'planId' | 'status'>,
  end: LastDay | null,
): Promise<FallsAway> {
  return end && isRunning(row) ? plannedAfter(db, row.planId, end.lastDay) : { pause: null, change: null };
}

/** What ends with a switch. The plan of one that was carried out has ended: what that cost stands on its final bill. */
export async function endOf(
  db: Executor,
  plan: PlanRow,
  row: LosingSwitchRow,
  today: LocalDate,
): Promise<LastDay | null> {
  if (!hasAnEnd(row, today)) return null;
  const how = row.how ?? (await wayOfSwitch(db, plan, today));
  return how && costOfSwitch(db, plan, { switchDay: switchDayOf(row, today), how });
}
