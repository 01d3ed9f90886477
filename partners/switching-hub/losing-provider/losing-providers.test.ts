import { and, eq, isNull } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../gateway/testing/database.ts';
import {
  readMessage,
  type MatchRequest,
  type Message,
  type RequestId,
} from '../../../openapi/partners/switching-hub/messages.ts';
import { testClock } from '../../../platform/clock/clock.ts';
import { openDatabase, type OpenedDatabase } from '../../../platform/db/open.ts';
import { createSwitchingHub, type SwitchingHub } from '../app.ts';
import { answerCorrelation } from '../../../openapi/partners/switching-hub/correlation.ts';
import { hubDatabase } from '../db/hub-database.ts';
import { losingAccounts, losingOrders, type LosingAccount } from '../db/schema.ts';
import { readSwitchingHubEnv } from '../env.ts';
import { seedLosingAccounts } from './seed/seed-accounts.ts';

let database: TestDatabase;
let opened: OpenedDatabase;
let hub: SwitchingHub;
const clock = testClock();
beforeAll(async () => {
  database = await createTestDatabase();
  opened = await openDatabase(database.url, hubDatabase);
  const env = readSwitchingHubEnv({
    ENVIRONMENT: 'tst',
    GATEWAY_URL: 'http://gateway.example.com',
    DATABASE_URL: database.url,
  });
  hub = await createSwitchingHub(env, { database: opened, clock, reach: takeDelivery });
  await seedLosingAccounts(opened.db, { count: 2_000 });
});
afterAll(async () => {
  await hub.close();
  await opened.close();
  await database.close();
});

/** What the hub has delivered to the provider that is connected. */
const delivered = new Map<string, Message>();

async function takeDelivery(request: Request): Promise<Response> {
  if (request.url.endsWith('/oauth2/token')) return Response.json({ access_token: 'any', token_type: 'Bearer' });
  const message = readMessage(await request.json());
  delivered.set(message.envelope.destination.correlationID ?? '', message);
  return new Response(null, { status: 202 });
}

const SLOWEST_MS = 1_500;
let messages = 0;

/** What a gaining provider asks, and what it is answered. */
async function ask<Name extends RequestId>(routingID: Name, payload: Message<Name>['payload'], to: string) {
  const correlationID = `test-${(messages += 1)}`;
  const message = {
    routingID,
    payload,
    envelope: {
      source: { type: 'RCPID', identity: 'RLRK', correlationID },
      destination: { type: 'RCPID', identity: to },
    },
  } as Message;
  await hub.hub.send(opened.db, message);
  await hub.worker.drain();
  clock.advance(SLOWEST_MS);
  await hub.worker.drain();
  const answer = delivered.get(correlationID);
  return {
    name: answer?.routingID ?? 'none',
    payload: (answer?.payload ?? {}) as Record<string, never> & { faultCode?: string },
  };
}

function matchOf(account: LosingAccount, given: Partial<MatchRequest> = {}): MatchRequest {
  return {
    name: account.surname,
    address: {
      ...(account.uprn === null ? {} : { uprn: account.uprn }),
      addressLines: account.addressLines,
      postTown: account.postTown,
      postCode: account.postcodeKey,
    },
    services: [{ serviceType: 'IAS', action: 'cease' }],
    ...given,
  };
}

async function someAccounts(): Promise<LosingAccount[]> {
  return opened.db.select().from(losingAccounts).orderBy(losingAccounts.id);
}

const isFit = ({ closedOn, hindrance, number }: LosingAccount) =>
  closedOn === null && hindrance === null && /^\d+$/.test(number);

