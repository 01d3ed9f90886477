import { useMemo } from 'react';
import { Alert } from '../../../src/ui/Alert/Alert.tsx';
import { longDate, timeOfDay } from '../../../src/ui/format/date.ts';
import { statesOf } from '../../charts/read-chart.ts';
import type { Inspector } from '../page/use-inspector.ts';
import type { DrawnJourney } from '../register/register.types.ts';
import panel from '../side/panel.module.css';
import { layerNames } from './layer-words.ts';
import { legends, marksOf } from './layer-marks.ts';
import { FunnelPanel } from '../funnel/FunnelPanel.tsx';
import { FaultList } from './FaultList.tsx';
import { LayerCounts } from './LayerCounts.tsx';
import classes from './LayerPanel.module.css';
import type { JourneyLayers, Layer, Survivors } from './layers.types.ts';
import { LayerSign } from './LayerSign.tsx';
import { ShownPlace } from './ShownPlace.tsx';

const needsReport: ReadonlySet<Layer> = new Set(['coverage', 'guards', 'failures', 'accessibility', 'screenshot']);

/** Faults of no state that the chart knows: in rules, calls and views. */
function Elsewhere({ survivors: { made, found }, journey }: { survivors: Survivors; journey: DrawnJourney }) {
  const keys = new Set(statesOf(journey.chart.root).map(({ key }) => key));
  const others = found.filter(({ state }) => state === null || !keys.has(state));
  return (
    <>
      {others.length > 0 && (
        <div>
          <h4 className={panel.title}>In no state of the chart</h4>
          <FaultList faults={others} />
        </div>
      )}
      <p className={panel.quiet}>
        {found.length === 0 && 'The last audit left no fault of this journey unnoticed, or tried none. '}
        As npm run audit:mutants left it on {longDate(made)} at {timeOfDay(made)}.
      </p>
    </>
  );
}

const NoAudit = () => (
  <p className={panel.quiet} role="status">
    No audit has been made here. Run <code>npm run audit:mutants</code>, and choose the layer again.
  </p>
);

const NoReport = () => (
  <p className={panel.quiet} role="status">
    There is no report of a test run. Run <code>npm test</code>, then <code>npm run coverage</code>, and choose the
    layer again.
  </p>
);

/** When the tests ran, and, where it was not here, at which commit, and whether that still says something. */
function Source({ data: { made, kept } }: { data: JourneyLayers }) {
  const when = `${longDate(made)} at ${timeOfDay(made)}`;
  if (kept === null) return <p className={panel.quiet}>As reported on {when}.</p>;
  return (
    <p className={panel.quiet}>
      From the last full run, on {when}, at commit {kept.commit.slice(0, 8)}
      {kept.hasChanges && ', with changes that were not in it'}.
      {kept.isChanged === true && ' The journey’s machine has changed since: it may differ now.'}
      {kept.isChanged === null && ' Whether the journey’s machine has changed since is not known here.'}
    </p>
  );
}

/** What the chosen layer says of the journey as a whole, and of the state that is pointed at. */
export function LayerPanel({ inspector, journey }: { inspector: Inspector; journey: DrawnJourney }) {
  const { layer, layers } = inspector;
  const { data, copy, survivors, isThere, mistake } = layers;
  const marks = useMemo(
    () => marksOf(layer, journey.chart, { data, copy, survivors }),
    [layer, journey, data, copy, survivors],
  );
  if (layer === 'none')
    return (
      <p className={panel.quiet}>
        Choose a layer above the map: what visits did, what tests have taken, what conditions answered, which failures
        were met, where axe has looked, the screens, the words, the requirements, or the faults that no test notices.
      </p>
    );
  if (layer === 'funnel') return <FunnelPanel inspector={inspector} journey={journey} />;
  if (mistake !== null) return <Alert kind="error" title={mistake} />;
  if (!isThere) return null;
  if (layer === 'survivors' && survivors === null) return <NoAudit />;
  if (needsReport.has(layer) && data === null) return <NoReport />;
  const ofKind = (kind: string) => [...marks.values()].filter((mark) => mark.kind === kind).length;
  return (
    <div className={panel.panel}>
      <h3 className={panel.title}>{layerNames[layer]}</h3>
      <ShownPlace inspector={inspector} journey={journey} marks={marks} />
      <ul className={classes.legend} aria-label="What the signs say">
        {legends[layer]
          .filter(({ kind }) => kind !== 'stale' || ofKind(kind) > 0)
          .map((mark) => (
            <li key={mark.kind}>
              <LayerSign mark={mark} />
              <span className={classes.count}>{ofKind(mark.kind)}</span>
            </li>
          ))}
      </ul>
      {(layer === 'guards' || layer === 'failures') && marks.size === 0 && (
        <p className={panel.quiet} role="status">
          These tests noted nothing of it, or there are none. Run <code>npm test</code> and{' '}
          <code>npm run coverage</code>, and choose the layer again.
        </p>
      )}
      <LayerCounts inspector={inspector} journey={journey} marks={marks} />
      {data && <Source data={data} />}
      {survivors && <Elsewhere survivors={survivors} journey={journey} />}
    </div>
  );
}
