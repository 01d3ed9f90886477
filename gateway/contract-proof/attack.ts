import * as fc from 'fast-check';
import { readContract } from '../http/contract.ts';
import { eventSecrets } from '../http/guards.ts';
import { compilersOf } from '../http/schemas.ts';
import { sentinel } from '../scenarios/sentinels.ts';
import { createBrowser, type Answered, type HttpTestBrowser } from '../testing/browser.ts';
import type { TestGateway } from '../testing/gateway.ts';
import { belongings, everythingOf } from './belongings.ts';
import { signatureFor, type Served } from './contract-operations.ts';
import type { Hints } from './arbitraries.ts';
import { hintsOf, requestsTo, type Given } from './generated-requests.ts';
import { addressOfSent, attackOn, rightBodyOf, sentOf, type Sent } from './hostile-requests.ts';
import { newCustomer, type Customer } from './journeys.ts';

/** The site under attack. */
export interface Target {
  site: TestGateway;
  operations: readonly Served[];
  /** Where an operation is asked for: the web host, or the gateway itself. */
  fetchOf: (operation: Served) => (request: Request) => Promise<Response>;
}

export interface Shot {
  kind: string;
  operation: string;
  status: number;
  milliseconds: number;
  /** What is wrong with the answer, in words. */
  fault: string | undefined;
  /** A failure that an input of the list for testers has brought about. */
  isProvoked: boolean;
}

type Who = 'owner' | 'stranger' | 'visitor';

const kinds = [
  'valid, by the owner',
  'almost valid, by the owner',
  'hostile, by the owner',
  'hostile, by the owner',
  'hostile, by a visitor',
  'valid, by a visitor',
  "another member's things",
  'without the token',
  'with the token of another session',
] as const;
type Kind = (typeof kinds)[number];

const ORIGIN = 'http://site.example.com';
const HEADER = 'X-XSRF-TOKEN';
const json = compilersOf(readContract()).json;
/** The one home of the list for testers that a call alone makes fail. */
const failingHome = sentinel('address-server-error').value;

function whoOf(kind: Kind): Who {
  if (kind.endsWith('visitor')) return 'visitor';
  return kind.startsWith('another') ? 'stranger' : 'owner';
}

/** The kinds whose requests must leave everything of the owner as it was. */
const isHarmless = (kind: Kind): boolean =>
  whoOf(kind) !== 'owner' || kind === 'without the token' || kind === 'with the token of another session';

type Customers = Record<'owner' | 'stranger', Customer>;

export interface Extent {
  /** How many requests. */
  size: number;
  seed: number;
}

interface Planned {
  kind: Kind;
  operation: Served;
  given: Given;
  /** Chooses among the hostile requests. */
  turn: number;
}

/** Every operation by every kind in turn, so many times; the same seed plans the same requests. */
function planned(operations: readonly Served[], hints: Hints, { size, seed }: Extent): Planned[] {
  const rounds = Math.ceil(size / operations.length);
  const all = operations.flatMap((operation, at) => {
    const sample = (given: 'valid' | 'wild') =>
      fc.sample(requestsTo(operation, given, hints), { numRuns: rounds, seed });
    const samples = { valid: sample('valid'), wild: sample('wild') };
    return samples.valid.map((valid, round): Planned => {
      const kind = kinds[(round + at) % kinds.length] ?? kinds[0];
      const given = kind.startsWith('almost') ? (samples.wild[round] ?? valid) : valid;
      return { kind, operation, given, turn: round * 31 + at * 17 };
    });
  });
  const late = ({ kind, operation }: Planned) => Number(!isHarmless(kind)) + Number(operation.id === 'createOrder');
  // Strangers first, whose requests must change nothing. After the order little can be done with a plan.
  return all.toSorted((one, other) => late(one) - late(other)).slice(0, size);
}

/** Attacks a site. Gives what each request was answered, and what is wrong, in words. */
export async function attack(target: Target, extent: Extent): Promise<{ shots: Shot[]; faults: string[] }> {
  const customers: Customers = {
    owner: await newCustomer(target.site, 'Rowan'),
    stranger: await newCustomer(target.site, 'Ash'),
  };
  const hints = await hintsOf(customers.owner);
  const postcodes = { postcode: [...(hints['postcode'] ?? []), failingHome] };
  const all = planned(target.operations, { ...hints, ...postcodes }, extent);
  const shots: Shot[] = [];
  const shootAll = async (some: readonly Planned[]) => {
    for (const each of some) shots.push(await shoot(target, customers, each));
  };
  const before = await everythingOf(customers.owner);
  await shootAll(all.filter(({ kind }) => isHarmless(kind)));
  const after = await everythingOf(customers.owner);
  await shootAll(all.filter(({ kind }) => !isHarmless(kind)));
  const changed = [...before]
    .filter(([address, body]) => JSON.stringify(body) !== JSON.stringify(after.get(address)))
    .map(([address]) => `Requests of strangers have changed what the owner reads at ${address}`);
  return { shots, faults: [...changed, ...shots.flatMap(({ fault }) => fault ?? [])] };
}

/** What ends the sessions of who does it: everything asked after it would be a visitor's. */
const endsSessions = ({ id, path }: Served): boolean =>
  path.startsWith('/auth-api/') ||
  ['changePassword', 'confirmSecondFactor', 'removeSecondFactor', 'logOutEverywhere'].includes(id);

