import type { MonthOption } from '../../../../machines/select-appointment/select-appointment.selectors.ts';
import { addDays, monthOf, type LocalMonth } from '../../../../machines/shared/local-date.ts';
import { datePieces, monthAndYear } from '../../../ui/format/date.ts';
import { VisuallyHidden } from '../../../ui/VisuallyHidden/VisuallyHidden.tsx';
import { selectAppointmentCopy } from '../select-appointment.copy.ts';
import classes from './MonthNavigation.module.css';

const copy = selectAppointmentCopy.ChoosingDate;

type MonthNavigationProps = {
  months: readonly MonthOption[];
  /** The month in view. */
  month: string;
  onMove: (to: MonthOption) => void;
};

type MonthButtonProps = {
  /** What it is named by: the month that it leads to, or the one beside, where it leads to none. */
  month: LocalMonth;
  label: (name: string) => string;
  to: MonthOption | undefined;
  onMove: (to: MonthOption) => void;
};

/** A month by its name: arrows are for the days below. Where nothing is free that way the button keeps the focus, so that nobody is thrown out of the dialog. */
function MonthButton({ month, label, to, onMove }: MonthButtonProps) {
  return (
    <button
      type="button"
      className={classes.beside}
      aria-disabled={to === undefined || undefined}
      onClick={() => to && onMove(to)}
    >
      <span aria-hidden>{datePieces(`${month}-01`).month}</span>
      <VisuallyHidden>{label(monthAndYear(month))}</VisuallyHidden>
    </button>
  );
}

/** To the month before and after, of those that can have free dates. */
export function MonthNavigation({ months, month, onMove }: MonthNavigationProps) {
  const previous = months.findLast((option) => option.isEnabled && option.month < month);
  const next = months.find((option) => option.isEnabled && option.month > month);
  // The gateway may offer fewer months than it seemed at first.
  const shown = (months.find((option) => option.month === month) ?? months.at(-1))?.month;
  if (shown === undefined) return null;
  return (
    <div className={classes.months}>
      <MonthButton
        month={previous?.month ?? monthOf(addDays(`${shown}-01`, -1))}
        label={copy.previousMonth}
        to={previous}
        onMove={onMove}
      />
      <h3 className={classes.month}>{monthAndYear(shown)}</h3>
      <MonthButton
        month={next?.month ?? monthOf(addDays(`${shown}-28`, 4))}
        label={copy.nextMonth}
        to={next}
        onMove={onMove}
      />
    </div>
  );
}
