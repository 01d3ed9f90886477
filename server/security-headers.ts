import { createMiddleware } from 'hono/factory';
import type { HostContext, HostHono } from './context.ts';
import { noInlineCode, type InlineCode } from './document.ts';
import type { HostEnv } from './env.ts';

/** The origins that the scripts of others come from and may reach: those that are configured, and no other. */
function foreignOrigins({ thirdParty }: HostEnv): string[] {
  const { chatUrl, tagManagerUrl, personalisationUrl, origins } = thirdParty;
  const scripts = [chatUrl, tagManagerUrl, personalisationUrl].flatMap((url) => (url ? [new URL(url).origin] : []));
  return [...new Set([...scripts, ...origins])];
}

/**
 * What a page may load: our own files, the code that stands in the page as the build wrote it, and the scripts of others
 * that are configured with what they need (docs/decisions/055-inline-code-by-its-hash.md). Whether these are loaded is the customer's to say (docs/decisions/017-consent.md).
 */
export function contentSecurityPolicy(inline: InlineCode, env: HostEnv): string {
  const foreign = foreignOrigins(env);
  // A live connection is nothing to load a picture or a page from.
  const foreignPages = foreign.filter((origin) => origin.startsWith('http'));
  // What is gone to needs no frame.
  const paymentFrame = env.isPaymentHosted ? undefined : env.paymentPages;
  const framed = [...foreignPages, ...(paymentFrame === undefined ? [] : [paymentFrame])];
  const directives: Record<string, string[]> = {
    // Fonts, frames, objects and whatever else is not named.
    'default-src': ["'none'"],
    'script-src': ["'self'", ...inline.scripts, ...foreignPages],
    'style-src': ["'self'", ...inline.styles],
    'img-src': ["'self'", 'data:', ...foreignPages],
    'connect-src': ["'self'", ...foreign],
    'manifest-src': ["'self'"],
    ...(framed.length > 0 ? { 'frame-src': framed } : {}),
    'frame-ancestors': ["'none'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    ...(env.hostUrl.startsWith('https:') ? { 'upgrade-insecure-requests': [] } : {}),
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}

/** One year, the least that browsers' preload lists take. */
const HSTS = 'max-age=31536000; includeSubDomains';

/** Their addresses have a secret in them until the app takes it out (docs/decisions/033-a-new-password.md). */
const withSecret: ReadonlySet<string> = new Set(['/auth/reset-password', '/auth/confirm-email']);

/** What a form without the app puts into an address until the app takes it out: where somebody lives (docs/decisions/131-start-where-they-are.md). */
const POSTCODE = 'postcode';

/** A bank leads back to the page of a payment with what it says (docs/decisions/100-the-page-of-a-payment.md). */
const hasSecret = ({ req }: HostContext): boolean =>
  withSecret.has(req.path) || req.path.startsWith('/pay/') || req.query(POSTCODE) !== undefined;

/** What a browser never shows as a page: a policy for pages would only weigh on it, eleven times on a first load. */
const neverPage = /^text\/(?:javascript|css)\b/;

export function securityHeaders(env: HostEnv) {
  return createMiddleware<HostHono>(async (c, next) => {
    await next();
    const { headers } = c.res;
    headers.set('X-Content-Type-Options', 'nosniff');
    headers.set('Cross-Origin-Resource-Policy', 'same-origin');
    if (env.hostUrl.startsWith('https:')) headers.set('Strict-Transport-Security', HSTS);
    if (c.res.ok && neverPage.test(headers.get('Content-Type') ?? '')) return;
    headers.set('Content-Security-Policy', contentSecurityPolicy(c.get('inline') ?? noInlineCode, env));
    headers.set('X-Frame-Options', 'DENY');
    headers.set('Referrer-Policy', hasSecret(c) ? 'strict-origin' : 'strict-origin-when-cross-origin');
    headers.set('Permissions-Policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()');
    // Testers may have an inspector of another site in a window that this one opens (docs/decisions/031-stately.md).
    headers.set('Cross-Origin-Opener-Policy', env.testTools ? 'same-origin-allow-popups' : 'same-origin');
  });
}
