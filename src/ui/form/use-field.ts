import { use } from 'react';
import { FormContext, fieldId } from './form-context.ts';

export type FieldProps = {
  /** The key of the value and of the error. */
  name: string;
  label: string;
  /** Words between label and field that are read out with it. */
  description?: string;
  /** Required unless said otherwise; what is not gets "(optional)" (UI-08). */
  required?: boolean;
  /** Leaves "(optional)" away where the label says so itself. */
  hideOptional?: boolean;
  /** Shown, sent, never changed: never required and never wrong (UI-10). */
  readOnly?: boolean;
  /** What the field starts with where there is no draft. */
  initial?: string;
};

type FieldState = { name: string; required?: boolean; readOnly?: boolean; description?: string; initial?: string };

/** The wiring of one field: ids, its error, what it starts with. */
export function useField({ name, required = true, readOnly = false, description, initial = '' }: FieldState) {
  const form = use(FormContext);
  const id = fieldId(form.name, name);
  const error = readOnly ? undefined : form.errors[name];
  const describedBy = [description !== undefined && `${id}-description`, error !== undefined && `${id}-error`]
    .filter(Boolean)
    .join(' ');
  return {
    id,
    error,
    isRequired: required && !readOnly,
    start: form.values[name] ?? initial,
    aria: {
      'aria-describedby': describedBy || undefined,
      'aria-invalid': error !== undefined || undefined,
      'aria-required': (required && !readOnly) || undefined,
    },
  };
}
