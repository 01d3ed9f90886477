import { readFileSync } from 'node:fs';
import * as z from 'zod';
import { contractOperations, type ContractOperation as Listed } from '../../openapi/generated/operations.ts';

const reference = z.object({ $ref: z.string() });
/** JSON Schema is checked by Ajv when it is compiled, not here. */
const jsonSchema = z.record(z.string(), z.unknown());
const content = z.record(z.string(), z.object({ schema: jsonSchema.optional() }));
const parameter = z.object({
  name: z.string(),
  in: z.enum(['path', 'query', 'header', 'cookie']),
  required: z.boolean().default(false),
  schema: jsonSchema,
});
const requestBody = z.object({ required: z.boolean().default(false), content });
const answer = z.object({ content: content.optional() });
const operation = z.object({
  parameters: z.array(z.unknown()).default([]),
  requestBody: z.unknown().optional(),
  responses: z.record(z.string(), z.unknown()),
});
const pathItem = z.looseObject({ parameters: z.array(z.unknown()).default([]) });
const contractDocument = z.looseObject({ paths: z.record(z.string(), pathItem) });

export type ContractDocument = z.infer<typeof contractDocument>;
export type Parameter = z.infer<typeof parameter>;
export type Owner = Listed['owner'];

export interface ContractAnswer {
  /** `application/json`, `application/pdf`, `text/plain`; undefined when the answer has no body. */
  mediaType: string | undefined;
  /** Pointer of the schema of a JSON answer. */
  schema: string | undefined;
}

/** One call of the contract, with its references followed as far as the binder needs. */
export interface ContractOperation {
  id: string;
  method: string;
  /** As in the contract: `/broadband/v1/plans/{planId}`. */
  path: string;
  /** Names of the security schemes that a caller must satisfy. */
  security: ReadonlySet<string>;
  parameters: Parameter[];
  /** `schema` is the pointer of the schema of the JSON body. */
  body: { schema: string; required: boolean } | undefined;
  /** By status. */
  answers: ReadonlyMap<number, ContractAnswer>;
}

/** The name under which the whole contract is known to Ajv. */
export const CONTRACT = 'contract';

const contractFile = new URL('../../openapi/generated/gateway.openapi.json', import.meta.url);

export function readContract(): ContractDocument {
  return contractDocument.parse(JSON.parse(readFileSync(contractFile, 'utf8')));
}

function escape(key: string): string {
  return key.replaceAll('~', '~0').replaceAll('/', '~1');
}

function unescape(key: string): string {
  return key.replaceAll('~1', '/').replaceAll('~0', '~');
}

/** Follows `#/components/…` to what it names, and gives it with the pointer at which it stands. */
function follow(document: ContractDocument, value: unknown, pointer: string): { value: unknown; pointer: string } {
  const found = reference.safeParse(value);
  if (!found.success) return { value, pointer };
  const target = found.data.$ref;
  const keys = target.slice(2).split('/');
  const at = keys.reduce<unknown>((node, key) => z.looseObject({}).parse(node)[unescape(key)], document);
  return follow(document, at, target);
}

function jsonSchemaPointer(body: { content?: z.infer<typeof content> | undefined }, pointer: string) {
  return body.content?.['application/json']?.schema && `${CONTRACT}${pointer}/content/application~1json/schema`;
}

/** A schema that is a reference is followed too, because parameters are compiled outside of the document. */
function readParameter(document: ContractDocument, raw: unknown): Parameter {
  const found = parameter.parse(follow(document, raw, '').value);
  return { ...found, schema: jsonSchema.parse(follow(document, found.schema, '').value) };
}

function readBody(document: ContractDocument, raw: unknown, pointer: string): ContractOperation['body'] {
  if (raw === undefined) return undefined;
  const followed = follow(document, raw, pointer);
  const body = requestBody.parse(followed.value);
  const schema = jsonSchemaPointer(body, followed.pointer);
  return schema === undefined ? undefined : { schema, required: body.required };
}

function readAnswer(document: ContractDocument, raw: unknown, pointer: string): ContractAnswer {
  const followed = follow(document, raw, pointer);
  const parsed = answer.parse(followed.value);
  return { mediaType: Object.keys(parsed.content ?? {})[0], schema: jsonSchemaPointer(parsed, followed.pointer) };
}

function readOperation(document: ContractDocument, listed: Listed): ContractOperation {
  const item = pathItem.parse(document.paths[listed.path]);
  const raw = operation.parse(item[listed.method]);
  const pointer = `#/paths/${escape(listed.path)}/${listed.method}`;
  return {
    id: listed.operationId,
    method: listed.method.toUpperCase(),
    path: listed.path,
    security: new Set(listed.security),
    parameters: [...item.parameters, ...raw.parameters].map((one) => readParameter(document, one)),
    body: readBody(document, raw.requestBody, `${pointer}/requestBody`),
    answers: new Map(
      Object.entries(raw.responses).map(([status, response]) => [
        Number(status),
        readAnswer(document, response, `${pointer}/responses/${status}`),
      ]),
    ),
  };
}

/** The calls of one owner. Throws when the document is not what the binder understands. */
export function operationsOf(document: ContractDocument, owner: Owner): ContractOperation[] {
  return contractOperations.filter((listed) => listed.owner === owner).map((listed) => readOperation(document, listed));
}
