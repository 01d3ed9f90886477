import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { log } from '../runtime/log.ts';
import { empty, json, problem, silence } from './testing/fake-fetch.ts';
import { testClient } from './testing/test-client.ts';

const planId = '7c9d2c4e-3b3f-4a55-8d1e-5f1f6f3c0001';
const member = '/member-api/v1/members/me';
const orders = '/broadband/v1/orders';
const prospects = '/broadband/v1/prospects';
const prospect = { body: { firstName: 'Rowan', email: 'rowan@example.com' } };
const created = () => json(201, { id: planId });
const unauthorised = () => problem(401, 'session.missing');
const failed = () => problem(500, 'server.error', 'Our engineers are on it.');
const tokenOf = (headers: Headers | undefined) => headers?.get('X-XSRF-TOKEN');

beforeEach(() => {
  vi.spyOn(log, 'warn').mockReturnValue();
  vi.spyOn(log, 'error').mockReturnValue();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('every call', () => {
  it('goes to the page’s own origin with credentials and JSON (HT-01)', async () => {
    const { gateway, calls } = testClient({ [`GET ${orders}`]: () => json(200, []) });
    await expect(gateway.GET(orders, { params: { query: { planId } } })).resolves.toEqual([]);
    expect(calls[0]).toMatchObject({ path: orders, query: `?planId=${planId}`, credentials: 'include' });
    expect(calls[0]?.headers.get('Content-Type')).toBe('application/json');
  });

  it('writes what is asked for as the contract reads it: each piece of a list by itself, nothing of what is not given', async () => {
    const { gateway, calls } = testClient({
      'GET /catalogue/v1/a%2Fb': () => json(200, []),
    });
    const call = gateway.GET as (path: string, init: object) => Promise<unknown>;
    await call('/catalogue/v1/{id}', {
      params: {
        path: { id: 'a/b' },
        query: { brand: ['x', 'y z'], text: 'a&b', none: [], nothing: undefined, no: null },
        header: { source: 'order', other: undefined },
      },
    });
    expect(calls[0]?.query).toBe('?brand=x&brand=y%20z&text=a%26b');
    expect(calls[0]?.headers.get('source')).toBe('order');
    expect(calls[0]?.headers.has('other')).toBe(false);
  });

  it('resolves with nothing where the answer has no words', async () => {
    const { gateway } = testClient({ [`GET ${orders}`]: () => new Response('', { status: 200 }) });
    await expect(gateway.GET(orders)).resolves.toBeUndefined();
  });

  it('is given up after 10 s as a network failure (HT-02)', async () => {
    vi.useFakeTimers();
    const { gateway } = testClient({ [`GET ${orders}`]: silence });
    const call = gateway.GET(orders).catch((failure: unknown) => failure);
    let isOver = false;
    void call.then(() => (isOver = true));
    await vi.advanceTimersByTimeAsync(9_999);
    expect(isOver).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(await call).toMatchObject({ kind: 'NetworkError' });
  });

  it('ends when the caller gives it up, and says nothing about it', async () => {
    const { gateway, onNoAnswer } = testClient({ [`GET ${orders}`]: silence });
    const caller = new AbortController();
    const call = gateway.GET(orders, { signal: caller.signal }).catch(() => 'given up');
    await Promise.resolve();
    caller.abort();
    expect(await call).toBe('given up');
    expect(onNoAnswer).not.toHaveBeenCalled();
    expect(log.warn).not.toHaveBeenCalled();
  });

  it('rejects with a network failure when there is no connection (ER-05)', async () => {
    const { gateway, onNoAnswer } = testClient({
      [`GET ${orders}`]: () => Promise.reject(new TypeError('Failed to fetch')),
    });
    await expect(gateway.GET(orders)).rejects.toMatchObject({ kind: 'NetworkError' });
    // The site then looks whether the browser is offline.
    expect(onNoAnswer).toHaveBeenCalledOnce();
  });

  it('that a reload ends is told of to nobody: the page is gone first (ER-04, OR-02)', async () => {
    vi.useFakeTimers();
    const { gateway, onNoAnswer } = testClient({
      [`GET ${orders}`]: () => Promise.reject(new TypeError('Failed to fetch')),
    });
    const told = vi.fn();
    gateway.GET(orders).catch(told);
    await vi.advanceTimersByTimeAsync(99);
    expect(told).not.toHaveBeenCalled();
    expect(onNoAnswer).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(told).toHaveBeenCalledOnce();
  });

  it('rejects with an unknown failure when the answer is not JSON (ER-05)', async () => {
    const { gateway } = testClient({ [`GET ${orders}`]: () => new Response('<html>') });
    await expect(gateway.GET(orders)).rejects.toMatchObject({ kind: 'UnknownError' });
  });

  it('rejects with code, message and fields of the gateway’s problem, and logs the response (ER-04)', async () => {
    const fields = [{ path: 'body.planId', message: 'Invalid plan ID' }];
    const refused = { code: 'validation.failed', message: 'Invalid plan ID', requestId: 'r', fields };
    const { gateway } = testClient({ [`GET ${orders}`]: () => json(400, refused) });
    await expect(gateway.GET(orders)).rejects.toEqual({
      kind: 'HttpError',
      status: 400,
      code: 'validation.failed',
      message: 'Invalid plan ID',
      fields,
    });
    const facts = { method: 'get', path: orders, status: 400, code: 'validation.failed' };
    expect(log.warn).toHaveBeenCalledWith('HTTP response failed', facts);
  });

  it('names the status when the answer is no problem of the gateway’s (ER-07)', async () => {
    const { gateway } = testClient({ [`GET ${orders}`]: () => new Response('<html>', { status: 409 }) });
    await expect(gateway.GET(orders)).rejects.toMatchObject({ code: '', message: 'Conflict.', fields: [] });
  });
});

describe('the anti-forgery token', () => {
  it('goes from the cookie into the header of every writing method, and of no reading one (HT-03)', async () => {
    const plan = '/broadband/v1/plans/{planId}/customisation';
    const visit = '/broadband/v1/appointments/{appointmentId}';
    const banner = '/broadband/v1/members/{memberId}/banners/{bannerId}';
    const { gateway, calls } = testClient({
      [`POST ${prospects}`]: created,
      [`PUT ${plan.replace('{planId}', planId)}`]: () => json(200, {}),
      [`PATCH ${visit.replace('{appointmentId}', planId)}`]: () => json(200, 'Appointment updated'),
      [`DELETE ${banner.replace('{memberId}', '1').replace('{bannerId}', 'b')}`]: empty,
      [`GET ${orders}`]: () => json(200, []),
    });
    await gateway.POST(prospects, prospect);
    await gateway.PUT(plan, { params: { path: { planId } }, body: { productId: planId, meshWifi: true } });
    await gateway.PATCH(visit, { params: { path: { appointmentId: planId } }, body: { notesForEngineer: '' } });
    await gateway.DELETE(banner, { params: { path: { memberId: '1', bannerId: 'b' } } });
    await gateway.GET(orders);
    expect(calls.map(({ headers }) => tokenOf(headers))).toEqual(['token-1', 'token-1', 'token-1', 'token-1', null]);
  });

  it('is fetched first when it is missing, once for writes that wait together (HT-03)', async () => {
    const { gateway, asked, calls } = testClient({ [`POST ${prospects}`]: created }, '');
    await Promise.all([gateway.POST(prospects, prospect), gateway.POST(prospects, prospect)]);
    expect(asked()).toEqual(['GET /v1/csrf', `POST ${prospects}`, `POST ${prospects}`]);
    expect(calls.slice(1).map(({ headers }) => tokenOf(headers))).toEqual(['token-new', 'token-new']);
  });

  it.each([
    ['there is no connection', () => Promise.reject(new TypeError('Failed to fetch')), 'NetworkError'],
    ['no cookie is set', empty, 'UnknownError'],
    ['the gateway fails', () => problem(500, 'server.error'), 'UnknownError'],
  ])('stops the write when %s: "Failed to fetch CSRF token" (ER-10)', async (_, answer, kind) => {
    const { gateway, asked } = testClient({ 'GET /v1/csrf': answer, [`POST ${prospects}`]: created }, '');
    await expect(gateway.POST(prospects, prospect)).rejects.toEqual({ kind, message: 'Failed to fetch CSRF token' });
    expect(asked()).toEqual(['GET /v1/csrf']);
    expect(log.warn).toHaveBeenCalledWith(
      'HTTP call failed',
      expect.objectContaining({ kind, reason: 'Failed to fetch CSRF token' }),
    );
  });

  it('is asked for again by the next write after it could not be had', async () => {
    const { gateway, setCookies } = testClient({ 'GET /v1/csrf': empty, [`POST ${prospects}`]: created }, '');
    await expect(gateway.POST(prospects, prospect)).rejects.toMatchObject({ kind: 'UnknownError' });
    setCookies('other=1; XSRF-TOKEN=late');
    await expect(gateway.POST(prospects, prospect)).resolves.toEqual({ id: planId });
  });

  it('is renewed when it is refused, and the write goes out once more', async () => {
    const answers = [() => problem(403, 'csrf.invalid'), created];
    const { gateway, asked, calls } = testClient({ [`POST ${prospects}`]: answers });
    await expect(gateway.POST(prospects, prospect)).resolves.toEqual({ id: planId });
    expect(asked()).toEqual([`POST ${prospects}`, 'GET /v1/csrf', `POST ${prospects}`]);
    expect(tokenOf(calls[2]?.headers)).toBe('token-new');
    expect(calls[2]?.body).toEqual(prospect.body);
  });

  it('is not renewed twice: the second refusal is the answer', async () => {
    const { gateway, asked } = testClient({ [`POST ${prospects}`]: () => problem(403, 'csrf.invalid') });
    await expect(gateway.POST(prospects, prospect)).rejects.toMatchObject({ status: 403, code: 'csrf.invalid' });
    expect(asked()).toHaveLength(3);
  });

  it('is left alone by any other refusal', async () => {
    const { gateway, asked } = testClient({ [`POST ${prospects}`]: () => problem(403, 'origin.invalid') });
    await expect(gateway.POST(prospects, prospect)).rejects.toMatchObject({ code: 'origin.invalid' });
    expect(asked()).toHaveLength(1);
  });
});

describe('401', () => {
  it('leads to log-in from any read or write (ER-01)', async () => {
    const { gateway, onUnauthorised } = testClient({
      [`GET ${orders}`]: unauthorised,
      [`POST ${prospects}`]: unauthorised,
    });
    await expect(gateway.GET(orders)).rejects.toMatchObject({ status: 401 });
    await expect(gateway.POST(prospects, prospect)).rejects.toMatchObject({ status: 401 });
    expect(onUnauthorised).toHaveBeenCalledTimes(2);
  });

  it('calls the unauthenticated handler in the older flow, too (ER-02)', async () => {
    const visit = '/broadband/v1/appointments/{appointmentId}';
    const { gateway, onUnauthorised } = testClient({
      [`PATCH ${visit.replace('{appointmentId}', planId)}`]: unauthorised,
      [`PUT ${visit.replace('{appointmentId}', planId)}`]: unauthorised,
    });
    const params = { path: { appointmentId: planId } };
    const contactDetails = { primaryContactName: 'Rowan Archer', primaryContactMobile: '07700 900101' };
    const moved = { appointmentDate: '2026-03-02', slot: 'AM', contactDetails } as const;
    await expect(gateway.PATCH(visit, { params, body: { notesForEngineer: '' } })).rejects.toMatchObject({
      status: 401,
    });
    await expect(gateway.PUT(visit, { params, body: moved })).rejects.toMatchObject({ status: 401 });
    expect(onUnauthorised).toHaveBeenCalledTimes(2);
  });

  it('does not for the member look-up, the chat identity and authentication itself: no loop (ER-01)', async () => {
    const chat = '/chat-support/members/v1/me';
    const { gateway, onUnauthorised } = testClient({
      [`GET ${member}`]: unauthorised,
      [`GET ${chat}`]: unauthorised,
      'POST /auth-api/v1/login': () => problem(401, 'credentials.wrong'),
      'POST /auth-api/v1/login/totp': () => problem(401, 'totp.wrong'),
    });
    const logIn = { body: { email: 'rowan@example.com', password: 'wrong' } };
    await expect(gateway.GET(member)).rejects.toMatchObject({ status: 401 });
    await expect(gateway.GET(chat)).rejects.toMatchObject({ status: 401 });
    await expect(gateway.POST('/auth-api/v1/login', logIn)).rejects.toMatchObject({ status: 401 });
    await expect(gateway.POST('/auth-api/v1/login/totp', { body: { code: '000000' } })).rejects.toMatchObject({
      status: 401,
    });
    expect(onUnauthorised).not.toHaveBeenCalled();
  });
});

describe('500', () => {
  it('stores the gateway’s message and the answer, for reads and writes (ER-03)', async () => {
    const { gateway, onServerError } = testClient({ [`GET ${orders}`]: failed, [`POST ${prospects}`]: failed });
    await expect(gateway.GET(orders)).rejects.toMatchObject({ status: 500 });
    await expect(gateway.POST(prospects, prospect)).rejects.toMatchObject({ status: 500 });
    expect(onServerError).toHaveBeenCalledTimes(2);
    for (const [message, { error }] of onServerError.mock.calls) {
      expect(message).toBe('Our engineers are on it.');
      expect(error).toMatchObject({ requestId: 'request-1' });
    }
  });

  it.each(['/chat-support/members/v1/me', member] as const)('of %s is not shown (ER-03, AU-02)', async (path) => {
    const { gateway, onServerError } = testClient({ [`GET ${path}`]: () => problem(500, 'server.error') });
    await expect(gateway.GET(path)).rejects.toMatchObject({ status: 500 });
    expect(onServerError).not.toHaveBeenCalled();
  });

  it('is the only status that is shown: 409 and 503 are left to who asked', async () => {
    const answers = [() => problem(409, 'plan.not-draft'), () => problem(503, 'server.busy')];
    const { gateway, onServerError } = testClient({ [`GET ${orders}`]: answers });
    await expect(gateway.GET(orders)).rejects.toMatchObject({ status: 409 });
    await expect(gateway.GET(orders)).rejects.toMatchObject({ status: 503 });
    expect(onServerError).not.toHaveBeenCalled();
  });
});

describe('checks against the contract', () => {
  it('log what does not fit, in request and answer, and never block or tell what was typed (HT-05, ER-11)', async () => {
    const { gateway, idle } = testClient({ [`POST ${prospects}`]: () => json(201, { id: 'not-a-uuid' }) });
    const wrong = { body: { firstName: 'Rowan', email: 'rowan-at-example.com' } };
    await expect(gateway.POST(prospects, wrong)).resolves.toEqual({ id: 'not-a-uuid' });
    for (const work of idle) work();
    // The checks are code of their own, which has to come first.
    await vi.waitFor(() => expect(log.error).toHaveBeenCalledTimes(2), { timeout: 20_000 });
    const operation = 'createProspect';
    expect(vi.mocked(log.error).mock.calls).toEqual([
      ['Schema validation error', { operation, part: 'body', problems: ['email: Invalid email'] }],
      ['Schema validation error', { operation, part: 'response', problems: ['id: Invalid uuid'] }],
    ]);
  });

  it('wait until the browser is idle: the answer comes first', async () => {
    const { gateway, idle } = testClient({ [`GET ${orders}`]: () => json(200, [{}]) });
    await expect(gateway.GET(orders)).resolves.toEqual([{}]);
    expect(log.error).not.toHaveBeenCalled();
    expect(idle).toHaveLength(1);
  });
});
