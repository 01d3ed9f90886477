import { and, asc, eq, gt, isNull, or } from 'drizzle-orm';
import { Hono } from 'hono';
import * as z from 'zod';
import { DAY_MS } from '../../platform/clock/clock.ts';
import type { MovableClock } from '../../platform/clock/database-clock.ts';
import type { Database } from '../../platform/db/open.ts';
import { faults } from '../db/schema/test-tools.ts';
import type { GatewayContext, GatewayHono } from '../http/context.ts';
import { parseJson } from '../../platform/http/json-text.ts';
import { HttpProblem } from '../../platform/http/problem.ts';
import { FURTHEST_AHEAD_MS } from '../../platform/jobs/jobs.ts';
import type { Worker } from '../../platform/jobs/worker.ts';
import type { Outbox } from '../outbox/outbox.ts';
import { earlierDates, type EarlierDateTools } from './earlier-dates.ts';
import type { PartnerTools } from './partner-tools.ts';
import { sentinels } from './sentinels.ts';
import { switchesAway } from './switches-away.ts';

const faultRule = z
  .strictObject({
    operationId: z.string().optional(),
    scope: z.string().optional(),
    times: z.int().positive().optional(),
    /** The client gives up after 10 s; longer waits would only hold connections. */
    delayMs: z.int().min(0).max(30_000).optional(),
    status: z.int().min(200).max(599).optional(),
    body: z.unknown().optional(),
    drop: z.boolean().optional(),
    malformed: z.boolean().optional(),
  })
  .refine((rule) => Object.keys(rule).some((key) => !['operationId', 'scope', 'times'].includes(key)), {
    error: 'Say what goes wrong: delayMs, status, body, drop or malformed',
  });

/** Far enough for any contract, and near enough for every date that the gateway works out from it. */
const FURTHEST_MS = 50 * 365 * DAY_MS;

const jobsAhead = z.strictObject({ aheadMs: z.int().min(0).max(FURTHEST_AHEAD_MS).default(0) });

const clockMove = z.union([
  z.strictObject({ advanceMs: z.int() }),
  z.strictObject({ advanceDays: z.number() }),
  z.strictObject({ set: z.iso.datetime({ offset: true }) }),
  z.strictObject({ reset: z.literal(true) }),
]);

const read = async <T>(c: GatewayContext, form: z.ZodType<T>): Promise<T> => parseJson(form, await c.req.text());

function offsetAfter(move: z.infer<typeof clockMove>, clock: MovableClock): number {
  if ('advanceMs' in move) return clock.offset() + move.advanceMs;
  if ('advanceDays' in move) return clock.offset() + move.advanceDays * DAY_MS;
  if ('set' in move) return clock.offset() + Date.parse(move.set) - clock.now().getTime();
  return 0;
}

/** Moves the clocks of partners. Where one does not follow, those that did go back: clocks that part are worse than one that stays. */
async function moveTogether(partners: readonly PartnerTools[], { from, to }: { from: number; to: number }) {
  const moved: PartnerTools[] = [];
  try {
    for (const partner of partners) {
      await partner.setOffset(to);
      moved.push(partner);
    }
  } catch (error) {
    await Promise.allSettled(moved.map((partner) => partner.setOffset(from)));
    throw error;
  }
}

