import { ukDateOf } from '../../platform/clock/clock.ts';
import { addDays, type LocalDate } from '../../platform/clock/local-date.ts';
import { ukTime } from '../../platform/clock/uk-time.ts';
import { isWorkingDay } from '../../platform/clock/working-days.ts';

/** How long PAC and STAC last (Ofcom, General Condition C7.16). */
const CODE_DAYS = 30;
const STOPPED_UNTIL_HOUR = 23;
const MOVED_AT_HOUR = 11;

/** The last day on which a code can be used that is given at `now`. */
export const lastDayOfCode = (now: Date): LocalDate => addDays(ukDateOf(now), CODE_DAYS);

/** From when on a move of that day goes on whatever is said. */
export const stopBefore = (day: LocalDate): Date => new Date(ukTime(addDays(day, -1), STOPPED_UNTIL_HOUR));

/** When a number comes over. */
export const movedAt = (day: LocalDate): Date => new Date(ukTime(day, MOVED_AT_HOUR));

/** Whether a number can be brought on a day: a working day after today and within 30, of which the evening before has not come. */
export const canMoveOn = (day: LocalDate, now: Date): boolean =>
  isWorkingDay(day) && now < stopBefore(day) && day <= lastDayOfCode(now);
