import { Hono } from 'hono';
import { HttpProblem } from '../../platform/http/problem.ts';
import type { GatewayHono } from '../http/context.ts';
import type { PartnerTools } from './partner-tools.ts';

const AT = '/gaining-switches';

/**
 * Controls for testers: has another provider ask for one of our members, order, move the day, go live or cancel. Each call
 * returns once both sides have done what is due. The stand-in of the hub says what may be sent.
 */
export function switchesAway({
  hub,
  settle,
}: {
  hub: PartnerTools | undefined;
  settle: () => Promise<unknown>;
}): Hono<GatewayHono> {
  const tools = () => {
    if (!hub) throw new HttpProblem(404, 'switch.not-found', { message: 'No stand-in plays other providers here.' });
    return hub;
  };
  const read = (id: string) => tools().ask(`${AT}/${encodeURIComponent(id)}`);

  /** What the hub refuses is refused here; else the switch as it stands when all has been delivered. */
  async function settled(answer: Response): Promise<Response> {
    if (!answer.ok) return passedOn(answer);
    const { id } = (await answer.json()) as { id: string };
    await settle();
    return passedOn(await read(id), answer.status);
  }

  return new Hono<GatewayHono>()
    .post('/', async (c) => settled(await tools().ask(AT, await c.req.text())))
    .get('/:id', async (c) => passedOn(await read(c.req.param('id'))))
    .post('/:id/steps', async (c) =>
      settled(await tools().ask(`${AT}/${encodeURIComponent(c.req.param('id'))}/steps`, await c.req.text())),
    );
}

/** The body and status alone: the headers of the other side are its own. */
async function passedOn(answer: Response, status = answer.status): Promise<Response> {
  return Response.json(await answer.json(), { status });
}
