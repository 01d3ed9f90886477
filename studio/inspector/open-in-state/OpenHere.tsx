import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { Alert } from '../../../src/ui/Alert/Alert.tsx';
import { Button } from '../../../src/ui/Button/Button.tsx';
import type { ChartState } from '../../charts/chart.types.ts';
import { useAnswer } from '../page/use-answer.ts';
import type { Inspector } from '../page/use-inspector.ts';
import panel from '../side/panel.module.css';
import classes from './OpenHere.module.css';
import { openingWords, wayWords } from './opening-words.ts';
import type { WholeWay } from './way.types.ts';
import { wayInto, waysOf } from './ways.ts';

/** Copies the address that opens a state; where the browser keeps the clipboard shut, the address is shown. */
function CopyLink({ address }: { address: string }) {
  const [outcome, setOutcome] = useState<'copied' | 'shown' | null>(null);
  const copy = () =>
    navigator.clipboard.writeText(address).then(
      () => setOutcome('copied'),
      () => setOutcome('shown'),
    );
  return (
    <>
      <Button small onClick={() => void copy()}>
        Copy link to this state
      </Button>
      <span role="status" className={panel.quiet}>
        {outcome === 'copied' && 'Copied'}
        {outcome === 'shown' && address}
      </span>
    </>
  );
}

type OpenProps = { inspector: Inspector; state: ChartState; way: WholeWay };

function Open({ inspector, state: { id }, way }: OpenProps) {
  const { choose, entry, opens, opener } = inspector;
  const { opening, stop } = opener;
  const state = opening?.id === id && opening.way.machine === way.machine ? opening.state : null;
  const open = () => opener.open(id, way);
  const isAskedFor = opens === id;
  const openAsked = useEffectEvent(() => {
    choose({ opens: null });
    open();
  });
  useEffect(() => {
    if (!isAskedFor) return undefined;
    // A link opens its state once, also where effects run twice.
    const timer = setTimeout(openAsked);
    return () => clearTimeout(timer);
  }, [isAskedFor]);
  const said = state && openingWords(state, way.steps.length);
  const isBusy = state?.kind === 'preparing' || state?.kind === 'playing';
  return (
    <div className={classes.open}>
      <div className={classes.row}>
        {isBusy ? (
          <Button small onClick={stop}>
            Stop
          </Button>
        ) : (
          <Button small variant="primary" onClick={open}>
            Open here
          </Button>
        )}
        <CopyLink address={`${location.origin}/inspector/${entry?.name ?? ''}?open=${encodeURIComponent(id)}`} />
      </div>
      <p className={panel.quiet}>{wayWords(way)}</p>
      <div role="status">
        {said &&
          (said.isMistake ? <Alert kind="error" title={said.text} /> : <p className={panel.quiet}>{said.text}</p>)}
      </div>
    </div>
  );
}

/** Brings a fresh page into a state, as a customer would get there; or says why nobody does. */
export function OpenHere({ inspector, state }: Omit<OpenProps, 'way'>) {
  const journey = inspector.entry?.name ?? '';
  const { value, mistake } = useAnswer(useCallback(() => waysOf(journey), [journey]));
  if (mistake !== null) return <p className={panel.quiet}>{mistake}</p>;
  if (value === null) return null;
  const answer = wayInto(value, state);
  if ('because' in answer) return <p className={panel.quiet}>Cannot be opened. {answer.because}</p>;
  return <Open key={state.id} inspector={inspector} state={state} way={answer.way} />;
}
