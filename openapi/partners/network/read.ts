import addFormats from 'ajv-formats';
import Ajv2020 from 'ajv/dist/2020.js';
import type { components } from '../../generated/network.d.ts';
import contract from '../../generated/network.openapi.json' with { type: 'json' };
import { readJsonText } from '../../../platform/http/json-text.ts';
import { HttpProblem } from '../../../platform/http/problem.ts';
import { findUnstorable } from '../../../platform/http/unstorable.ts';

type Schemas = components['schemas'];

const ajv = new Ajv2020({ strict: false, allErrors: true });
addFormats(ajv);
ajv.addSchema(contract, 'network');

const kinds = {
  NetworkOrder: ajv.compile<Schemas['NetworkOrder']>({ $ref: 'network#/components/schemas/NetworkOrder' }),
  Visits: ajv.compile<Schemas['Visits']>({ $ref: 'network#/components/schemas/Visits' }),
  VisitDetails: ajv.compile<Schemas['VisitDetails']>({ $ref: 'network#/components/schemas/VisitDetails' }),
  Suspension: ajv.compile<Schemas['Suspension']>({ $ref: 'network#/components/schemas/Suspension' }),
  Cessation: ajv.compile<Schemas['Cessation']>({ $ref: 'network#/components/schemas/Cessation' }),
  Incident: ajv.compile<Schemas['Incident']>({ $ref: 'network#/components/schemas/Incident' }),
  FreeSlot: ajv.compile<Schemas['FreeSlot']>({ $ref: 'network#/components/schemas/FreeSlot' }),
  ProductChange: ajv.compile<Schemas['ProductChange']>({ $ref: 'network#/components/schemas/ProductChange' }),
  Boost: ajv.compile<Schemas['Boost']>({ $ref: 'network#/components/schemas/Boost' }),
};

/** Reads a request's body as the contract has it. Throws 400 `validation.failed` with the places that are wrong. */
export async function readBody<Kind extends keyof typeof kinds>(request: Request, kind: Kind): Promise<Schemas[Kind]> {
  const body = readJsonText(await request.text());
  if ('fault' in body) throw new HttpProblem(400, 'validation.failed', { message: body.fault });
  const fits = kinds[kind];
  if (findUnstorable(body.value).length === 0 && fits(body.value)) return body.value as Schemas[Kind];
  const places = (fits.errors ?? []).map(({ instancePath, keyword }) => `${instancePath} ${keyword}`).join(', ');
  throw new HttpProblem(400, 'validation.failed', { message: `Not a ${kind} of the contract: ${places}` });
}
