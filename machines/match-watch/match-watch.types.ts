import type { Failure } from '../shared/failure.ts';
import type { SwitchStatus } from '../switch-provider/switch-provider.types.ts';

/**
 * How the looks follow each other. `quick`: the customer waits for the result. `slow`: nobody does, as the customer goes
 * on with the order or knows that it takes longer. `placed`: the order is placed, and its summary tells what is new.
 */
export type MatchWatchPace = 'quick' | 'slow' | 'placed';

export type MatchWatchInput = {
  pace: MatchWatchPace;
  /** The switch as it is known. */
  status: SwitchStatus;
  /** Looks made before, by a watch that was left; 0 for the first. */
  looks: number;
};

export type MatchWatchContext = MatchWatchInput & { failure: Failure | null };

/** The customer does not want to wait for the next look. */
export type MatchWatchEvent = { type: 'result.requested' };

/**
 * `answered`: the result is there. `delayed`: the provider takes longer than the quick looks last. `notChecked`: a look
 * failed, and the customer has to be told. A placed switch is watched until it is left alone.
 */
export type MatchWatchOutput =
  | { kind: 'answered'; status: SwitchStatus }
  | { kind: 'delayed' }
  | { kind: 'notChecked'; failure: Failure };
