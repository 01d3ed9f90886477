import { fromPromise } from 'xstate';
import type { Prospect } from '../../../machines/register-interest/register-interest.types.ts';
import type { Prospects } from '../../gateway-client/prospects.ts';

/** Fills "be first to know" with the gateway's call; it rejects with a Failure. */
export function createRegisterInterestActors(prospects: Prospects) {
  return {
    registerProspect: fromPromise<void, Prospect>(async ({ input, signal }) => {
      await prospects.createProspect(input, signal);
    }),
  };
}
