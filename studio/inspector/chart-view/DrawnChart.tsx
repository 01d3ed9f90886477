import { useCallback, type ComponentProps } from 'react';
import { Alert } from '../../../src/ui/Alert/Alert.tsx';
import { LazyLoader } from '../../../src/ui/LazyLoader/LazyLoader.tsx';
import type { Chart, ChartWords } from '../../charts/chart.types.ts';
import type { ChartDrawer } from '../../charts/keep-drawings.ts';
import { useAnswer } from '../page/use-answer.ts';
import { ChartCanvas } from './ChartCanvas.tsx';

type DrawnChartProps = Omit<ComponentProps<typeof ChartCanvas>, 'drawing'> & {
  draw: ChartDrawer;
  chart: Chart;
  words: ChartWords;
  /** What is said of a chart that could not be drawn, and what there is in its place. */
  failed?: { title: string; instead: string };
};

const outlineInstead = { title: 'The chart could not be drawn', instead: 'The outline and the table are there.' };

/** A chart that is laid out first: until then that it comes, or why it does not. */
export function DrawnChart({ draw, chart, words, failed = outlineInstead, ...canvas }: DrawnChartProps) {
  const { value: drawing, mistake } = useAnswer(useCallback(() => draw(chart, words), [draw, chart, words]));
  if (mistake !== null)
    return (
      <Alert kind="error" title={failed.title}>
        {mistake}. {failed.instead}
      </Alert>
    );
  return drawing === null ? <LazyLoader /> : <ChartCanvas drawing={drawing} {...canvas} />;
}
