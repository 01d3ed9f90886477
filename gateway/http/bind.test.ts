import { Hono } from 'hono';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { testClock } from '../../platform/clock/clock.ts';
import { bind, type Guard } from './bind.ts';
import type { GatewayHono } from './context.ts';
import { operationsOf, readContract } from './contract.ts';
import { errorHandler } from '../../platform/http/errors.ts';
import type { Handlers } from './handlers.ts';
import { HttpProblem } from '../../platform/http/problem.ts';
import { visitor } from './session.ts';

const document = readContract();
const silent = pino({ level: 'silent' });
const appointmentId = '0197f3a2-6c1e-7cc0-9b57-0d5f2c1b8a10';

const neverReached = () => Promise.reject(new Error('not reached'));

const others: Partial<Handlers> = Object.fromEntries(
  operationsOf(document, 'gateway').map(({ id }) => [id, neverReached]),
);

function bound(handlers: Partial<Handlers>, guards: Guard[] = []) {
  return bind({
    document,
    owner: 'gateway',
    handlers,
    guards,
    answers: 'throw',
    log: silent,
    surroundings: (c) => ({ session: visitor, clock: testClock(), requestId: 'r-1', address: '192.0.2.1', c }),
  });
}

function serve(handlers: Partial<Handlers>, guards: Guard[] = [], log = silent) {
  const app = new Hono<GatewayHono>();
  app.onError(errorHandler(log));
  app.use(async (c, next) => {
    c.set('requestId', 'r-1');
    await next();
  });
  app.route('/', bound({ ...others, ...handlers }, guards));
  return {
    call: (path: string, init?: RequestInit) => app.fetch(new Request(`http://gateway${path}`, init)),
  };
}

function json(method: string, body: unknown): RequestInit {
  return { method, body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
}

async function refusedFields(response: Response): Promise<string[]> {
  expect(response.status).toBe(400);
  const problem = (await response.json()) as { code: string; fields: { path: string; message: string }[] };
  expect(problem.code).toBe('validation.failed');
  return problem.fields.map(({ path, message }) => `${path}: ${message}`);
}

test('an appointment update without its fields names each one in the specification’s words (point 5)', async () => {
  const { call } = serve({ updateAppointmentV2: neverReached });
  const fields = await refusedFields(await call(`/broadband/v2/appointments/${appointmentId}`, json('PATCH', {})));
  expect(fields).toEqual(
    expect.arrayContaining([
      'body.date: Appointment date is required',
      'body.slot: Appointment slot is required',
      'body.contactFirstName: First name is required',
      'body.contactLastName: Last name is required',
      'body.contactPhoneNumber: Phone number is required',
      'body.formattedSlot: Formatted slot is required',
    ]),
  );
});

test('an id that is no uuid is refused with "Invalid appointment ID" (point 5)', async () => {
  const { call } = serve({ getAppointmentV2: neverReached });
  const fields = await refusedFields(await call('/broadband/v2/appointments/12'));
  expect(fields).toEqual(['path.appointmentId: Invalid appointment ID']);
});

test('a missing query value reads "Required" where the contract has no words for it (ER-11)', async () => {
  const { call } = serve({ downloadContract: neverReached });
  expect(await refusedFields(await call('/broadband/api/contracts/download-contract'))).toEqual([
    'query.docId: Required',
  ]);
});

test.each([
  ['{"broken', 'body: Malformed JSON'],
  ['', 'body: Required'],
])('a body of %j is refused as "%s"', async (body, expected) => {
  const { call } = serve({ createPlan: neverReached });
  const response = await call('/broadband/v1/plans', { method: 'POST', body });
  expect(await refusedFields(response)).toEqual([expected]);
});

test.each(['\0', '\uD800'])('text that no database stores (%j) is refused and not a server error', async (text) => {
  const body = { requestId: `a${text}`, userConsentLevel: 'ESSENTIAL', features: [] };
  const { call } = serve({ startClientSession: neverReached });
  const refused = await call('/client-tracking-context-api/client-sessions', json('POST', body));
  expect(await refusedFields(refused)).toEqual(['body.requestId: Contains characters that cannot be used']);
});

test('an answer that breaks the contract is a failure in tests, not a surprise for the customer', async () => {
  // A wrong body does not compile; this one is made to look right.
  const wrong = { status: 200, body: { currentMemberId: 1.5, features: 'none' } } as never;
  const { call } = serve({ startClientSession: () => wrong });
  const body = { requestId: 'a', userConsentLevel: 'ESSENTIAL', features: [] };
  expect((await call('/client-tracking-context-api/client-sessions', json('POST', body))).status).toBe(500);
});

test('a status that the contract does not have is a failure in tests', async () => {
  const { call } = serve({ getCsrfToken: () => ({ status: 418, body: undefined }) as never });
  expect((await call('/v1/csrf')).status).toBe(500);
});

test('an answer without a body is sent without one', async () => {
  const { call } = serve({ getCsrfToken: () => ({ status: 204, body: undefined }) });
  const response = await call('/v1/csrf');
  expect(response.status).toBe(204);
  expect(await response.text()).toBe('');
});

test('a document is sent as the contract names its type', async () => {
  const headers = { 'content-disposition': 'inline; filename="contract.pdf"' };
  const { call } = serve({
    downloadContract: () => ({ status: 200, body: new TextEncoder().encode('%PDF'), headers }),
  });
  const response = await call(`/broadband/api/contracts/download-contract?docId=${appointmentId}`);
  expect(response.headers.get('content-type')).toBe('application/pdf');
  expect(response.headers.get('content-disposition')).toMatch(/^inline/);
  expect(await response.text()).toBe('%PDF');
});

test('a handler refuses by throwing, and the refusal has the contract’s body (ER-13)', async () => {
  const { call } = serve({
    getCsrfToken: () => {
      throw new HttpProblem(409, 'plan.ordered', { fields: [{ path: 'body.x', message: 'no' }] });
    },
  });
  const response = await call('/v1/csrf');
  expect(response.status).toBe(409);
  expect(await response.json()).toEqual({
    code: 'plan.ordered',
    message: 'Conflict.',
    requestId: 'r-1',
    fields: [{ path: 'body.x', message: 'no' }],
  });
});

test('an unexpected error tells the customer nothing of its cause, which stands in the log by the id that the answer has', async () => {
  const lines: string[] = [];
  const getCsrfToken = () => {
    throw new Error('password of the database');
  };
  const log = pino({ level: 'info' }, { write: (line) => void lines.push(line) });
  const { call } = serve({ getCsrfToken }, [], log);
  const response = await call('/v1/csrf');
  expect(response.status).toBe(500);
  expect(await response.json()).toEqual({ code: 'server.error', message: 'Internal server error.', requestId: 'r-1' });
  expect(lines.map((line): unknown => JSON.parse(line))).toMatchObject([
    { requestId: 'r-1', err: { message: 'password of the database' } },
  ]);
});

test('a gateway that cannot serve all of its contract does not start, and operations of other owners are not there', async () => {
  expect(() => bound({})).toThrow('Nobody serves');
  const { getCsrfToken: _, ...allButOne } = others;
  expect(() => bound(allButOne)).toThrow('Nobody serves getCsrfToken');
  const { call } = serve({});
  expect((await call('/api/config')).status).toBe(404);
});

test('a guard may answer in the operation’s place', async () => {
  const { call } = serve({ listProducts: neverReached }, [(c) => c.text('stopped', 418)]);
  expect((await call('/broadband/v1/products')).status).toBe(418);
});
