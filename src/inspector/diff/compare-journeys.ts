import type { Chart, ChartState, ChartTransition } from '../chart/chart.types.ts';
import { eventWords, guardWords, spaced } from '../chart/chart-words.ts';
import { statesOf } from '../chart/read-chart.ts';

/** A journey at one time: `docs/journeys/<name>.json` at a commit. */
export type JourneyVersion = {
  name: string;
  title: string;
  errand: string;
  chart: Chart;
  copy: Readonly<Record<string, string>>;
};

/** One difference. `place` is a state's id, a transition's, or "View.key" of the copy; null is "not there". */
export type Change = {
  what: 'journey' | 'state' | 'transition' | 'copy';
  kind: 'added' | 'removed' | 'changed';
  place: string;
  before: string | null;
  after: string | null;
};

function compare(
  what: Change['what'],
  before: ReadonlyMap<string, string>,
  after: ReadonlyMap<string, string>,
): Change[] {
  const changes: Change[] = [];
  for (const place of new Set([...before.keys(), ...after.keys()])) {
    const [old, now] = [before.get(place) ?? null, after.get(place) ?? null];
    if (old === now) continue;
    let kind: Change['kind'] = 'changed';
    if (old === null) kind = 'added';
    else if (now === null) kind = 'removed';
    changes.push({ what, kind, place, before: old, after: now });
  }
  return changes;
}

function stateFacts({ kind, description, view, path, isModal, tags, calls }: ChartState): string {
  return [
    description,
    ...(kind === 'atomic' ? [] : [`(${kind})`]),
    ...(view === null ? [] : [`shows ${view}${isModal ? ' over the page' : ''}`]),
    ...(path === null ? [] : [`at ${path}`]),
    ...(tags.length > 0 ? [`tagged ${tags.join(', ')}`] : []),
    ...(calls.length > 0 ? [`calls ${calls.map(({ src }) => src).join(', ')}`] : []),
  ].join('; ');
}

/** A transition keeps its identity when it leads elsewhere or its condition changes: it is "changed", not two others. */
const transitionPlace = ({ from, event, place }: ChartTransition): string =>
  `${from} · ${eventWords(event, 'developer')}${place > 0 ? ` · candidate ${place + 1}` : ''}`;

const transitionFacts = ({ to, guard }: ChartTransition): string =>
  [
    ...(guard === null ? [] : [guardWords(guard, 'customer')]),
    to.length === 0 ? 'stays' : `goes to ${to.join(', ')}`,
  ].join(', ');

const asMap = <Item>(items: readonly Item[], place: (item: Item) => string, facts: (item: Item) => string) =>
  new Map(items.map((item) => [place(item), facts(item)]));

const states = (chart: Chart) => asMap(statesOf(chart.root), ({ id }) => id, stateFacts);
const transitions = (chart: Chart) => asMap(chart.transitions, transitionPlace, transitionFacts);

/** What is different for customers and for code between two versions of a journey; nothing, if they are the same. */
export function compareJourneys(before: JourneyVersion, after: JourneyVersion): Change[] {
  const heading = ({ title, errand }: JourneyVersion) =>
    new Map([
      ['title', title],
      ['errand', errand],
    ]);
  return [
    ...compare('journey', heading(before), heading(after)),
    ...compare('state', states(before.chart), states(after.chart)),
    ...compare('transition', transitions(before.chart), transitions(after.chart)),
    ...compare('copy', new Map(Object.entries(before.copy)), new Map(Object.entries(after.copy))),
  ];
}

const signs = { added: '+', removed: '-', changed: '~' } as const;

/** A difference as lines for people: what and where, then what it was and what it is. */
export function changeWords({ what, kind, place, before, after }: Change): string {
  const name = what === 'copy' ? `words ${place}` : `${what} ${what === 'state' ? spacedId(place) : place}`;
  const told = [...(before === null ? [] : [`    was: ${before}`]), ...(after === null ? [] : [`    is:  ${after}`])];
  return [`${signs[kind]} ${name}`, ...told].join('\n');
}

const spacedId = (id: string): string => `${id} (${spaced(id.split('.').at(-1) ?? id)})`;
