import type { LocalDate } from '../shared/local-date.ts';
import { startDayOf } from './order-broadband.rules.ts';
import type { OrderBroadbandContext, Plan } from './order-broadband.types.ts';

type BookedVisit = NonNullable<NonNullable<OrderBroadbandContext['booking']>['inHomeVisit']>;
type Placed = Pick<OrderBroadbandContext, 'order' | 'plan' | 'booking' | 'customisation' | 'switching'>;

export type Milestone = {
  kind: 'ordered' | 'outside' | 'router' | 'home' | 'live' | 'charged' | 'oldServiceEnds';
  /** A UK local date, or the moment of the order; null where nobody can say yet. */
  date: string | null;
  /** Of a visit. */
  slot?: BookedVisit['slot'];
};

/** The plan as it was ordered, else as it was chosen. */
export const orderedPlanOf = ({ order, plan }: Pick<Placed, 'order' | 'plan'>): Plan | null => order?.plan ?? plan;

/** When the broadband is expected to work: as the gateway says, else as the visits and the wish of the customer have it; null where neither says. */
export function goLiveOf(placed: Placed): LocalDate | null {
  const plan = orderedPlanOf(placed);
  const expected = plan?.serviceStart ?? plan?.provisionalStartDate ?? null;
  const { booking, customisation } = placed;
  return expected ?? (booking && startDayOf(booking, customisation?.connectionDate ?? null));
}

/** What has happened and what comes, in the order in which it does (OR-07). The first month is charged on the Go Live date (OR-08). */
export function milestonesOf(placed: Placed): Milestone[] {
  const { order, booking, switching } = placed;
  const goLive = goLiveOf(placed);
  const outside = booking?.outsideVisit ?? null;
  const home = booking?.inHomeVisit ?? null;
  return [
    { kind: 'ordered', date: order?.orderedAt ?? null },
    ...(outside ? [{ kind: 'outside' as const, date: outside.date, slot: outside.slot }] : []),
    { kind: 'router', date: null },
    ...(home ? [{ kind: 'home' as const, date: home.date, slot: home.slot }] : []),
    { kind: 'live', date: goLive },
    { kind: 'charged', date: goLive },
    ...(switching.wish === 'switch' && switching.status ? [{ kind: 'oldServiceEnds' as const, date: goLive }] : []),
  ];
}
