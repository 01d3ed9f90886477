import { CheckoutAPI, Client, EnvironmentEnum, HttpClientException } from '@adyen/api-library';
import { randomUUID } from 'node:crypto';
import type { components } from '../../openapi/generated/payments.d.ts';
import { developmentPayments, TEST_EXPIRY, testCodeOf } from '../../openapi/partners/payments/test-data.ts';
import { paymentsDatabase } from '../../partners/payments/db/payments-database.ts';
import { createPayments } from '../../partners/payments/app.ts';
import { readPaymentsEnv } from '../../partners/payments/env.ts';
import { testClock } from '../../platform/clock/clock.ts';
import { openDatabase } from '../../platform/db/open.ts';
import { createTestDatabase } from './database.ts';

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

  const clientWith = (apiKey: string) => {
    const client = new Client({ apiKey, environment: EnvironmentEnum.TEST });
    client.httpClient = {
      async request(endpoint, body, config, _isKeyWanted, options) {
        const at = new URL(endpoint);
        const url = new URL(`${at.pathname}${at.search}`, origin);
        // As the library fills them.
        const params = new URLSearchParams(options?.params as Record<string, string> | undefined);
        for (const [name, value] of params) url.searchParams.set(name, value);
        const headers = new Headers({ 'Content-Type': 'application/json', 'X-API-Key': config.apiKey ?? '' });
        if (options?.idempotencyKey !== undefined) headers.set('Idempotency-Key', options.idempotencyKey);
        const method = options?.method ?? 'POST';
        const sent = method === 'POST' ? { body: String(body) } : {};
        const response = await program.fetch(new Request(url, { method, headers, ...sent }));
        const text = await response.text();
        if (response.ok) return text;
        const { message, errorCode } = JSON.parse(text) as Schemas['ServiceError'];
        throw new HttpClientException({
          message,
          statusCode: response.status,
          errorCode,
          responseHeaders: {},
          responseBody: text,
        });
      },
    };
    return new CheckoutAPI(client);
  };
  const checkout = clientWith(developmentPayments.apiKey);

  async function post<Answer>(path: string, body: unknown, headers = new Headers()): Promise<Answer> {
    headers.set('Content-Type', 'application/json');
    const request = new Request(new URL(path, origin), { method: 'POST', headers, body: JSON.stringify(body) });
    return (await (await program.fetch(request)).json()) as Answer;
  }

  const fromFrame = <Answer>(path: string, body: unknown) => post<Answer>(`/checkoutshopper/v1/${path}`, body);

  /** As the library asks, with a body that it would not send. */
  function fromShop(path: string, body: unknown, idempotencyKey?: string): Promise<Schemas['ServiceError']> {
    const headers = new Headers({ 'X-API-Key': developmentPayments.apiKey });
    if (idempotencyKey !== undefined) headers.set('Idempotency-Key', idempotencyKey);
    return post(`/v72/${path}`, body, headers);
  }

  return {
    checkout,
    clientWith,
    clock,
    told,
    shop,
    fromFrame,
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
    /** Pays in a session as the page in the frame does. */
    pay: (
      session: { id: string; sessionData?: string },
      card: Partial<Schemas['NewCard']> = {},
      attempt = randomUUID(),
    ) =>
      fromFrame<Schemas['SessionPaymentResult'] & Schemas['ServiceError']>(`sessions/${session.id}/payments`, {
        sessionData: session.sessionData,
        attempt,
        paymentMethod: { ...newCard, ...card },
      }),
    /** Tells the bank the password, and goes on with the payment in the frame. */
    async answer(
      session: { id: string; sessionData?: string },
      action: Schemas['Action'] | undefined,
      password: string | null = 'password',
    ) {
      const { threeDSResult } = await fromFrame<Schemas['ChallengeResult']>(`challenges/${tokenOf(action)}`, {
        password,
      });
      return fromFrame<Schemas['SessionPaymentResult'] & Schemas['ServiceError']>(
        `sessions/${session.id}/paymentDetails`,
        { sessionData: session.sessionData, details: { threeDSResult } },
      );
    },
    async close() {
      await program.close();
      await own.close();
      await database.close();
    },
  };
}

/** A card whose bank lets it pass. */
const newCard: Schemas['NewCard'] = {
  type: 'scheme',
  number: '4111111111111111',
  expiryMonth: TEST_EXPIRY.month,
  expiryYear: TEST_EXPIRY.year,
  cvc: testCodeOf('visa'),
  holderName: 'Imogen Sparrow',
};

export const tokenOf = (action: Schemas['Action'] | undefined): string => action?.url.split('/').at(-1) ?? '';
