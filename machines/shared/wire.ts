import type { components } from '../../openapi/generated/gateway.d.ts';

/** A schema of the gateway's contract, by its name there. */
export type Wire<Name extends keyof components['schemas']> = components['schemas'][Name];
