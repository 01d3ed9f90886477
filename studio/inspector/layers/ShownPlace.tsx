import { leavesOf, stateTitle, titleOfId } from '../chart-view/chart-facts.ts';
import type { ChartState } from '../../charts/chart.types.ts';
import { statesOf } from '../../charts/read-chart.ts';
import { transitionWords } from '../../charts/chart-words.ts';
import type { Inspector } from '../page/use-inspector.ts';
import type { DrawnJourney } from '../register/register.types.ts';
import panel from '../side/panel.module.css';
import type { LayerMarks } from './layers.types.ts';
import classes from './LayerPanel.module.css';
import { FaultList } from './FaultList.tsx';
import { failureMark, failuresOf, failureWords } from './failure-marks.ts';
import { survivorsIn } from './layer-marks.ts';
import { LayerSign } from './LayerSign.tsx';
import { copyOfState, viewOfState } from './state-copy.ts';

type PlaceProps = { inspector: Inspector; journey: DrawnJourney; marks: LayerMarks };

type StateProps = PlaceProps & { state: ChartState };

function Screenshot({ inspector: { layers, parts, words }, state }: StateProps) {
  const shot = layers.data?.states[state.id]?.shot ?? null;
  if (shot === null)
    return (
      <p className={panel.quiet}>
        {layers.data?.kept
          ? 'Pictures are too large to be kept with a full run. Run npm test and npm run coverage here, and they are.'
          : 'There is no picture of this state: no walk stops here.'}
      </p>
    );
  const address = parts.layers.pictureAt(shot);
  return (
    <a href={address} target="_blank" rel="noopener" className={classes.shot}>
      <img src={address} alt={`The screen at “${stateTitle(state, words)}”: ${state.description}`} />
    </a>
  );
}

function Copy({ inspector: { layers }, journey, state }: StateProps) {
  const view = viewOfState(journey.chart, state.id);
  const texts = copyOfState(journey.chart, state.id, layers.copy ?? {});
  if (texts.length === 0)
    return (
      <p className={panel.quiet}>{view === null ? 'This state has no view.' : `${view} has no words of its own.`}</p>
    );
  return (
    <dl className={classes.copy}>
      {texts.map(({ key, text }) => (
        <div key={key}>
          <dt>{key}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Each failure of the calls that the state makes. */
function Failures({ inspector: { layers }, state }: StateProps) {
  const own = failuresOf(state, layers.data?.failures ?? []);
  if (own.length === 0) return <p className={panel.quiet}>It makes no call, or nothing was noted of its failures.</p>;
  return (
    <ul className={classes.legend}>
      {own.map((failure) => (
        <li key={`${failure.call} ${failure.names.join(' ')}`}>
          {failure.call}: {failureWords(failure)} <LayerSign mark={failureMark(failure)} />
        </li>
      ))}
    </ul>
  );
}

function ShownState(props: StateProps) {
  const { inspector, state, marks } = props;
  const { layer, words } = inspector;
  const mark = marks.get(state.id);
  return (
    <>
      <h4 className={panel.title}>{stateTitle(state, words)}</h4>
      <p className={panel.quiet}>{state.description}</p>
      {layer !== 'copy' && mark && <LayerSign mark={mark} />}
      {layer === 'screenshot' && <Screenshot {...props} />}
      {layer === 'failures' && <Failures {...props} />}
      {layer === 'copy' && <Copy {...props} />}
      {layer === 'survivors' && <FaultList faults={survivorsIn(inspector.layers.survivors, state.key)} />}
      {state.rows.length > 0 && <p className={panel.quiet}>Requirements: {state.rows.join(', ')}</p>}
    </>
  );
}

function ShownTransition({ inspector, journey, marks }: PlaceProps) {
  const { layer, selection, words, layers } = inspector;
  const transition = journey.chart.transitions.find(({ id }) => id === selection?.id);
  const mark = transition && marks.get(transition.id);
  if (!transition || !mark) return null;
  const taken = layers.data?.transitions[transition.id];
  const reasons = [taken?.exempt, ...(layer === 'guards' ? [taken?.no?.exempt] : [])].flatMap((one) => one ?? []);
  return (
    <>
      <h4 className={panel.title}>
        {titleOfId(transition.from, words)}: {transitionWords(transition, words)}
      </h4>
      <LayerSign mark={mark} />
      {reasons.map((reason) => (
        <p key={reason} className={panel.quiet}>
          {reason}.
        </p>
      ))}
    </>
  );
}

/** The layer at one place: what is pointed at or has the focus, what is chosen, or where the customer stands. */
export function ShownPlace(props: PlaceProps) {
  const { inspector, journey } = props;
  const { pointed, selection, actor } = inspector;
  const states = statesOf(journey.chart.root);
  const wanted = pointed ?? (selection?.kind === 'state' ? selection.id : null);
  const [standing] = leavesOf(journey.chart, new Set(actor?.step?.active));
  const state = states.find(({ id }) => id === wanted) ?? (selection === null ? standing : undefined);
  if (selection?.kind === 'transition' && pointed === null)
    return (
      <div className={classes.here}>
        <ShownTransition {...props} />
      </div>
    );
  return state ? (
    <div className={classes.here}>
      <ShownState {...props} state={state} />
    </div>
  ) : (
    <p className={panel.quiet}>
      Open a page of the map, and point at a state; or choose one, or go to it in the outline.
    </p>
  );
}