/** Controls for testers. Mounted only when TEST_TOOLS is on. */
export function testToolRoutes(parts: {
  db: Database;
  clock: MovableClock;
  worker: Worker;
  outbox: Outbox;
  partners: readonly PartnerTools[];
  /** The hub among them, which plays other providers. */
  hub: PartnerTools | undefined;
  /** Of them, too: it lets numbers go. */
  mobileNetwork: PartnerTools | undefined;
  hasTestData: boolean;
  earlierDates: EarlierDateTools;
}) {
  const { db, clock, worker, outbox, partners } = parts;
  const app = new Hono<GatewayHono>();

  /** Our jobs beget jobs of partners, and theirs beget ours: until nobody has any. */
  async function drainAll(aheadMs = 0): Promise<number> {
    let all = 0;
    for (let last = Infinity; last > 0; all += last) {
      last = await worker.drain(aheadMs);
      for (const partner of partners) last += await partner.drain(aheadMs);
    }
    return all;
  }

  app.get('/sentinels', (c) => c.json(parts.hasTestData ? sentinels : []));

  app.post('/faults', async (c) => {
    const { times, ...rule } = await read(c, faultRule);
    const [fault] = await db
      .insert(faults)
      .values({ ...rule, timesLeft: times })
      .returning();
    return c.json(fault, 201);
  });

  app.get('/faults', async (c) => {
    const waiting = or(isNull(faults.timesLeft), gt(faults.timesLeft, 0));
    return c.json(await db.select().from(faults).where(waiting).orderBy(asc(faults.createdAt)));
  });

  // Told by itself when it is used up, too: what it has met, and when.
  app.get('/faults/:id', async (c) => {
    const id = z.uuid().safeParse(c.req.param('id'));
    const [fault] = id.success ? await db.select().from(faults).where(eq(faults.id, id.data)) : [];
    if (!fault) throw new HttpProblem(404, 'fault.not-found');
    return c.json(fault);
  });

  app.delete('/faults/:id', async (c) => {
    const id = z.uuid().safeParse(c.req.param('id'));
    const ended = id.success ? await db.delete(faults).where(eq(faults.id, id.data)).returning({ id: faults.id }) : [];
    if (ended.length === 0) throw new HttpProblem(404, 'fault.not-found');
    return c.body(null, 204);
  });

  app.delete('/faults', async (c) => {
    const scope = c.req.query('scope');
    const operationId = c.req.query('operationId');
    await db
      .delete(faults)
      .where(
        and(
          scope === undefined ? undefined : scope === '' ? isNull(faults.scope) : eq(faults.scope, scope),
          operationId === undefined ? undefined : eq(faults.operationId, operationId),
        ),
      );
    return c.body(null, 204);
  });

  app.get('/clock', (c) => c.json({ now: clock.now().toISOString(), offsetMs: clock.offset() }));

  app.post('/clock', async (c) => {
    const offset = Math.round(offsetAfter(await read(c, clockMove), clock));
    if (Math.abs(offset) > FURTHEST_MS)
      throw new HttpProblem(400, 'validation.failed', {
        message: 'The clock moves 50 years at most, in either direction.',
      });
    await moveTogether(partners, { from: clock.offset(), to: offset });
    await clock.setOffset(offset);
    // What is due by the new time happens now, not at the workers' next look.
    const jobs = await drainAll();
    return c.json({ now: clock.now().toISOString(), offsetMs: clock.offset(), jobs });
  });

  app.get('/outbox', async (c) => {
    const recipient = c.req.query('to');
    if (!recipient) throw new HttpProblem(400, 'validation.failed', { message: 'Say whose messages: ?to=' });
    return c.json(await outbox.sentTo(db, recipient));
  });

  app.post('/jobs/drain', async (c) => {
    const { aheadMs } = await read(c, jobsAhead);
    return c.json({ jobs: await drainAll(aheadMs) });
  });

  app.route('/switches-away', switchesAway({ hub: parts.hub, settle: drainAll }));

  app.route('/earlier-dates', earlierDates(parts.earlierDates, drainAll));

  // Another network uses a PAC or a STAC of ours; the mobile network says whether it can.
  app.post('/numbers-away/:code{[A-Z0-9]{9}}', async (c) => {
    const { mobileNetwork } = parts;
    if (!mobileNetwork) throw new HttpProblem(404, 'code.not-found', { message: 'No stand-in has numbers here.' });
    const answer = await mobileNetwork.ask(`/moves-out/${c.req.param('code')}/use`, '{}');
    await drainAll();
    return Response.json(await answer.json(), { status: answer.status });
  });

  return app;
}
