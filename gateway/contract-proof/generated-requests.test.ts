import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { productIds, siteWithHomes } from '../domains/plans/test-customer.ts';
import { signatureOf } from '../http/signature.ts';
import { resultOf } from '../domains/switching/test-switches.ts';
import { readContract } from '../http/contract.ts';
import { compilersOf } from '../http/schemas.ts';
import { sentinel } from '../scenarios/sentinels.ts';
import type { TestBrowser, TestGateway } from '../test-gateway.ts';
import { valuesOf, wildBodies, wildText, type Hints } from './arbitraries.ts';
import { addressOf, bodySchema, named, served, type Served } from './contract-operations.ts';
import { newCustomer, newTransaction, password, type Customer } from './journeys.ts';

/**
 * Requests invented from the contract, a thousand times what anybody would think of. Each run of the default size
 * sends the same ones; `RUNS=1000` sends more of them, for an audit.
 */
const RUNS = Number(process.env['RUNS'] ?? 28);
const SEED = 20_261_121;

const json = compilersOf(readContract()).json;

let site: TestGateway;
let customer: Customer;
let hints: Hints;
beforeAll(async () => {
  // Passwords are slow to check on purpose: after these tries the answer is 429.
  site = await siteWithHomes({ ATTEMPTS_PER_ADDRESS: '40' });
  customer = await newCustomer(site, 'Rowan');
  const { memberId, email, open, ordered, failedSwitchId, bannerId } = customer;
  const home = sentinel('visits-none');
  const matched = await resultOf(customer.browser, open.switchId);
  hints = {
    memberId: [memberId],
    planId: [open.planId, ordered.planId],
    installationId: [open.installationId, ordered.installationId],
    appointmentId: [open.appointmentId, ordered.appointmentId],
    orderId: [ordered.orderId, ordered.orderKey],
    appointmentKey: [ordered.appointmentId],
    docId: [open.docId, ordered.docId],
    code: [open.code, ordered.code],
    switchId: [open.switchId, failedSwitchId],
    bannerId: [bannerId],
    losingProviderId: ['RBRN'],
    plannedSwitchDate: ['2026-12-08'],
    reference: [matched.reference],
    productId: Object.values(productIds),
    nccTransactionId: [await newTransaction(customer.browser)],
    transactionId: [await newTransaction(customer.browser)],
    premiseId: ['prm-LK92NN-7'.toLowerCase()],
    postcode: [home.value, 'lk92nn'],
    streetNumber: ['7', '3'],
    uprn: ['990000000001'],
    text: ['LK9 2NN', '7 Ready Made Mews'],
    id: ['GB|LK|A|prm-lk92nn-7'],
    filter: ['most-popular'],
    email: [email],
    password: [password],
    birthDate: ['1988-04-12'],
    phone: ['07700 900101'],
    contactPhoneNumber: ['07700 900102'],
    primaryContactMobile: ['+447700900103'],
    alternativeContactMobile: ['01632 960104'],
    primaryPhoneNumber: ['07700 900105'],
    alternativePhoneNumber: ['07700 900106'],
    notificationType: ['ORDER_ACKNOWLEDGED', 'ORDER_COMMITTED', 'ORDER_DELAYED', 'APPOINTMENT_UPDATED'],
    contractAccepted: [true],
    date: ['2026-12-08', '2026-12-15'],
    appointmentDate: ['2026-12-08', '2026-12-16'],
    startDate: ['2026-12-08'],
    earliestArrivalTime: ['2026-12-08T08:00:00Z'],
    latestArrivalTime: ['2026-12-08T12:00:00Z'],
  };
});
afterAll(() => site.close());

interface Given {
  path: Record<string, string>;
  query: Record<string, string>;
  header: Record<string, string>;
  /** Undefined sends none. */
  body: unknown;
  signed: boolean;
}

type Parameter = Served['parameters'][number];
type Texts = fc.Arbitrary<Record<string, string>>;

/** A path cannot be empty, and `.` and `..` never leave a browser. */
const isPathPart = (value: string) => value.isWellFormed() && value !== '' && !/^\.{1,2}$/.test(value);
const isHeader = (value: string) => /^[\u0020-\u007E]*$/.test(value);

function texts(parameters: Parameter[], make: (parameter: Parameter) => fc.Arbitrary<unknown>): Texts {
  const required = parameters.filter((parameter) => parameter.required).map(({ name }) => name);
  const fields = parameters.map((parameter) => [parameter.name, make(parameter).map(String)] as const);
  return fc.record(Object.fromEntries(fields), { requiredKeys: required });
}

