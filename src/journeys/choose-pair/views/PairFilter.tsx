import type { ChoosePairModel } from '../../../../machines/choose-pair/choose-pair.selectors.ts';
import { weekdays } from '../../../../machines/choose-pair/choose-pair.rules.ts';
import type { PairWish } from '../../../../machines/choose-pair/choose-pair.types.ts';
import { ChipChoice } from '../../../ui/ChipChoice/ChipChoice.tsx';
import { choosePairCopy } from '../choose-pair.copy.ts';
import classes from './ChoosingPair.module.css';

const { day, time } = choosePairCopy.ChoosingPair;

const anyValue = 'any';

const days = [
  { value: anyValue, ...day.any },
  ...day.only.map((words, index) => ({ value: String(index + 1), ...words })),
];

const times = [
  { value: anyValue, label: time.any },
  { value: 'AM', label: time.AM },
  { value: 'PM', label: time.PM },
] as const;

type PairFilterProps = Pick<ChoosePairModel, 'wish'> & { onNarrow: (wish: PairWish) => void };

/** When somebody can be at home: the list follows at once. */
export function PairFilter({ wish, onNarrow }: PairFilterProps) {
  return (
    <div className={classes.filter}>
      <ChipChoice
        legend={day.legend}
        options={days}
        selected={wish.weekday === null ? anyValue : String(wish.weekday)}
        onChoose={(value) =>
          onNarrow({ ...wish, weekday: weekdays.find((weekday) => String(weekday) === value) ?? null })
        }
      />
      <ChipChoice
        legend={time.legend}
        options={times}
        selected={wish.slot ?? anyValue}
        onChoose={(value) => onNarrow({ ...wish, slot: value === anyValue ? null : value })}
      />
    </div>
  );
}
