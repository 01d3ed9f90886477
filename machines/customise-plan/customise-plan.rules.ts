import { statusOf, type Failure } from '../shared/failure.ts';
import { addDays, isLocalDate, type LocalDate } from '../shared/local-date.ts';

/**
 * Weeks from the earliest day on in which a connection date can be chosen. The gateway's own limit, three months from
 * today, is never sooner, whatever bank holidays do to the earliest day.
 */
const weeksOnOffer = 11;

/** The last day on offer; null where the gateway has not said which is the first. */
export const latestDateOf = (earliest: LocalDate = ''): LocalDate | null =>
  isLocalDate(earliest) ? addDays(earliest, weeksOnOffer * 7) : null;

/** Why a connection date cannot be taken, or '' (CU-03: not before `earliestActivationDate`). Local dates compare as text. */
export function connectionDateError(date: string, earliest: LocalDate = ''): string {
  if (date === '') return 'Choose the day you want to be connected';
  if (!isLocalDate(date)) return 'Enter a real date, like 2027-01-15';
  if (date < earliest) return 'That is sooner than we can connect you. Choose a later date';
  return date > (latestDateOf(earliest) ?? date) ? 'Sorry, dates not available yet. Choose an earlier date.' : '';
}

/** The gateway's own words for a connection date that it refused; '' where it refused something else. */
export function refusedDateWords(failure: Failure): string {
  if (failure.kind !== 'HttpError' || statusOf(failure) !== 400) return '';
  return failure.fields.find(({ path }) => path === 'body.connectionDate')?.message ?? '';
}
