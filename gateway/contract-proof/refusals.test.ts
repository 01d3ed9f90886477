import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { siteWithHomes } from '../testing/customer.ts';
import type { components } from '../../openapi/generated/gateway.d.ts';
import { networkEvent } from '../testing/network-event.ts';
import { LOOKUP_PATHS } from '../http/lookup-limit.ts';
import { createTestGateway, type TestGateway } from '../testing/gateway.ts';
import { belongings } from './belongings.ts';
import {
  addressOf,
  bodySchema,
  exampleBodies,
  followed,
  isNode,
  named,
  served,
  signatureFor,
  withBody,
  type Node,
  type Served,
} from './contract-operations.ts';
import { newCustomer, type Customer } from './journeys.ts';

type Problem = components['schemas']['Problem'];

let site: TestGateway;
let customer: Customer;
beforeAll(async () => {
  site = await siteWithHomes({ ATTEMPTS_PER_ADDRESS: '10000' });
  customer = await newCustomer(site, 'Rowan');
});
afterAll(() => site.close());

async function post(operation: Served, body: BodyInit, headers: Record<string, string> = {}) {
  const { browser } = customer;
  const ids = belongings(customer);
  const signature = typeof body === 'string' ? signatureFor(operation, site.deps.env, body) : '';
  const { status, body: problem } = await browser.raw(operation.method, addressOf(operation, ids), {
    body,
    headers: {
      'content-type': 'application/json',
      'X-XSRF-TOKEN': browser.cookies.get('XSRF-TOKEN') ?? '',
      'X-Signature': signature,
      ...headers,
    },
  });
  // Every refusal has the contract's body; `generated-requests.test.ts` checks that.
  return { status, problem: problem as Problem };
}

const LIMIT = 256 * 1_024;

describe('a body larger than 256 kB answers 413', () => {
  const large = JSON.stringify({ text: 'x'.repeat(LIMIT) });

  test.each(named(withBody))('%s', async (_, operation) => {
    const answer = { status: 413, problem: { code: 'request.too-large' } };
    expect(await post(operation, large, { 'content-length': String(large.length) })).toMatchObject(answer);
    const pieces = new Blob([large]).stream();
    expect(await post(operation, pieces)).toMatchObject(answer);
  });
});

describe('a body that is no JSON answers 400 and says so', () => {
  test.each(named(withBody))('%s', async (_, operation) => {
    for (const body of ['{"a":', 'null null', '<xml/>', '{"a":"\u0001"}'])
      expect(await post(operation, body)).toMatchObject({
        status: 400,
        problem: { code: 'validation.failed', fields: [{ path: 'body', message: 'Malformed JSON' }] },
      });
  });
});

describe('a body of any size and shape is refused before anything walks over it (ER-13)', () => {
  const deep = (body: Node, depth: number) =>
    `${JSON.stringify(body).slice(0, -1)},"more":${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}}`;
  const wide = (body: Node) => `${JSON.stringify(body).slice(0, -1)},"more":[${'1,'.repeat(120_000)}1]}`;
  const both = (body: Node) => deep(body, 800).replace('1}', `[${'1,'.repeat(115_000)}1]}`);

  test.each(named(withBody))('%s', async (_, operation) => {
    const body = rightBody(operation);
    for (const [text, message] of [
      [deep(body, 40), 'Nested too deeply'],
      [deep(body, 3_000), 'Nested too deeply'],
      [deep(body, 40_000), 'Nested too deeply'],
      [both(body), 'Nested too deeply'],
      [wide(body), 'Too many values'],
    ] as const)
      expect(await post(operation, text)).toMatchObject({
        status: 400,
        problem: { code: 'validation.failed', fields: [{ path: 'body', message }] },
      });
  });
});

test('an answer tells fifty mistakes of a body at most, and no endless path', async () => {
  const operation = withBody.find(({ id }) => id === 'startClientSession');
  if (!operation) throw new Error('The contract has no startClientSession');
  const right = rightBody(operation);
  const many = await post(operation, JSON.stringify({ ...right, features: Array.from({ length: 3_000 }, () => 1) }));
  expect([many.status, many.problem.fields?.length]).toEqual([400, 50]);
  const long = await post(operation, JSON.stringify({ ...right, ['x'.repeat(100_000)]: '\0' }));
  expect([long.status, long.problem.fields?.[0]?.path.length]).toEqual([400, 200]);
});

