import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { seedPhones } from '../domains/phones/range/seed-phones.ts';
import { siteWithHomes } from '../testing/customer.ts';
import { readContract } from '../http/contract.ts';
import { compilersOf } from '../http/schemas.ts';
import type { TestBrowser, TestGateway } from '../testing/gateway.ts';
import type { Hints } from './arbitraries.ts';
import { addressOf, named, served, signatureFor, type Served } from './contract-operations.ts';
import { hintsOf, requestsTo, type Given } from './generated-requests.ts';
import { newCustomer, type Customer } from './journeys.ts';

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
  await seedPhones(site.deps.db);
  customer = await newCustomer(site, 'Rowan');
  hints = await hintsOf(customer);
});
afterAll(() => site.close());

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
      ...(given.signed ? { 'X-Signature': signatureFor(operation, site.deps.env, text ?? '') } : {}),
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

/** A match can be agreed to before it is asked for anew; after the order little can be done with a plan, and after logging out everywhere nothing. */
const turns = new Map([
  ['consentToSwitch', -1],
  ['createOrder', 1],
  ['logOutEverywhere', 2],
]);
const inTurn = served.toSorted((a, b) => (turns.get(a.id) ?? 0) - (turns.get(b.id) ?? 0));

describe.each(named(inTurn))('%s', (_, operation) => {
  test.each([
    ['valid', 'member', RUNS],
    ['wild', 'member', RUNS],
    ['valid', 'visitor', Math.ceil(RUNS / 7)],
    ['wild', 'visitor', Math.ceil(RUNS / 7)],
  ] as const)('%s requests of a %s are answered as the contract says', async (kind, who, numRuns) => {
    const property = fc.asyncProperty(requestsTo(operation, kind, hints), async (given) => {
      expect(await faultOf(operation, who, given)).toBeUndefined();
    });
    await fc.assert(property, { numRuns, seed: SEED });
  });
});

test('thousands of requests were sent, and each operation has succeeded among its failures (HT-05, ER-13)', () => {
  expect(requests).toBeGreaterThan(served.length * RUNS * 2);
  const never = served.map(({ id }) => id).filter((id) => ![...(reached.get(id) ?? [])].some((status) => status < 300));
  // Nobody guesses the code of an authenticator app, a password, or the token of an e-mailed link; and no plan is live yet,
  // nor is any with a switch ordered. The earlier date was let go. There is one session, which is not ended from itself. The payment provider's signature is its own, and so is
  // the courier's. Nobody guesses a day of delivery or a voucher, and neither a phone nor a top-up is paid for; of no order is
  // anything owed.
  // Nobody guesses the code that replacing a SIM takes, as a number that comes or goes does, and the customer's SIM is a card.
  // A SIM plan is one of five, at its very price, and whoever has one that waits can buy no other; what is taken back can't be repeated,
  // and what has not begun can't be cancelled; it was paid from credit, so that its receipt is that of the top-up.
  expect(never).toEqual([
    'verifyTotp',
    'changePassword',
    'confirmSecondFactor',
    'beginSecondFactor',
    'removeSecondFactor',
    'requestEmailChange',
    'endMemberSession',
    'lookUpPasswordReset',
    'resetPassword',
    'lookUpEmailChange',
    'confirmEmailChange',
    'buySimPlan',
    'cancelSimPlan',
    'downloadSimPlanReceipt',
    'repeatSimPlan',
    'saveUnpaidShopOrder',
    'cancelShopOrder',
    'redeliverShopOrder',
    'beginShopReturn',
    'applyForCredit',
    'signCreditAgreement',
    'receiveDecisionEvent',
    'downloadTopUpReceipt',
    'redeemVoucher',
    'receiveParcelEvent',
    'activateSim',
    'orderEsim',
    'activateOwnSim',
    'renewSimProfile',
    'showSimProfile',
    'askNumberMove',
    'askLeavingCode',
    'planPause',
    'startBoost',
    'changePlan',
    'offerPlanChange',
    'reportFault',
    'moveFaultAppointment',
    'getFaultAvailabilities',
    'acceptEarlierDate',
    'payOutCompensation',
    'cancelPlan',
    'receivePaymentNotification',
    'getMemberSwitch',
    'objectToSwitch',
  ]);
});
