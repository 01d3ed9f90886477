import type { LivingSummary, SummarisedVisit } from '../order-broadband/living-summary.rules.ts';
import type { Wire } from '../shared/wire.ts';
import type { MemberOrder, OrderVisit } from './manage-order.types.ts';

const ended: ReadonlySet<string> = new Set<Wire<'KnownOrderState'>>(['CANCELLING', 'CANCELLED', 'REJECTED']);

/** The day of a visit; none where the order has no such visit, open where it has to be booked again. */
const visitOf = (visit: OrderVisit | undefined): SummarisedVisit => {
  if (!visit) return 'none';
  return visit.rebookingRequired ? 'open' : { date: visit.appointmentDate, slot: visit.slot };
};

function stageOf({ state, plan }: MemberOrder['order']): NonNullable<LivingSummary['stage']> {
  if (ended.has(state)) return 'over';
  return plan.serviceStart === null ? 'ordered' : 'live';
}

/**
 * The summary of an order that is placed, as it was shown from the plan to the review. Nobody keeps from whom it switches
 * here, nor what the plan costs without mesh Wi-Fi.
 */
export function orderedSummaryOf({ order, meshWifi }: MemberOrder): LivingSummary {
  const { plan, appointments } = order;
  const monthlyPriceInPence = Number(plan.monthlyPrice);
  return {
    planName: plan.displayName,
    contractText: plan.contractDurationText,
    planPriceInPence: monthlyPriceInPence,
    meshPriceInPence: meshWifi ? 'inPrice' : null,
    monthlyPriceInPence,
    setupPriceInPence: Number(plan.upfrontPrice),
    outsideVisit: visitOf(appointments.find(({ visitType }) => visitType === 'PRE_WORK')),
    // One visit for the works outside and inside counts as the in-home visit (BK-31).
    inHomeVisit: visitOf(appointments.find(({ visitType }) => visitType !== 'PRE_WORK')),
    goLiveDay: plan.serviceStart ?? plan.provisionalStartDate,
    switching: plan.switchId ? 'ours' : 'impossible',
    stage: stageOf(order),
  };
}
