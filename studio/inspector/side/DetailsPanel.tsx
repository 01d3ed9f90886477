import { eventWords, guardWords, transitionWords } from '../../charts/chart-words.ts';
import type { ChartState, ChartTransition } from '../../charts/chart.types.ts';
import { statesOf } from '../../charts/read-chart.ts';
import { conditionOf, stateTitle, titleOfId, transitionsFrom, whereTo } from '../chart-view/chart-facts.ts';
import { callBehind } from '../faults/calls-of-machines.ts';
import { FaultLens } from '../faults/FaultLens.tsx';
import { OpenHere } from '../open-in-state/OpenHere.tsx';
import type { Inspector } from '../page/use-inspector.ts';
import type { DrawnJourney } from '../register/register.types.ts';
import { PageChoice } from './PageChoice.tsx';
import { pageName } from './page-name.ts';
import panel from './panel.module.css';
import { refusalWords } from './refusal-words.ts';

type DetailsProps = { inspector: Inspector; journey: DrawnJourney };

type LinkProps = { inspector: Inspector; transition: ChartTransition; children: string };

const SelectTransition = ({ inspector: { choose }, transition, children }: LinkProps) => (
  <button
    type="button"
    className={panel.place}
    onClick={() => choose({ selection: { kind: 'transition', id: transition.id } })}
  >
    {children}
  </button>
);

function StateDetails({ state, inspector, journey }: DetailsProps & { state: ChartState }) {
  const { words } = inspector;
  const transitions = transitionsFrom(journey.chart, state.id);
  const into = journey.chart.transitions.filter(({ to }) => to.includes(state.id));
  return (
    <>
      <h3 className={panel.title}>{stateTitle(state, words)}</h3>
      <p>{state.description}</p>
      <OpenHere inspector={inspector} state={state} />
      <dl className={panel.facts}>
        <dt>Name</dt>
        <dd>{state.id}</dd>
        {state.view !== null && (
          <>
            <dt>View</dt>
            <dd>
              {state.view}
              {state.isModal && ' (a dialog)'}
            </dd>
          </>
        )}
        {state.path !== null && (
          <>
            <dt>Page</dt>
            <dd>{state.path}</dd>
          </>
        )}
        {state.tags.length > 0 && (
          <>
            <dt>Tags</dt>
            <dd>{state.tags.join(', ')}</dd>
          </>
        )}
        {state.rows.length > 0 && (
          <>
            <dt>Requirements</dt>
            <dd>{state.rows.join(', ')}</dd>
          </>
        )}
        {state.calls.length > 0 && (
          <>
            <dt>Calls</dt>
            <dd>{state.calls.map(({ id }) => id).join(', ')}</dd>
          </>
        )}
      </dl>
      {[
        { title: 'Ways on', list: transitions, from: false },
        { title: 'Ways here', list: into, from: true },
      ].map(({ title, list, from }) =>
        list.length === 0 ? null : (
          <div key={title}>
            <h4 className={panel.title}>{title}</h4>
            <ul className={panel.places}>
              {list.map((transition) => (
                <li key={transition.id}>
                  <SelectTransition inspector={inspector} transition={transition}>
                    {from
                      ? `${titleOfId(transition.from, words)}: ${transitionWords(transition, words)}`
                      : `${transitionWords(transition, words)} → ${whereTo(transition, words)}`}
                  </SelectTransition>
                </li>
              ))}
            </ul>
          </div>
        ),
      )}
    </>
  );
}

function Fault({ transition, inspector, journey }: DetailsProps & { transition: ChartTransition }) {
  const { app, parts } = inspector;
  const call = callBehind(journey.chart.machine, transition.event);
  if (!call?.invoked) return null;
  if ('isMachine' in call.invoked)
    return <p className={panel.quiet}>This is the end of another machine. Its own chart shows what it calls.</p>;
  if (call.invoked.asks === null) return <p className={panel.quiet}>{call.invoked.because}</p>;
  return (
    <>
      <PageChoice inspector={inspector} />
      <FaultLens
        key={transition.id}
        call={call.id}
        operations={call.invoked.asks}
        page={app?.isHere === true ? { tab: app.tab, name: pageName(app, inspector.entries) } : null}
        live={parts.live}
      />
    </>
  );
}

function TransitionDetails({ transition, inspector, journey }: DetailsProps & { transition: ChartTransition }) {
  const { words, actor } = inspector;
  const rows = journey.rows[transition.id] ?? [];
  const before = journey.chart.transitions
    .filter(
      ({ from, event, place }) => from === transition.from && event === transition.event && place < transition.place,
    )
    .map((one) => conditionOf(one, words));
  const refused = actor?.step?.taken.includes(transition.id) === true ? (actor.step.refused ?? []) : [];
  return (
    <>
      <h3 className={panel.title}>{transitionWords(transition, words)}</h3>
      <dl className={panel.facts}>
        <dt>From</dt>
        <dd>{titleOfId(transition.from, words)}</dd>
        <dt>When</dt>
        <dd>{eventWords(transition.event, words)}</dd>
        {transition.guard !== null && (
          <>
            <dt>Condition</dt>
            <dd>{guardWords(transition.guard, words)}</dd>
          </>
        )}
        <dt>Goes to</dt>
        <dd>{whereTo(transition, words)}</dd>
        {transition.place > 0 && (
          <>
            <dt>Tried</dt>
            <dd>where these have said no: {before.join(', ')}</dd>
          </>
        )}
        {refused.length > 0 && (
          <>
            <dt>Last step</dt>
            <dd>{refusalWords(refused, words, ['said', 'said'])}</dd>
          </>
        )}
        {rows.length > 0 && (
          <>
            <dt>Requirements</dt>
            <dd>{rows.join(', ')}</dd>
          </>
        )}
      </dl>
      <Fault transition={transition} inspector={inspector} journey={journey} />
    </>
  );
}

/** What is known of the state or the transition that is selected; a call can be made to fail from here. */
export function DetailsPanel({ inspector, journey }: DetailsProps) {
  const { selection } = inspector;
  const { chart } = journey;
  const state = selection && statesOf(chart.root).find(({ id }) => id === selection.id);
  const transition = selection && chart.transitions.find(({ id }) => id === selection.id);
  return (
    <div className={panel.panel}>
      {state && <StateDetails state={state} inspector={inspector} journey={journey} />}
      {transition && <TransitionDetails transition={transition} inspector={inspector} journey={journey} />}
      {!state && !transition && (
        <p className={panel.quiet}>
          Open a page of the map, or select a state or an arrow in the chart or its outline. Where an arrow is the end
          of a call, the call can be made to go wrong from here.
        </p>
      )}
    </div>
  );
}