/** A right body of each operation: the contract's example, or the network's event. */
function rightBody(operation: Served): Node {
  const [example] = operation.id === 'receiveNotificationEvent' ? [networkEvent({})] : exampleBodies(operation);
  if (!isNode(example)) throw new Error(`${operation.id} has no example`);
  return example;
}

/** The fields of a body: where they stand, their schema, and whether they must be there. */
function fieldsOf(schema: Node): { name: string; field: Node; isRequired: boolean }[] {
  const required: unknown[] = Array.isArray(schema['required']) ? schema['required'] : [];
  return Object.entries(isNode(schema['properties']) ? schema['properties'] : {}).map(([name, field]) => ({
    name,
    field: followed(field),
    isRequired: required.includes(name),
  }));
}

const withFields = withBody.filter((operation) => fieldsOf(bodySchema(operation)).length > 0);

/** Something wrong in one field, and the message for it; without one, any message will do. */
interface Mistake {
  name: string;
  value: unknown;
  message?: unknown;
}

function mistakesIn(operation: Served): Mistake[] {
  return fieldsOf(bodySchema(operation)).flatMap(({ name, field, isRequired }) => {
    const required = field['x-required'] ?? 'Required';
    const longest = Number(field['maxLength'] ?? 0);
    const mistakes: Mistake[] = [];
    if (isRequired) mistakes.push({ name, value: undefined, message: required });
    if (Number(field['minLength'] ?? 0) > 0 && 'x-required' in field)
      mistakes.push({ name, value: '', message: required });
    if (longest > 0) mistakes.push({ name, value: 'x'.repeat(longest + 1), message: `Max ${longest} characters` });
    if (field['type'] === 'string') mistakes.push({ name, value: { not: 'a text' } });
    return mistakes;
  });
}

describe('a field that is missing, emptied or too long is named, in the words of the contract (HT-05)', () => {
  test.each(named(withFields))('%s', async (_, operation) => {
    for (const { name, value, message } of mistakesIn(operation)) {
      const { status, problem } = await post(operation, JSON.stringify({ ...rightBody(operation), [name]: value }));
      expect([name, status, problem.code]).toEqual([name, 400, 'validation.failed']);
      expect(problem.fields).toContainEqual({ path: `body.${name}`, message: message ?? expect.any(String) });
      expect(problem.message).toBe(problem.fields?.[0]?.message);
    }
  });
});

describe('a body of the wrong kind altogether answers 400 with fields', () => {
  test.each(named(withBody))('%s', async (_, operation) => {
    for (const body of ['[]', '7', '"text"', 'null', 'true']) {
      const { status, problem } = await post(operation, body);
      expect([body, status, problem.code]).toEqual([body, 400, 'validation.failed']);
      expect(problem.fields?.length).toBeGreaterThan(0);
    }
  });
});

describe('looking up homes, and what they can be offered, has a limit for each network address', () => {
  const limited = served.filter(
    ({ method, answers, security }) => method === 'GET' && answers.has(429) && !security.has('member'),
  );
  let small: TestGateway;
  beforeAll(async () => {
    small = await createTestGateway({ LOOKUPS_PER_MINUTE: '1' });
  });
  afterAll(() => small.close());

  test('the contract says so of all calls without a member that have one', () => {
    const paths = LOOKUP_PATHS.map((path) => path.replace('*', ''));
    const lookups = served.filter(({ path }) => paths.some((start) => path.startsWith(start)));
    expect(limited).toEqual(lookups);
    expect(limited).toHaveLength(5);
  });

  test.each(named(limited))('%s answers 429 and says when to try again', async (name, operation) => {
    const headers = { 'X-Forwarded-For': name };
    const ask = () => small.browser().raw('GET', addressOf(operation, { id: 'x' }), { headers });
    expect((await ask()).status).not.toBe(429);
    const refused = await ask();
    expect(refused).toMatchObject({
      status: 429,
      body: { code: 'rate.limited', message: 'Too many attempts. Please wait a little.' },
    });
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0);
    const others = await small
      .browser()
      .raw('GET', addressOf(operation, { id: 'x' }), { headers: { 'X-Forwarded-For': `${name}-2` } });
    expect(others.status).not.toBe(429);
  });
});
