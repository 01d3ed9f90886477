import type { Chart, ChartState, ChartWords } from '../chart/chart.types.ts';
import { transitionWords } from '../chart/chart-words.ts';
import type { Selection } from '../page/use-inspector.ts';
import { stateTitle, transitionsFrom, whereTo } from './chart-facts.ts';
import classes from './ChartOutline.module.css';
import type { Marks } from './ChartPicture.tsx';

type ChartOutlineProps = {
  chart: Chart;
  words: ChartWords;
  marks: Marks;
  onSelect: (selection: Selection) => void;
};

function StateItem({ state, ...rest }: ChartOutlineProps & { state: ChartState }) {
  const { chart, words, marks, onSelect } = rest;
  const isLit = marks.lit.has(state.id);
  const transitions = transitionsFrom(chart, state.id);
  return (
    <li>
      <div className={classes.state} data-lit={isLit || undefined}>
        <button
          type="button"
          className={classes.name}
          aria-pressed={marks.selected === state.id}
          onClick={() => onSelect({ kind: 'state', id: state.id })}
        >
          {stateTitle(state, words)}
        </button>
        {isLit && <span className={classes.now}>now</span>}
        {words === 'customer' ? (
          <p className={classes.words}>{state.description}</p>
        ) : (
          <p className={classes.words}>{[state.view, state.path].filter((fact) => fact !== null).join(' · ')}</p>
        )}
        {transitions.length > 0 && (
          <ul className={classes.ways} aria-label={`Ways on from ${stateTitle(state, words)}`}>
            {transitions.map((transition) => (
              <li key={transition.id} data-taken={marks.taken.has(transition.id) || undefined}>
                <button
                  type="button"
                  className={classes.way}
                  aria-pressed={marks.selected === transition.id}
                  onClick={() => onSelect({ kind: 'transition', id: transition.id })}
                >
                  {transitionWords(transition, words)} → {whereTo(transition, words)}
                </button>
              </li>
            ))}
          </ul>
        )}
      </div>
      {state.states.length > 0 && (
        <ul className={classes.states}>
          {state.states.map((inner) => (
            <StateItem key={inner.id} {...rest} state={inner} />
          ))}
        </ul>
      )}
    </li>
  );
}

/** The chart in words: every state in the state it lies in, with its ways on. */
export const ChartOutline = (props: ChartOutlineProps) => (
  <ul className={classes.states} data-root>
    <StateItem {...props} state={props.chart.root} />
  </ul>
);
