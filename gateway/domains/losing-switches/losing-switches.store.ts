import { and, desc, eq, inArray, isNotNull, ne } from 'drizzle-orm';
import { runningStatuses } from '../../../openapi/partners/switching-hub/losing-side/order-life.rules.ts';
import type { Executor } from '../../../platform/db/open.ts';
import { losingSwitches } from '../../db/schema/losing-switches.ts';
import { orders } from '../../db/schema/orders.ts';
import { plans } from '../../db/schema/plans.ts';
import type { PlanRow } from '../plans/plans.types.ts';
import type { LosingSwitchRow, NewLosingSwitch } from './losing-switches.types.ts';

export async function insertLosingSwitch(tx: Executor, given: NewLosingSwitch): Promise<LosingSwitchRow> {
  const [row] = await tx.insert(losingSwitches).values(given).returning();
  if (!row) throw new Error('The switch was not written');
  return row;
}

export async function updateLosingSwitch(
  tx: Executor,
  id: string,
  change: Partial<NewLosingSwitch>,
): Promise<LosingSwitchRow> {
  const [row] = await tx.update(losingSwitches).set(change).where(eq(losingSwitches.id, id)).returning();
  if (!row) throw new Error(`Losing switch ${id} has gone`);
  return row;
}

export async function findByReference(db: Executor, reference: string): Promise<LosingSwitchRow | undefined> {
  const [row] = await db.select().from(losingSwitches).where(eq(losingSwitches.reference, reference));
  return row;
}

export async function findLosingSwitch(db: Executor, id: string): Promise<LosingSwitchRow | undefined> {
  const [row] = await db.select().from(losingSwitches).where(eq(losingSwitches.id, id));
  return row;
}

/** Whoever owns it; nobody else changes it until the transaction ends. Its plan is locked before it. */
export async function lockLosingSwitch(tx: Executor, id: string): Promise<LosingSwitchRow | undefined> {
  const [row] = await tx.select().from(losingSwitches).where(eq(losingSwitches.id, id)).for('update');
  return row;
}

/** The switch when it is the member's own. */
export async function findOwnLosingSwitch(
  db: Executor,
  memberId: string,
  id: string,
): Promise<LosingSwitchRow | undefined> {
  const [row] = await db
    .select()
    .from(losingSwitches)
    .where(and(eq(losingSwitches.id, id), eq(losingSwitches.memberId, memberId)));
  return row;
}

/** The member's switches, newest first. */
export async function listOwnLosingSwitches(db: Executor, memberId: string): Promise<LosingSwitchRow[]> {
  return db
    .select()
    .from(losingSwitches)
    .where(eq(losingSwitches.memberId, memberId))
    .orderBy(desc(losingSwitches.createdAt), desc(losingSwitches.id));
}

/** All that other providers have asked about a plan. */
export async function switchesOfPlan(db: Executor, planId: string): Promise<LosingSwitchRow[]> {
  return db.select().from(losingSwitches).where(eq(losingSwitches.planId, planId));
}

/** Of these plans the switches that another provider has ordered, and neither carried out nor cancelled. */
export async function runningOf(db: Executor, planIds: readonly string[]): Promise<LosingSwitchRow[]> {
  return db
    .select()
    .from(losingSwitches)
    .where(and(inArray(losingSwitches.planId, [...planIds]), inArray(losingSwitches.status, runningStatuses)));
}

/** All that a provider was told of a plan and has not ordered by: void from now on. Its plan is locked. Gives the rows as they are then. */
export async function voidEnquiries(
  tx: Executor,
  { planId, gainingProviderId }: Pick<LosingSwitchRow, 'planId' | 'gainingProviderId'>,
  now: Date,
): Promise<LosingSwitchRow[]> {
  return tx
    .update(losingSwitches)
    .set({ status: 'voided', objectedAt: now, updatedAt: now })
    .where(
      and(
        eq(losingSwitches.planId, planId),
        eq(losingSwitches.gainingProviderId, gainingProviderId),
        eq(losingSwitches.status, 'new'),
      ),
    )
    .returning();
}

/** What a provider was told of a plan on a day, if it has asked before and its member has not stopped that. */
export async function findEnquiry(
  db: Executor,
  { planId, gainingProviderId, matchedOn }: Pick<LosingSwitchRow, 'planId' | 'gainingProviderId' | 'matchedOn'>,
): Promise<LosingSwitchRow | undefined> {
  const [row] = await db
    .select()
    .from(losingSwitches)
    .where(
      and(
        eq(losingSwitches.planId, planId),
        eq(losingSwitches.gainingProviderId, gainingProviderId),
        eq(losingSwitches.matchedOn, matchedOn),
        ne(losingSwitches.status, 'voided'),
      ),
    )
    .limit(1);
  return row;
}

/** Plans as other providers may mean them, with what their orders add: by the order's key, its number at the network, or the home. */
export interface NamedPlan {
  plan: PlanRow;
  key: string;
  networkId: string | null;
}

const named = { plan: plans, key: orders.key, networkId: orders.externalOrderId };

export async function planByKey(db: Executor, key: string): Promise<NamedPlan | undefined> {
  const [row] = await db
    .select(named)
    .from(orders)
    .innerJoin(plans, eq(plans.id, orders.planId))
    .where(eq(orders.key, key));
  return row;
}

export async function plansByNetworkIds(db: Executor, networkIds: readonly string[]): Promise<NamedPlan[]> {
  if (networkIds.length === 0) return [];
  return db
    .select(named)
    .from(orders)
    .innerJoin(plans, eq(plans.id, orders.planId))
    .where(inArray(orders.externalOrderId, [...networkIds]));
}

/** Those that are live there, or were. */
export async function servedPlansAt(db: Executor, premiseIds: readonly string[]): Promise<NamedPlan[]> {
  if (premiseIds.length === 0) return [];
  return db
    .select(named)
    .from(plans)
    .innerJoin(orders, eq(orders.planId, plans.id))
    .where(and(inArray(plans.premiseId, [...premiseIds]), isNotNull(plans.serviceStart)));
}
