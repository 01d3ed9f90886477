import type { MonthOption } from '../../../../machines/select-appointment/select-appointment.selectors.ts';
import { monthAndYear } from '../../../ui/format/date.ts';
import { selectAppointmentCopy } from '../select-appointment.copy.ts';
import { StepButton } from './StepButton.tsx';
import classes from './MonthNavigation.module.css';

const copy = selectAppointmentCopy.ChoosingDate;

type MonthNavigationProps = {
  months: readonly MonthOption[];
  /** The month in view. */
  month: string;
  onMove: (to: MonthOption) => void;
};

/** To the month before and after, of those that can have free dates. */
export function MonthNavigation({ months, month, onMove }: MonthNavigationProps) {
  const previous = months.findLast((option) => option.isEnabled && option.month < month);
  const next = months.find((option) => option.isEnabled && option.month > month);
  // The gateway may offer fewer months than it seemed at first.
  const shown = months.find((option) => option.month === month) ?? months.at(-1);
  return (
    <div className={classes.months}>
      <StepButton
        direction="back"
        label={previous ? copy.previousMonth(monthAndYear(previous.month)) : copy.noPreviousMonth}
        isOff={previous === undefined}
        onPress={() => previous && onMove(previous)}
      />
      <h3 className={classes.month}>{shown && monthAndYear(shown.month)}</h3>
      <StepButton
        direction="on"
        label={next ? copy.nextMonth(monthAndYear(next.month)) : copy.noNextMonth}
        isOff={next === undefined}
        onPress={() => next && onMove(next)}
      />
    </div>
  );
}
