import { useState, type ReactNode, type SubmitEvent } from 'react';
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
  /** Gets every field's value; a checkbox is its value or ''. So is the button pressed, where it has a name. */
  onSubmit: (values: Record<string, string>) => void;
  submitLabel: string;
  /** One form of several on its page, or one whose answer is the way on by now: its button is no primary one. */
  isQuiet?: boolean;
  /** We are acting on it: the button shows it, 'silent' where the page says it, and another submit is ignored. */
  busy?: boolean | 'silent';
  /** Further ways on, after the submit button. */
  actions?: ReactNode;
  /** Of the heading of what was refused: 3 where the form stands under an h2, as in a dialog. */
  level?: 2 | 3;
  children: ReactNode;
};

const nothing = {};

/**
 * A form of uncontrolled fields: the machine decides, the form only holds what is typed. When the machine refuses what
 * was submitted, the summary of errors takes the focus; what it refuses while somebody types stands at the field only.
 */
export function JourneyForm({
  name,
  errors = nothing,
  draft,
  initial = nothing,
  onSubmit,
  submitLabel,
  isQuiet = false,
  busy = false,
  actions,
  level = 2,
  children,
}: JourneyFormProps) {
  const [attempts, setAttempts] = useState(0);
  const [isTyping, setIsTyping] = useState(false);
  const [told, setTold] = useState('');
  const refused = Object.entries(errors).flatMap(([field, message]) =>
    message === undefined ? [] : [{ field, message }],
  );
  // A new summary, which takes the focus, after every refusal, even one in the same words; never while typing.
  const refusal = [attempts, ...refused.map(({ field, message }) => `${field}: ${message}`)].join('\n');
  const toTell = refused.length === 0 ? '' : isTyping ? told : refusal;
  if (told !== toTell) setTold(toTell);

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    onSubmit(formValues(event.currentTarget, event.nativeEvent.submitter));
    setIsTyping(false);
    setAttempts((count) => count + 1);
  };

  const type = (form: HTMLFormElement) => {
    setIsTyping(true);
    draft?.keep(draftValues(form));
  };

  return (
    <FormContext value={{ name, errors, values: { ...initial, ...draft?.values } }}>
      <form
        name={name}
        // Sends nothing by itself: without the app it would put what is typed, a password too, into the address.
        method="dialog"
        noValidate
        className={classes.form}
        aria-busy={!!busy || undefined}
        onSubmit={submit}
        onInput={(event) => type(event.currentTarget)}
      >
        {toTell !== '' && <ErrorSummary key={toTell} form={name} errors={refused} level={level} />}
        {children}
        <div className={classes.actions}>
          <Button type="submit" variant={isQuiet ? 'standard' : 'primary'} loading={busy}>
            {submitLabel}
          </Button>
          {actions}
        </div>
      </form>
    </FormContext>
  );
}
