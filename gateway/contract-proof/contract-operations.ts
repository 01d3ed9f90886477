import { operationsOf, readContract, type ContractOperation, type Owner } from '../http/contract.ts';
import { eventSecretOf, type EventSecrets } from '../http/guards.ts';
import { signatureOf } from '../../platform/http/signature.ts';
import type { Method } from '../testing/browser.ts';

/** A node of the contract: what the tests look for in it is checked where they read it. */
export type Node = Readonly<Record<string, unknown>>;

const document = readContract();

export function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** What a pointer such as `contract#/components/schemas/Plan` or `#/…` names, its references followed. */
export function nodeAt(pointer: string): Node {
  const keys = pointer.slice(pointer.indexOf('#') + 2).split('/');
  const found = keys.reduce<unknown>(
    (node, key) => (isNode(node) ? node[key.replaceAll('~1', '/').replaceAll('~0', '~')] : undefined),
    document,
  );
  return followed(found);
}

/** A schema, or the one that it refers to. */
export function followed(value: unknown): Node {
  if (!isNode(value)) throw new Error(`The contract has no node here: ${JSON.stringify(value)}`);
  return typeof value['$ref'] === 'string' ? nodeAt(value['$ref']) : value;
}

export type Served = ContractOperation & { method: Method };

/** All operations that one program serves. */
export function operationsOwnedBy(owner: Owner): Served[] {
  // The list of operations has these methods only, in small letters.
  return operationsOf(document, owner).map((operation) => operation as Served);
}

export const served: readonly Served[] = operationsOwnedBy('gateway');

export const members = served.filter(({ security }) => security.has('member'));
export const writes = served.filter(({ security }) => security.has('antiForgery'));
export const withBody = served.filter(({ body }) => body !== undefined);

/** For `test.each`: the operation under its name. */
export function named(operations: readonly Served[]): [string, Served][] {
  return operations.map((operation) => [operation.id, operation]);
}

/** The schema of an operation's body. */
export function bodySchema(operation: Served): Node {
  if (!operation.body) throw new Error(`${operation.id} has no body`);
  return nodeAt(operation.body.schema);
}

/** The bodies that the contract gives as examples; one that is undefined for an operation without a body. */
export function exampleBodies(operation: Served): unknown[] {
  if (!operation.body) return [undefined];
  const media = nodeAt(operation.body.schema.replace(/\/schema$/, ''));
  const { example, examples } = media;
  if (example !== undefined) return [example];
  if (isNode(examples)) return Object.values(examples).map((each) => followed(each)['value']);
  return [];
}

/** The address of a call. A path parameter that is not given stands as it is in the contract. */
export function addressOf(
  { path }: Pick<Served, 'path'>,
  values: Readonly<Record<string, string>>,
  query: URLSearchParams | Readonly<Record<string, string>> = {},
): string {
  const search = new URLSearchParams(query).toString();
  const filled = path.replaceAll(/\{(\w+)\}/g, (whole, name: string) => {
    const value = values[name];
    return value === undefined ? whole : encodeURIComponent(value);
  });
  return search === '' ? filled : `${filled}?${search}`;
}

/** The signature of a body for who sends signed events: each partner has a secret of its own. */
export function signatureFor({ security }: Pick<Served, 'security'>, env: EventSecrets, body: string): string {
  return signatureOf(eventSecretOf(security, env) ?? env.notificationSecret, body);
}
