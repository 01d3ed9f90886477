import { and, arrayContains, eq, not, sql } from 'drizzle-orm';
import { lifeOf } from '../../openapi/partners/network/test-data.ts';
import type { Database } from '../../platform/db/open.ts';
import { HttpProblem } from '../../platform/http/problem.ts';
import { networkIncidents, networkOrders } from './db/schema.ts';

/** The order of an incident; undefined where there is none. */
export async function referenceOf(db: Database, incidentId: string): Promise<string | undefined> {
  const [row] = await db.select().from(networkIncidents).where(eq(networkIncidents.id, incidentId));
  return row?.reference;
}

/**
 * In one life everything is refused the first time that it is told, `what` by `what`. It is remembered among the steps of the order,
 * where no step has its name. Throws 409 `order.refused`.
 */
export async function refuseFirst(db: Database, reference: string, what: string): Promise<void> {
  const isIt = eq(networkOrders.reference, reference);
  const [order] = await db.select().from(networkOrders).where(isIt);
  if (!order || lifeOf(order.lastName) !== 'refusing') return;
  const mark = `refused:${what}`;
  const isFirst = await db
    .update(networkOrders)
    .set({ done: sql`array_append(${networkOrders.done}, ${mark})` })
    .where(and(isIt, not(arrayContains(networkOrders.done, [mark]))))
    .returning({ reference: networkOrders.reference });
  if (isFirst.length > 0) throw new HttpProblem(409, 'order.refused', { message: `The network refuses this ${what}` });
}
