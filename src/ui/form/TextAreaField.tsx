import { useState } from 'react';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import classes from './control.module.css';
import { FieldFrame } from './FieldFrame.tsx';
import { useField, type FieldProps } from './use-field.ts';

type TextAreaFieldProps = FieldProps & {
  /** Counted, not cut off: the machine refuses what is too long, so nothing pasted is lost silently. */
  maxLength?: number;
};

/** Left to write before a screen reader starts to hear the count. */
const closeToFull = 20;

function countText(left: number): string {
  const signs = Math.abs(left) === 1 ? 'character' : 'characters';
  return left < 0 ? `${-left} ${signs} too many` : `${left} ${signs} left`;
}

/** In characters as people count them, as the rules behind the form do: an emoji is one. */
const lengthOf = (text: string): number => Array.from(text).length;

/** Several lines of text, at least 160 px high (UI-05). */
export function TextAreaField(props: TextAreaFieldProps) {
  const { id, error, isRequired, start, aria } = useField(props);
  const [length, setLength] = useState(() => lengthOf(start));
  const left = props.maxLength === undefined ? undefined : props.maxLength - length;
  return (
    <FieldFrame {...props} id={id} isRequired={isRequired} error={error}>
      <textarea
        {...aria}
        id={id}
        name={props.name}
        rows={5}
        className={`${classes.control} ${classes.area}`}
        defaultValue={start}
        readOnly={props.readOnly}
        onInput={(event) => setLength(lengthOf(event.currentTarget.value))}
      />
      {left !== undefined && (
        <>
          <p className={classes.count} data-over={left < 0 || undefined} aria-hidden>
            {countText(left)}
          </p>
          <VisuallyHidden>
            <span aria-live="polite">{left <= closeToFull && countText(left)}</span>
          </VisuallyHidden>
        </>
      )}
    </FieldFrame>
  );
}
