import { fromPromise } from 'xstate';
import type { ResumedJourney } from '../../../machines/order-broadband/order-broadband.types.ts';
import type { Failure } from '../../../machines/shared/failure.ts';
import type { Members } from '../../gateway-client/members.ts';
import type { SavedJourneys } from '../../gateway-client/saved-journeys.ts';
import { resumedJourneyOf } from './resumed-journey.ts';

type Options = {
  savedJourneys: SavedJourneys;
  members: Pick<Members, 'optInToNotifications'>;
  /** Leaves for a place on this site or at the payment provider; false where it may not be gone to. */
  leaveFor: (url: string) => boolean;
  now?: () => number;
};

/** Fills the order's own calls with the gateway's; every one rejects with a Failure. `now` in ms. */
export function createOrderBroadbandActors({ savedJourneys, members, leaveFor, now = Date.now }: Options) {
  return {
    followRedirect: fromPromise<void, { url: string }>(({ input }) => {
      const failure: Failure = { kind: 'ValidationError', message: 'The redirect leads to a place we do not know' };
      return leaveFor(input.url) ? Promise.resolve() : Promise.reject(failure);
    }),
    optIn: fromPromise<void, { memberId: string }>(({ input, signal }) =>
      members.optInToNotifications(input.memberId, signal),
    ),
    findCurrentJourney: fromPromise<ResumedJourney | null, Record<string, never>>(async ({ signal }) => {
      const journey = await savedJourneys.findCurrentJourney(signal);
      return journey && resumedJourneyOf(journey, now());
    }),
    findSavedJourney: fromPromise<ResumedJourney | null, { code: string }>(async ({ input, signal }) => {
      const journey = await savedJourneys.findSavedJourney(input.code, signal);
      return journey && resumedJourneyOf(journey, now());
    }),
  };
}
