import ELK from 'elkjs/lib/elk.bundled.js';
import { journeys } from '../../machines/index.ts';
import type { Chart, ChartWords } from '../../src/inspector/chart/chart.types.ts';
import { layOutChart } from '../../src/inspector/chart/layout-chart.ts';
import { chartDrawer } from '../../src/inspector/chart/keep-drawings.ts';
import { readChart, statesOf } from '../../src/inspector/chart/read-chart.ts';
import { median, percentile, short, type Section } from './report.ts';

const ROUNDS = 15;
const allWords: readonly ChartWords[] = ['customer', 'developer'];

/** ms of each of so many layouts, the first one with an ELK that has laid out nothing yet. Nothing is kept between two. */
async function timesOf(chart: Chart, words: ChartWords): Promise<number[]> {
  const elk = new ELK();
  const times: number[] = [];
  for (let round = 0; round <= ROUNDS; round++) {
    const began = performance.now();
    // oxlint-disable-next-line no-await-in-loop -- one after the other, as they are timed
    await layOutChart(chart, { elk, words });
    times.push(performance.now() - began);
  }
  return times;
}

/** ms until a chart is there again that the inspector has shown before: it keeps what was laid out. */
async function shownAgain(chart: Chart, words: ChartWords): Promise<number> {
  const draw = chartDrawer(new ELK());
  await draw(chart, words);
  const began = performance.now();
  await draw(chart, words);
  return performance.now() - began;
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
      const [first = Number.NaN, ...later] = await timesOf(chart, words);
      // oxlint-disable-next-line no-await-in-loop -- one after the other, as they are timed
      const again = short(await shownAgain(chart, words));
      const [middle, slow] = [short(median(later), 0), short(percentile(later, 0.95), 0)];
      rows.push([title, words, states, arrows, short(first, 0), middle, slow, again]);
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
