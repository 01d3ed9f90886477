import { ukDateOf } from '../../platform/clock/clock.ts';
import { addDays } from '../../platform/clock/local-date.ts';
import { ukTime } from '../../platform/clock/uk-time.ts';

/** Hours of the clock in the United Kingdom between which nobody is written to of what can wait. */
const MORNING_HOUR = 8;
const NIGHT_HOUR = 21;

/** When a message is sent that can wait and is written now: at once by day, else at eight in the morning. */
export function inTheDay(now: Date): Date {
  const today = ukDateOf(now);
  const morning = new Date(ukTime(today, MORNING_HOUR));
  if (now < morning) return morning;
  return now < new Date(ukTime(today, NIGHT_HOUR)) ? now : new Date(ukTime(addDays(today, 1), MORNING_HOUR));
}
