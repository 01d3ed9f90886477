import type { Selection } from '../../charts/chart.types.ts';
import { titleOfId } from '../chart-view/chart-facts.ts';
import { transitionWords } from '../../charts/chart-words.ts';
import type { Inspector } from '../page/use-inspector.ts';
import type { DrawnJourney } from '../register/register.types.ts';
import panel from '../side/panel.module.css';
import type { JourneyLayers, Layer, LayerMarks } from './layers.types.ts';
import classes from './LayerPanel.module.css';

type Side = 'machine' | 'browser';

/** "61 of 64"; what no customer can take is not asked of the browser. */
function proved(all: readonly { machine: number; browser: number; exempt?: string | null }[], side: Side): string {
  const possible = all.filter(({ exempt = null }) => side === 'machine' || exempt === null);
  const exempt = all.length - possible.length;
  const counts = `${possible.filter((one) => one[side] > 0).length} of ${possible.length}`;
  return exempt > 0 ? `${counts}, and ${exempt} that no customer can take` : counts;
}

function Coverage({ data }: { data: JourneyLayers }) {
  const [transitions, states] = [Object.values(data.transitions), Object.values(data.states)];
  return (
    <dl className={panel.facts}>
      <dt>Arrows, machine</dt>
      <dd>{proved(transitions, 'machine')}</dd>
      <dt>Arrows, browser</dt>
      <dd>{proved(transitions, 'browser')}</dd>
      <dt>States, machine</dt>
      <dd>{proved(states, 'machine')}</dd>
      <dt>States, browser</dt>
      <dd>{proved(states, 'browser')}</dd>
    </dl>
  );
}

/** What is said over the places that leave something to do. */
const toDo: Readonly<Record<Layer, string>> = {
  none: '',
  funnel: '',
  coverage: 'Not taken everywhere',
  guards: 'Without one of its answers',
  failures: 'Not all failures met',
  accessibility: 'Not looked at, or not clean',
  screenshot: '',
  copy: '',
  requirements: 'Failed, or not run',
  survivors: 'Faults that no fast test noticed',
};

type LayerCountsProps = { inspector: Inspector; journey: DrawnJourney; marks: LayerMarks };

/** The numbers of the coverage, and in any layer the places that leave something to do, each to go to. */
export function LayerCounts({ inspector, journey, marks }: LayerCountsProps) {
  const { layer, layers, words, choose } = inspector;
  const open = [...marks].filter(([, { kind }]) => kind === 'bad' || kind === 'half' || kind === 'stale');
  const placeOf = (id: string): { selection: Selection; name: string } => {
    const transition = journey.chart.transitions.find((one) => one.id === id);
    return transition
      ? {
          selection: { kind: 'transition', id },
          name: `${titleOfId(transition.from, words)}: ${transitionWords(transition, words)}`,
        }
      : { selection: { kind: 'state', id }, name: titleOfId(id, words) };
  };
  return (
    <>
      {layer === 'coverage' && layers.data && <Coverage data={layers.data} />}
      {open.length > 0 && (
        <div>
          <h4 className={panel.title}>{toDo[layer]}</h4>
          <ul className={panel.places}>
            {open.map(([id, { sign, words: said }]) => {
              const { selection, name } = placeOf(id);
              return (
                <li key={id}>
                  <button type="button" className={panel.place} onClick={() => choose({ selection })}>
                    <span aria-hidden>{sign} </span>
                    {name} <span className={classes.said}>{said}</span>
                  </button>
                </li>
              );
            })}
          </ul>
        </div>
      )}
    </>
  );
}