/** A browser with the cookies of a customer, or of a new visitor; log-in and the like get one of their own. */
async function browserFor(target: Target, customers: Customers, { kind, operation }: Planned) {
  const browser = createBrowser(target.fetchOf(operation), ORIGIN);
  const who = whoOf(kind);
  if (who === 'visitor' || endsSessions(operation)) {
    const visitor = target.site.browser();
    await visitor.get('/v1/csrf');
    for (const [name, value] of visitor.cookies) browser.cookies.set(name, value);
  } else for (const [name, value] of customers[who].browser.cookies) browser.cookies.set(name, value);
  return browser;
}

function tokenFor(kind: Kind, browser: HttpTestBrowser, other: Customer): string {
  if (kind === 'without the token') return '';
  const from = kind === 'with the token of another session' ? other.browser.cookies : browser.cookies;
  return from.get('XSRF-TOKEN') ?? '';
}

async function shoot(target: Target, customers: Customers, planned: Planned): Promise<Shot> {
  const { kind, operation, given, turn } = planned;
  const browser = await browserFor(target, customers, planned);
  const hostile = kind.startsWith('hostile') ? attackOn(operation, turn) : undefined;
  const plain = sentOf(hostile && operation.body ? { ...given, body: rightBodyOf(operation, given.body) } : given);
  const sent = hostile ? hostile.make(plain) : plain;
  const headers = {
    [HEADER]: tokenFor(kind, browser, customers.stranger),
    // Each request from an address of its own: the limits for one have tests of their own.
    'X-Forwarded-For': `2001:db8::${turn}`,
    ...(given.signed && !isHarmless(kind) ? { 'X-Signature': signed(target.site, operation, sent) } : {}),
    ...sent.headers,
  };
  const began = performance.now();
  const answer = await browser.raw(operation.method, addressOfSent(operation, sent), { body: sent.body, headers });
  const milliseconds = performance.now() - began;
  const asked = asText(operation, sent);
  const isProvoked = answer.status >= 500 && asked.includes(failingHome);
  const wrong =
    faultOf(operation, answer, isProvoked) ??
    wrongFor(
      planned,
      answer.status,
      Object.values(belongings(customers.owner)).some((id) => asked.includes(id)),
      hostile?.refusedWith,
    );
  const name = hostile ? `${hostile.name}, by ${whoOf(kind) === 'owner' ? 'the owner' : 'a visitor'}` : kind;
  const fault = wrong && `${operation.id}, ${name}: ${wrong}\n    ${asked.slice(0, 300)}`;
  return { kind: name, operation: operation.id, status: answer.status, milliseconds, fault, isProvoked };
}

function signed({ deps }: TestGateway, operation: Served, { body }: Sent): string {
  return typeof body === 'string' ? signatureFor(operation, deps.env, body) : 'none';
}

function asText(operation: Served, sent: Sent): string {
  return [
    operation.method,
    decoded(addressOfSent(operation, sent)),
    typeof sent.body === 'string' ? sent.body : '',
  ].join(' ');
}

function decoded(text: string): string {
  return text.replaceAll('+', ' ').replaceAll('%20', ' ');
}

/** What breaks the contract, whoever asked. */
function faultOf(operation: Served, { status, body, headers }: Answered, isProvoked: boolean): string | undefined {
  const said = `${status} ${JSON.stringify(body)}`.slice(0, 300);
  const answer = operation.answers.get(status);
  if (!answer) return `answers ${said}, and the contract does not know this status`;
  if (status >= 500 && !isProvoked) return `fails with ${said}`;
  const validate = answer.schema === undefined ? undefined : json(answer.schema)();
  if (validate?.(body) === false) return `answers ${said}: ${JSON.stringify(validate.errors)}`;
  const type = headers.get('content-type') ?? '';
  return type.startsWith(answer.mediaType ?? '') ? undefined : `answers as ${type}: ${said}`;
}

const eventSchemes = [...Object.keys(eventSecrets), 'paymentSignature'];

/** What is wrong for who asked, and how. */
function wrongFor(
  { kind, operation }: Planned,
  status: number,
  namesOwner: boolean,
  refusedWith: readonly number[] | undefined,
): string | undefined {
  const { security } = operation;
  const isMember = security.has('member');
  const allowed = allowedFor(kind, { isMember, isWrite: security.has('antiForgery'), namesOwner }) ?? refusedWith;
  const others =
    eventSchemes.some((scheme) => security.has(scheme)) || (isMember && endsSessions(operation)) ? [401] : [];
  return !allowed || [...allowed, ...others].includes(status) ? undefined : `is answered with ${status}`;
}

/** The statuses that a kind may be answered with; undefined when any of the contract is right. */
function allowedFor(
  kind: Kind,
  { isMember, isWrite, namesOwner }: { isMember: boolean; isWrite: boolean; namesOwner: boolean },
): readonly number[] | undefined {
  if (kind.includes('token')) return isWrite ? [403] : undefined;
  if (whoOf(kind) === 'visitor') return isMember ? [401, 403, 413] : undefined;
  return kind === "another member's things" && isMember && namesOwner ? [400, 404] : undefined;
}
