import { useEffect, useId, useRef, type MouseEvent } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import classes from './ErrorSummary.module.css';
import { fieldId } from './form-context.ts';

type ErrorSummaryProps = {
  form: string;
  errors: readonly { field: string; message: string }[];
  /** Of its heading: 3 where the form stands under an h2, as in a dialog. */
  level: 2 | 3;
};

/** Focuses the field without touching the address bar, which belongs to the journey. */
function goToField(event: MouseEvent<HTMLAnchorElement>) {
  event.preventDefault();
  const field = document.getElementById(decodeURIComponent(event.currentTarget.hash.slice(1)));
  field?.scrollIntoView({ block: 'center' });
  field?.focus({ preventScroll: true });
}

/** Everything that was refused, above the form, with the same words as at the fields. Takes the focus when it appears. */
export function ErrorSummary({ form, errors, level }: ErrorSummaryProps) {
  const id = useId();
  const Heading = `h${level}` as const;
  const summary = useRef<HTMLDivElement>(null);
  useEffect(() => {
    summary.current?.focus();
  }, []);
  return (
    <div ref={summary} className={classes.summary} role="alert" tabIndex={-1} aria-labelledby={id}>
      <Heading id={id} className={classes.title}>
        <span className={classes.icon}>
          <Icon name="error" size={24} />
        </span>
        There is a problem
      </Heading>
      <ul className={classes.list}>
        {errors.map(({ field, message }) => (
          <li key={field}>
            <a className={classes.link} href={`#${fieldId(form, field)}`} onClick={goToField}>
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
