import { rateLimiter } from 'hono-rate-limiter';
import type { GatewayEnv } from '../env.ts';
import { clientAddress } from './client-address.ts';
import type { GatewayHono } from './context.ts';
import { tooManyTries } from '../../platform/http/problem.ts';

const WINDOW_MS = 60_000;

/** The calls that read the address book, or have a document drawn, without a member; the contract documents 429 for them. */
export const LOOKUP_PATHS = [
  '/address-api/*',
  '/broadband/v2/postcode-checker/*',
  '/broadband/v1/contract-summaries/*',
] as const;

/**
 * Keeps anybody from copying the address book home by home: so many look-ups a minute for each network address.
 * Counted in the process: a look-up is too cheap to write to the database for it.
 */
export function lookupLimit(env: Pick<GatewayEnv, 'lookupsPerMinute' | 'trustForwarded'>) {
  return rateLimiter<GatewayHono>({
    windowMs: WINDOW_MS,
    limit: env.lookupsPerMinute,
    keyGenerator: (c) => clientAddress(c, env.trustForwarded),
    handler: () => {
      throw tooManyTries(WINDOW_MS / 1_000);
    },
  });
}
