import type { Chart, ChartState, ChartWords, Selection } from '../../charts/chart.types.ts';
import { transitionWords } from '../../charts/chart-words.ts';
import type { LayerMarks } from '../layers/layers.types.ts';
import { LayerSign } from '../layers/LayerSign.tsx';
import { stateTitle, transitionsFrom, whereTo } from './chart-facts.ts';
import classes from './ChartOutline.module.css';
import type { Marks } from './ChartPicture.tsx';

type ChartOutlineProps = {
  chart: Chart;
  words: ChartWords;
  marks: Marks;
  over: LayerMarks;
  onSelect: (selection: Selection) => void;
};

function MarkOf({ id, over }: { id: string; over: LayerMarks }) {
  const mark = over.get(id);
  return mark ? (
    <span className={classes.mark}>
      <LayerSign mark={mark} />
    </span>
  ) : null;
}

function StateItem({ state, ...rest }: ChartOutlineProps & { state: ChartState }) {
  const { chart, words, marks, over, onSelect } = rest;
  const isLit = marks.lit.has(state.id);
  const transitions = transitionsFrom(chart, state.id);
  return (
    <li>
      <div className={classes.state} data-state={state.id} data-lit={isLit || undefined}>
        <button
          type="button"
          className={classes.name}
          aria-pressed={marks.selected === state.id}
          data-selected={marks.selected === state.id || undefined}
          onClick={() => onSelect({ kind: 'state', id: state.id })}
        >
          {stateTitle(state, words)}
        </button>
        {isLit && <span className={classes.now}>now</span>}
        <MarkOf id={state.id} over={over} />
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
                  data-selected={marks.selected === transition.id || undefined}
                  onClick={() => onSelect({ kind: 'transition', id: transition.id })}
                >
                  {transitionWords(transition, words)} → {whereTo(transition, words)}
                </button>
                <MarkOf id={transition.id} over={over} />
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
