import type { ReactNode } from 'react';
import { FieldError } from './FieldError.tsx';
import classes from './FieldFrame.module.css';
import type { FieldProps } from './use-field.ts';

type FieldFrameProps = Pick<FieldProps, 'label' | 'description' | 'hideOptional' | 'readOnly'> & {
  id: string;
  isRequired: boolean;
  error: string | undefined;
  /** One line high: 200 px with all its words (UI-13). */
  singleLine?: boolean;
  children: ReactNode;
};

/** Label, description, the control, and under it what is wrong (specification, point 5). */
export function FieldFrame({
  id,
  label,
  description,
  hideOptional,
  readOnly,
  isRequired,
  error,
  singleLine,
  children,
}: FieldFrameProps) {
  return (
    <div className={classes.field} data-single-line={singleLine}>
      <label htmlFor={id} className={classes.label}>
        {label}
        {!isRequired && readOnly !== true && hideOptional !== true && (
          <span className={classes.optional}> (optional)</span>
        )}
      </label>
      {description !== undefined && (
        <p id={`${id}-description`} className={classes.description}>
          {description}
        </p>
      )}
      {children}
      <FieldError id={id} message={error} />
    </div>
  );
}

/** After the words of a choice: an asterisk that says what it means where one has to be made, "(optional)" where not (UI-04, UI-08). */
export function ChoiceMark({ required, hideOptional }: { required: boolean; hideOptional: boolean }) {
  if (!required && hideOptional) return null;
  return (
    <span className={classes.optional} aria-hidden={required}>
      {required ? ' *\u00A0(required)' : ' (optional)'}
    </span>
  );
}
