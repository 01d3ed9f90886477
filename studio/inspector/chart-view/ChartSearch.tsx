import { useId, useState, type FormEvent } from 'react';
import type { Chart, ChartWords } from '../../charts/chart.types.ts';
import type { Selection } from '../page/use-inspector.ts';
import panel from '../side/panel.module.css';
import { findInChart, type Found } from './chart-facts.ts';
import classes from './ChartSearch.module.css';

type ChartSearchProps = {
  chart: Chart;
  words: ChartWords;
  query: string;
  onQuery: (query: string) => void;
  /** Something found is to be shown. */
  onGo: (selection: Selection) => void;
};

/** More than these are not listed; the picture marks them all. */
const listed = 6;

/** Finds states and transitions by any of their words; Enter goes from one to the next. */
export function ChartSearch({ chart, words, query, onQuery, onGo }: ChartSearchProps) {
  const id = useId();
  const [place, setPlace] = useState(-1);
  const found = findInChart(chart, query, words);
  const isAsked = query.trim() !== '';
  const go = ({ kind, id }: Found, at: number) => {
    setPlace(at);
    onGo({ kind, id });
  };
  const next = (event: FormEvent) => {
    event.preventDefault();
    const at = (place + 1) % Math.max(found.length, 1);
    const one = found[at];
    if (one) go(one, at);
  };
  const first = Math.max(0, Math.min(place - listed + 1, found.length - listed));
  return (
    <form role="search" className={classes.search} onSubmit={next}>
      <label htmlFor={id} className={`${panel.label} ${classes.label}`}>
        Find in the chart
      </label>
      <input
        id={id}
        type="search"
        className={`${panel.box} ${classes.box}`}
        placeholder="A state, an event, a page"
        autoComplete="off"
        value={query}
        onChange={(event) => {
          setPlace(-1);
          onQuery(event.currentTarget.value);
        }}
      />
      <p role="status" className={classes.count}>
        {isAsked &&
          (found.length === 0
            ? 'Nothing found'
            : place < 0
              ? `${found.length} found, Enter shows the first`
              : `${place + 1} of ${found.length}`)}
      </p>
      {isAsked && found.length > 0 && (
        <ul className={classes.found} aria-label="Found">
          {found.slice(first, first + listed).map((one, index) => (
            <li key={`${one.kind} ${one.id}`}>
              <button
                type="button"
                className={`${panel.row} ${classes.one}`}
                aria-current={first + index === place || undefined}
                onClick={() => go(one, first + index)}
              >
                {one.label}
              </button>
            </li>
          ))}
        </ul>
      )}
    </form>
  );
}
