import { useMemo } from 'react';
import { DrawnChart } from '../chart-view/DrawnChart.tsx';
import type { ChartDrawer } from '../../charts/keep-drawings.ts';
import type { Chart, ChartWords } from '../../charts/chart.types.ts';
import panel from '../side/panel.module.css';
import { changeAt, marksOfSide, placeOfChange } from './change-marks.ts';
import type { Change, Side } from './compare-journeys.ts';
import type { ComparedJourney } from './compare-versions.ts';
import classes from './SideChart.module.css';

type SideChartProps = {
  side: Side;
  label: string;
  journey: ComparedJourney;
  words: ChartWords;
  draw: ChartDrawer;
  chosen: Change | null;
  /** A marked state or transition was clicked on. */
  onChoose: (change: Change) => void;
};

const none: ReadonlySet<string> = new Set();
const failed = {
  title: 'This chart could not be drawn',
  instead: 'The list of changes says the same in words.',
};

function DrawnSide({ chart, ...props }: SideChartProps & { chart: Chart }) {
  const { side, label, journey, words, draw, chosen, onChoose } = props;
  const { changes, title } = journey;
  const other = journey[side === 'before' ? 'after' : 'before']?.chart ?? null;
  const over = useMemo(() => marksOfSide(changes, chart, side), [changes, chart, side]);
  const target = useMemo(() => chosen && placeOfChange(chosen, side, chart, other), [chosen, side, chart, other]);
  const marks = useMemo(
    () => ({ lit: none, taken: none, found: none, selected: target?.id ?? null, way: null }),
    [target],
  );
  const shows = chosen ? `, at: ${chosen.name[words]}` : '';
  return (
    <DrawnChart
      draw={draw}
      chart={chart}
      words={words}
      failed={failed}
      marks={marks}
      over={over}
      label={`${title}, ${label.toLowerCase()}, a chart${shows}. The list of changes says in words what is marked.`}
      onSelect={(selection) => {
        const change = selection && changeAt(changes, side, chart, selection);
        if (change) onChoose(change);
      }}
      target={target}
    />
  );
}

/** A journey's chart in one of the two versions, with what differs from the other marked by colour and sign. */
export function SideChart(props: SideChartProps) {
  const { side, label, journey } = props;
  const version = journey[side];
  return (
    <section className={classes.side} aria-label={`Chart ${label.toLowerCase()}`}>
      <h3 className={panel.title}>{label}</h3>
      {version ? (
        <DrawnSide {...props} chart={version.chart} />
      ) : (
        <p className={panel.quiet}>The journey is not there in this version.</p>
      )}
    </section>
  );
}
