import type { journeys } from '../../machines/index.ts';
import type { Chart, ChartState, ChartTransition } from '../charts/chart.types.ts';
import { guardWords, eventWords, sentence, spaced } from '../charts/chart-words.ts';
import { readChart, statesOf } from '../charts/read-chart.ts';
import { pathsOf } from './paths-of.ts';

type Journey = (typeof journeys)[number];

const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('\n', ' ');
const row = (cells: readonly string[]): string => `| ${cells.map(cell).join(' | ')} |`;

export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return [row(head), row(head.map(() => '---')), ...rows.map(row)].join('\n');
}

/** How a state is called within its machine: `bookingVisit › choosingDate`. */
function namesOf(chart: Chart): Map<string, string> {
  const names = new Map<string, string>();
  const name = (state: ChartState, prefix: string): void => {
    names.set(state.id, `${prefix}${state.key}`);
    for (const inner of state.states) name(inner, `${prefix}${state.key} › `);
  };
  names.set(chart.root.id, chart.root.key);
  for (const state of chart.root.states) name(state, '');
  return names;
}

const stateRows = (chart: Chart, names: ReadonlyMap<string, string>): string[][] =>
  statesOf(chart.root)
    .slice(1)
    .map(({ id, description, view, path, isModal, tags, calls, rows }) => [
      `\`${names.get(id) ?? id}\``,
      description,
      [view === null ? '' : `${view}${isModal ? ' (modal)' : ''}`, path === null ? '' : `\`${path}\``]
        .filter(Boolean)
        .join(' '),
      tags.join(', '),
      calls.map((call) => `\`${call.src}\``).join(', '),
      rows.join(', '),
    ]);

const conditionOf = ({ guard, place }: ChartTransition): string => {
  if (guard !== null) return guardWords(guard, 'customer');
  return place === 0 ? '' : 'otherwise';
};

const eventRows = (chart: Chart, names: ReadonlyMap<string, string>): string[][] =>
  chart.transitions.map((transition) => [
    `\`${names.get(transition.from) ?? transition.from}\``,
    eventWords(transition.event, 'customer'),
    conditionOf(transition),
    transition.to.length === 0 ? 'stays' : transition.to.map((to) => `\`${names.get(to) ?? to}\``).join(', '),
  ]);

function outcomes(chart: Chart): string {
  const finals = chart.root.states.filter(({ kind }) => kind === 'final');
  if (finals.length === 0) return 'It has no end of its own: the customer stays, or goes somewhere else.';
  return finals.map(({ key, description }) => `- **${sentence(spaced(key))}** – ${description}`).join('\n');
}

const pathList = (journey: Journey): string =>
  pathsOf(journey)
    .map(({ start, steps }, index) =>
      [
        `### Path ${index + 1}: ${start}`,
        ...(steps.length > 0 ? [steps.map((step, at) => `${at + 1}. ${step}`).join('\n')] : []),
      ].join('\n\n'),
    )
    .join('\n\n');

/** A journey's page of the docs: its pages, its chart, its states, what can happen, its ends, and the paths that prove it. */
export function journeyPage(journey: Journey, pages: string): string {
  const chart = readChart(journey.machine);
  const names = namesOf(chart);
  return `<!-- Written by \`npm run diagrams\` from machines/${journey.name}; change it there. -->

# ${journey.title}

${journey.errand}

## Pages

![The pages of "${journey.title}"](${journey.name}.map.svg)

${pages}

## Chart

![The statechart of "${journey.title}"](${journey.name}.svg)

## States

${table(['state', 'in the customer’s words', 'view and page', 'tags', 'calls', 'requirements'], stateRows(chart, names))}

## What can happen

${table(['in', 'when', 'condition', 'goes to'], eventRows(chart, names))}

## How it ends

${outcomes(chart)}

## Paths

Together they take every transition. A change of behaviour shows here as words.

${pathList(journey)}
`;
}

/** The list of all journeys. */
export const journeysPage = (
  all: readonly Journey[],
): string => `<!-- Written by \`npm run diagrams\` from machines/index.ts. -->

# Journeys

${table(
  ['journey', 'the errand', 'states', 'transitions'],
  all.map(({ name, title, errand, machine }) => {
    const chart = readChart(machine);
    return [
      `[${title}](${name}.md)`,
      errand,
      String(statesOf(chart.root).length - 1),
      String(chart.transitions.length),
    ];
  }),
)}
`;
