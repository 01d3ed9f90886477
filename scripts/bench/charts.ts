import ELK from 'elkjs/lib/elk.bundled.js';
import { journeys } from '../../machines/index.ts';
import type { Chart, ChartWords } from '../../studio/charts/chart.types.ts';
import { layOutChart } from '../../studio/charts/layout-chart.ts';
import { chartDrawer } from '../../studio/charts/keep-drawings.ts';
import { readChart, statesOf } from '../../studio/charts/read-chart.ts';
import { median, percentile, short, type Section } from './report.ts';

const ROUNDS = 15;
const allWords: readonly ChartWords[] = ['customer', 'developer'];

const msOf = async (work: () => Promise<unknown>): Promise<number> => {
  const began = performance.now();
  await work();
  return performance.now() - began;
};

/**
 * ms of the first layout, with an ELK that has laid out nothing yet; until the inspector shows it again, which keeps what
 * was laid out; and of so many layouts anew.
 */
async function timesOf(chart: Chart, words: ChartWords) {
  const elk = new ELK();
  const draw = chartDrawer(elk);
  const first = await msOf(() => draw(chart, words));
  const again = await msOf(() => draw(chart, words));
  const later: number[] = [];
  // oxlint-disable-next-line no-await-in-loop -- one after the other, as they are timed
  for (let round = 0; round < ROUNDS; round++) later.push(await msOf(() => layOutChart(chart, { elk, words })));
  return { first, again, later };
}

/** How long the inspector's charts take to be laid out: the largest journey of each kind of words, and all of them. */
export async function measureCharts(): Promise<Section> {
  const charts = journeys
    .map(({ title, machine }) => ({ title, chart: readChart(machine) }))
    .map((one) => ({ ...one, states: statesOf(one.chart.root).length, arrows: one.chart.transitions.length }))
    .toSorted((one, other) => other.arrows - one.arrows);
  const rows: Section['rows'] = [];
  for (const { title, chart, states, arrows } of charts)
    for (const words of allWords) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other, as they are timed
      const { first, again, later } = await timesOf(chart, words);
      const [middle, slow] = [short(median(later), 0), short(percentile(later, 0.95), 0)];
      rows.push([title, words, states, arrows, short(first, 0), middle, slow, short(again)]);
    }
  return {
    title: 'Charts',
    head: [
      'journey',
      'words',
      'states',
      'transitions',
      'first layout, ms',
      'laid out anew, median',
      'p95',
      'shown again',
    ],
    rows,
    notes: [`Largest first; ms; ${ROUNDS} layouts after the first one. Bar: under 300 ms after the first time.`],
  };
}
