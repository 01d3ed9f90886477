import type { ReactNode } from 'react';
import classes from './choice.module.css';
import { FieldError } from './FieldError.tsx';
import frame from './FieldFrame.module.css';
import { ChoiceMark } from './FieldFrame.tsx';
import { useField, type FieldProps } from './use-field.ts';

type CheckboxFieldProps = Omit<FieldProps, 'label' | 'initial' | 'readOnly'> & {
  label: ReactNode;
  /** What is sent when it is ticked; '' is sent when it is not. */
  value?: string;
  /** Ticked from the start where there is no draft. */
  initial?: boolean;
};

/** A box to tick, with an asterisk when it has to be (UI-04). */
export function CheckboxField({
  name,
  label,
  description,
  required = true,
  hideOptional = false,
  value = 'yes',
  initial = false,
}: CheckboxFieldProps) {
  const { id, error, start, aria } = useField({ name, required, description, initial: initial ? value : '' });
  return (
    <div className={frame.field}>
      <label className={classes.choice}>
        <input
          {...aria}
          id={id}
          type="checkbox"
          className={classes.input}
          name={name}
          value={value}
          defaultChecked={start === value}
        />
        <span>
          {label}
          <ChoiceMark required={required} hideOptional={hideOptional} />
        </span>
      </label>
      {description !== undefined && (
        <p id={`${id}-description`} className={classes.hint}>
          {description}
        </p>
      )}
      <FieldError id={id} message={error} />
    </div>
  );
}
