import { addDays, later, type LocalDate } from '../../../platform/clock/local-date.ts';
import { addWorkingDays } from '../../../platform/clock/working-days.ts';

/** Working days that the post takes at most, counted from the day on which something is asked for. */
export const POST_WORKING_DAYS = 5;

/** Days to send kit back after the last day on which it is used. */
const SEND_BACK_DAYS = 28;

/** Until when kit comes back. */
export const sendBackBy = (lastDay: LocalDate): LocalDate => addDays(lastDay, SEND_BACK_DAYS);

/** By when kit is at the home that is asked for today and counts from a day: by then, unless the post takes longer. */
export const arrivesBy = (from: LocalDate, today: LocalDate): LocalDate =>
  later(from, addWorkingDays(today, POST_WORKING_DAYS));

/** A plan by its name and its kit: that kit is taken out is said, too. */
export function nameWithKit(displayName: string, meshWifi: boolean, hadMeshWifi = false): string {
  if (meshWifi) return `${displayName} with mesh Wi-Fi`;
  return hadMeshWifi ? `${displayName} without mesh Wi-Fi` : displayName;
}
