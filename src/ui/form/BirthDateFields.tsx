import { use } from 'react';
import { birthDateCopy as copy } from './birth-date.copy.ts';
import classes from './BirthDateFields.module.css';
import choice from './choice.module.css';
import control from './control.module.css';
import { FieldError } from './FieldError.tsx';
import frame from './FieldFrame.module.css';
import { FormContext, fieldId } from './form-context.ts';
import { useField } from './use-field.ts';

const parts = [
  { name: 'birthDay', autoComplete: 'bday-day' },
  { name: 'birthMonth', autoComplete: 'bday-month' },
  { name: 'birthYear', autoComplete: 'bday-year' },
] as const;

function Part({ name, autoComplete }: (typeof parts)[number]) {
  const { id, start, aria } = useField({ name });
  return (
    <div className={classes.part}>
      <label htmlFor={id} className={classes.label}>
        {copy[name]}
      </label>
      <input
        {...aria}
        id={id}
        name={name}
        type="text"
        className={`${control.control} ${control.line} ${classes[name]}`}
        defaultValue={start}
        inputMode="numeric"
        autoComplete={autoComplete}
        spellCheck={false}
      />
    </div>
  );
}

/**
 * A date of birth as day, month and year: a date that everybody knows by heart is typed faster than it is found in a calendar. One error stands
 * under all three; the part that has to be mended is marked, is where the summary leads to, and is read out with it.
 */
export function BirthDateFields() {
  const form = use(FormContext);
  const wrong = parts.find(({ name }) => form.errors[name] !== undefined)?.name ?? 'birthDay';
  const hint = fieldId(form.name, 'birthDate-hint');
  return (
    <fieldset className={frame.field} aria-describedby={hint}>
      <legend className={choice.legend}>{copy.legend}</legend>
      <p id={hint} className={frame.description}>
        {copy.hint}
      </p>
      <div className={classes.parts}>
        {parts.map((part) => (
          <Part key={part.name} {...part} />
        ))}
      </div>
      <FieldError id={fieldId(form.name, wrong)} message={form.errors[wrong]} />
    </fieldset>
  );
}
