import addFormats from 'ajv-formats';
import Ajv2020, { type ValidateFunction } from 'ajv/dist/2020.js';
import { readJsonText } from '../../platform/http/json-text.ts';
import { findUnstorable } from '../../platform/http/unstorable.ts';

/** What a body says, or why it is none of the contract's. */
export type ReadBody<Body> = { body: Body } | { fault: string };

/**
 * Reads the bodies of a partner's contract, which `openapi/generated/` has as a document. `kinds` are names of its schemas:
 *
 *     const read = bodyReader<Schemas, 'NetworkOrder'>(contract, ['NetworkOrder']);
 *     read('NetworkOrder', await request.text());
 */
export function bodyReader<Schemas, Kind extends keyof Schemas & string>(contract: object, kinds: readonly Kind[]) {
  const ajv = new Ajv2020({ strict: false, allErrors: true, useDefaults: true });
  addFormats(ajv);
  ajv.addSchema(contract, 'contract');
  const fits = new Map<Kind, ValidateFunction>(
    kinds.map((kind) => [kind, ajv.compile({ $ref: `contract#/components/schemas/${kind}` })]),
  );
  return <Wanted extends Kind>(kind: Wanted, text: string): ReadBody<Schemas[Wanted]> => {
    const read = readJsonText(text);
    if ('fault' in read) return read;
    const isRight = fits.get(kind);
    if (!isRight) throw new Error(`No reader for ${kind}`);
    if (findUnstorable(read.value).length > 0)
      return { fault: `Not a ${kind} of the contract: text that can't be kept` };
    if (isRight(read.value)) return { body: read.value as Schemas[Wanted] };
    const places = (isRight.errors ?? []).map(({ instancePath, keyword }) => `${instancePath} ${keyword}`).join(', ');
    return { fault: `Not a ${kind} of the contract: ${places}` };
  };
}