function requestsTo(operation: Served, kind: 'valid' | 'wild'): fc.Arbitrary<Given> {
  const at = (place: string) => operation.parameters.filter((parameter) => parameter.in === place);
  const make = ({ name, schema }: Parameter) =>
    kind === 'valid' ? valuesOf(schema, hints, name) : wildText(name, hints);
  const fitting = (place: string, fits: (value: string) => boolean) =>
    texts(at(place), (parameter) => make(parameter).map(String).filter(fits));
  const schema = operation.body && bodySchema(operation);
  const bodies =
    schema === undefined
      ? fc.constant(undefined)
      : kind === 'valid'
        ? valuesOf(schema, hints)
        : wildBodies(schema, hints);
  const extra =
    kind === 'valid'
      ? fc.constant({})
      : fc.dictionary(fc.string({ maxLength: 8 }), fc.string({ maxLength: 8 }), { maxKeys: 2 });
  return fc
    .tuple(
      fitting('path', isPathPart),
      fitting('query', () => true),
      extra,
      fitting('header', isHeader),
      bodies,
      fc.boolean(),
    )
    .map(([path, query, more, header, body, signed]) => ({ path, query: { ...more, ...query }, header, body, signed }));
}

const reached = new Map<string, Set<number>>();
let requests = 0;

function isAllowed(operation: Served, body: unknown): boolean {
  if (!operation.body) return true;
  if (body === undefined) return !operation.body.required;
  return json(operation.body.schema)()(JSON.parse(JSON.stringify(body)));
}

/** Log-in, registering and log-out change the session: each of these calls comes from a browser of its own. */
async function browserFor(operation: Served, who: 'member' | 'visitor'): Promise<TestBrowser> {
  if (who === 'member' && !operation.path.startsWith('/auth-api/')) return customer.browser;
  const browser = site.browser();
  await browser.get('/v1/csrf');
  return browser;
}

/** Sends a request. Gives what is wrong with the answer, in words; undefined when nothing is. */
async function faultOf(operation: Served, who: 'member' | 'visitor', given: Given): Promise<string | undefined> {
  const browser = await browserFor(operation, who);
  const text = given.body === undefined ? undefined : JSON.stringify(given.body);
  const { status, body, headers } = await browser.raw(operation.method, addressOf(operation, given.path, given.query), {
    body: text,
    headers: {
      ...(text === undefined ? {} : { 'content-type': 'application/json' }),
      'X-XSRF-TOKEN': browser.cookies.get('XSRF-TOKEN') ?? '',
      ...(given.signed ? { 'X-Signature': signatureOf(site.deps.env.notificationSecret, text ?? '') } : {}),
      ...given.header,
    },
  });
  requests += 1;
  reached.set(operation.id, (reached.get(operation.id) ?? new Set()).add(status));
  const said = `${status} ${JSON.stringify(body)}`;
  const answer = operation.answers.get(status);
  if (status >= 500) return `fails with ${said}`;
  if (!answer) return `answers ${said}, and the contract does not know this status`;
  if (who === 'visitor' && operation.security.has('member') && status !== 401) return `answers a visitor ${said}`;
  if (!isAllowed(operation, given.body) && ![400, 401, 403].includes(status)) return `takes a wrong body: ${said}`;
  const validate = answer.schema === undefined ? undefined : json(answer.schema)();
  if (validate?.(body) === false) return `answers ${said}: ${JSON.stringify(validate.errors)}`;
  const type = headers.get('content-type') ?? '';
  return type.startsWith(answer.mediaType ?? '') ? undefined : `answers as ${type}: ${said}`;
}

/** A match can be agreed to before it is asked for anew; and after the order little can be done with a plan. */
const turns = new Map([
  ['consentToSwitch', -1],
  ['createOrder', 1],
]);
const inTurn = served.toSorted((a, b) => (turns.get(a.id) ?? 0) - (turns.get(b.id) ?? 0));

describe.each(named(inTurn))('%s', (_, operation) => {
  test.each([
    ['valid', 'member', RUNS],
    ['wild', 'member', RUNS],
    ['valid', 'visitor', Math.ceil(RUNS / 7)],
    ['wild', 'visitor', Math.ceil(RUNS / 7)],
  ] as const)('%s requests of a %s are answered as the contract says', async (kind, who, numRuns) => {
    const property = fc.asyncProperty(requestsTo(operation, kind), async (given) => {
      expect(await faultOf(operation, who, given)).toBeUndefined();
    });
    await fc.assert(property, { numRuns, seed: SEED });
  });
});

test('thousands of requests were sent, and each operation has succeeded among its failures (HT-05, ER-13)', () => {
  expect(requests).toBeGreaterThan(served.length * RUNS * 2);
  const never = served.map(({ id }) => id).filter((id) => ![...(reached.get(id) ?? [])].some((status) => status < 300));
  // Nobody guesses the code of an authenticator app.
  expect(never).toEqual(['verifyTotp']);
});
