import { useId, useState, type ChangeEvent } from 'react';
import { Alert } from '../../../src/ui/Alert/Alert.tsx';
import { Button } from '../../../src/ui/Button/Button.tsx';
import type { Inspector } from '../page/use-inspector.ts';
import { PageChoice } from '../side/PageChoice.tsx';
import panel from '../side/panel.module.css';
import { toldEventWords } from '../side/told-words.ts';
import { asPlaywrightTest } from './as-playwright-test.ts';
import { valuesFor, withValues } from './invented.ts';
import { Player } from './Player.tsx';
import { readRecording } from './read-recording.ts';
import { record } from './record.ts';
import type { Recording } from './recording.types.ts';
import classes from './RecordingPanel.module.css';
import { saveFile } from './save-file.ts';

type ValuesProps = { values: Record<string, string>; onChange: (values: Record<string, string>) => void };

/** What stands in for the customer's own words. */
function Values({ values, onChange }: ValuesProps) {
  const id = useId();
  if (Object.keys(values).length === 0) return null;
  return (
    <fieldset className={classes.values}>
      <legend className={panel.title}>Instead of what was typed</legend>
      <p className={panel.quiet}>
        What a customer types never leaves their page. These are invented; change what matters.
      </p>
      {Object.entries(values).map(([name, value]) => (
        <div key={name} className={classes.value}>
          <label htmlFor={`${id}-${name}`} className={panel.label}>
            {name}
          </label>
          <input
            id={`${id}-${name}`}
            className={panel.box}
            value={value}
            onChange={({ currentTarget }) => onChange({ ...values, [name]: currentTarget.value })}
          />
        </div>
      ))}
    </fieldset>
  );
}

/** What was done in the page that is looked at, or in a file: to keep, to play again, to make a test of. */
export function RecordingPanel({ inspector }: { inspector: Inspector }) {
  const { app, at, words, parts, choose } = inspector;
  /** A file's, or the one that is being played; the page that is looked at is another one then. */
  const [kept, setKept] = useState<Recording | null>(null);
  const [mistake, setMistake] = useState<string | null>(null);
  const [changed, setChanged] = useState<Record<string, string>>({});
  const fileId = useId();

  const load = async ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const file = currentTarget.files?.[0];
    if (!file) return;
    const read = readRecording(await file.text());
    setMistake('mistake' in read ? read.mistake : null);
    if ('recording' in read) setKept(read.recording);
    // The same file may be chosen again once it is mended.
    currentTarget.value = '';
  };

  const recording = kept ?? (app ? record(app, at ?? undefined) : null);
  const proposed = recording ? valuesFor(recording) : {};
  const values = Object.fromEntries(Object.entries(proposed).map(([name, value]) => [name, changed[name] ?? value]));
  return (
    <div className={panel.panel}>
      {!kept && <PageChoice inspector={inspector} />}
      <div className={classes.value}>
        <label htmlFor={fileId} className={panel.label}>
          Load a recording
        </label>
        <input
          id={fileId}
          className={panel.box}
          type="file"
          accept="application/json"
          onChange={(event) => void load(event)}
        />
      </div>
      {mistake !== null && <Alert kind="error" title={mistake} />}
      {kept && (
        <Button small onClick={() => setKept(null)}>
          Back to the page that is looked at
        </Button>
      )}
      {recording === null || recording.steps.length === 0 ? (
        <p className={panel.quiet}>
          Nothing has been done in this page yet. Do something there, and it stands here as a list to play again.
        </p>
      ) : (
        <>
          <h3 className={panel.title}>{kept ? `Kept: ${kept.title}` : 'What was done in this page'}</h3>
          <ol className={classes.steps}>
            {recording.steps.map(({ machine, event }, index) => (
              // The list only grows at its end.
              // oxlint-disable-next-line react/no-array-index-key
              <li key={index}>
                {toldEventWords(event.type, words)} <span className={panel.quiet}>{machine}</span>
              </li>
            ))}
          </ol>
          <Values values={values} onChange={setChanged} />
          <Player
            live={parts.live}
            recording={withValues(recording, values)}
            onStart={() => setKept(recording)}
            onPage={(tab) => choose({ tab, at: null, actorId: null, follows: true })}
          />
          <div className={classes.row}>
            <Button
              small
              onClick={() => saveFile('recording.json', JSON.stringify(recording, null, 2), 'application/json')}
            >
              Download the recording
            </Button>
            <Button
              small
              onClick={() =>
                saveFile('replayed-visit.spec.ts', asPlaywrightTest(withValues(recording, values)), 'text/plain')
              }
            >
              Export as a Playwright test
            </Button>
          </div>
        </>
      )}
    </div>
  );
}
