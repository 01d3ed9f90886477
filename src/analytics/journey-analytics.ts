import type { AnyStateMachine, EventFrom, SnapshotFrom } from 'xstate';
import { statusOf, codeOf, type Failure } from '../../machines/shared/failure.ts';
import type { JourneyStep } from '../journey-host/steps.ts';
import type { AnalyticsEvent } from './catalogue.ts';

/** What a journey knows when it says which event is due. */
type Moment<M extends AnyStateMachine> = {
  snapshot: SnapshotFrom<M>;
  /** The answer of the call that has ended. */
  output: unknown;
  /** Names of the states just left. */
  left: readonly string[];
};

type Tell<M extends AnyStateMachine> = (moment: Moment<M>) => AnalyticsEvent | null;

/** Declared in `<journey>.analytics.ts`: which state or event of a machine sends which event of the catalogue. */
export type JourneyAnalytics = {
  machine: string;
  /** By the name of a state that is entered. */
  entering: Readonly<Record<string, Tell<AnyStateMachine> | undefined>>;
  /** By the event that is taken; one that a guard refuses is not. */
  taking: Readonly<Record<string, Tell<AnyStateMachine> | undefined>>;
};

type Taken<M extends AnyStateMachine> = EventFrom<M>['type'] | `xstate.done.actor.${string}`;

/** Ties declarations to the machine whose id is given; a test looks whether its states and calls are there. */
export function journeyAnalytics<M extends AnyStateMachine>(
  machine: string,
  declared: { entering?: Readonly<Record<string, Tell<M>>>; taking?: { readonly [Type in Taken<M>]?: Tell<M> } },
): JourneyAnalytics {
  // Machine by machine the snapshots are what the declarations say; together they are any machine's.
  return { machine, entering: {}, taking: {}, ...declared } as unknown as JourneyAnalytics;
}

/** A failure by its kind and code, never in its words. */
function errorShown(failure: Failure, journey: string, state: string): AnalyticsEvent {
  const code = codeOf(failure);
  const data = { kind: failure.kind, status: statusOf(failure), journey, state };
  return { name: 'error_shown', data: code === '' ? data : { ...data, code } };
}

/**
 * Every failure that a customer gets to see is told in the same way, and once, however often its page comes up again. By
 * the rule of the tag it is in the context.
 */
function createErrorTeller() {
  const told = new WeakSet<Failure>();
  return ({ machine, entered, snapshot }: JourneyStep): AnalyticsEvent[] => {
    const { failure } = snapshot.context as { failure?: Failure | null };
    const state = entered.find((node) => node.tags.includes('failed'));
    if (!state || !failure || told.has(failure)) return [];
    told.add(failure);
    return [errorShown(failure, machine, state.key)];
  };
}

/** The events that are due after a step, by what the journeys have declared. */
export function createStepTeller(journeys: readonly JourneyAnalytics[]) {
  const declared = new Map(journeys.map((journey) => [journey.machine, journey]));
  const errorsShown = createErrorTeller();
  return (step: JourneyStep): AnalyticsEvent[] => {
    const journey = declared.get(step.machine);
    const tells = [
      ...(step.isTaken ? [journey?.taking[step.event.type]] : []),
      ...step.entered.map(({ key }) => journey?.entering[key]),
    ];
    const moment = {
      snapshot: step.snapshot,
      output: (step.event as { output?: unknown }).output,
      left: step.left.map(({ key }) => key),
    };
    const told = tells.map((tell) => tell?.(moment) ?? null).filter((event) => event !== null);
    return [...told, ...errorsShown(step)];
  };
}
