import { readFileSync } from 'node:fs';

/** The parts of JSON Schema that the contract uses and its tests look at. */
type Schema = {
  $ref?: string;
  type?: string | string[];
  format?: string;
  pattern?: string;
  enum?: unknown[];
  const?: unknown;
  required?: string[];
  properties?: Record<string, Schema>;
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  'x-message'?: string;
  'x-required'?: string;
};

type Parameter = { $ref?: string; name: string; in: string; required?: boolean; schema: Schema };
type Answer = { $ref?: string; content?: Record<string, { schema: Schema }> };
type Operation = {
  operationId: string;
  summary?: string;
  tags?: string[];
  security?: Record<string, string[]>[];
  parameters?: Parameter[];
  requestBody?: { required?: boolean; content: Record<string, { schema: Schema }> };
  responses: Record<string, Answer>;
};

type PathItem = Partial<Record<(typeof methods)[number], Operation>> & { parameters?: Parameter[] };
type Contract = {
  paths: Record<string, PathItem>;
  components: { schemas: Record<string, Schema>; securitySchemes: Record<string, { in: string; name: string }> };
};

const methods = ['get', 'post', 'put', 'patch', 'delete'] as const;

// The file comes out of the bundler, which has checked it against the OpenAPI description.
export const contract = JSON.parse(
  readFileSync(new URL('../../openapi/generated/gateway.openapi.json', import.meta.url), 'utf8'),
) as Contract;

/** Follows `$ref` inside the bundled document until there is none. */
export function resolved<Part extends { $ref?: string }>(part: Part): Part {
  if (part.$ref === undefined) return part;
  let target: unknown = contract;
  for (const step of part.$ref.slice(2).split('/')) {
    // A reference that leads nowhere is refused by the bundler.
    target = (target as Record<string, unknown>)[step.replaceAll('~1', '/').replaceAll('~0', '~')];
  }
  return resolved(target as Part);
}

type Call = { method: string; path: string; operation: Operation; parameters: Parameter[] };

/** Every operation with the parameters of its path put to its own. */
export const calls: Call[] = Object.entries(contract.paths).flatMap(([path, item]) =>
  methods.flatMap((method) => {
    const operation = item[method];
    if (operation === undefined) return [];
    const parameters = [...(item.parameters ?? []), ...(operation.parameters ?? [])].map(resolved);
    return [{ method: method.toUpperCase(), path, operation, parameters }];
  }),
);

export function callOf(operationId: string): Call {
  const found = calls.find(({ operation }) => operation.operationId === operationId);
  if (found === undefined) throw new Error(`the contract has no operation ${operationId}`);
  return found;
}

/** A schema by name, its `allOf` parts flattened into one. */
export function schemaOf(name: string): Schema {
  const schema = contract.components.schemas[name];
  if (schema === undefined) throw new Error(`the contract has no schema ${name}`);
  return flattened(schema);
}

function flattened(schema: Schema): Schema {
  const own = resolved(schema);
  if (own.allOf === undefined) return own;
  const parts = own.allOf.map(flattened);
  return {
    type: 'object',
    required: parts.flatMap((part) => part.required ?? []),
    properties: Object.assign({}, ...parts.map((part) => part.properties ?? {})) as Record<string, Schema>,
  };
}

function isNullable(schema: Schema): boolean {
  return [schema.type].flat().includes('null') || (schema.anyOf ?? []).some((part) => part.type === 'null');
}

/** Fields of an object in the notation of the tests: `name`, `name?` optional, `name∅` may be null. */
export function fieldsOf(schema: Schema): string[] {
  const object = flattened(schema);
  const body =
    object.type === undefined ? flattened((object.anyOf ?? []).find((part) => part.type !== 'null') ?? {}) : object;
  const fields = [body.items === undefined ? body : flattened(body.items)].flatMap((part) =>
    Object.entries(part.properties ?? {}).map(
      ([name, property]) =>
        `${name}${(part.required ?? []).includes(name) ? '' : '?'}${isNullable(property) ? '∅' : ''}`,
    ),
  );
  return fields.toSorted();
}

/** The schema at a dotted path of property names, lists and null passed through: `Switch.implications.sentTo`. */
export function schemaAt(path: string): Schema {
  const [name = '', ...steps] = path.split('.');
  return steps.reduce((schema, step) => {
    const object = schema.type === undefined ? (schema.anyOf ?? []).find((part) => part.type !== 'null') : schema;
    const inner = flattened(object ?? {});
    const property = (inner.items === undefined ? inner : flattened(inner.items)).properties?.[step];
    if (property === undefined) throw new Error(`${path}: no property ${step}`);
    return resolved(property);
  }, schemaOf(name));
}
