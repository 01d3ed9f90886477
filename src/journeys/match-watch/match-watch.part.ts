import { fromPromise } from 'xstate';
import { matchWatchMachine } from '../../../machines/match-watch/match-watch.machine.ts';
import type { SwitchStatus } from '../../../machines/switch-provider/switch-provider.types.ts';
import type { Switches } from '../../gateway-client/switches.ts';
import { journeyPart } from '../../journey-host/journey-part.ts';

/** Fills the watch with the gateway's call, which rejects with a Failure. */
export function createMatchWatchActors(switches: Switches) {
  return {
    checkMatch: fromPromise<SwitchStatus, { switchId: string; isPlaced: boolean }>(
      ({ input: { switchId, isPlaced }, signal }) =>
        isPlaced ? switches.getMatchResult(switchId, signal) : switches.getReadyMatch(switchId, signal),
    ),
  };
}

/** The watch of a match: whoever runs it shows what it sees, so it has no views. */
export const matchWatchPart = ({ switches }: { switches: Switches }) =>
  journeyPart({
    machine: matchWatchMachine,
    select: () => null,
    actors: createMatchWatchActors(switches),
    views: () => Promise.resolve({ views: {} }),
  });
