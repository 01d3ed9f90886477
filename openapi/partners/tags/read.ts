import type { components } from '../../generated/tags.d.ts';
import contract from '../../generated/tags.openapi.json' with { type: 'json' };
import { HttpProblem } from '../../../platform/http/problem.ts';
import { bodyReader } from '../read-body.ts';

type Schemas = components['schemas'];

const kinds = ['Entries', 'FunnelQuestion'] as const;
type Kind = (typeof kinds)[number];

const read = bodyReader<Schemas, Kind>(contract, kinds);

/** Reads a request's body as the contract has it. Throws 400 `validation.failed` with the places that are wrong. */
export async function readBody<Wanted extends Kind>(request: Request, kind: Wanted): Promise<Schemas[Wanted]> {
  const found = read(kind, await request.text());
  if ('fault' in found) throw new HttpProblem(400, 'validation.failed', { message: found.fault });
  return found.body;
}
