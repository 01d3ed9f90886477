import { bodySchema, exampleBodies, isNode, type Node, type Served } from './contract-operations.ts';
import { networkEvent } from '../testing/network-event.ts';
import type { Given } from './generated-requests.ts';

/** What an attack sends: the address's parts as they go over the wire, and the body as text or bytes. */
export interface Sent {
  /** By the names of the path's parameters, percent-encoded already. */
  path: Record<string, string>;
  /** The query string without `?`. */
  search: string;
  headers: Record<string, string>;
  body: string | Uint8Array<ArrayBuffer> | undefined;
}

interface Attack {
  name: string;
  make: (right: Sent, operation: Served, turn: number) => Sent;
  /** The statuses that are right for an operation with a body, when whoever asks may ask; any of the contract without. */
  refusedWith?: readonly number[];
}

const nested = (depth: number, inside = '1') => `${'{"a":'.repeat(depth)}${inside}${'}'.repeat(depth)}`;
const wide = (count: number) => `[${'1,'.repeat(count)}1]`;

/** Values that have broken parsers, patterns, databases and mails. */
const oddValues: readonly string[] = [
  JSON.stringify('x'.repeat(200_000)),
  JSON.stringify(`${'a'.repeat(50_000)}!`),
  JSON.stringify('.a'.repeat(50_000)),
  JSON.stringify(`a@${'a-'.repeat(50_000)}`),
  JSON.stringify('1'.repeat(100_000)),
  JSON.stringify(' '.repeat(100_000)),
  '"\\u0000"',
  '"\\ud800"',
  '1e400',
  '-0',
  '123456789012345678901234567890',
  '{"__proto__":{"memberId":"1"}}',
  '{"constructor":{"prototype":{}}}',
  'true',
  '[]',
  'null',
];
const oddTexts: readonly string[] = [
  '{"a":',
  'NaN',
  '\u0000',
  "{'a':1}",
  '{"a":1}{"a":1}',
  '{"a":1,}',
  '[,]',
  '{"a"}',
  '"',
  '\\',
];
const oddTypes = ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'a', ''];
const oddParts = ['%00', '%ff', '%c0%80', '..%2f..%2f', 'x'.repeat(5_000), '%F0%9F%99%82', "'", '-1', '9'.repeat(30)];
const oddSearches = [
  'text=%00&postcode=%00&streetNumber=%00&startDate=%00',
  'text=%&postcode=%zz&streetNumber=%ff&planId=%c0%80',
  'text=%ED%A0%80&postcode=%ED%A0%80',
  '__proto__=1&constructor=1&a[b][c]=1&a[]=1',
  'text=a&'.repeat(1_500),
  `text=${'x'.repeat(12_000)}`,
  'postcode=LK9+1SA&postcode=LK9+1NP&streetNumber=7&streetNumber=8',
  '&&&==&=',
];
const oddHeaders: readonly Record<string, string>[] = [
  { cookie: 'sid=%00; XSRF-TOKEN=%' },
  { cookie: `${'a=b; '.repeat(1_500)}sid=x` },
  { 'X-Forwarded-For': '1, 2, 3', 'X-Forwarded-Host': 'evil.example', 'X-Forwarded-Proto': 'gopher' },
  { 'Idempotency-Key': 'x'.repeat(5_000), source: "'" },
  { 'X-HTTP-Method-Override': 'DELETE' },
  { 'Accept-Language': '*'.repeat(5_000), accept: 'a' },
  { 'X-Request-Id': 'x'.repeat(5_000) },
  { origin: 'null' },
];

const pick = <T>(from: readonly T[], turn: number): T => from[turn % from.length] as T;

function textOf(sent: Sent): string {
  return typeof sent.body === 'string' && sent.body.length > 2 ? sent.body : '{"none":0}';
}

/** One more field in a right body. */
function withMore(sent: Sent, right: string, more: string): Sent {
  return { ...sent, body: `${right.slice(0, -1)},${more}}` };
}

