import { setTimeout as wait } from 'node:timers/promises';
import { getCookie } from 'hono/cookie';
import { MEMBER_PATH } from './access.ts';
import type { HostContext } from './context.ts';
import type { GatewayLink } from './gateway-link.ts';

/** As the gateway names it, on plain http and else (gateway/http/session.ts). */
const SESSION_COOKIES = ['sid', '__Host-sid'];

/** A document is not held up for longer. */
const PATIENCE_MS = 500;

const impatient = () => wait(PATIENCE_MS, null, { ref: false });

/**
 * Whether who asks for a page is a member. The cookie alone does not say so: visitors have one, too, and a session runs
 * out. Whoever the gateway cannot tell, or not before `patience` is over, is none.
 */
export async function isMember(
  c: HostContext,
  gateway: Pick<GatewayLink, 'ask'>,
  patience: () => Promise<null> = impatient,
): Promise<boolean> {
  if (!SESSION_COOKIES.some((name) => getCookie(c, name))) return false;
  const answer = await answerOf(c, gateway, patience);
  // Where the gateway has prolonged a session, its cookie lasts as long; a visitor's, too.
  for (const cookie of answer?.headers.getSetCookie() ?? []) c.header('Set-Cookie', cookie, { append: true });
  void answer?.body?.cancel();
  return answer?.ok ?? false;
}

/** What the gateway says of the session; null where it does not say it in time. */
async function answerOf(
  c: HostContext,
  gateway: Pick<GatewayLink, 'ask'>,
  patience: () => Promise<null>,
): Promise<Response | null> {
  try {
    return await Promise.race([gateway.ask(c, MEMBER_PATH), patience()]);
  } catch {
    return null;
  }
}
