import type { MiddlewareHandler } from 'hono';
import type { GatewayHono } from './context.ts';
import { serverBusy } from '../../platform/http/problem.ts';

/**
 * How often a member's same call runs at once in a process. Changes of the same thing wait for each other in the
 * database, each with a connection in its hand; what waits here has none.
 */
const AT_ONCE = 2;
/** Less than the client's 10 s (specification, point 9). */
const LONGEST_WAIT_MS = 5_000;

interface Lane {
  running: number;
  waiting: (() => void)[];
}

/** Lets a member's changes of the same thing through two at a time: their haste is nobody else's wait. 503 `server.busy` for who waits too long. */
export function memberTurns(): MiddlewareHandler<GatewayHono> {
  const lanes = new Map<string, Lane>();

  async function take(call: string): Promise<Lane> {
    const lane = lanes.get(call) ?? { running: 0, waiting: [] };
    lanes.set(call, lane);
    if (lane.running < AT_ONCE) {
      lane.running += 1;
      return lane;
    }
    await new Promise<void>((resolve, reject) => {
      const begin = () => {
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(() => {
        lane.waiting.splice(lane.waiting.indexOf(begin), 1);
        reject(serverBusy());
      }, LONGEST_WAIT_MS);
      lane.waiting.push(begin);
    });
    return lane;
  }

  function giveBack(call: string, lane: Lane): void {
    const next = lane.waiting.shift();
    // The turn goes on to who waits longest.
    if (next) return next();
    lane.running -= 1;
    if (lane.running === 0) lanes.delete(call);
  }

  return async (c, next) => {
    const { memberId } = c.get('session').view;
    if (c.req.method === 'GET' || memberId === undefined) return next();
    const call = `${memberId} ${c.req.path}`;
    const lane = await take(call);
    try {
      return await next();
    } finally {
      giveBack(call, lane);
    }
  };
}
