import { Hono } from 'hono';
import * as z from 'zod';
import { HttpProblem } from '../../platform/http/problem.ts';
import type { GatewayContext, GatewayHono } from '../http/context.ts';

/** What the domain of earlier dates does for testers; see `gateway/domains/earlier-dates/for-testers.ts`. */
export interface EarlierDateTools {
  freePlace(appointmentId: string): Promise<{ date: string; slot: string } | undefined>;
  endOffer(appointmentId: string): Promise<boolean>;
}

function visitIn(c: GatewayContext): string {
  const id = z.uuid().safeParse(c.req.param('appointmentId'));
  if (!id.success) throw new HttpProblem(404, 'appointment.not-found', { message: 'Name the visit by its id.' });
  return id.data;
}

/** Controls for testers: a place comes free for a visit whose member has asked for an earlier date, and its time runs out. */
export function earlierDates(tools: EarlierDateTools, settle: () => Promise<unknown>): Hono<GatewayHono> {
  return new Hono<GatewayHono>()
    .post('/:appointmentId', async (c) => {
      const offered = await tools.freePlace(visitIn(c));
      if (!offered)
        throw new HttpProblem(409, 'earlier-date.none', {
          message: 'Ask for an earlier date first, of a visit that could be earlier, and with nothing on offer yet.',
        });
      await settle();
      return c.json(offered, 201);
    })
    .delete('/:appointmentId', async (c) => {
      if (!(await tools.endOffer(visitIn(c))))
        throw new HttpProblem(404, 'earlier-date.not-found', { message: 'Nothing is on offer for this visit.' });
      await settle();
      return c.body(null, 204);
    });
}
