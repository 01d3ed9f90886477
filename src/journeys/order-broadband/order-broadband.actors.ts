import { fromPromise } from 'xstate';
import type { PlacedJourney, ResumedJourney } from '../../../machines/order-broadband/order-broadband.types.ts';
import type { Failure } from '../../../machines/shared/failure.ts';
import type { Wire } from '../../../machines/shared/wire.ts';
import type { SavedJourneys } from '../../gateway-client/saved-journeys.ts';
import type { LaterCalls } from './later-calls.ts';

type Options = {
  savedJourneys: SavedJourneys;
  loadCalls: () => Promise<LaterCalls>;
  /** Leaves for a place on this site or at the payment provider; false where it may not be gone to. */
  leaveFor: (url: string) => boolean;
  now?: () => number;
};

/** Fills the order's own calls with the gateway's; every one rejects with a Failure. `now` in ms. */
export function createOrderBroadbandActors({ savedJourneys, loadCalls, leaveFor, now = Date.now }: Options) {
  async function resumed(journey: Wire<'SavedJourney'> | null, signal: AbortSignal): Promise<ResumedJourney | null> {
    return journey && (await loadCalls()).resume(journey, now(), signal);
  }

  return {
    followRedirect: fromPromise<void, { url: string }>(({ input }) => {
      const failure: Failure = { kind: 'ValidationError', message: 'The redirect leads to a place we do not know' };
      return leaveFor(input.url) ? Promise.resolve() : Promise.reject(failure);
    }),
    optIn: fromPromise<void, { memberId: string }>(async ({ input, signal }) =>
      (await loadCalls()).optIn(input.memberId, signal),
    ),
    makeCalendar: fromPromise<void, { orderId: string; appointmentId: string }>(async ({ input, signal }) =>
      (await loadCalls()).keepVisit(input, signal),
    ),
    findCurrentJourney: fromPromise<ResumedJourney | null, Record<string, never>>(async ({ signal }) =>
      resumed(await savedJourneys.findCurrentJourney(signal), signal),
    ),
    findPlacedOrder: fromPromise<PlacedJourney | null, { orderId: string | null }>(async ({ input, signal }) =>
      (await loadCalls()).findPlacedOrder(input.orderId, signal),
    ),
    findSavedJourney: fromPromise<ResumedJourney | null, { code: string }>(async ({ input, signal }) =>
      resumed(await savedJourneys.findSavedJourney(input.code, signal), signal),
    ),
  };
}
