import { afterAll, beforeAll, expect, test } from 'vitest';
import { listen } from '../platform/http/listen.ts';
import { funnelRoutes } from './funnel.ts';

const question = { journey: 'choosePlan', places: { 'choosePlan.choosingPlan': 'page:ChoosingPlan' } };
const asked: { path: string; body: unknown }[] = [];
let answer = (): Response => Response.json({ runs: 3 });
let collector: Awaited<ReturnType<typeof listen>>;

beforeAll(async () => {
  collector = await listen({
    fetch: async (request) => {
      asked.push({ path: new URL(request.url).pathname, body: await request.json() });
      return answer();
    },
    port: 0,
    hostname: '127.0.0.1',
    noticeMs: 0,
  });
});
afterAll(() => collector.drain());

const ask = (collectorUrl: string | undefined, body = JSON.stringify(question)) =>
  funnelRoutes(collectorUrl).request('/', { method: 'POST', body });
const here = () => `http://127.0.0.1:${collector.port}`;

test('a question of the inspector goes to the collector as it is, and so does the answer back', async () => {
  const got = await ask(here());
  expect(got.status).toBe(200);
  expect(await got.json()).toEqual({ runs: 3 });
  expect(got.headers.get('Cache-Control')).toBe('no-store');
  expect(asked).toEqual([{ path: '/tags/v1/funnel', body: question }]);
});

test('what the collector refuses is no answer', async () => {
  answer = () => Response.json({ code: 'validation.failed', message: 'Not a FunnelQuestion' }, { status: 400 });
  expect((await ask(here())).status).toBe(502);
});

test('where no collector is known, or none answers, that is said', async () => {
  const none = await ask(undefined);
  expect([none.status, await none.json()]).toMatchObject([404, { code: 'collector.none' }]);
  // Nobody listens on the port that nobody may use.
  const silent = await ask('http://127.0.0.1:1');
  expect([silent.status, await silent.json()]).toMatchObject([502, { code: 'collector.silent' }]);
});

test('no question is longer than one that names the states of a journey', async () => {
  expect((await ask(here(), 'x'.repeat(70_000))).status).toBe(413);
});
