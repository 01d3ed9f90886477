import { useEffect, useRef, useState, type HTMLInputAutoCompleteAttribute } from 'react';
import classes from './control.module.css';
import { FieldFrame } from './FieldFrame.tsx';
import type { PatternMask } from './PatternMask.tsx';
import { useField, type FieldProps } from './use-field.ts';

type TextFieldProps = FieldProps & {
  type?: 'text' | 'email' | 'tel' | 'search' | 'date';
  inputMode?: 'text' | 'numeric' | 'tel' | 'email';
  autoComplete?: HTMLInputAutoCompleteAttribute;
  autoCapitalize?: 'none' | 'words' | 'characters';
  placeholder?: string;
  /** The first and the last day that a date may be. */
  min?: string;
  max?: string;
  /** For what is decided with every change; what is only held goes to the form when it is submitted. */
  onChange?: (value: string) => void;
  /** For what is short by nature: a postcode, a house number. */
  short?: boolean;
  /** Sorts what is typed into a pattern: # is a digit, * a letter or digit, all else is written by itself (UI-11). */
  pattern?: string;
};

/** The code of the mask comes with the first field that has a pattern; without it, it is a plain field. */
function useMaskCode(wanted: boolean) {
  const [code, setCode] = useState<{ Mask: typeof PatternMask } | null>(null);
  useEffect(() => {
    if (!wanted) return;
    import('./PatternMask.tsx').then(({ PatternMask }) => setCode({ Mask: PatternMask })).catch(() => undefined);
  }, [wanted]);
  return code?.Mask;
}

/** A line of text. */
export function TextField(props: TextFieldProps) {
  const {
    type = 'text',
    inputMode,
    autoComplete,
    autoCapitalize,
    placeholder,
    short,
    pattern,
    min,
    max,
    onChange,
  } = props;
  const { id, error, isRequired, start, aria } = useField(props);
  const input = useRef<HTMLInputElement>(null);
  const Mask = useMaskCode(pattern !== undefined);
  return (
    <FieldFrame {...props} id={id} isRequired={isRequired} error={error} singleLine>
      <input
        {...aria}
        ref={input}
        id={id}
        name={props.name}
        type={type}
        className={`${classes.control} ${classes.line} ${short === true ? classes.short : ''}`}
        defaultValue={start}
        readOnly={props.readOnly}
        inputMode={inputMode}
        autoComplete={autoComplete}
        autoCapitalize={autoCapitalize}
        placeholder={placeholder}
        min={min}
        max={max}
        onChange={onChange && (({ target }) => onChange(target.value))}
        spellCheck={false}
      />
      {/* Loaded once: the same component at every drawing. */}
      {/* oxlint-disable-next-line react/static-components */}
      {Mask && pattern !== undefined && <Mask input={input} pattern={pattern} invalid={error !== undefined} />}
    </FieldFrame>
  );
}
