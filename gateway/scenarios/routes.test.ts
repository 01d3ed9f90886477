import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createGateway, type Gateway } from '../app.ts';
import { createTestDatabase, type TestDatabase } from '../testing/database.ts';
import { createTestGateway, testEnv } from '../testing/gateway.ts';
import { testPartners, type TestPartners } from '../testing/partners.ts';

let database: TestDatabase;
let gateway: Gateway;
let partners: TestPartners;
beforeAll(async () => {
  database = await createTestDatabase();
  partners = testPartners({ url: database.url, isEmpty: false });
  gateway = await createGateway(testEnv(), { database, reach: partners.reach });
  partners.deliverTo(gateway);
});
afterAll(async () => {
  await gateway.close();
  await partners.close();
  await database.close();
});

async function call(path: string, init?: RequestInit, via = gateway) {
  const response = await via.fetch(new Request(`http://site.example.com${path}`, init));
  return { status: response.status, text: await response.text() };
}

async function tell<Answer>(path: string, body: unknown, via = gateway): Promise<Answer> {
  const answer = await call(`/test-tools/v1${path}`, { method: 'POST', body: JSON.stringify(body) }, via);
  expect(answer.status).toBeLessThan(300);
  return JSON.parse(answer.text) as Answer;
}

const csrf = (scope?: string) => call('/v1/csrf', scope === undefined ? {} : { headers: { 'x-test-scope': scope } });

beforeEach(async () => {
  await call('/test-tools/v1/faults', { method: 'DELETE' });
  await tell('/clock', { reset: true });
});

test('a fault meets the named operation as often as it was asked for, and then no more', async () => {
  await tell('/faults', { operationId: 'getCsrfToken', status: 500, times: 2 });
  expect((await csrf()).status).toBe(500);
  expect((await call('/member-api/v1/members/me')).status).toBe(401);
  expect((await csrf()).status).toBe(500);
  expect((await csrf()).status).toBe(204);
});

test('a fault of one tester does not disturb another', async () => {
  await tell('/faults', { scope: 'tester-a', status: 503 });
  expect((await csrf('tester-b')).status).toBe(204);
  expect((await csrf()).status).toBe(204);
  expect((await csrf('tester-a')).status).toBe(503);
});

test('a fault may give any body, or one that is no JSON', async () => {
  await tell('/faults', { status: 409, body: { code: 'date.gone', message: 'Gone', requestId: 'x' }, times: 1 });
  expect(JSON.parse((await csrf()).text)).toEqual({ code: 'date.gone', message: 'Gone', requestId: 'x' });
  await tell('/faults', { malformed: true, times: 1 });
  const { text } = await csrf();
  expect(() => JSON.parse(text) as unknown).toThrow(SyntaxError);
});

test('a fault may be an answer without content', async () => {
  await tell('/faults', { operationId: 'getCsrfToken', status: 204, times: 1 });
  expect(await call('/v1/csrf')).toMatchObject({ status: 204, text: '' });
});

test('a connection that breaks fails as many calls as it was asked for, each in the middle of its answer', async () => {
  await tell('/faults', { operationId: 'getCsrfToken', drop: true, times: 2 });
  for (let time = 1; time <= 2; time += 1) {
    const begun = await gateway.fetch(new Request('http://site.example.com/v1/csrf'));
    await expect(begun.text()).rejects.toThrow('A tester has had this connection broken.');
  }
  expect((await csrf()).status).toBe(204);
});

test('a fault says which calls it met, when, and how many more it will, also when it is used up', async () => {
  const before = Date.now();
  const { id } = await tell<{ id: string }>('/faults', { scope: 'tester-a', status: 503, times: 2 });
  const told = async () => JSON.parse((await call(`/test-tools/v1/faults/${id}`)).text) as Record<string, unknown>;
  expect(await told()).toMatchObject({ timesLeft: 2, timesMet: 0, hits: [] });
  await csrf('tester-b');
  await csrf('tester-a');
  await csrf('tester-a');
  await csrf('tester-a');
  const { timesLeft, timesMet, hits } = await told();
  expect({ timesLeft, timesMet }).toEqual({ timesLeft: 0, timesMet: 2 });
  expect(hits).toHaveLength(2);
  for (const { operationId, at } of hits as { operationId: string; at: string }[]) {
    expect(operationId).toBe('getCsrfToken');
    expect(Date.parse(at)).toBeGreaterThanOrEqual(before);
    expect(Date.parse(at)).toBeLessThanOrEqual(Date.now());
  }
  expect((await call('/test-tools/v1/faults/unknown')).status).toBe(404);
});

test('a fault that lasts until it is ended keeps the calls that it met last', async () => {
  const { id } = await tell<{ id: string }>('/faults', { operationId: 'getCsrfToken', status: 503 });
  for (let time = 1; time <= 22; time += 1) await csrf();
  const { timesLeft, timesMet, hits } = JSON.parse((await call(`/test-tools/v1/faults/${id}`)).text) as {
    [name: string]: unknown;
    hits: unknown[];
  };
  expect({ timesLeft, timesMet, kept: hits.length }).toEqual({ timesLeft: null, timesMet: 22, kept: 20 });
});

