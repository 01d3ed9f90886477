import { and, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import type { Executor } from '../../../platform/db/open.ts';
import { orders } from '../../db/schema/orders.ts';
import { promises } from '../../db/schema/promises.ts';
import { settledBy, type LedgerFacts, type LedgerNews, type PromiseRow } from './ledger.rules.ts';
import { repairsSettledBy, type RepairPromise, type RepairRow } from './repair.rules.ts';

type Row = typeof promises.$inferSelect;

function isOfOrder(row: Row): row is Row & PromiseRow {
  return row.kind !== 'REPAIR' && row.kind !== 'REPAIR_VISIT';
}

function isOfFault(row: Row): row is Row & RepairRow {
  return (row.kind === 'REPAIR' || row.kind === 'REPAIR_VISIT') && row.faultId !== null;
}

/** As it was promised: what was moved in the moment in which it was promised comes before what took its place. */
const asPromised = [promises.madeAt, promises.endedAt, promises.date] as const;

/** What was promised of these orders, in the order in which it was; nothing of their faults. */
export async function promisesOf(db: Executor, orderIds: readonly string[]): Promise<PromiseRow[]> {
  if (orderIds.length === 0) return [];
  const rows = await db
    .select()
    .from(promises)
    .where(inArray(promises.orderId, [...orderIds]))
    .orderBy(...asPromised);
  return rows.filter(isOfOrder);
}

/** What was promised of a plan: of its order, and of its faults. */
export interface PlanPromises {
  ofOrder: PromiseRow[];
  ofFaults: RepairRow[];
  /** Of orders of the member that never went live, and come off the bills of this plan: each by itself. */
  ofOrdersThatNeverWentLive: PromiseRow[][];
}

/** Has the promises of an order that never went live come off the bills of a plan; those that come off one already stay there. */
export async function creditOnPlan(tx: Executor, orderId: string, planId: string): Promise<void> {
  await tx
    .update(promises)
    .set({ creditPlanId: planId })
    .where(and(eq(promises.orderId, orderId), isNull(promises.creditPlanId)));
}

/** Which of these orders come off the bills of another plan, with that plan's id. */
export async function creditPlansOf(db: Executor, orderIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (orderIds.length === 0) return new Map();
  const found = await db
    .selectDistinct({ orderId: promises.orderId, planId: promises.creditPlanId })
    .from(promises)
    .where(and(inArray(promises.orderId, [...orderIds]), isNotNull(promises.creditPlanId)));
  return new Map(found.flatMap(({ orderId, planId }) => (planId === null ? [] : [[orderId, planId] as const])));
}

/** What was promised of these plans, by the plan. */
export async function promisesOfPlans(
  db: Executor,
  planIds: readonly string[],
): Promise<ReadonlyMap<string, PlanPromises>> {
  const found = await db
    .select({ planId: orders.planId, promise: promises })
    .from(promises)
    .innerJoin(orders, eq(orders.id, promises.orderId))
    .where(inArray(orders.planId, [...planIds]))
    .orderBy(...asPromised);
  const credited = await db
    .select()
    .from(promises)
    .where(inArray(promises.creditPlanId, [...planIds]))
    .orderBy(...asPromised);
  return new Map(
    planIds.map((id) => {
      const rows = found.filter(({ planId }) => planId === id).map(({ promise }) => promise);
      const others = Map.groupBy(
        credited.filter(({ creditPlanId }) => creditPlanId === id),
        ({ orderId }) => orderId,
      );
      const ofOrdersThatNeverWentLive = [...others.values()].map((other) => other.filter(isOfOrder));
      const own = { ofOrder: rows.filter(isOfOrder), ofFaults: rows.filter(isOfFault) };
      return [id, { ...own, ofOrdersThatNeverWentLive }] as const;
    }),
  );
}

/** What was promised of these faults, in the order in which it was. */
export async function promisesOfFaults(db: Executor, faultIds: readonly string[]): Promise<RepairRow[]> {
  if (faultIds.length === 0) return [];
  const rows = await db
    .select()
    .from(promises)
    .where(inArray(promises.faultId, [...faultIds]))
    .orderBy(promises.madeAt, promises.kind);
  return rows.filter(isOfFault);
}

/** Brings the ledger of a fault, whose plan's row is locked, in line with what is true of it. Gives what it has begun. */
export async function settleRepairs(
  tx: Executor,
  fault: { id: string; planId: string },
  expected: readonly RepairPromise[],
  at: Date,
): Promise<RepairPromise[]> {
  const { ends, begins } = repairsSettledBy(await promisesOfFaults(tx, [fault.id]), expected);
  for (const { id, end } of ends)
    await tx
      .update(promises)
      .set({ ...end, endedAt: end.state === 'OPEN' ? null : at })
      .where(eq(promises.id, id));
  if (begins.length === 0) return [];
  const [order] = await tx.select({ id: orders.id }).from(orders).where(eq(orders.planId, fault.planId));
  if (!order) throw new Error(`Plan ${fault.planId} has no order`);
  const made = { orderId: order.id, faultId: fault.id };
  await tx
    .insert(promises)
    .values(begins.map((begin) => ({ ...begin, ...made, endedAt: begin.state === 'OPEN' ? null : at })));
  return begins;
}

/** Brings the ledger of an order, whose row is locked, in line with what is true of it `at` this moment. */
export async function settlePromises(
  tx: Executor,
  order: { id: string; facts: LedgerFacts },
  news: LedgerNews,
  at: Date,
): Promise<void> {
  const { ends, begins } = settledBy(await promisesOf(tx, [order.id]), order.facts, news);
  for (const { id, end } of ends)
    await tx
      .update(promises)
      .set({ ...end, endedAt: at })
      .where(eq(promises.id, id));
  if (begins.length > 0)
    await tx.insert(promises).values(begins.map((begin) => ({ ...begin, orderId: order.id, madeAt: at })));
}
