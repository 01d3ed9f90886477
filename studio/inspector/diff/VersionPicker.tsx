import { useId, useRef, useState, type ChangeEvent, type DragEvent } from 'react';
import { Alert } from '../../../src/ui/Alert/Alert.tsx';
import { Button } from '../../../src/ui/Button/Button.tsx';
import { shortDate } from '../../../src/ui/format/date.ts';
import { LabelledSelect } from '../side/LabelledSelect.tsx';
import panel from '../side/panel.module.css';
import { now, type ChosenVersion, type useVersions } from './use-versions.ts';
import classes from './VersionPicker.module.css';
import type { KnownVersion } from './versions-source.ts';

type VersionPickerProps = {
  label: string;
  chosen: ChosenVersion;
  versions: Pick<ReturnType<typeof useVersions>, 'known' | 'files' | 'again'>;
  onChoose: (id: string) => void;
  onFile: (file: File) => void;
};

const versionWords = ({ commit, date, subject }: KnownVersion): string =>
  `${shortDate(date)}: ${subject} (${commit.slice(0, 7)})`;

/** One side of the comparison: what runs now, a version that git knows, or a file, chosen or dropped. */
export function VersionPicker({ label, chosen, versions, onChoose, onFile }: VersionPickerProps) {
  const { id, version, mistake, fileMistake } = chosen;
  const { known, files, again } = versions;
  const fileId = useId();
  const [isOver, setOver] = useState(false);
  const select = useRef<HTMLSelectElement>(null);
  const isListed =
    id === now || [...known.map(({ commit }) => commit), ...files.map((file) => file.id)].includes(id ?? '');

  const take = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const file = currentTarget.files?.[0];
    if (file) onFile(file);
    // The same file may be chosen again once it is mended.
    currentTarget.value = '';
  };
  const tryAgain = () => {
    again();
    // The button goes with the mistake.
    select.current?.focus();
  };
  const drag = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    setOver(true);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const file = event.dataTransfer.files[0];
    if (file) onFile(file);
  };
  return (
    // Files can be dropped here; by keyboard they are chosen in the field.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <fieldset
      className={classes.picker}
      data-over={isOver || undefined}
      onDragOver={drag}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <legend className={classes.legend}>{label}</legend>
      <div className={classes.field}>
        <LabelledSelect ref={select} label="Version" value={id ?? ''} onChoose={onChoose}>
          {id === null && (
            <option value="" disabled>
              Choose a version
            </option>
          )}
          <option value={now}>What runs now</option>
          {id !== null && !isListed && <option value={id}>Commit {id.slice(0, 7)}</option>}
          {files.map((file) => (
            <option key={file.id} value={file.id}>
              File {file.name}
            </option>
          ))}
          {known.length > 0 && (
            <optgroup label="From git, the newest first">
              {known.map((one) => (
                <option key={one.commit} value={one.commit}>
                  {versionWords(one)}
                </option>
              ))}
            </optgroup>
          )}
        </LabelledSelect>
      </div>
      <div className={classes.field}>
        <label htmlFor={fileId} className={panel.label}>
          Or a file: choose it, or drop it here
        </label>
        <input id={fileId} className={panel.box} type="file" accept=".json,application/json" onChange={take} />
      </div>
      {fileMistake !== null && (
        <Alert kind="error" weight="minor">
          {fileMistake}
        </Alert>
      )}
      {mistake !== null && (
        <Alert kind="error" weight="minor">
          <p>{mistake}</p>
          <Button small variant="link" onClick={tryAgain}>
            Try again
          </Button>
        </Alert>
      )}
      <p className={panel.quiet} role="status">
        {id !== null && version === null && mistake === null ? 'This version is being read…' : ''}
      </p>
    </fieldset>
  );
}