test('faults that still wait are listed, and each can be ended by itself', async () => {
  const { id } = await tell<{ id: string }>('/faults', { operationId: 'getCsrfToken', status: 503 });
  await tell('/faults', { operationId: 'getMember', delayMs: 5, times: 1 });
  await call('/member-api/v1/members/me');
  const listed = JSON.parse((await call('/test-tools/v1/faults')).text) as { id: string }[];
  expect(listed).toEqual([expect.objectContaining({ id, operationId: 'getCsrfToken', status: 503, timesLeft: null })]);
  expect((await call(`/test-tools/v1/faults/${id}`, { method: 'DELETE' })).status).toBe(204);
  expect((await csrf()).status).toBe(204);
  for (const gone of [id, 'no-uuid'])
    expect((await call(`/test-tools/v1/faults/${gone}`, { method: 'DELETE' })).status).toBe(404);
});

test('a fault that says nothing of what goes wrong is refused in words', async () => {
  const { status, text } = await call('/test-tools/v1/faults', { method: 'POST', body: '{"operationId":"getMember"}' });
  expect(status).toBe(400);
  expect(text).toContain('Say what goes wrong');
});

test('a moved clock is obeyed by another process, and makes waiting jobs due', async () => {
  const before = gateway.deps.clock.now().getTime();
  await gateway.deps.jobs.enqueue(
    database.db,
    'message.deliver',
    { id: crypto.randomUUID() },
    new Date(before + 80_000_000),
  );
  const { jobs } = await tell<{ jobs: number }>('/clock', { advanceDays: 1 });
  expect(jobs).toBe(1);
  const other = await createGateway(testEnv(), { database });
  expect(other.deps.clock.now().getTime() - before).toBeGreaterThanOrEqual(86_400_000);
  await other.close();
});

test.each([{ advanceDays: 1e9 }, { advanceMs: -9e15 }, { set: '9999-01-01T00:00:00Z' }])(
  'the clock cannot be moved to where no date can be worked out: %j',
  async (move) => {
    const answer = await call('/test-tools/v1/clock', { method: 'POST', body: JSON.stringify(move) });
    expect([answer.status, answer.text]).toEqual([400, expect.stringContaining('50 years at most')]);
    expect((await csrf()).status).toBe(204);
  },
);

test('the clock can be set to a moment', async () => {
  const { now } = await tell<{ now: string }>('/clock', { set: '2027-03-28T00:59:00Z' });
  expect(now).toMatch(/^2027-03-28T00:59/);
  expect(gateway.deps.clock.today()).toBe('2027-03-28');
});

test('a clock that no partner follows is not moved', async () => {
  const alone = await createGateway(testEnv(), { database, reach: () => Promise.reject(new Error('Nobody there')) });
  const move = { method: 'POST', body: JSON.stringify({ advanceDays: 1 }) };
  expect(await call('/test-tools/v1/clock', move, alone)).toMatchObject({
    status: 502,
    text: expect.stringContaining('No partner answers at http://network.example.com.'),
  });
  expect(JSON.parse((await call('/test-tools/v1/clock', {}, alone)).text)).toMatchObject({ offsetMs: 0 });
  await alone.close();
});

test('where one partner does not follow, the clock of the other goes back', async () => {
  const told: unknown[] = [];
  const reach = async (request: Request) => {
    if (!request.url.startsWith('http://network.')) throw new Error('Nobody there');
    told.push(await request.json());
    return Response.json({ now: '2026-11-23T09:00:00.000Z' });
  };
  const alone = await createGateway(testEnv(), { database, reach });
  const move = { method: 'POST', body: JSON.stringify({ advanceMs: 60_000 }) };
  expect(await call('/test-tools/v1/clock', move, alone)).toMatchObject({ status: 502 });
  expect(told).toEqual([{ offsetMs: 60_000 }, { offsetMs: 0 }]);
  await alone.close();
});

test('what was sent to somebody can be read', async () => {
  const message = { channel: 'sms', recipient: '07700 900999', body: 'Your visit is on Monday' } as const;
  await gateway.deps.outbox.post(database.db, message);
  await tell('/jobs/drain', {});
  const { text } = await call('/test-tools/v1/outbox?to=07700%20900999');
  expect(JSON.parse(text)).toEqual([expect.objectContaining({ ...message, sentAt: expect.any(String) })]);
});

test.each([{ aheadMs: 20_001 }, { aheadMs: -1 }])('jobs are not run further ahead than is safe: %j', async (wish) => {
  const answer = await call('/test-tools/v1/jobs/drain', { method: 'POST', body: JSON.stringify(wish) });
  expect(answer.status).toBe(400);
});

test('without the switch there are no controls', async () => {
  const plain = await createTestGateway({ TEST_TOOLS: 'off' });
  expect((await call('/test-tools/v1/sentinels', {}, plain.gateway)).status).toBe(404);
  await plain.close();
});
