import type { FormEvent, HTMLInputAutoCompleteAttribute } from 'react';
import classes from './control.module.css';
import { FieldFrame } from './FieldFrame.tsx';
import { mask } from './mask.ts';
import { useField, type FieldProps } from './use-field.ts';

type TextFieldProps = FieldProps & {
  type?: 'text' | 'email' | 'tel' | 'search' | 'date';
  inputMode?: 'text' | 'numeric' | 'tel' | 'email';
  autoComplete?: HTMLInputAutoCompleteAttribute;
  autoCapitalize?: 'none' | 'words' | 'characters';
  placeholder?: string;
  /** For what is short by nature: a postcode, a house number. */
  short?: boolean;
  /** Sorts what is typed into a pattern; # is a digit, * a letter or digit (UI-11). */
  pattern?: string;
};

/** A line of text. */
export function TextField(props: TextFieldProps) {
  const { type = 'text', inputMode, autoComplete, autoCapitalize, placeholder, short, pattern } = props;
  const { id, error, isRequired, start, aria } = useField(props);
  const toPattern = (event: FormEvent<HTMLInputElement>) => {
    const input = event.currentTarget;
    // Only at the end: in the middle it would push the caret away.
    if (pattern !== undefined && input.selectionStart === input.value.length) input.value = mask(pattern, input.value);
  };
  return (
    <FieldFrame {...props} id={id} isRequired={isRequired} error={error} singleLine>
      <input
        {...aria}
        id={id}
        name={props.name}
        type={type}
        className={`${classes.control} ${classes.line} ${short === true ? classes.short : ''}`}
        defaultValue={pattern === undefined ? start : mask(pattern, start)}
        readOnly={props.readOnly}
        inputMode={inputMode}
        autoComplete={autoComplete}
        autoCapitalize={autoCapitalize}
        placeholder={placeholder}
        spellCheck={false}
        onInput={toPattern}
      />
    </FieldFrame>
  );
}