/** The body with one field's value given as JSON text. */
function withField(sent: Sent, operation: Served, turn: number, json: string): Sent {
  const parsed: unknown = JSON.parse(textOf(sent));
  const known = isNode(parsed) ? parsed : {};
  const { properties } = operation.body ? bodySchema(operation) : {};
  const name = pick([...Object.keys(isNode(properties) ? properties : {}), ...Object.keys(known), 'none'], turn);
  const others = JSON.stringify({ ...known, [name]: undefined }).slice(1, -1);
  return { ...sent, body: `{${others === '' ? '' : `${others},`}${JSON.stringify(name)}:${json}}` };
}

const bodyAttacks: readonly Attack[] = [
  {
    name: 'deep JSON',
    make: (right, _, turn) => withMore(right, textOf(right), `"more":${nested(pick([40, 800, 3_000, 40_000], turn))}`),
    refusedWith: [400],
  },
  {
    name: 'large and deep JSON',
    make: (right, _, turn) =>
      withMore(right, textOf(right), `"more":${nested(pick([33, 800, 3_000], turn), wide(100_000))}`),
    refusedWith: [400],
  },
  {
    name: 'wide JSON',
    make: (right, _, turn) =>
      withMore(right, textOf(right), pick([`"more":${wide(120_000)}`, `${'"more":1,'.repeat(20_000)}"more":1`], turn)),
    refusedWith: [400],
  },
  {
    name: 'more than 256 kB',
    make: (right) => withMore(right, textOf(right), `"more":"${'x'.repeat(300_000)}"`),
    refusedWith: [413],
  },
  { name: 'odd values', make: (right, operation, turn) => withField(right, operation, turn, pick(oddValues, turn)) },
  {
    name: 'no JSON',
    make: (right, _, turn) => ({
      ...right,
      body: turn % 4 === 0 ? new Uint8Array([0xff, 0xfe, 0x7b, 0x00, 0xc3, 0x28]) : pick(oddTexts, turn),
    }),
    refusedWith: [400],
  },
  {
    name: 'odd content types',
    make: (right, _, turn) => ({ ...right, headers: { ...right.headers, 'content-type': pick(oddTypes, turn) } }),
  },
];

const addressAttacks: readonly Attack[] = [
  {
    name: 'odd paths',
    make: (right, _, turn) => ({
      ...right,
      path: Object.fromEntries(Object.keys(right.path).map((name, at) => [name, pick(oddParts, turn + at)])),
    }),
  },
  { name: 'odd queries', make: (right, _, turn) => ({ ...right, search: pick(oddSearches, turn) }) },
  {
    name: 'odd headers',
    make: (right, _, turn) => ({ ...right, headers: { ...right.headers, ...pick(oddHeaders, turn) } }),
  },
];

/** The attack whose turn it is; its kinds come round, and their forms after them. */
export function attackOn(operation: Served, turn: number) {
  const attacks = operation.body ? [...bodyAttacks, ...addressAttacks] : addressAttacks;
  const { name, make, refusedWith } = pick(attacks, turn);
  return { name, refusedWith, make: (right: Sent) => make(right, operation, Math.floor(turn / attacks.length)) };
}

/** A generated request as it goes over the wire. */
export function sentOf({ path, query, header, body }: Given): Sent {
  return {
    path: Object.fromEntries(Object.entries(path).map(([name, value]) => [name, encodeURIComponent(value)])),
    search: new URLSearchParams(query).toString(),
    headers: body === undefined ? header : { 'content-type': 'application/json', ...header },
    body: body === undefined ? undefined : JSON.stringify(body),
  };
}

/** A right body to spoil: the contract's example, or what was generated. */
export function rightBodyOf(operation: Served, generated: unknown): Node {
  const [example] = operation.id === 'receiveNotificationEvent' ? [networkEvent({})] : exampleBodies(operation);
  if (isNode(example)) return example;
  return isNode(generated) ? generated : {};
}

export function addressOfSent({ path: template }: Pick<Served, 'path'>, { path, search }: Sent): string {
  const filled = template.replaceAll(/\{(\w+)\}/g, (whole, name: string) => path[name] ?? whole);
  return search === '' ? filled : `${filled}?${search}`;
}
