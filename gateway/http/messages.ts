import type { ErrorObject } from 'ajv';
import type { FieldProblem } from '../../platform/http/problem.ts';

/** Default text for a missing value (specification, point 8). */
const REQUIRED = 'Required';
const INVALID = 'Invalid';

function text(schema: unknown, name: 'x-required' | 'x-message'): string | undefined {
  const value: unknown = typeof schema === 'object' && schema !== null ? Reflect.get(schema, name) : undefined;
  return typeof value === 'string' ? value : undefined;
}

function propertySchema(schema: unknown, name: string): unknown {
  const properties: unknown =
    typeof schema === 'object' && schema !== null ? Reflect.get(schema, 'properties') : undefined;
  return typeof properties === 'object' && properties !== null ? Reflect.get(properties, name) : undefined;
}

function missingProperty(error: ErrorObject): string | undefined {
  if (error.keyword !== 'required') return undefined;
  const name: unknown = Reflect.get(error.params, 'missingProperty');
  return typeof name === 'string' ? name : undefined;
}

/** A length has words of its own, whatever else its field asks for. */
function lengthMessage({ keyword, params }: ErrorObject): string | undefined {
  return keyword === 'maxLength' ? `Max ${Number(Reflect.get(params, 'limit'))} characters` : undefined;
}

function messageOf(error: ErrorObject, missing: string | undefined): string {
  if (missing !== undefined) return text(propertySchema(error.parentSchema, missing), 'x-required') ?? REQUIRED;
  // A field that was emptied is missing to the customer, whichever rule it breaks first.
  const emptied = error.data === '' ? text(error.parentSchema, 'x-required') : undefined;
  return (
    emptied ??
    lengthMessage(error) ??
    text(error.parentSchema, 'x-message') ??
    text(error.parentSchema, 'x-required') ??
    error.message ??
    INVALID
  );
}

function isNamedIn(data: unknown, schema: unknown): boolean {
  const required: unknown = typeof schema === 'object' && schema !== null ? Reflect.get(schema, 'required') : undefined;
  return typeof data === 'object' && data !== null && Array.isArray(required) && required.some((name) => name in data);
}

/** Where a value may have one of several forms, only what is wrong by the form that it was meant to have. */
function meant(errors: readonly ErrorObject[]): readonly ErrorObject[] {
  const places = new Set(errors.filter(({ keyword }) => keyword === 'oneOf').map(({ instancePath }) => instancePath));
  if (places.size === 0) return errors;
  const left = errors.filter(
    ({ instancePath, keyword, data, parentSchema }) =>
      !places.has(instancePath) || (keyword === 'required' && isNamedIn(data, parentSchema)),
  );
  return left.length > 0 ? left : errors;
}

/**
 * What Ajv found wrong, in the words of the contract (`x-required`, `x-message`), once for each field and message.
 * `where` is the part of the request: path, query, header or body.
 */
export function fieldProblems(where: string, errors: readonly ErrorObject[]): FieldProblem[] {
  const problems = meant(errors).map((error) => {
    const missing = missingProperty(error);
    const path = [where, ...error.instancePath.split('/').slice(1), missing]
      .filter((part) => part !== undefined)
      .join('.');
    return { path, message: messageOf(error, missing) };
  });
  const seen = new Set<string>();
  return problems.filter(({ path, message }) => {
    const key = `${path}\n${message}`;
    return !seen.has(key) && seen.add(key);
  });
}
