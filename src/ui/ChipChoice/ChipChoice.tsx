import { useId } from 'react';
import choice from '../form/choice.module.css';
import classes from './ChipChoice.module.css';

type ChipChoiceProps<Value extends string> = {
  legend: string;
  /** `short` is what is seen of a label that the question makes clear: "Mon" of "Only Mondays". */
  options: readonly { value: Value; label: string; short?: string }[];
  selected: Value;
  onChoose: (value: Value) => void;
};

/** One of a few short words, in a row that breaks where there is no room: a filter that answers at once. */
export function ChipChoice<Value extends string>({ legend, options, selected, onChoose }: ChipChoiceProps<Value>) {
  const name = useId();
  return (
    <fieldset>
      <legend className={choice.legend}>{legend}</legend>
      <div className={classes.chips}>
        {options.map(({ value, label, short }) => (
          <label
            key={value}
            className={`${choice.whole} ${choice.bare} ${classes.chip} ${short === undefined ? '' : classes.short}`}
          >
            <input
              type="radio"
              name={name}
              value={value}
              checked={value === selected}
              aria-label={short && label}
              onChange={() => onChoose(value)}
            />
            {short ?? label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
