import { createMiddleware } from 'hono/factory';
import { getCookie } from 'hono/cookie';
import type { GatewayContext, GatewayHono } from './context.ts';
import { CSRF_COOKIE, CSRF_HEADER, isCsrfTokenOf } from './csrf-token.ts';
import { HttpProblem } from '../../platform/http/problem.ts';

const safeMethods: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Signed double submit: cookie and header must both belong to the session. They need not be the same token, as an
 * answer that was under way may replace the cookie between its reading and the write. Throws 403 `csrf.invalid`.
 */
export function assertCsrfToken(c: GatewayContext, secret: string): void {
  const { id } = c.get('session');
  const tokens = [getCookie(c, CSRF_COOKIE), c.req.header(CSRF_HEADER)];
  if (!tokens.every((token) => token !== undefined && isCsrfTokenOf(secret, id, token)))
    throw new HttpProblem(403, 'csrf.invalid');
}

/**
 * Second layer: a browser says where a write comes from, and it must be our own site. Hono's own check looks at form
 * content types only; this one looks at every write. Calls without an Origin (other servers) are left to the token.
 */
export function originCheck(hostUrl: string) {
  const own = new URL(hostUrl).host;
  return createMiddleware<GatewayHono>(async (c, next) => {
    const origin = c.req.header('origin');
    if (origin !== undefined && !safeMethods.has(c.req.method)) {
      const from = URL.parse(origin)?.host;
      // The host header is the browser's, not the page's: a foreign page cannot choose it.
      const asked = c.req.header('x-forwarded-host') ?? c.req.header('host') ?? new URL(c.req.url).host;
      if (from !== own && from !== asked) throw new HttpProblem(403, 'origin.invalid');
    }
    await next();
  });
}
