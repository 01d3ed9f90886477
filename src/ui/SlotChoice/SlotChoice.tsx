import choice from '../form/choice.module.css';
import { freeDatesCopy } from './free-dates.copy.ts';
import classes from './SlotChoice.module.css';

type Slot = 'AM' | 'PM';

type SlotChoiceProps = {
  /** The free times of the chosen day. `time` as the gateway words it: "8am-12pm". */
  slots: readonly { slot: Slot; time: string }[];
  selected: Slot | undefined;
  onChoose: (slot: Slot) => void;
  name?: string;
  legend?: string;
};

const partOfDay: Record<Slot, string> = { AM: 'Morning', PM: 'Afternoon' };

/** Morning or afternoon. */
export function SlotChoice({ slots, selected, onChoose, name = 'slot', legend = 'Choose a time' }: SlotChoiceProps) {
  if (slots.length === 0) return <p className={classes.empty}>{freeDatesCopy.noneFree}</p>;
  return (
    <fieldset>
      <legend className={choice.legend}>{legend}</legend>
      <div className={classes.slots}>
        {slots.map(({ slot, time }) => (
          <label key={slot} className={`${choice.whole} ${classes.slot}`}>
            <input
              type="radio"
              className={`${choice.input} ${classes.radio}`}
              name={name}
              value={slot}
              checked={slot === selected}
              onChange={() => onChoose(slot)}
            />
            <span className={classes.part}>{partOfDay[slot]}</span>
            <span className={classes.time}>{time}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
