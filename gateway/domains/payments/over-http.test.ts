import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createGateway, type Gateway } from '../../app.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { createBrowser } from '../../testing/browser.ts';
import { fillWithHomes } from '../../testing/customer.ts';
import { testEnv, testSite } from '../../testing/gateway.ts';
import { providerFrame } from '../../testing/provider-frame.ts';
import { sessionsPath, shownOf, type PaymentSession } from '../../testing/payments.ts';
import { openPayments } from '../../../partners/payments/open.ts';
import { readPaymentsEnv } from '../../../partners/payments/env.ts';
import { listen } from '../../../platform/http/listen.ts';
import { sentinel } from '../../scenarios/sentinels.ts';

/** Gateway and provider as programs of their own, each on its port. */
let database: TestDatabase;
let gateway: Gateway;
let providerUrl: string;
let own: string;
/** All that was sent to our own address. */
const heard: string[] = [];
const closing: (() => Promise<void>)[] = [];
beforeAll(async () => {
  database = await createTestDatabase();
  let started: Gateway | undefined;
  const listening = await listen({
    async fetch(request) {
      heard.push(`${request.url} ${await request.clone().text()}`);
      return started?.fetch(request) ?? new Response(null, { status: 503 });
    },
    port: 0,
    hostname: '127.0.0.1',
    noticeMs: 0,
  });
  own = `http://127.0.0.1:${listening.port}`;
  const settings = { ENVIRONMENT: 'tst', DATABASE_URL: database.url, GATEWAY_URL: own, PAYMENTS_PORT: '0' };
  const { payments, url } = await openPayments(readPaymentsEnv(settings), (stop) => closing.push(stop));
  providerUrl = url;
  gateway = await createGateway(testEnv({ PAYMENT_PROVIDER_URL: url }), { database });
  started = gateway;
  await fillWithHomes(gateway);
  await gateway.start();
  await payments.start();
  closing.unshift(() => gateway.close(), listening.drain);
});
afterAll(async () => {
  for (const close of closing) await close();
  await database.close();
});

test('a card is kept over the network, and its number and its holder never come to us', async () => {
  const browser = createBrowser((request) => fetch(new Request(request.url.replace(testSite, own), request)), testSite);
  const { value: email, also } = sentinel('member');
  const { body: me } = await browser.send<{ memberId: string }>('POST', '/auth-api/v1/login', {
    email,
    password: also?.password,
  });
  const { body: session } = await browser.send<PaymentSession>('POST', sessionsPath, { purpose: 'KEPT_CARD' });
  const card = { number: '5454545454545454', holderName: 'Peregrine Nuthatch' };
  const frame = providerFrame(fetch, providerUrl);
  const { action } = await frame.pay(shownOf(session), card);
  const { sessionResult } = await frame.answer(shownOf(session), action);
  await browser.send('POST', `${sessionsPath}/${session.paymentSessionId}/details`, { sessionResult });

  const cards = () => browser.get<{ lastFour: string }[]>(`/payments/v1/members/${me.memberId}/cards`);
  await expect
    .poll(async () => (await cards()).body.map(({ lastFour }) => lastFour), { timeout: 20_000 })
    .toEqual(['5454']);
  const { body: paid } = await browser.get<PaymentSession>(`${sessionsPath}/${session.paymentSessionId}`);
  expect(paid).toMatchObject({ state: 'PAID', paymentResultCode: 'Authorised', amountInPence: 0 });

  const { rows } = await gateway.deps.db.execute<{ name: string }>(
    sql`select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  );
  const kept = await Promise.all(
    rows.map(({ name }) => gateway.deps.db.execute(sql`select * from ${sql.identifier(name)}`)),
  );
  const ours = JSON.stringify([heard, kept.map((each) => each.rows)]);
  expect(heard.some((said) => said.includes('AUTHORISATION'))).toBe(true);
  expect(ours).toContain('5454');
  for (const secret of [card.number, card.holderName, '"cvc"']) expect(ours).not.toContain(secret);
});
