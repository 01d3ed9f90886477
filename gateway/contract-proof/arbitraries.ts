import * as fc from 'fast-check';
import { followed, isNode, type Node } from './contract-operations.ts';

/** Values under which the gateway knows something, by the name of the field or parameter. */
export type Hints = Readonly<Record<string, readonly unknown[]>>;

const nasty = [
  '',
  ' ',
  '\u0000',
  '\uD800',
  "' or 1=1--",
  '%',
  '_',
  '%00',
  '../..',
  '<script>alert(1)</script>',
  '{"a":1}',
  'null',
  '\u202Eevil',
  'Tŷ Gwylan',
  '👩‍👩‍👧',
  'x'.repeat(5_000),
];

function text(schema: Node): fc.Arbitrary<string> {
  const minLength = Number(schema['minLength'] ?? 0);
  const maxLength = Number(schema['maxLength'] ?? 60);
  const fits = (value: string) => value.length >= minLength && value.length <= maxLength;
  const plain = fc.string({ unit: 'grapheme', minLength, maxLength: Math.max(minLength, Math.min(maxLength, 60)) });
  const strange = nasty.filter(fits);
  return strange.length === 0 ? plain : fc.oneof({ weight: 4, arbitrary: plain }, fc.constantFrom(...strange));
}

/** Around the day on which the tests stand, and now and then far from it. */
const date = fc
  .oneof(
    {
      weight: 4,
      arbitrary: fc.date({ min: new Date('2026-11-16'), max: new Date('2027-03-01'), noInvalidDate: true }),
    },
    fc.date({ min: new Date('0001-01-01'), max: new Date('9999-12-31'), noInvalidDate: true }),
  )
  .map((moment) => moment.toISOString());

/** Letters of several languages, and what else names and addresses are made of. */
const signs = [
  ...Array.from('RoswanŻłóëÅßñçİŐ字かم한'),
  'é',
  'क्ष',
  ' ',
  "'",
  '’',
  '-',
  '.',
  ',',
  '/',
  '&',
  '(',
  '#',
  '7',
  '½',
];

function matching(pattern: string): fc.Arbitrary<string> {
  const fits = new RegExp(pattern, 'u');
  // Unicode properties and lookaheads are beyond fast-check.
  if (!/\\p\{|\(\?!/.test(pattern)) return fc.stringMatching(new RegExp(pattern));
  const beginning = fits.test('a') ? '' : '/';
  const pieces = signs.filter((sign) => fits.test(beginning + sign));
  return fc
    .string({ unit: fc.constantFrom(...pieces), minLength: 1, maxLength: 30 })
    .map((text) => beginning + text)
    .filter((text) => fits.test(text));
}

function formatted(schema: Node): fc.Arbitrary<string> {
  if (typeof schema['pattern'] === 'string') return matching(schema['pattern']);
  switch (schema['format']) {
    case 'uuid':
      return fc.uuid();
    case 'date':
      return date.map((moment) => moment.slice(0, 10));
    case 'date-time':
      return date;
    case 'email':
      return fc.emailAddress();
    default:
      return text(schema);
  }
}

function objects(schema: Node, hints: Hints): fc.Arbitrary<unknown> {
  const properties = isNode(schema['properties']) ? schema['properties'] : {};
  const required = Array.isArray(schema['required']) ? schema['required'].map(String) : [];
  const fields = Object.entries(properties).map(([name, inner]) => [name, valuesOf(inner, hints, name)] as const);
  return fc.record(Object.fromEntries(fields), { requiredKeys: required });
}

function ofType(type: unknown, schema: Node, hints: Hints): fc.Arbitrary<unknown> {
  const [min, max] = [Number(schema['minimum'] ?? -1_000), Number(schema['maximum'] ?? 1_000)];
  switch (type) {
    case 'null':
      return fc.constant(null);
    case 'boolean':
      return fc.boolean();
    case 'integer':
      return fc.integer({ min, max });
    case 'number':
      return fc.double({ min, max, noNaN: true });
    case 'array':
      return fc.array(valuesOf(schema['items'], hints), {
        minLength: Number(schema['minItems'] ?? 0),
        maxLength: Math.min(Number(schema['maxItems'] ?? 3), 3),
      });
    case 'object':
      return objects(schema, hints);
    case 'string':
      return formatted(schema);
    default:
      return fc.jsonValue();
  }
}

/** With the words of the schemas that it builds on. */
function merged(schema: Node): Node {
  const parts: unknown[] = Array.isArray(schema['allOf']) ? schema['allOf'] : [];
  return Object.assign({}, ...parts.map((part) => merged(followed(part))), schema) as Node;
}

/** Values that a schema allows, as far as the words go that the contract uses; three in four are hinted ones. */
export function valuesOf(given: unknown, hints: Hints, name = ''): fc.Arbitrary<unknown> {
  const schema = merged(followed(given));
  const choices = schema['oneOf'] ?? schema['anyOf'];
  if (Array.isArray(choices)) return fc.oneof(...choices.map((each) => valuesOf(each, hints, name)));
  if (schema['const'] !== undefined) return fc.constant(schema['const']);
  if (Array.isArray(schema['enum'])) return fc.constantFrom<unknown>(...(schema['enum'] as unknown[]));
  const types: unknown[] = Array.isArray(schema['type']) ? schema['type'] : [schema['type']];
  const any = fc.oneof(...types.map((type) => ofType(type, schema, hints)));
  const known = hints[name] ?? [];
  return known.length === 0 ? any : fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...known) }, any);
}

/** A body that is almost right: one field left out, or of the wrong kind; or anything at all. */
export function wildBodies(schema: Node, hints: Hints): fc.Arbitrary<unknown> {
  const spoilt = fc
    .tuple(
      valuesOf(schema, hints),
      fc.nat(),
      fc.option(fc.oneof(fc.jsonValue(), fc.constantFrom(...nasty)), { nil: undefined }),
    )
    .map(([body, at, instead]) => {
      if (!isNode(body)) return instead ?? null;
      const names = Object.keys(body);
      const name = names[at % Math.max(1, names.length)];
      return name === undefined ? body : Object.assign({}, body, { [name]: instead });
    });
  return fc.oneof({ weight: 3, arbitrary: spoilt }, fc.jsonValue());
}

/** What may stand in a path, a query or a header; `hints` as for the fields of bodies. */
export function wildText(name: string, hints: Hints): fc.Arbitrary<string> {
  const known = (hints[name] ?? []).filter((each) => typeof each === 'string');
  const any = fc.oneof(fc.string({ unit: 'grapheme', maxLength: 40 }), fc.constantFrom(...nasty));
  return known.length === 0 ? any : fc.oneof(fc.constantFrom(...known), any);
}
