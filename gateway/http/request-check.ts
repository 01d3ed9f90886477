import type { GatewayContext } from './context.ts';
import type { ContractOperation, Parameter } from './contract.ts';
import { readJsonText, type JsonText } from '../../platform/http/json-text.ts';
import { fieldProblems } from './messages.ts';
import { HttpProblem, type FieldProblem } from '../../platform/http/problem.ts';
import type { Compilers } from './schemas.ts';
import { findUnstorable } from '../../platform/http/unstorable.ts';

const places = ['path', 'query', 'header'] as const;
type Place = (typeof places)[number];

export interface CheckedRequest extends Record<Place, Record<string, unknown>> {
  body: unknown;
}

/** Enough to mend a form; what is wrong a thousand times is not told a thousand times. */
const MOST_PROBLEMS = 50;
const LONGEST_PATH = 200;

function read(c: GatewayContext, { in: place, name, schema }: Parameter): string | string[] | undefined {
  if (place === 'path') return c.req.param(name);
  if (place === 'header') return c.req.header(name);
  return schema['type'] === 'array' ? c.req.queries(name) : c.req.query(name);
}

async function readBody(c: GatewayContext): Promise<JsonText | undefined> {
  const text = await c.req.text();
  return text === '' ? undefined : readJsonText(text);
}

function told(problems: readonly FieldProblem[]): FieldProblem[] {
  return problems.slice(0, MOST_PROBLEMS).map(({ path, message }) => ({ path: path.slice(0, LONGEST_PATH), message }));
}

/**
 * Gives a function that reads a request as the contract describes it. It throws 400 `validation.failed` with one
 * entry for each mistake, up to fifty; its message is the first one's.
 */
export function requestCheck(operation: ContractOperation, compilers: Compilers) {
  const checks = places.map((place) => {
    const parameters = operation.parameters.filter((parameter) => parameter.in === place);
    const validator = compilers.texts({
      type: 'object',
      properties: Object.fromEntries(parameters.map(({ name, schema }) => [name, schema])),
      required: parameters.filter(({ required }) => required).map(({ name }) => name),
    });
    return { place, parameters, validator };
  });
  const bodyValidator = operation.body && compilers.json(operation.body.schema);

  function checkBody(body: JsonText | undefined): FieldProblem[] {
    if (!operation.body || !bodyValidator) return [];
    if (!body) return operation.body.required ? [{ path: 'body', message: 'Required' }] : [];
    if ('fault' in body) return [{ path: 'body', message: body.fault }];
    const validate = bodyValidator();
    return validate(body.value) ? [] : fieldProblems('body', validate.errors ?? []);
  }

  return async (c: GatewayContext): Promise<CheckedRequest> => {
    const request: CheckedRequest = { path: {}, query: {}, header: {}, body: undefined };
    const problems: FieldProblem[] = [];
    for (const { place, parameters, validator } of checks) {
      for (const parameter of parameters) {
        const value = read(c, parameter);
        if (value !== undefined) request[place][parameter.name] = value;
      }
      const validate = validator();
      if (!validate(request[place])) problems.push(...fieldProblems(place, validate.errors ?? []));
    }
    const body = operation.body ? await readBody(c) : undefined;
    problems.push(...checkBody(body));
    if (body && 'value' in body) request.body = body.value;
    if (problems.length === 0) problems.push(...findUnstorable(request));
    const [first] = problems;
    if (first) throw new HttpProblem(400, 'validation.failed', { message: first.message, fields: told(problems) });
    return request;
  };
}
