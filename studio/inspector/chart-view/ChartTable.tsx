import type { Chart, ChartTransition, ChartWords } from '../../charts/chart.types.ts';
import { eventWords } from '../../charts/chart-words.ts';
import type { LayerMarks } from '../layers/layers.types.ts';
import { LayerSign } from '../layers/LayerSign.tsx';
import { conditionOf, titleOfId, whereTo } from './chart-facts.ts';
import type { Marks } from './ChartPicture.tsx';
import classes from './ChartTable.module.css';

type ChartTableProps = {
  chart: Chart;
  words: ChartWords;
  marks: Marks;
  over: LayerMarks;
  /** The rows of the checklist that a transition makes true. */
  rows: Readonly<Record<string, readonly string[]>>;
  title: string;
};

/** The chart as a table: one transition in a row. */
export function ChartTable({ chart, words, marks, over, rows, title }: ChartTableProps) {
  const hasLayer = chart.transitions.some(({ id }) => over.has(id));
  const hasRows = Object.keys(rows).length > 0;
  const markOf = (id: string) => {
    const mark = over.get(id);
    return mark && <LayerSign mark={mark} />;
  };
  /** A state is selected with all that can happen in it. */
  const isSelected = ({ id, from }: ChartTransition) => marks.selected === id || marks.selected === from;
  return (
    <table className={classes.table}>
      <caption className={classes.caption}>{title}: every transition</caption>
      <thead>
        <tr>
          <th scope="col">State</th>
          <th scope="col">When</th>
          <th scope="col">Goes to</th>
          <th scope="col">Condition</th>
          {hasRows && <th scope="col">Checklist</th>}
          {hasLayer && <th scope="col">Tests</th>}
        </tr>
      </thead>
      <tbody>
        {chart.transitions.map((transition) => (
          <tr
            key={transition.id}
            data-taken={marks.taken.has(transition.id) || undefined}
            data-lit={marks.lit.has(transition.from) || undefined}
            data-selected={isSelected(transition) || undefined}
          >
            <th scope="row">{titleOfId(transition.from, words)}</th>
            <td>{eventWords(transition.event, words)}</td>
            <td>{whereTo(transition, words)}</td>
            <td>{conditionOf(transition, words)}</td>
            {hasRows && <td>{rows[transition.id]?.join(', ')}</td>}
            {hasLayer && <td>{markOf(transition.id)}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
