import { expect, test, vi } from 'vitest';
import { testClock } from '../clock/clock.ts';
import { HttpProblem } from '../http/problem.ts';
import { PartnerClient } from './partner-client.ts';
import { TOKEN_LIFETIME_SECONDS, TokenIssuer } from './token-issuer.ts';

const client = { id: 'shop', secret: '0123456789-0123456789-0123456789' };
const LIFETIME_MS = TOKEN_LIFETIME_SECONDS * 1_000;

/** A partner with a token endpoint, and a client of it; each by a clock of its own. */
function partner({ secret = client.secret } = {}) {
  const clocks = { ours: testClock(), theirs: testClock() };
  const state = { tokenAnswer: undefined as Response | undefined, issued: 0, isAway: false };
  const taken: unknown[] = [];
  const tokens = new TokenIssuer({ client, clock: clocks.theirs });
  async function reach(request: Request): Promise<Response> {
    if (state.isAway) throw new TypeError('fetch failed');
    if (new URL(request.url).pathname === '/oauth2/token') {
      state.issued += 1;
      return state.tokenAnswer?.clone() ?? tokens.answer(request);
    }
    try {
      tokens.assertToken(request);
    } catch (error) {
      if (error instanceof HttpProblem) return Response.json(error.body('a-request'), { status: error.status });
      throw error;
    }
    taken.push(request.method === 'POST' ? await request.json() : request.method);
    return new Response(null, { status: 202 });
  }
  const caller = new PartnerClient({
    url: 'http://partner.example.com',
    tokenPath: '/oauth2/token',
    client: { ...client, secret },
    clock: clocks.ours,
    reach,
    limitMs: 1_000,
  });
  return {
    ...clocks,
    state,
    taken,
    call: async (body?: object) => (await caller.call('/things', body)).status,
    /** Time goes by for both. */
    pass: (milliseconds: number) => {
      for (const clock of Object.values(clocks)) clock.advance(milliseconds);
    },
  };
}

const statuses = (n: number, status: number) => Array.from({ length: n }, () => status);
const settled = () => new Promise((resolve) => void setImmediate(resolve));

test('twenty calls at once fetch one token, and later ones use it', async () => {
  const { call, state, taken } = partner();
  expect(await Promise.all(Array.from({ length: 20 }, () => call()))).toEqual(statuses(20, 202));
  expect(await call({ name: 'one more' })).toBe(202);
  expect([state.issued, taken.length, taken.at(-1)]).toEqual([1, 21, { name: 'one more' }]);
});

test('a new token is fetched ahead of need, while the old one still serves', async () => {
  const { call, pass, state } = partner();
  await call();
  pass(0.8 * LIFETIME_MS - 1);
  expect([await call(), state.issued]).toEqual([202, 1]);
  pass(1);
  expect(await call()).toBe(202);
  await settled();
  expect(state.issued).toBe(2);
  pass(0.5 * LIFETIME_MS);
  expect([await call(), state.issued]).toEqual([202, 2]);
});

test('a partner that gives no token for a while costs nothing as long as the old one holds, and then the call', async () => {
  const { call, pass, state } = partner();
  await call();
  state.tokenAnswer = new Response(null, { status: 503 });
  pass(0.9 * LIFETIME_MS);
  expect(await call()).toBe(202);
  await settled();
  pass(0.05 * LIFETIME_MS);
  await expect(call()).rejects.toThrow('answered 503 to the request for a token');
  state.tokenAnswer = undefined;
  expect(await call()).toBe(202);
});

test('a token that is refused before its time is fetched anew, once for all, and nothing is lost', async () => {
  const { call, theirs, state, taken } = partner();
  await call();
  theirs.advance(LIFETIME_MS);
  expect(await Promise.all(Array.from({ length: 20 }, (_, n) => call({ n })))).toEqual(statuses(20, 202));
  expect([state.issued, taken.length]).toEqual([2, 21]);
});

test('a partner that refuses the new token, too, is asked no third time', async () => {
  const { call, state, taken, theirs } = partner();
  await call();
  theirs.advance(LIFETIME_MS);
  state.tokenAnswer = Response.json({ access_token: 'of somebody else', token_type: 'Bearer', expires_in: 60 });
  expect([await call(), state.issued, taken.length]).toEqual([401, 2, 1]);
});

test('who has the wrong secret makes no call, and the error says no secret', async () => {
  const wrong = 'x'.repeat(32);
  const { call, taken } = partner({ secret: wrong });
  const error: unknown = await call().catch((reason: unknown) => reason);
  expect(String(error)).toBe('Error: The partner answered 401 to the request for a token');
  expect([JSON.stringify(error).includes(wrong), taken]).toEqual([false, []]);
});

test.each([
  ['no JSON', new Response('<html>')],
  ['no token', Response.json({ token_type: 'Bearer' })],
  ['another kind of token', Response.json({ access_token: 'a', token_type: 'mac', expires_in: 60 })],
  ['one that never held', Response.json({ access_token: 'a', token_type: 'Bearer', expires_in: 0 })],
])('an answer with %s is a partner that is down', async (_what, answer) => {
  const { call, state } = partner();
  state.tokenAnswer = answer;
  await expect(call()).rejects.toThrow('gave no token that can be read');
});

test('a partner that is away is asked again by the next call', async () => {
  const { call, state } = partner();
  state.isAway = true;
  await expect(call()).rejects.toThrow('fetch failed');
  state.isAway = false;
  expect(await call()).toBe(202);
});

test('a call has one limit, whatever it has to ask: the token, the call, a new token and the call again', async () => {
  const limit = vi.spyOn(AbortSignal, 'timeout');
  const late = new AbortController();
  limit.mockReturnValueOnce(late.signal);
  const asked: string[] = [];
  const caller = new PartnerClient({
    url: 'http://partner.example.com',
    tokenPath: '/oauth2/token',
    client,
    clock: testClock(),
    limitMs: 1_000,
    reach(request) {
      asked.push(new URL(request.url).pathname);
      if (asked.length === 1)
        return Promise.resolve(Response.json({ access_token: 'first', token_type: 'Bearer', expires_in: 60 }));
      if (asked.length === 2) return Promise.resolve(new Response(null, { status: 401 }));
      // The next token never comes.
      return new Promise(() => undefined);
    },
  });
  const call = caller.call('/things', {});
  await vi.waitFor(() => expect(asked).toEqual(['/oauth2/token', '/things', '/oauth2/token']));
  late.abort(new Error('out of time'));
  await expect(call).rejects.toThrow('out of time');
  limit.mockRestore();
});
