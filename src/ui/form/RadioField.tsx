import type { ReactNode } from 'react';
import classes from './choice.module.css';
import { FieldError } from './FieldError.tsx';
import frame from './FieldFrame.module.css';
import { ChoiceMark } from './FieldFrame.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { useField, type FieldProps } from './use-field.ts';

type RadioFieldProps = Omit<FieldProps, 'readOnly'> & {
  /** Read out only, where the heading of the page asks the question. */
  isLabelHidden?: boolean;
  options: readonly { value: string; label: ReactNode; hint?: ReactNode }[];
};

/** One of a few, each as a card to tap, with an asterisk when one has to be chosen (UI-04). */
export function RadioField({
  name,
  label,
  description,
  required = true,
  hideOptional = false,
  initial,
  isLabelHidden = false,
  options,
}: RadioFieldProps) {
  const { id, error, start, aria } = useField({ name, required, description, initial });
  return (
    <fieldset
      role="radiogroup"
      className={frame.field}
      aria-describedby={aria['aria-describedby']}
      aria-invalid={aria['aria-invalid']}
      aria-required={aria['aria-required']}
    >
      {isLabelHidden ? (
        <legend>
          <VisuallyHidden>{label}</VisuallyHidden>
        </legend>
      ) : (
        <legend className={classes.legend}>
          {label}
          <ChoiceMark required={required} hideOptional={hideOptional} />
        </legend>
      )}
      {description !== undefined && (
        <p id={`${id}-description`} className={frame.description}>
          {description}
        </p>
      )}
      {options.map((option, index) => (
        <label key={option.value} className={`${classes.whole} ${classes.choice} ${classes.card}`}>
          <input
            // The summary of errors leads to the first one.
            id={index === 0 ? id : `${id}-${option.value}`}
            type="radio"
            className={classes.input}
            name={name}
            value={option.value}
            defaultChecked={start === option.value}
          />
          <span className={classes.words}>
            <span className={classes.label}>{option.label}</span>
            {option.hint !== undefined && <span className={classes.note}>{option.hint}</span>}
          </span>
        </label>
      ))}
      <FieldError id={id} message={error} />
    </fieldset>
  );
}
