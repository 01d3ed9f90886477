import * as z from 'zod';
import type { HostContext } from './context.ts';
import type { HostEnv } from './env.ts';
import type { GatewayLink } from './gateway-link.ts';

/** Whom the session of a request belongs to; 401 says that it is nobody. */
export const MEMBER_PATH = '/member-api/v1/members/me';
/** Open to everybody, listed or not: the first by the specification (point 4), the second so that nobody is locked in. */
const EXEMPT: ReadonlySet<string> = new Set(['/register-interest', '/auth/logout']);

/** The wire has the id as a number in one view and as text in the other (AU-05). */
const member = z.object({ id: z.union([z.string(), z.number()]).transform(String) });

/**
 * Whether the list of members with access (MEMBER_WHITELIST), where there is one, names who asks (AU-12). Visitors are
 * no members. Throws when the gateway cannot say who asks.
 */
export async function isListed(c: HostContext, env: HostEnv, gateway: GatewayLink): Promise<boolean> {
  if (!env.memberWhitelist) return true;
  const answer = await gateway.ask(c, MEMBER_PATH);
  if (answer.status === 401) return true;
  if (!answer.ok) throw new Error(`The gateway answered ${answer.status} to the access check`);
  return env.memberWhitelist.has(member.parse(await answer.json()).id);
}

/** Whether who asks may see a page. Throws as `isListed` does. */
export async function mayOpenPage(c: HostContext, env: HostEnv, gateway: GatewayLink): Promise<boolean> {
  return EXEMPT.has(c.req.path) || isListed(c, env, gateway);
}
