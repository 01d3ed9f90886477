import { memo, type Ref } from 'react';
import { datePieces, longDate } from '../format/date.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import choice from '../form/choice.module.css';
import classes from './DateOption.module.css';

type DateOptionProps = {
  /** YYYY-MM-DD */
  date: string;
  /** Of the radio group that the dates make up. */
  name: string;
  /** Free time slots on that day; none means that it cannot be chosen. */
  free: number;
  selected: boolean;
  onChoose: (date: string) => void;
  ref?: Ref<HTMLLabelElement>;
};

const freeText = (free: number): string =>
  free === 0 ? 'no times' : free === 1 ? '1 time free' : `${free} times free`;

/** One day in the date list, 54 × 92 px (BK-13): a radio button, read out with weekday, date and free slots. */
export const DateOption = memo(function DateOption({ date, name, free, selected, onChoose, ref }: DateOptionProps) {
  const { weekday, day, month } = datePieces(date);
  return (
    <label ref={ref} className={`${choice.whole} ${choice.bare} ${classes.option}`} data-date={date}>
      <input
        type="radio"
        name={name}
        value={date}
        checked={selected}
        disabled={free === 0}
        onChange={() => onChoose(date)}
      />
      <VisuallyHidden>
        {longDate(date)}, {freeText(free)}
      </VisuallyHidden>
      <span className={classes.face} aria-hidden>
        <span className={classes.weekday}>{weekday}</span>
        <span className={classes.day}>{day}</span>
        <span className={classes.month}>{month}</span>
      </span>
    </label>
  );
});
