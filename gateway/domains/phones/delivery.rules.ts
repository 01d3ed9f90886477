import { ukDateOf } from '../../../platform/clock/clock.ts';
import { addDays, type LocalDate } from '../../../platform/clock/local-date.ts';
import { ukTime } from '../../../platform/clock/uk-time.ts';
import {
  addWorkingDays,
  isWorkingDay,
  workingDayBefore,
  workingDayFrom,
} from '../../../platform/clock/working-days.ts';

/** Who orders by this hour of a working day in the UK is served from that day on. */
const LAST_HOUR = 17;

/** How many days of delivery a customer can choose from. */
export const DAYS_TO_CHOOSE_FROM = 10;

const closingTime = (day: LocalDate): Date => new Date(ukTime(day, LAST_HOUR));

/** The working day that an order counts from: today until 5pm, else the next one. */
function dayOfOrder(now: Date): LocalDate {
  const today = ukDateOf(now);
  return isWorkingDay(today) && now <= closingTime(today) ? today : workingDayFrom(addDays(today, 1));
}

/**
 * The first day on which something that takes so many working days from the shelf to the door is there, if it is ordered at `now`: 1 is the next
 * working day, a refurbished phone takes 2. Working days are those of England and Wales.
 */
export function deliveryOn(now: Date, workingDays: number): LocalDate {
  return addWorkingDays(dayOfOrder(now), workingDays);
}

/** Until when it has to be ordered for the first day of delivery that is said at `now`: 5pm of the day that the order counts from. */
export function orderBy(now: Date): Date {
  return closingTime(dayOfOrder(now));
}

/** The working day on which a parcel leaves in the evening, so that it is there on `deliverOn`. */
export function leavingDay(deliverOn: LocalDate): LocalDate {
  return workingDayBefore(deliverOn);
}

/** Days of delivery that can be chosen, the first one first. */
export function deliveryDays(now: Date, workingDays: number): LocalDate[] {
  const days = [deliveryOn(now, workingDays)];
  while (days.length < DAYS_TO_CHOOSE_FROM) days.push(addWorkingDays(days.at(-1) ?? '', 1));
  return days;
}
