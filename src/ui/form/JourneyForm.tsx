import { useMemo, useState, type FormEvent, type ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';
import { FormContext } from './form-context.ts';
import { draftValues, formValues } from './form-values.ts';
import classes from './JourneyForm.module.css';

/** What is typed but not sent; the journey host keeps it per state. */
export type Draft = {
  values: Partial<Record<string, string>>;
  keep: (values: Record<string, string>) => void;
};

type JourneyFormProps = {
  /** Makes the ids of the fields; one form of that name per page. */
  name: string;
  /** What was refused: a message for each field, in the order of the fields. */
  errors?: Partial<Record<string, string>>;
  draft?: Draft;
  /** What the fields start with where there is no draft. */
  initial?: Partial<Record<string, string>>;
  /** Gets every field's value; a checkbox is its value or ''. */
  onSubmit: (values: Record<string, string>) => void;
  submitLabel: string;
  /** We are acting on it: the button shows it, and another submit is ignored. */
  busy?: boolean;
  /** Further ways on, after the submit button. */
  actions?: ReactNode;
  children: ReactNode;
};

const nothing = {};

/**
 * A form of uncontrolled fields: the machine decides, the form only holds what is typed. When the machine refuses,
 * the summary of errors takes the focus.
 */
export function JourneyForm({
  name,
  errors = nothing,
  draft,
  initial = nothing,
  onSubmit,
  submitLabel,
  busy = false,
  actions,
  children,
}: JourneyFormProps) {
  const [attempts, setAttempts] = useState(0);
  const values = draft?.values;
  const context = useMemo(() => ({ name, errors, values: { ...initial, ...values } }), [name, errors, initial, values]);
  const refused = Object.entries(errors).flatMap(([field, message]) =>
    message === undefined ? [] : [{ field, message }],
  );
  // A new summary, which takes the focus, after every refusal, even one in the same words; never while typing.
  const refusal = [attempts, ...refused.map(({ field, message }) => `${field}: ${message}`)].join('\n');

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    onSubmit(formValues(event.currentTarget));
    setAttempts((count) => count + 1);
  };

  return (
    <FormContext value={context}>
      <form
        name={name}
        noValidate
        className={classes.form}
        aria-busy={busy || undefined}
        onSubmit={submit}
        onInput={(event) => draft?.keep(draftValues(event.currentTarget))}
      >
        {refused.length > 0 && <ErrorSummary key={refusal} form={name} errors={refused} />}
        {children}
        <div className={classes.actions}>
          <Button type="submit" variant="primary" loading={busy}>
            {submitLabel}
          </Button>
          {actions}
        </div>
      </form>
    </FormContext>
  );
}
