import { randomUUID } from 'node:crypto';
import type { components } from '../../openapi/generated/payments.d.ts';
import { developmentPayments } from '../../openapi/partners/payments/test-data.ts';
import { paymentsDatabase } from '../../partners/payments/db/payments-database.ts';
import { createPayments } from '../../partners/payments/app.ts';
import { readPaymentsEnv } from '../../partners/payments/env.ts';
import { testClock } from '../../platform/clock/clock.ts';
import { openDatabase } from '../../platform/db/open.ts';
import { checkoutAt, transfersAt } from '../payment-provider/adyen-client.ts';
import { createTestDatabase } from './database.ts';
import { providerFrame } from './provider-frame.ts';

type Schemas = components['schemas'];
type Told = Schemas['NotificationItem'];

const origin = 'http://payments.test';
export const { merchantAccount } = developmentPayments;

/**
 * The payment provider in one process with its shop, which notes what it is told, and the shop's way in: the official
 * client library, to which another host is put in. `answers` says what the shop answers to webhooks.
 */
export async function openTestProvider() {
  const database = await createTestDatabase();
  const own = await openDatabase(database.url, paymentsDatabase);
  const clock = testClock();
  const told: Told[] = [];
  const shop = { status: 202 };
  const env = readPaymentsEnv({
    ENVIRONMENT: 'tst',
    DATABASE_URL: database.url,
    GATEWAY_URL: 'http://gateway.test',
  });
  const program = await createPayments(env, {
    database: own,
    origin: () => origin,
    clock,
    async reach(request) {
      const { notificationItems } = (await request.json()) as Schemas['Notification'];
      if (shop.status === 202) told.push(...notificationItems.map((item) => item.NotificationRequestItem));
      return new Response(null, { status: shop.status });
    },
  });

  const clientWith = (apiKey: string) => checkoutAt({ url: origin, apiKey, reach: program.fetch });
  const checkout = await clientWith(developmentPayments.apiKey);
  const { apiKey } = developmentPayments;
  const { TransfersApi } = await transfersAt({ url: origin, apiKey, reach: program.fetch });
  /** Money that is sent to bank accounts, as the library asks for it. */
  const transfers = {
    async transferFunds(info: object, idempotencyKey: string = randomUUID()) {
      const wanted = info as Parameters<typeof TransfersApi.transferFunds>[0];
      const { id = '', ...sent } = await TransfersApi.transferFunds(wanted, { idempotencyKey });
      return { id, ...sent };
    },
    getTransfer: (id: string) => TransfersApi.getTransfer(id),
  };

  async function post<Answer>(path: string, body: unknown, headers = new Headers()): Promise<Answer> {
    headers.set('Content-Type', 'application/json');
    const request = new Request(new URL(path, origin), { method: 'POST', headers, body: JSON.stringify(body) });
    return (await (await program.fetch(request)).json()) as Answer;
  }

  const frame = providerFrame(program.fetch, origin);

  /** As the library asks, with a body that it would not send. */
  function fromShop(path: string, body: unknown, idempotencyKey?: string): Promise<Schemas['ServiceError']> {
    const headers = new Headers({ 'X-API-Key': developmentPayments.apiKey });
    if (idempotencyKey !== undefined) headers.set('Idempotency-Key', idempotencyKey);
    return post(`/v72/${path}`, body, headers);
  }

  return {
    checkout,
    transfers,
    clientWith,
    clock,
    told,
    shop,
    /** As a browser that follows a link. */
    async read(path: string) {
      const answer = await program.fetch(new Request(new URL(path, origin)));
      return { status: answer.status, headers: answer.headers, text: await answer.text() };
    },
    fromFrame: frame.ask,
    tellBank: frame.tellBank,
    fromShop,
    fromTester: (path: string, body: unknown) => post<object>(`/test-tools/v1/${path}`, body),
    /** Runs what is due by now. */
    drain: () => program.worker.drain(),
    /** What the shop has been told by now. */
    async toldByNow() {
      await program.worker.drain();
      return told.map(({ eventCode, success, reason, amount }) => ({
        eventCode,
        success,
        reason,
        value: amount.value,
      }));
    },
    /** Begins a session of so many pence. */
    begin: (value: number, more: Partial<Schemas['SessionWanted']> = {}) => {
      const { expiresAt, ...rest } = more;
      return checkout.PaymentsApi.sessions({
        amount: { currency: 'GBP', value },
        merchantAccount,
        reference: 'ORD-2001',
        returnUrl: 'https://shop.test/checkout/return',
        ...(expiresAt === undefined ? {} : { expiresAt: new Date(expiresAt) }),
        ...rest,
      } as Parameters<typeof checkout.PaymentsApi.sessions>[0]);
    },
    /** As the page in the frame does. */
    pay: frame.pay,
    payAndKeep: frame.payAndKeep,
    payByWallet: frame.payByWallet,
    tellWallet: frame.tellWallet,
    instruct: frame.instruct,
    answer: frame.answer,
    async close() {
      await program.close();
      await own.close();
      await database.close();
    },
  };
}
