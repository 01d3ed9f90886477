import type { ValidateFunction } from 'ajv';
import addFormats from 'ajv-formats';
import Ajv2020 from 'ajv/dist/2020.js';
import { CONTRACT, type ContractDocument } from './contract.ts';

/** Compiles a schema the first time it is needed: a start, or a test of one call, pays for what it uses. */
export type Compile = (schema: string | object) => () => ValidateFunction;

function compiler(document: ContractDocument, coerce: boolean): Compile {
  const ajv = new Ajv2020({
    // The contract carries OpenAPI's and our own extra words.
    strict: false,
    allErrors: true,
    // Gives errors their parent schema, where the messages are.
    verbose: true,
    coerceTypes: coerce,
    useDefaults: coerce,
  });
  addFormats(ajv);
  ajv.addSchema(document, CONTRACT);
  return (schema) => {
    let compiled: ValidateFunction | undefined;
    return () => (compiled ??= ajv.compile(typeof schema === 'string' ? { $ref: schema } : schema));
  };
}

export interface Compilers {
  /** For values that arrive as text: path, query and header. */
  texts: Compile;
  /** For JSON, which says itself what is a number. */
  json: Compile;
}

export function compilersOf(document: ContractDocument): Compilers {
  return { texts: compiler(document, true), json: compiler(document, false) };
}
