import { useId, useState } from 'react';
import { Alert } from '../../../src/ui/Alert/Alert.tsx';
import { Button } from '../../../src/ui/Button/Button.tsx';
import type { Live } from '../live/live.ts';
import panel from '../side/panel.module.css';
import type { Recording } from './recording.types.ts';
import classes from './RecordingPanel.module.css';
import { useReplay, type ReplayState } from './use-replay.ts';

const placesOf = (ids: readonly string[]): string => ids.at(-1) ?? 'nowhere';

/** What is going on, in words; a mistake is one that somebody has to look at. */
function wordsOf(state: ReplayState, steps: number): { text: string; isMistake: boolean } | null {
  const said = (text: string, isMistake = false) => ({ text, isMistake });
  if (state.kind === 'idle') return null;
  if (state.kind === 'opening') return said('Opening a page of its own.');
  if (state.kind === 'playing') return said(`Step ${Math.min(state.step + 1, steps)} of ${steps}.`);
  if (state.kind === 'arrived') return said('Played to the end: the page stands where the customer stood.');
  if (state.kind === 'stopped') return said(`Stopped before step ${state.step + 1}.`);
  if (state.kind === 'unopened')
    return said('No page came up. Allow this site to open windows, and play it again.', true);
  const { step, machine, expected, found } = state;
  return said(
    `Before step ${step + 1} ${machine} should stand at ${placesOf(expected)}, and stands at ${placesOf(found)}. Change what is typed, or look at the page.`,
    true,
  );
}

type PlayerProps = {
  live: Live;
  recording: Recording;
  onStart: () => void;
  /** The page in which it is played is there. */
  onPage: (tab: string) => void;
};

/** Plays a recording in a new page: whole, or a step at a time. */
export function Player({ live, recording, onStart, onPage }: PlayerProps) {
  const id = useId();
  const [isStepwise, setStepwise] = useState(false);
  const { state, play, next, stop } = useReplay(live, onPage);
  const said = wordsOf(state, recording.steps.length);
  const isBusy = state.kind === 'opening' || state.kind === 'playing';
  return (
    <div className={panel.panel}>
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
              play(recording, isStepwise);
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
