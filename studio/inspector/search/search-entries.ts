import type { Chart, ChartState, ChartTransition, ChartWords, Selection } from '../../charts/chart.types.ts';
import { eventWords, spaced, transitionWords } from '../../charts/chart-words.ts';
import { statesOf } from '../../charts/read-chart.ts';
import { stateTitle, whereTo } from '../chart-view/chart-facts.ts';
import type { JourneyVersion } from '../diff/journey-pieces.ts';
import { callsOfMachines } from '../faults/calls-of-machines.ts';
import { lineage } from '../layers/state-copy.ts';
import type { Hit, HitKind } from './search.types.ts';

/** A requirement as docs/requirements.md has it. */
type KnownRequirement = { id: string; words: string };

/** Something that can be found. */
export type Entry = {
  kind: HitKind;
  /** The journey's name; null for a requirement that no state keeps. */
  journey: string | null;
  selection: Selection | null;
  /** What it is called, in either words. */
  names: readonly string[];
  /** What else finds it. */
  more: readonly (string | null)[];
  say: (words: ChartWords) => Pick<Hit, 'label' | 'note' | 'where'>;
};

/** Entries of one journey know where each state lies. */
type Whereabouts = {
  journey: JourneyVersion;
  /** The journey's title and the states around a state; with the state itself where it is asked for. */
  where: (id: string, words: ChartWords, itself: boolean) => string[];
};

function whereaboutsOf(journey: JourneyVersion): Whereabouts {
  const { root } = journey.chart;
  const lines = new Map(statesOf(root).map(({ id }) => [id, lineage(root, id).slice(1)]));
  return {
    journey,
    where: (id, words, itself) => {
      const line = lines.get(id) ?? [];
      return [journey.title, ...(itself ? line : line.slice(0, -1)).map((state) => stateTitle(state, words))];
    },
  };
}

const toState = (id: string): Selection => ({ kind: 'state', id });

const stateEntry = ({ journey, where }: Whereabouts, state: ChartState): Entry => ({
  kind: 'state',
  journey: journey.name,
  selection: toState(state.id),
  names: [state.key, spaced(state.key), state.id],
  more: [state.description, state.view, state.path],
  say: (words) => ({
    label: stateTitle(state, words),
    note: state.description,
    where: where(state.id, words, false),
  }),
});

/** What a call asks, in the contract's names; of another machine, and of what asks nobody, in words. */
function askedBy(machine: string, id: string): string {
  const invoked = callsOfMachines[machine]?.[id];
  if (!invoked) return '';
  if ('isMachine' in invoked) return 'a journey of its own';
  return invoked.asks === null ? invoked.because : `asks ${invoked.asks.join(', ')}`;
}

const callEntries = ({ journey, where }: Whereabouts, state: ChartState): Entry[] =>
  state.calls.map(({ id, src }) => {
    const asked = askedBy(journey.chart.machine, id);
    return {
      kind: 'call',
      journey: journey.name,
      selection: toState(state.id),
      names: [id, spaced(id)],
      more: [src, spaced(src), asked],
      say: (words) => ({
        label: words === 'customer' ? spaced(id) : id,
        note: asked,
        where: where(state.id, words, true),
      }),
    };
  });

/** Where it leads; where several conditions of an event go by one name, also as which of them. */
function leading({ transitions }: Chart, transition: ChartTransition, words: ChartWords): string {
  const { from, event, guard, place } = transition;
  const alike = transitions.filter((other) => other.from === from && other.event === event && other.guard === guard);
  return `→ ${whereTo(transition, words)}${alike.length > 1 ? `, tried as number ${place + 1} for this event` : ''}`;
}

const eventEntries = ({ journey, where }: Whereabouts): Entry[] =>
  journey.chart.transitions.map((transition) => ({
    kind: 'event',
    journey: journey.name,
    selection: { kind: 'transition', id: transition.id },
    names: [transitionWords(transition, 'customer'), transition.event, eventWords(transition.event, 'developer')],
    more: [transition.guard],
    say: (words) => ({
      label: transitionWords(transition, words),
      note: leading(journey.chart, transition, words),
      where: where(transition.from, words, true),
    }),
  }));

/** A text stands where its view is drawn first; what several views say, with the journey as a whole. */
const wordEntries = ({ journey, where }: Whereabouts): Entry[] => {
  const { root } = journey.chart;
  const drawn = new Map(
    statesOf(root)
      .toReversed()
      .map(({ view, id }) => [view, id]),
  );
  return Object.entries(journey.copy).map(([key, text]) => {
    const id = drawn.get(key.split('.')[0] ?? '') ?? root.id;
    return {
      kind: 'words',
      journey: journey.name,
      selection: toState(id),
      names: [text],
      more: [key],
      say: (words) => ({ label: text, note: key, where: where(id, words, true) }),
    };
  });
};

const requirementEntry = (
  { id, words: sentence }: KnownRequirement,
  kept: { journey: string; selection: Selection; where: (words: ChartWords) => string[] } | null,
): Entry => ({
  kind: 'requirement',
  journey: kept?.journey ?? null,
  selection: kept?.selection ?? null,
  names: [id],
  more: [sentence],
  say: (words) => ({ label: id, note: sentence, where: kept?.where(words) ?? ['In no state: tests alone prove it'] }),
});

/** Everything that can be found, of all journeys. */
export function entriesOf(journeys: readonly JourneyVersion[], requirements: readonly KnownRequirement[]): Entry[] {
  const all = journeys.map(whereaboutsOf);
  const keeping = all.flatMap(({ journey, where }) =>
    statesOf(journey.chart.root).map(({ id, rows }) => ({
      rows,
      journey: journey.name,
      selection: toState(id),
      where: (words: ChartWords) => where(id, words, true),
    })),
  );
  return [
    ...all.flatMap((one) => [
      ...statesOf(one.journey.chart.root).flatMap((state) => [stateEntry(one, state), ...callEntries(one, state)]),
      ...wordEntries(one),
      ...eventEntries(one),
    ]),
    ...requirements.flatMap((requirement) => {
      const kept = keeping.filter(({ rows }) => rows.includes(requirement.id));
      return kept.length === 0
        ? [requirementEntry(requirement, null)]
        : kept.map((state) => requirementEntry(requirement, state));
    }),
  ];
}
