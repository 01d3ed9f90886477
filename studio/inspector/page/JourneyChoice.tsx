import type { ReactNode } from 'react';
import { LabelledSelect } from '../side/LabelledSelect.tsx';
import panel from '../side/panel.module.css';
import classes from './JourneyChoice.module.css';

type JourneyChoiceProps = {
  /** `note` is what there is to say of a journey in a word or two; a quiet one is nothing to look at. */
  journeys: readonly { name: string; title: string; note: string | null; isQuiet?: boolean }[];
  current: string | undefined;
  onChoose: (name: string) => void;
  /** Stand before and behind the list. */
  above?: ReactNode;
  below?: ReactNode;
};

/** Journeys to choose from: a list where there is room, a field elsewhere. */
export function JourneyChoice({ journeys, current, onChoose, above, below }: JourneyChoiceProps) {
  return (
    <nav className={classes.journeys} aria-label="Journeys">
      {above}
      <div className={classes.few}>
        <LabelledSelect label="Journey" value={current ?? ''} onChoose={onChoose}>
          {current === undefined && (
            <option value="" disabled>
              Choose a journey
            </option>
          )}
          {journeys.map(({ name, title, note }) => (
            <option key={name} value={name}>
              {title}
              {note !== null && ` · ${note}`}
            </option>
          ))}
        </LabelledSelect>
      </div>
      <ul className={classes.list}>
        {journeys.map(({ name, title, note, isQuiet = false }) => (
          <li key={name}>
            <button
              type="button"
              className={`${panel.row} ${classes.journey}`}
              aria-current={name === current ? 'page' : undefined}
              onClick={() => onChoose(name)}
            >
              {title}
              {note !== null && (
                <span className={classes.note} data-quiet={isQuiet || undefined}>
                  {note}
                </span>
              )}
            </button>
          </li>
        ))}
      </ul>
      {below}
    </nav>
  );
}
