import { useId, useState } from 'react';
import { Alert } from '../../../src/ui/Alert/Alert.tsx';
import { Button } from '../../../src/ui/Button/Button.tsx';
import panel from '../side/panel.module.css';
import { partingWords } from './parting-words.ts';
import classes from './RecordingPanel.module.css';
import type { Replay, ReplayState } from './use-replay.ts';
import type { Visit, Visitor } from './visit.ts';

/** What playing does to this browser, said before anybody presses: it has one customer at a time. */
const before: Readonly<Record<Visitor, string>> = {
  nobody: 'It begins in a new page, in which nobody is logged in: this browser is logged out first.',
  member:
    'It begins in a new page, in which nobody is logged in: this browser is logged out first. A new invented member logs in there.',
  loggedIn: 'It begins in a new page, in which a new invented member is logged in, and so is the rest of this browser.',
};

/** What is going on, in words; a mistake is one that somebody has to look at. */
function wordsOf(state: ReplayState, visit: Visit): { text: string; isMistake: boolean } | null {
  const said = (text: string, isMistake = false) => ({ text, isMistake });
  const steps = visit.steps.length;
  switch (state.kind) {
    case 'idle':
      return null;
    case 'opening':
      return said('Opening a page of its own.');
    case 'playing':
      return said(`Step ${Math.min(state.step + 1, steps)} of ${steps}.`);
    case 'arrived':
      return said('Played to the end: the page stands where the customer stood.');
    case 'stopped':
      return said(`Stopped before step ${state.step + 1}.`);
    case 'calledOff':
      return said('Stopped before a page was sent on its way.');
    case 'unopened':
      return said('No page came up. Allow this site to open windows, and play it again.', true);
    case 'unprepared':
      return said(`What it needs could not be prepared: ${state.mistake}`, true);
    case 'parted':
      return said(partingWords(state, visit), true);
  }
}

type PlayerProps = { visit: Visit; replay: Replay; onStart: () => void };

/** Plays a visit in a new page: whole, or a step at a time. */
export function Player({ visit, replay: { state, play, next, stop }, onStart }: PlayerProps) {
  const id = useId();
  const [isStepwise, setStepwise] = useState(false);
  const said = wordsOf(state, visit);
  const isBusy = state.kind === 'opening' || state.kind === 'playing';
  return (
    <div className={panel.panel}>
      <p className={panel.quiet}>{before[visit.visitor]}</p>
      <label className={panel.check} htmlFor={id}>
        <input
          id={id}
          type="checkbox"
          checked={isStepwise}
          onChange={({ currentTarget }) => setStepwise(currentTarget.checked)}
        />
        One step at a time
      </label>
      <div className={classes.row}>
        {isBusy ? (
          <Button small onClick={stop}>
            Stop
          </Button>
        ) : (
          <Button
            small
            variant="primary"
            onClick={() => {
              onStart();
              play(visit, isStepwise);
            }}
          >
            Play in a new page
          </Button>
        )}
        {state.kind === 'playing' && state.isWaiting && (
          <Button small variant="primary" onClick={next}>
            Next step
          </Button>
        )}
      </div>
      <div role="status">
        {said &&
          (said.isMistake ? <Alert kind="error" title={said.text} /> : <p className={panel.quiet}>{said.text}</p>)}
      </div>
    </div>
  );
}
