import type { JourneyMap } from '../../map/journey-map.types.ts';
import { placesOn } from '../map-view/on-map.ts';
import type { FunnelChoice, FunnelQuestion, Period } from './funnel.types.ts';

const DAY_MS = 24 * 3_600_000;

const lengthMs: Readonly<Record<Exclude<Period, 'all'>, number>> = {
  day: DAY_MS,
  week: 7 * DAY_MS,
  month: 30 * DAY_MS,
};

/** Nobody has chosen anything yet. */
export const wholeFunnel: FunnelChoice = { period: 'month', device: null, version: null, against: null, again: 0 };

/** The place of each state that stands on the map. */
const placesOf = ({ cards }: JourneyMap): Record<string, string> =>
  Object.fromEntries(cards.flatMap(placesOn).flatMap(({ id, states }) => states.map((state) => [state, id] as const)));

type Asked = { machine: string; map: JourneyMap; now: Date };

/** A choice as the collector understands it. `ago`: how many periods before. */
export function questionOf(
  { period, device, version }: Omit<FunnelChoice, 'against' | 'again'>,
  { machine, map, now }: Asked,
  ago = 0,
): FunnelQuestion {
  const length = period === 'all' ? null : lengthMs[period];
  const at = (periods: number): string => new Date(now.getTime() - periods * (length ?? 0)).toISOString();
  return {
    journey: machine,
    places: placesOf(map),
    ...(length === null ? {} : { from: at(ago + 1) }),
    ...(length === null || ago === 0 ? {} : { to: at(ago) }),
    ...(device === null ? {} : { device }),
    ...(version === null ? {} : { version }),
  };
}

/** What the choice is compared with; null where it is compared with nothing. */
export function otherQuestionOf(choice: FunnelChoice, asked: Asked): FunnelQuestion | null {
  const { against, period } = choice;
  if (against === null) return null;
  switch (against.kind) {
    case 'before':
      return period === 'all' ? null : questionOf(choice, asked, 1);
    case 'device':
      return questionOf({ ...choice, device: against.device }, asked);
    case 'version':
      return questionOf({ ...choice, version: against.version }, asked);
  }
}
