import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createGateway } from '../../app.ts';
import { switchMessages } from '../../db/schema/switching.ts';
import { answerCorrelation } from '../../../openapi/partners/switching-hub/correlation.ts';
import { readMessage } from '../../../openapi/partners/switching-hub/messages.ts';
import { drainBoth, type TestBrowser, type TestGateway } from '../../testing/gateway.ts';
import { place, readyToOrder } from '../../testing/orders.ts';
import { checkHome, newcomer, siteWithHomes } from '../../testing/customer.ts';
import {
  askAgain,
  askFor,
  consentTo,
  letAnswer,
  longSessions,
  messagesCalled,
  pass,
  resultOf,
  typedFor,
} from '../../testing/switches.ts';

let site: TestGateway;
let browser: TestBrowser;
let home: { nccTransactionId: string };
beforeAll(async () => {
  site = await siteWithHomes(longSessions);
});
afterAll(() => site.close());

beforeEach(async () => {
  browser = await newcomer(site);
  home = { nccTransactionId: await checkHome(browser, 'visits-none') };
});

async function ask(id: Parameters<typeof typedFor>[0]): Promise<string> {
  const asked = await askFor(browser, { ...home, ...typedFor(id) });
  expect(asked.status).toBe(201);
  return asked.body.id;
}

const stateOf = async (id: string) => (await resultOf(browser, id)).state;

describe('answers that are late, lost or doubled', () => {
  test('an answer that comes after polling has ended is there when the customer looks again (SW-06, SW-07)', async () => {
    const id = await ask('switch-late-answer');
    await pass(site, 40);
    expect(await stateOf(id)).toBe('loading');
    await pass(site, 8);
    expect(await stateOf(id)).toBe('matched');
  });

  test('the 45 seconds of a late answer begin when the provider has the question, not when it was sent', async () => {
    const id = await ask('switch-late-answer');
    // Nothing is delivered before the clock moves.
    site.clock.advance(46_000);
    await site.drain();
    expect(await stateOf(id)).toBe('loading');
    await pass(site, 46);
    expect(await stateOf(id)).toBe('matched');
  });

  test('no answer is still awaited for an hour, then it is a delivery failure that can be asked for again', async () => {
    const id = await ask('switch-no-answer');
    await pass(site, 59 * 60, 60);
    expect(await stateOf(id)).toBe('loading');
    await pass(site, 120, 60);
    expect(await resultOf(browser, id)).toMatchObject({ state: 'failed', error: { code: '9008' } });
    const again = await askAgain(browser, id, { ...home, ...typedFor('switch-matched') });
    expect(again.status).toBe(200);
    await letAnswer(site);
    expect(await stateOf(id)).toBe('matched');
  });

  test('a message that was not delivered is repeated, and the customer never knows', async () => {
    const before = (await messagesCalled(site, 'residentialSwitchMatchRequest')).length;
    const id = await ask('switch-delivered-late');
    await pass(site, 1);
    expect(await stateOf(id)).toBe('loading');
    await pass(site, 5);
    expect(await stateOf(id)).toBe('matched');
    expect((await messagesCalled(site, 'residentialSwitchMatchRequest')).length - before).toBe(2);
  });

  test('a doubled answer, and a contrary one after it, change nothing', async () => {
    const id = await ask('switch-echo');
    await pass(site, 1.5, 0.1);
    await letAnswer(site);
    const first = await resultOf(browser, id);
    expect(first.state).toBe('matched');
    await pass(site, 5);
    expect(await resultOf(browser, id)).toEqual(first);
    const failures = await messagesCalled(site, 'residentialSwitchMatchFailure');
    expect(failures.at(-1)).toMatchObject({ faultCode: '1107' });
  });

  test('the answer to a request that was replaced meanwhile no longer counts', async () => {
    const id = await ask('switch-1108');
    const again = await askAgain(browser, id, { ...home, ...typedFor('switch-late-answer') });
    expect(again.status).toBe(200);
    await pass(site, 10);
    // The refusal of the first request has come, and was not for us any more.
    expect(await stateOf(id)).toBe('loading');
    await pass(site, 40);
    expect(await resultOf(browser, id)).toMatchObject({ state: 'matched', lastName: 'Tardy' });
  });

  test('an answer to a switch that was withdrawn meanwhile changes nothing', async () => {
    const id = await ask('switch-matched');
    expect((await browser.send('DELETE', `/broadband/v1/switches/${id}`)).status).toBe(204);
    await letAnswer(site);
    expect(await stateOf(id)).toBe('cancelled');
  });

  test('a request that reaches the losing provider twice is answered once', async () => {
    const id = await ask('switch-matched');
    await letAnswer(site);
    const { reference } = await resultOf(browser, id);
    const sent = await site.deps.db
      .select()
      .from(switchMessages)
      .where(sql`${switchMessages.routingId} = 'residentialSwitchMatchRequest'`);
    const last = sent.toSorted((a, b) => a.sentAt.getTime() - b.sentAt.getTime()).at(-1);
    const message = readMessage(last?.body);
    const confirmations = (await messagesCalled(site, 'residentialSwitchMatchConfirmation')).length;
    await site.deps.hub.send(site.deps.db, message);
    await letAnswer(site);
    expect(await messagesCalled(site, 'residentialSwitchMatchConfirmation')).toHaveLength(confirmations);
    expect((await resultOf(browser, id)).reference).toBe(reference);
    expect(reference).toBe(answerCorrelation(message.envelope.source.correlationID, 'main'));
  });

  test('a gateway that is killed between sending and answering loses nothing: the message waits in the database', async () => {
    const id = await ask('switch-matched');
    // Another process takes over: what this one held in memory is gone.
    const other = await siteWithSameDatabase();
    await pass(other, 3);
    expect(await stateOf(id)).toBe('matched');
    await other.gateway.close();
    site.partners.deliverTo(site.gateway);
  });
});

async function siteWithSameDatabase(): Promise<TestGateway> {
  const { clock, database, partners } = site;
  const gateway = await createGateway(site.deps.env, { database, clock, reach: partners.reach });
  partners.deliverTo(gateway);
  return { ...site, gateway, deps: gateway.deps, drain: () => drainBoth(gateway, partners) };
}

describe('an offer is good for 31 days (SW-07)', () => {
  test('a match that nobody ordered runs out on the 32nd day, and can be asked for again', async () => {
    const id = await ask('switch-matched');
    await letAnswer(site);
    const { expiresOn } = await resultOf(browser, id);
    site.clock.set(`${expiresOn}T12:00:00Z`);
    await site.drain();
    expect(await stateOf(id)).toBe('matched');
    site.clock.advance(12 * 3_600_000);
    // Also before the job has come.
    expect(await stateOf(id)).toBe('expired');
    expect(await consentTo(browser, id)).toMatchObject({ status: 409, body: { code: 'switch.expired' } });
    await site.drain();
    expect(await stateOf(id)).toBe('expired');
    await askAgain(browser, id, { ...home, ...typedFor('switch-matched') });
    await letAnswer(site);
    expect(await stateOf(id)).toBe('matched');
    expect((await consentTo(browser, id)).status).toBe(200);
  });

  test('an ordered switch does not run out with its match', async () => {
    const plan = await readyToOrder(browser, '2');
    const asked = await askFor(browser, { planId: plan.id });
    await letAnswer(site);
    await consentTo(browser, asked.body.id);
    await place(browser, plan.id);
    await letAnswer(site);
    expect(await stateOf(asked.body.id)).toBe('ordered');
  });
});
