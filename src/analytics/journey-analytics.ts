import type { AnyMachineSnapshot, AnyStateMachine, EventFrom, SnapshotFrom } from 'xstate';
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
  /** All failures that a state tagged `failed` shows, where they can be more than the one in the context. */
  failures?: (snapshot: AnyMachineSnapshot) => readonly Failure[];
};

type Taken<M extends AnyStateMachine> = EventFrom<M>['type'] | `xstate.done.actor.${string}`;

/** Ties declarations to the machine whose id is given; a test looks whether its states and calls are there. */
export function journeyAnalytics<M extends AnyStateMachine>(
  machine: string,
  declared: {
    entering?: Readonly<Record<string, Tell<M>>>;
    taking?: { readonly [Type in Taken<M>]?: Tell<M> };
    failures?: (snapshot: SnapshotFrom<M>) => readonly Failure[];
  },
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

/** By the rule of the tag `failed`. */
function failureIn({ context }: AnyMachineSnapshot): readonly Failure[] {
  const { failure } = context as { failure?: Failure | null };
  return failure ? [failure] : [];
}

/** Every failure that a customer gets to see is told in the same way, and once, however often its page comes up again. */
function createErrorTeller() {
  const told = new WeakSet<Failure>();
  return ({ machine, entered, snapshot }: JourneyStep, failures = failureIn): AnalyticsEvent[] => {
    const state = entered.find((node) => node.tags.includes('failed'));
    if (!state) return [];
    const news = failures(snapshot).filter((failure) => !told.has(failure));
    for (const failure of news) told.add(failure);
    return news.map((failure) => errorShown(failure, machine, state.key));
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
    return [...told, ...errorsShown(step, journey?.failures)];
  };
}
