import { useId } from 'react';
import { Alert } from '../../../src/ui/Alert/Alert.tsx';
import type { ChartWords } from '../../charts/chart.types.ts';
import panel from '../side/panel.module.css';
import { toldEventWords } from '../side/told-words.ts';
import classes from './RecordingPanel.module.css';
import type { Recording } from './recording.types.ts';
import type { TypedField, Values } from './typed-fields.ts';
import { fieldsOf, missingFields } from './visit.ts';

const missingWords = (missing: readonly TypedField[]): string =>
  missing.map(({ step, kind }) => `step ${step + 1} needs ${kind}`).join(', ');

type ValueProps = { label: string; value: string; onChange: (value: string) => void };

function Value({ label, value, onChange }: ValueProps) {
  const id = useId();
  return (
    <div className={classes.value}>
      <label htmlFor={id} className={panel.label}>
        {label}
      </label>
      <input
        id={id}
        className={panel.box}
        value={value}
        aria-invalid={value === '' || undefined}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
    </div>
  );
}

type StepValuesProps = {
  recording: Recording;
  values: Values;
  words: ChartWords;
  onChange: (key: string, value: string) => void;
};

/** What stands in for the customer's own words, step by step, and what somebody has to say themselves. */
export function StepValues({ recording, values, words, onChange }: StepValuesProps) {
  const fields = fieldsOf(recording);
  const missing = missingFields(recording, values);
  if (fields.length === 0) return null;
  return (
    <fieldset className={classes.values}>
      <legend className={panel.title}>Instead of what was typed</legend>
      <p className={panel.quiet}>
        What a customer types never leaves their page. These are invented, so that each leads where the customer’s led;
        change what matters. <code>{'{email}'}</code> and <code>{'{house}'}</code> are made for each play: a member who
        is nobody else, and a test home of its own.
      </p>
      {missing.length > 0 && (
        <Alert kind="warning" title={`Nothing can be invented here: ${missingWords(missing)}.`}>
          Fill it in to play the visit, or to make a test of it.
        </Alert>
      )}
      {fields.map(({ key, step, kind }) => (
        <Value
          key={key}
          label={`Step ${step + 1}, ${toldEventWords(recording.steps[step]?.event.type ?? '', words)}: ${kind}`}
          value={values[key] ?? ''}
          onChange={(value) => onChange(key, value)}
        />
      ))}
    </fieldset>
  );
}
