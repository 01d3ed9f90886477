import { kindOf, type NetworkVisitType, type VisitType } from './capacity.rules.ts';
import { sentinel, type SentinelId } from '../../scenarios/sentinels.ts';

/** The regions of the homes in `scenarios/sentinels.ts` whose engineers have a diary of their own kind. */
const forcedDiaries = [
  'dates-taken',
  'dates-not-yet',
  'dates-block-fails',
  'dates-slow',
  'dates-server-error',
  'dates-none',
] as const satisfies readonly SentinelId[];

type ForcedDiary = (typeof forcedDiaries)[number];

/** What is forced on dates in a region; undefined in all others. */
export function forcedDiaryOf(region: string): ForcedDiary | undefined {
  return forcedDiaries.find((each) => each === region);
}

const refusals: Readonly<Record<string, readonly VisitType[]>> = {
  [sentinel('reservation-outside-rejected').value.toLowerCase()]: ['PRE_WORK'],
  [sentinel('reservation-in-home-rejected').value.toLowerCase()]: ['IN_HOME'],
  [sentinel('reservation-both-rejected').value.toLowerCase()]: ['PRE_WORK', 'IN_HOME'],
};

/**
 * Whether the network refuses the day of a visit because of the contact's surname. It does so once for each visit:
 * a day that was refused stays refused, and any other day is accepted from then on.
 */
export function isRefusedBySurname(
  surname: string | null,
  visitType: NetworkVisitType,
  day: string,
  refusedDays: ReadonlySet<string>,
): boolean {
  if (refusedDays.size > 0) return refusedDays.has(day);
  return refusals[(surname ?? '').trim().toLowerCase()]?.includes(kindOf(visitType)) ?? false;
}
