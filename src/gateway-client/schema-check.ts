import * as z from 'zod/mini';
import { contractOperations } from '../../openapi/generated/operations.ts';
import * as contract from '../../openapi/generated/zod.gen.ts';
import { log } from '../runtime/log.ts';
import { issueMessage } from './schema-messages.ts';

/** One call with what was sent and, when the answer was OK, what came. `path` is the contract's, with its braces. */
export type Exchange = {
  method: string;
  path: string;
  params?: { query?: unknown; path?: unknown } | undefined;
  body?: unknown;
  answer: { data: unknown } | null;
};

type Schema = z.core.$ZodType;
type Part = 'Path' | 'Query' | 'Body' | 'Response';

/** Enough to find the mistake; a list of 90 dates may be wrong in each. */
const problemsLogged = 10;

const schemas: Readonly<Record<string, (() => Schema) | undefined>> = contract;

/** The member is checked strictly: fields that the contract does not name are told too (AU-06). */
const strictMember = () =>
  z.strictObject({
    ...contract.zMember().shape,
    addresses: z.array(z.strictObject(contract.zPostalAddress().shape)),
  });

function schemaOf(operationId: string, part: Part): Schema | undefined {
  if (operationId === 'getMember' && part === 'Response') return strictMember();
  return schemas[`z${operationId.charAt(0).toUpperCase()}${operationId.slice(1)}${part}`]?.();
}

function checkPart(operationId: string, part: Part, value: unknown): void {
  const schema = schemaOf(operationId, part);
  const result = schema && z.safeParse(schema, value);
  if (!result || result.success) return;
  const problems = result.error.issues
    .slice(0, problemsLogged)
    .map((issue) => `${issue.path.join('.') || '(all)'}: ${issueMessage(issue, value)}`);
  log.error('Schema validation error', { operation: operationId, part: part.toLowerCase(), problems });
}

/** Compares a call with the contract and logs what does not fit: where and why, never the value (HT-05, ER-11). */
export function checkExchange({ method, path, params, body, answer }: Exchange): void {
  const operation = contractOperations.find((one) => one.method === method && one.path === path);
  if (!operation) return;
  const id = operation.operationId;
  checkPart(id, 'Path', params?.path ?? {});
  checkPart(id, 'Query', params?.query ?? {});
  if (body !== undefined) checkPart(id, 'Body', body);
  if (answer) checkPart(id, 'Response', answer.data);
}
