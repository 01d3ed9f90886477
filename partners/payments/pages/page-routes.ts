import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { and, eq, ne } from 'drizzle-orm';
import { Hono } from 'hono';
import type { Context } from 'hono';
import type { Database } from '../../../platform/db/open.ts';
import { payments, paymentSessions } from '../db/schema.ts';
import { digestOf } from '../references.ts';
import { wallet } from '../../../openapi/partners/payments/test-data.ts';
import { CheckoutError } from '../checkout-error.ts';
import type { SessionRow } from '../sessions.ts';
import type { WalletPayments } from '../wallet-payments.ts';
import { cardDocument, challengeDocument, debitDocument, noDocument, walletDocument, type Theme } from './documents.ts';

const folder = join(import.meta.dirname, 'client');
const types = { js: 'text/javascript; charset=utf-8', css: 'text/css; charset=utf-8' } as const;

/** What the pages load, by name. */
const files = new Map(
  readdirSync(folder).flatMap((name) => {
    const type = name.endsWith('.js') ? types.js : name.endsWith('.css') ? types.css : undefined;
    return type === undefined ? [] : [[name, { type, text: readFileSync(join(folder, name), 'utf8') }] as const];
  }),
);

const themeOf = (c: Context): Theme => (c.req.query('theme') === 'dark' ? 'dark' : 'light');

/** A page with a policy: it loads its own files alone, and only these may have it in a frame. */
function send(c: Context, html: string, ancestors: readonly string[], status: 200 | 404 = 200): Response {
  const own = ["default-src 'none'", "script-src 'self'", "style-src 'self'", "connect-src 'self'", "frame-src 'self'"];
  const policy = [...own, "form-action 'none'", "base-uri 'none'", `frame-ancestors ${ancestors.join(' ')}`];
  return c.html(html, status, {
    'Cache-Control': 'no-store',
    'Content-Security-Policy': policy.join('; '),
    'Referrer-Policy': 'no-referrer',
    'X-Content-Type-Options': 'nosniff',
  });
}

const nothing = (c: Context): Response => send(c, noDocument(), ["'none'"], 404);

/**
 * The provider's own pages: fields of cards and bank accounts for a frame of the shop, the bank's question, and the wallet's. `organisation`: who
 * is paid.
 */
export function pageRoutes(db: Database, wallets: Pick<WalletPayments, 'show'>, organisation: string): Hono {
  const app = new Hono();
  app.get('/pages/:name', (c) => {
    const file = files.get(c.req.param('name'));
    if (!file) return c.notFound();
    return c.body(file.text, 200, { 'Content-Type': file.type, 'X-Content-Type-Options': 'nosniff' });
  });
  const sessionWith = async (id: string) =>
    (await db.select().from(paymentSessions).where(eq(paymentSessions.id, id))).at(0);
  function documentOf(c: Context, session: SessionRow, hosted?: { returnUrl: string; organisation: string }): string {
    const { id: sessionId, methods } = session;
    const shop = new URL(session.returnUrl).origin;
    const shown = { sessionId, shop, theme: themeOf(c), ...(hosted && { hosted }) };
    if (methods.includes('directdebit_GB')) return debitDocument({ ...shown, organisation });
    return cardDocument({ ...shown, isWalletTaken: methods.includes(wallet.type) });
  }
  app.get('/checkoutshopper/v1/sessions/:sessionId/page', async (c) => {
    const session = await sessionWith(c.req.param('sessionId'));
    if (!session) return nothing(c);
    return send(c, documentOf(c, session), [new URL(session.returnUrl).origin]);
  });
  app.get('/checkoutshopper/v1/hosted/:sessionId', async (c) => {
    const session = await sessionWith(c.req.param('sessionId'));
    if (session?.mode !== 'hosted') return nothing(c);
    const { returnUrl } = session;
    return send(c, documentOf(c, session, { returnUrl, organisation }), ["'none'"]);
  });
  app.get('/challenge/:token', async (c) => {
    const { token } = c.req.param();
    const [found] = await db
      .select({ value: payments.value, returnUrl: paymentSessions.returnUrl })
      .from(payments)
      .innerJoin(paymentSessions, eq(paymentSessions.id, payments.sessionId))
      .where(and(eq(payments.challengeDigest, digestOf(token)), ne(payments.brand, wallet.type)));
    if (!found) return nothing(c);
    const shop = new URL(found.returnUrl).origin;
    const html = challengeDocument({ token, shop, valueInPence: found.value, theme: themeOf(c) });
    // In the card's frame the shop's page is around both.
    return send(c, html, ["'self'", shop]);
  });
  app.get('/wallet/:token', async (c) => {
    const { token } = c.req.param();
    const shown = await wallets.show(token).catch((error: unknown) => {
      if (error instanceof CheckoutError) return undefined;
      throw error;
    });
    if (!shown) return nothing(c);
    // Nobody has it in a frame: what is approved is seen with the wallet's own address above it.
    return send(c, walletDocument({ ...shown, token, organisation, theme: themeOf(c) }), ["'none'"]);
  });
  return app;
}
