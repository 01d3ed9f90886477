import { createHash, createHmac } from 'node:crypto';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type { Dependencies } from '../../dependencies.ts';
import type { GatewayContext } from '../../http/context.ts';
import type { Handlers } from '../../http/handlers.ts';
import { KEPT_MS } from './baskets.rules.ts';
import { readBasket, setQuantity, type Shopper } from './baskets.service.ts';

type Env = Dependencies['env'];

const isSecure = ({ hostUrl }: Env): boolean => hostUrl.startsWith('https:');
const nameOf = (env: Env): string => (isSecure(env) ? '__Host-basket' : 'basket');

/**
 * What a visitor's basket is kept under. Derived from the session where there is no cookie yet: two tabs that put something in at the
 * same moment have one basket. The session's own id is of no use for long, as it changes with log-in.
 */
const tokenOf = (env: Env, c: GatewayContext): string =>
  getCookie(c, nameOf(env)) ??
  createHmac('sha256', env.sessionSecret)
    .update(`basket!${c.get('session').id}`)
    .digest('base64url');

const shopperOf = (memberId: string | undefined, token: string): Shopper => ({
  memberId,
  key: createHash('sha256').update(token).digest('hex'),
});

/** What is about to be bought, by visitors and members (PH-05). */
export function basketsHandlers(deps: Dependencies): Pick<Handlers, 'getBasket' | 'setBasketItem'> {
  const { env } = deps;
  const cookie = { path: '/', secure: isSecure(env) };
  /** A member's is found by who they are. */
  const forget = (c: GatewayContext) => {
    if (getCookie(c, nameOf(env)) !== undefined) deleteCookie(c, nameOf(env), cookie);
  };
  return {
    async getBasket({ session, c }) {
      const body = await readBasket(deps, shopperOf(session.memberId, tokenOf(env, c)));
      if (session.memberId !== undefined) forget(c);
      return { status: 200, body };
    },
    async setBasketItem({ session, path, body: wanted, c }) {
      const token = tokenOf(env, c);
      const body = await setQuantity(deps, shopperOf(session.memberId, token), path.sku, wanted);
      if (session.memberId !== undefined) forget(c);
      else setCookie(c, nameOf(env), token, { ...cookie, httpOnly: true, sameSite: 'Lax', maxAge: KEPT_MS / 1_000 });
      return { status: 200, body };
    },
  };
}
