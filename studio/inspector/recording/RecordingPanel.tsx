import { useId, useState, type ChangeEvent } from 'react';
import { Alert } from '../../../src/ui/Alert/Alert.tsx';
import { Button } from '../../../src/ui/Button/Button.tsx';
import type { Inspector } from '../page/use-inspector.ts';
import { PageChoice } from '../side/PageChoice.tsx';
import panel from '../side/panel.module.css';
import { toldEventWords } from '../side/told-words.ts';
import { fittingValues } from './fitting.ts';
import { Player } from './Player.tsx';
import { readRecording } from './read-recording.ts';
import { record } from './record.ts';
import type { Recording } from './recording.types.ts';
import classes from './RecordingPanel.module.css';
import { saveFile } from './save-file.ts';
import { StepValues } from './StepValues.tsx';
import { TestExport } from './TestExport.tsx';
import type { Values } from './typed-fields.ts';
import { useReplay } from './use-replay.ts';
import { missingFields, visitOf } from './visit.ts';

/** What was done in the page that is looked at, or in a file: to keep, to play again, to make a test of. */
export function RecordingPanel({ inspector }: { inspector: Inspector }) {
  const { app, at, words, parts, choose } = inspector;
  /** A file's, or the one that is being played; the page that is looked at is another one then. */
  const [kept, setKept] = useState<Recording | null>(null);
  const [mistake, setMistake] = useState<string | null>(null);
  const [changed, setChanged] = useState<Values>({});
  const fileId = useId();
  const replay = useReplay(parts.live, (tab) => choose({ tab, at: null, actorId: null, follows: true }));

  /** What was changed was for the steps of another one. */
  const keep = (recording: Recording | null) => {
    setKept(recording);
    setChanged({});
  };

  const load = async ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const file = currentTarget.files?.[0];
    if (!file) return;
    const read = readRecording(await file.text());
    setMistake('mistake' in read ? read.mistake : null);
    if ('recording' in read) keep(read.recording);
    // The same file may be chosen again once it is mended.
    currentTarget.value = '';
  };

  const recording = kept ?? (app ? record(app, at ?? undefined) : null);
  const values = recording ? { ...fittingValues(recording), ...changed } : {};
  const visit = recording && visitOf(recording, values);
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
        <Button small onClick={() => keep(null)}>
          Back to the page that is looked at
        </Button>
      )}
      {recording === null || visit === null || recording.steps.length === 0 ? (
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
          <StepValues
            recording={recording}
            values={values}
            words={words}
            onChange={(key, value) => setChanged({ ...changed, [key]: value })}
          />
          {missingFields(recording, values).length === 0 && (
            <>
              <Player visit={visit} replay={replay} onStart={() => setKept(recording)} />
              <TestExport visit={visit} title={recording.title} tried={replay.tried} />
            </>
          )}
          <div>
            <Button
              small
              onClick={() => saveFile('recording.json', JSON.stringify(recording, null, 2), 'application/json')}
            >
              Download the recording
            </Button>
          </div>
        </>
      )}
    </div>
  );
}
