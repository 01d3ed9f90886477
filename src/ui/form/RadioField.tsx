import { Fragment, type ReactNode } from 'react';
import chips from '../ChipChoice/ChipChoice.module.css';
import classes from './choice.module.css';
import { FieldError } from './FieldError.tsx';
import frame from './FieldFrame.module.css';
import { ChoiceMark } from './FieldFrame.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { useField, type FieldProps } from './use-field.ts';

type RadioFieldProps = Omit<FieldProps, 'readOnly'> & {
  /** Read out only, where the heading of the page asks the question. */
  isLabelHidden?: boolean;
  /** `above` heads an option and those after it. */
  options: readonly { value: string; label: ReactNode; hint?: ReactNode; above?: ReactNode }[];
  /** Of a few short words each: side by side, with no control of their own. */
  areShort?: boolean;
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
  areShort = false,
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
      <div className={areShort ? `${chips.chips} ${chips.even}` : frame.field}>
        {options.map((option, index) => (
          <Fragment key={option.value}>
            {option.above}
            <label
              className={`${classes.whole} ${areShort ? `${classes.bare} ${chips.chip}` : `${classes.choice} ${classes.card}`}`}
            >
              <input
                // The summary of errors leads to the first one.
                id={index === 0 ? id : `${id}-${option.value}`}
                type="radio"
                className={areShort ? undefined : classes.input}
                name={name}
                value={option.value}
                defaultChecked={start === option.value}
              />
              <span className={classes.words}>
                <span className={classes.label}>{option.label}</span>
                {option.hint !== undefined && <span className={classes.note}>{option.hint}</span>}
              </span>
            </label>
          </Fragment>
        ))}
      </div>
      <FieldError id={id} message={error} />
    </fieldset>
  );
}
