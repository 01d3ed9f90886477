import { setTimeout as wait } from 'node:timers/promises';
import { and, asc, eq, gt, isNull, or, sql } from 'drizzle-orm';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { Database } from '../../platform/db/open.ts';
import { faults } from '../db/schema/test-tools.ts';
import type { Guard } from '../http/bind.ts';
import type { GatewayContext } from '../http/context.ts';
import { statusText } from '../../platform/http/problem.ts';

export const SCOPE_HEADER = 'x-test-scope';

type Fault = typeof faults.$inferSelect;

/** The oldest rule for the operation and the tester's scope, used up by one. */
async function takeFault(db: Database, operationId: string, scope: string | undefined): Promise<Fault | undefined> {
  const waiting = and(
    or(isNull(faults.operationId), eq(faults.operationId, operationId)),
    scope === undefined ? isNull(faults.scope) : or(isNull(faults.scope), eq(faults.scope, scope)),
    or(isNull(faults.timesLeft), gt(faults.timesLeft, 0)),
  );
  // As a rule there is none, and a look costs less than a transaction.
  const [candidate] = await db.select({ id: faults.id }).from(faults).where(waiting).limit(1);
  if (!candidate) return undefined;
  return db.transaction(async (tx) => {
    const [fault] = await tx.select().from(faults).where(waiting).orderBy(asc(faults.createdAt)).limit(1).for('update');
    if (fault?.timesLeft !== null && fault !== undefined)
      await tx
        .update(faults)
        .set({ timesLeft: sql`${faults.timesLeft} - 1` })
        .where(eq(faults.id, fault.id));
    return fault;
  });
}

/** Breaks the connection as a failing network would: the client sees no answer at all. */
function dropConnection(c: GatewayContext): Response {
  // Missing altogether when a test calls `fetch` without a socket.
  const bindings = c.env as GatewayContext['env'] | undefined;
  if (!bindings?.outgoing) throw new Error('The connection was dropped');
  bindings.outgoing.destroy();
  return new Response(null, { headers: { 'x-hono-already-sent': 'true' } });
}

/** Does what testers asked for to the requests they named. */
export function faultGuard(db: Database): Guard {
  return async (c, operation) => {
    const fault = await takeFault(db, operation.id, c.req.header(SCOPE_HEADER));
    if (!fault) return undefined;
    if (fault.delayMs !== null) await wait(fault.delayMs);
    if (fault.drop) return dropConnection(c);
    const status = (fault.status ?? 200) as ContentfulStatusCode;
    if (fault.malformed) return c.body('{"id":', status, { 'content-type': 'application/json' });
    if (fault.status === null && fault.body === null) return undefined;
    // An answer without content has none, whatever went wrong.
    if (status === (204 as number)) return c.body(null, 204);
    const requestId = c.get('requestId');
    return c.json(fault.body ?? { code: 'fault.injected', message: statusText(status), requestId }, status);
  };
}
