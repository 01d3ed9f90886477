import type { RecordedStep } from '../recording/recording.types.ts';

/** A rule at the gateway for the next call of an operation. `‹=plan.id›` in its body is what the gateway knows itself. */
export type WayFault = { operationId: string; status?: number; delayMs?: number; body?: unknown };

/** What is done with the gateway before a page is opened, or before an event is sent. */
export type Preparation =
  | { do: 'register'; firstName?: string; lastName?: string; email?: string }
  /** Nobody is logged in any more. */
  | { do: 'leave' }
  /** By the id of the test data (docs/test-data.md). */
  | { do: 'logIn'; member: string }
  | { do: 'draftPlan'; home: string }
  /** The visits of the draft plan have dates, which are not held yet. */
  | { do: 'chooseDates' }
  /** An order for a test home, with the first free dates of its visits. */
  | { do: 'placeOrder'; home: string }
  | ({ do: 'fault' } & WayFault);

/** One event, once its machine stands where it has to stand; `prepare` comes right before it. */
export type WayStep = RecordedStep & { prepare?: readonly Preparation[] };

/** How a fresh page is brought into a state. */
export type Way = {
  /**
   * The page that is opened, and what comes before it; nobody is logged in at first. `‹=order.id›` in it is the id of
   * the order that was placed last.
   */
  path: string;
  prepare?: readonly Preparation[];
  /** Places in the journey's list of steps. */
  steps: readonly number[];
  /** Where the machine stands at the end: its active states. */
  at: readonly string[];
  /** The state is a call's, which is held as long as a page waits for it. */
  isHeld?: true;
  /** It is seen on narrow pages only. */
  isNarrow?: true;
};

/** Of one journey, by state: the way there, or why no customer is ever seen there. Written by `npm run ways`. */
export type JourneyWays = {
  machine: string;
  steps: readonly WayStep[];
  states: Readonly<Record<string, Way | { because: string }>>;
};

/** A way with its steps in full. */
export type WholeWay = Omit<Way, 'steps'> & { machine: string; steps: readonly WayStep[] };
