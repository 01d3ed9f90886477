import type { ELK } from 'elkjs/lib/elk-api.js';
import type { Chart, ChartWords } from './chart.types.ts';
import type { Drawing } from './drawing.types.ts';
import { layOutChart } from './layout-chart.ts';

export type ChartDrawer = (chart: Chart, words: ChartWords) => Promise<Drawing>;

/** Lays charts out, each once for its words; what was drawn before is there at once. */
export function chartDrawer(elk: Pick<ELK, 'layout'>): ChartDrawer {
  const drawings = new WeakMap<Chart, Partial<Record<ChartWords, Promise<Drawing>>>>();
  return (chart, words) => {
    const known = drawings.get(chart) ?? {};
    known[words] ??= layOutChart(chart, { elk, words });
    drawings.set(chart, known);
    return known[words];
  };
}
