import { createHash, createHmac } from 'node:crypto';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type { Dependencies } from '../../dependencies.ts';
import type { GatewayContext } from '../../http/context.ts';
import type { Handlers } from '../../http/handlers.ts';
import type { Basket } from './baskets.views.ts';
import { KEPT_MS } from './baskets.rules.ts';
import { readBasket, setQuantity, type Shopper } from './baskets.service.ts';

type Env = Dependencies['env'];

const isSecure = ({ hostUrl }: Env): boolean => hostUrl.startsWith('https:');
const cookieOf = (env: Env) => ({ path: '/', secure: isSecure(env) });
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

/** A member's is found by who they are: the cookie of what they had before log-in is of no use any more. */
function forget({ env }: Pick<Dependencies, 'env'>, c: GatewayContext): void {
  if (getCookie(c, nameOf(env)) !== undefined) deleteCookie(c, nameOf(env), cookieOf(env));
}

/** The basket of who asks; a member's with what they had put in before log-in. */
export async function askedBasket(
  deps: Dependencies,
  c: GatewayContext,
  memberId: string | undefined,
): Promise<Basket> {
  const basket = await readBasket(deps, shopperOf(memberId, tokenOf(deps.env, c)));
  if (memberId !== undefined) forget(deps, c);
  return basket;
}

/** What is about to be bought, by visitors and members (PH-05). */
export function basketsHandlers(deps: Dependencies): Pick<Handlers, 'getBasket' | 'setBasketItem'> {
  const { env } = deps;
  return {
    async getBasket({ session, c }) {
      return { status: 200, body: await askedBasket(deps, c, session.memberId) };
    },
    async setBasketItem({ session, path, body: wanted, c }) {
      const token = tokenOf(env, c);
      const body = await setQuantity(deps, shopperOf(session.memberId, token), path.sku, wanted);
      if (session.memberId !== undefined) forget(deps, c);
      else
        setCookie(c, nameOf(env), token, {
          ...cookieOf(env),
          httpOnly: true,
          sameSite: 'Lax',
          maxAge: KEPT_MS / 1_000,
        });
      return { status: 200, body };
    },
  };
}
