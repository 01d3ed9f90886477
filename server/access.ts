import * as z from 'zod';
import type { HostContext } from './context.ts';
import type { HostEnv } from './env.ts';
import type { GatewayLink } from './gateway-link.ts';

const MEMBER_PATH = '/member-api/v1/members/me';
/** Open to everybody, listed or not (specification, point 4). */
const EXEMPT = '/register-interest';

/** The wire has the id as a number in one view and as text in the other (AU-05). */
const member = z.object({ id: z.union([z.string(), z.number()]).transform(String) });

/**
 * Whether who asks may see a page: everybody where there is no list of members (MEMBER_WHITELIST), else visitors and
 * the members on it (AU-12). Throws when the gateway cannot say who asks.
 */
export async function mayOpenPage(c: HostContext, env: HostEnv, gateway: GatewayLink): Promise<boolean> {
  if (!env.memberWhitelist || c.req.path === EXEMPT) return true;
  const answer = await gateway.ask(c, MEMBER_PATH);
  if (answer.status === 401) return true;
  if (!answer.ok) throw new Error(`The gateway answered ${answer.status} to the access check`);
  return env.memberWhitelist.has(member.parse(await answer.json()).id);
}
