import { setTimeout as wait } from 'node:timers/promises';
import { and, asc, eq, gt, isNull, or } from 'drizzle-orm';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { Database } from '../../platform/db/open.ts';
import { faults } from '../db/schema/test-tools.ts';
import type { Guard } from '../http/bind.ts';
import { statusText } from '../../platform/http/problem.ts';

export const SCOPE_HEADER = 'x-test-scope';

type Fault = typeof faults.$inferSelect;

/** As many calls are kept of a rule; a tester wants to know which it met just now. */
const KEPT_HITS = 20;

/** The oldest rule for the operation and the tester's scope, used up by one; the call is noted. */
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
    if (!fault) return undefined;
    await tx
      .update(faults)
      .set({
        ...(fault.timesLeft !== null && { timesLeft: fault.timesLeft - 1 }),
        timesMet: fault.timesMet + 1,
        hits: [...fault.hits, { operationId, at: new Date().toISOString() }].slice(-KEPT_HITS),
      })
      .where(eq(faults.id, fault.id));
    return fault;
  });
}

/** An answer has begun for everybody on its way by then. */
const BEGUN_MS = 50;

/**
 * Breaks off as a failing network would. Where no answer has begun, browsers ask again by themselves on a connection that
 * they have used before, and proxies may, so that nobody meets the fault, or more than one call is used up; an answer
 * that has begun is asked for again by nobody. Each on the way, the web host too, breaks off in its turn.
 */
function brokenOff(): Response {
  const body = new ReadableStream({
    async pull(controller) {
      await wait(BEGUN_MS);
      controller.error(new Error('A tester has had this connection broken.'));
    },
  });
  return new Response(body, { headers: { 'content-type': 'application/json' } });
}

/** Does what testers asked for to the requests they named. */
export function faultGuard(db: Database): Guard {
  return async (c, operation) => {
    const fault = await takeFault(db, operation.id, c.req.header(SCOPE_HEADER));
    if (!fault) return undefined;
    if (fault.delayMs !== null) await wait(fault.delayMs);
    if (fault.drop) return brokenOff();
    const status = (fault.status ?? 200) as ContentfulStatusCode;
    if (fault.malformed) return c.body('{"id":', status, { 'content-type': 'application/json' });
    if (fault.status === null && fault.body === null) return undefined;
    // An answer without content has none, whatever went wrong.
    if (status === (204 as number)) return c.body(null, 204);
    const requestId = c.get('requestId');
    return c.json(fault.body ?? { code: 'fault.injected', message: statusText(status), requestId }, status);
  };
}
