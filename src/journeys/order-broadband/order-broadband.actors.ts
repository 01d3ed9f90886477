import { fromPromise } from 'xstate';
import type {
  PlacedJourney,
  ResumedJourney,
  Switching,
} from '../../../machines/order-broadband/order-broadband.types.ts';
import type { Failure } from '../../../machines/shared/failure.ts';
import type { Wire } from '../../../machines/shared/wire.ts';
import { standingOf, switchingOf } from '../../../machines/switch-provider/switch-standing.rules.ts';
import type { Members } from '../../gateway-client/members.ts';
import type { SavedJourneys } from '../../gateway-client/saved-journeys.ts';
import type { Switches } from '../../gateway-client/switches.ts';

type Options = {
  savedJourneys: SavedJourneys;
  /** Only who comes back has a switch to ask about. */
  loadSwitches: () => Promise<Pick<Switches, 'findMatch' | 'getSwitch'>>;
  members: Pick<Members, 'optInToNotifications'>;
  /** Leaves for a place on this site or at the payment provider; false where it may not be gone to. */
  leaveFor: (url: string) => boolean;
  now?: () => number;
};

/** Only who comes back to an order needs it: not in the first load of the address check. */
const fromWire = () => import('./resumed-journey.ts');

/** Fills the order's own calls with the gateway's; every one rejects with a Failure. `now` in ms. */
export function createOrderBroadbandActors({
  savedJourneys,
  loadSwitches,
  members,
  leaveFor,
  now = Date.now,
}: Options) {
  async function findSwitching(switchId: string, signal: AbortSignal): Promise<Switching | null> {
    const switches = await loadSwitches();
    const status = await switches.findMatch(switchId, signal);
    const isStarted = status !== null && standingOf(status) === 'started';
    return status && switchingOf(status, isStarted ? await switches.getSwitch(switchId, signal) : null);
  }

  const switchingIn = async ({ switchId }: Wire<'Plan'>, signal: AbortSignal): Promise<Switching | null> =>
    switchId === undefined || switchId === null ? null : findSwitching(switchId, signal);

  async function resumed(journey: Wire<'SavedJourney'> | null, signal: AbortSignal): Promise<ResumedJourney | null> {
    if (!journey) return null;
    const { resumedJourneyOf } = await fromWire();
    return { ...resumedJourneyOf(journey, now()), switching: await switchingIn(journey.plan, signal) };
  }

  return {
    followRedirect: fromPromise<void, { url: string }>(({ input }) => {
      const failure: Failure = { kind: 'ValidationError', message: 'The redirect leads to a place we do not know' };
      return leaveFor(input.url) ? Promise.resolve() : Promise.reject(failure);
    }),
    optIn: fromPromise<void, { memberId: string }>(({ input, signal }) =>
      members.optInToNotifications(input.memberId, signal),
    ),
    findCurrentJourney: fromPromise<ResumedJourney | null, Record<string, never>>(async ({ signal }) =>
      resumed(await savedJourneys.findCurrentJourney(signal), signal),
    ),
    findPlacedOrder: fromPromise<PlacedJourney | null, Record<string, never>>(async ({ signal }) => {
      const journey = await savedJourneys.findPlacedJourney(signal);
      if (!journey) return null;
      const { placedJourneyOf } = await fromWire();
      return { ...placedJourneyOf(journey), switching: await switchingIn(journey.plan, signal) };
    }),
    findSavedJourney: fromPromise<ResumedJourney | null, { code: string }>(async ({ input, signal }) =>
      resumed(await savedJourneys.findSavedJourney(input.code, signal), signal),
    ),
  };
}