describe('the invented customers of other providers', () => {
  test('are many and various, and the same however often they are made', async () => {
    const accounts = await someAccounts();
    expect(accounts.length).toBeGreaterThan(300);
    expect(accounts.some(({ closedOn }) => closedOn !== null)).toBe(true);
    expect(accounts.some(({ hindrance }) => hindrance === 'switching')).toBe(true);
    expect(accounts.some(({ services }) => services.length > 1)).toBe(true);
    const homes = accounts
      .filter(({ closedOn }) => closedOn === null)
      .map(({ uprn, providerId }) => `${uprn}${providerId}`);
    expect(new Set(homes).size).toBeLessThan(homes.length);
    await seedLosingAccounts(opened.db, { count: 2_000 });
    expect(await someAccounts()).toEqual(accounts);
  });

  test('are found by name and number, and the right one each time', async () => {
    const accounts = (await someAccounts()).filter(isFit).slice(0, 40);
    expect(accounts).toHaveLength(40);
    for (const account of accounts) {
      const { name, payload } = await ask(
        'residentialSwitchMatchRequest',
        matchOf(account, { name: account.surname.toUpperCase(), account: account.number }),
        account.providerId,
      );
      expect(name).toBe('residentialSwitchMatchConfirmation');
      const [order] = await opened.db
        .select()
        .from(losingOrders)
        .where(eq(losingOrders.reference, String(Reflect.get(payload['matchResult'] ?? {}, 'switchOrderReference'))));
      expect(order).toMatchObject({ accountId: account.id, status: 'new', providerId: account.providerId });
    }
  });

  test('are not given to who has another name, another provider or another home', async () => {
    const [account, other] = (await someAccounts()).filter(isFit);
    if (!account || !other) throw new Error('There are no accounts');
    const number = { account: account.number };
    const refused = async (request: MatchRequest, to = account.providerId) =>
      (await ask('residentialSwitchMatchRequest', request, to)).payload.faultCode;
    expect(await refused(matchOf(account, { ...number, name: 'Nobody' }))).toBe('1108');
    expect(await refused(matchOf(account, { account: '100000000000' }))).toBe('1103');
    expect(await refused(matchOf(account, number), 'RWRN')).toBe('1103');
    expect(await refused(matchOf(other, { ...number, name: account.surname }))).toBe('1114');
    expect(await refused(matchOf(other, { ...number, name: 'Nobody' }))).toBe('1103');
    const nowhere = { addressLines: ['1 Nowhere'], postTown: 'Nil', postCode: 'LK8 8ZZ' };
    expect(await refused(matchOf(account, { address: nowhere }))).toBe('1106');
  });
});

describe('a switch that was carried out', () => {
  test('closes the account, so that it cannot be switched twice', async () => {
    const account = (await someAccounts()).findLast(isFit);
    if (!account) throw new Error('There are no accounts');
    const request = matchOf(account, { account: account.number });
    const to = account.providerId;
    await ask('residentialSwitchMatchRequest', request, to);
    const first = answerCorrelation(`test-${messages}`, 'main');
    await ask('residentialSwitchMatchRequest', request, to);
    const second = answerCorrelation(`test-${messages}`, 'main');
    const today = clock.today();
    const dated = { plannedSwitchDate: today };
    const step = async <Name extends RequestId>(name: Name, payload: Message<Name>['payload']) => {
      const answer = await ask(name, payload, to);
      return answer.payload.faultCode ?? answer.payload['status'];
    };
    const trigger = { switchOrderReference: first, activationDate: today };
    expect(await step('residentialSwitchOrderTriggerRequest', trigger)).toBe('1406');
    expect(await step('residentialSwitchOrderRequest', { switchOrderReference: first, ...dated })).toBe('confirmed');
    expect(await step('residentialSwitchOrderRequest', { switchOrderReference: first, ...dated })).toBe('1213');
    expect(await step('residentialSwitchOrderRequest', { switchOrderReference: second, ...dated })).toBe('1211');
    expect(await step('residentialSwitchMatchRequest', request)).toBe('1111');
    expect(await step('residentialSwitchOrderUpdateRequest', { switchOrderReference: first, ...dated })).toBe(
      'updated',
    );
    expect(await step('residentialSwitchOrderTriggerRequest', trigger)).toBe('triggered');
    expect(await step('residentialSwitchOrderTriggerRequest', trigger)).toBe('1404');
    expect(await step('residentialSwitchOrderRequest', { switchOrderReference: second, ...dated })).toBe('1212');
    expect(await step('residentialSwitchMatchRequest', request)).toBe('1104');
    expect(await step('residentialSwitchOrderCancellationRequest', { switchOrderReference: 'x' })).toBe('1501');
    const open = await opened.db
      .select()
      .from(losingAccounts)
      .where(and(eq(losingAccounts.id, account.id), isNull(losingAccounts.closedOn)));
    expect(open).toEqual([]);
  });

  test('a message to a suspended or unknown provider comes back as not delivered', async () => {
    const [account] = await someAccounts();
    if (!account) throw new Error('There are no accounts');
    for (const to of ['RQUT', 'RZZZ']) {
      const { name, payload } = await ask('residentialSwitchMatchRequest', matchOf(account), to);
      expect([name, payload['code']]).toEqual(['messageDeliveryFailure', '9001']);
    }
  });
});
