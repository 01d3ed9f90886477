import { DATE_NOT_YET_OPEN, longDate } from '../../words/date-words.ts';
import { addDays, addMonths, later, monthsLeft, type LocalDate } from '../../../platform/clock/local-date.ts';
import { HttpProblem, outsideWindow } from '../../../platform/http/problem.ts';
import { isOrderable } from '../coverage/coverage.rules.ts';
import { earliestActivationDate, type RequiredVisits } from '../coverage/lead-times.rules.ts';
import { CONNECTION_METHOD, MESH_WIFI_MONTHLY_PENCE, type Product } from '../products/products.catalogue.ts';
import type { Plan, PlanRow, PlanState } from './plans.types.ts';

/** The copy of specification, point 8 (PL-04), kept to the letter. */
const UNAVAILABLE = 'Sorry, we are are unable to provide you with a plan at this time.';

/** A connection date is at most about three months ahead, like the in-home visit (specification, point 9). */
const CONNECTION_WINDOW_DAYS = 92;

/** Part of the monthly price, in percent, that an early end costs: what we save by it is taken off. */
const EXIT_SHARE_PERCENT = 60;

const transitions: Readonly<Record<PlanState, readonly PlanState[]>> = {
  DRAFT: ['ORDERED'],
  ORDERED: ['ACTIVE', 'ENDED'],
  ACTIVE: ['CHANGING', 'PAUSED', 'CEASING', 'ENDED'],
  CHANGING: ['ACTIVE', 'PAUSED', 'CEASING', 'ENDED'],
  PAUSED: ['ACTIVE', 'CHANGING', 'CEASING', 'ENDED'],
  CEASING: ['ACTIVE', 'PAUSED', 'ENDED'],
  ENDED: [],
};

/** Whether a plan may go from one state to another; nothing leads out of ENDED (OR-06, DB-02). */
export function canBecome(from: PlanState, to: PlanState): boolean {
  return transitions[from].includes(to);
}

/** States in which the home is on the network. */
const liveStates: ReadonlySet<PlanState> = new Set(['ACTIVE', 'CHANGING', 'CEASING']);

export function planUnavailable(): HttpProblem {
  return new HttpProblem(409, 'plan.unavailable', { message: UNAVAILABLE });
}

/** One member has one plan at a home, from its order to the end of the service. */
export function homeOrdered(): HttpProblem {
  return new HttpProblem(409, 'order.exists', {
    message: 'You already have an order or a plan for this home. Go to your dashboard to see it or change it.',
  });
}

/** Throws unless a plan can be made from an address check with this answer. */
export function assertOrderable(status: string): void {
  if (status === 'MULTIPLE_ADDRESS_MATCH' || status === 'TooManyAddressesFound')
    throw new HttpProblem(409, 'premise.undecided', { message: 'Choose your home from the list first.' });
  if (!isOrderable(status)) throw planUnavailable();
}

export function assertDraft(plan: Pick<PlanRow, 'state'>): void {
  if (plan.state !== 'DRAFT')
    throw new HttpProblem(409, 'plan.not-draft', { message: 'This plan is already ordered and can’t be changed.' });
}

/** What a plan costs, in pence: once, and a month. */
export function pricesOf(
  product: Product,
  meshWifi: boolean,
): { upfrontPriceInPence: number; monthlyPriceInPence: number } {
  return {
    upfrontPriceInPence: product.setupPriceInPence,
    monthlyPriceInPence: product.priceInPence + (meshWifi ? MESH_WIFI_MONTHLY_PENCE : 0),
  };
}

/** Throws 400 `invalid.request` for a connection date outside the window (CU-03). */
export function assertConnectionDate(date: string, today: string, visits: RequiredVisits): void {
  const earliest = earliestActivationDate(visits, null, today);
  if (date >= earliest && date <= addDays(today, CONNECTION_WINDOW_DAYS)) return;
  const words = date < earliest ? `The earliest day we can connect you is ${longDate(earliest)}.` : DATE_NOT_YET_OPEN;
  throw outsideWindow(words, 'connectionDate');
}

/** First and last day of a contract that begins on a day. */
export function contractTerm(firstDay: string, months: number): { start: string; end: string } {
  return { start: firstDay, end: addDays(addMonths(firstDay, months), -1) };
}

/** What one month costs that is left when a fixed term ends early, in pence; nothing when the plan rolls monthly. */
export function exitFeePerMonth(monthlyPriceInPence: number, contractMonths: number): number {
  return contractMonths === 1 ? 0 : Math.floor((monthlyPriceInPence * EXIT_SHARE_PERCENT) / 100);
}

/** The plan as the contract describes it: 28 fields, prices in digits of pence (PL-08). */
export function planOf(row: PlanRow, product: Product, today: string): Plan {
  const ordered = row.state !== 'DRAFT';
  return {
    id: row.id,
    apiVersion: 'v1',
    orderKey: row.orderKey,
    memberId: row.memberId,
    premiseId: row.premiseId,
    uprn: row.uprn,
    productId: row.productId,
    active: liveStates.has(row.state),
    upfrontPrice: String(row.upfrontPriceInPence),
    monthlyPrice: String(row.monthlyPriceInPence),
    displayName: product.displayName,
    ecommerce: ordered,
    downstreamSpeedInMbps: product.downstreamSpeedInMbps,
    upstreamSpeedInMbps: product.upstreamSpeedInMbps,
    connectionMethodDescription: CONNECTION_METHOD,
    start: row.start,
    end: row.end,
    serviceStart: row.serviceStart,
    serviceEnd: row.serviceEnd,
    provisionalStartDate: row.provisionalStartDate,
    provisionalEndDate: row.provisionalEndDate,
    contractDuration: product.contractDurationInMonths,
    contractDurationText: product.contractDurationText,
    monthsRemaining: row.end === null ? null : monthsLeft(today, row.end),
    contractSummaryDocId: row.contractSummaryDocId,
    contractInformationDocId: row.contractInformationDocId,
    ecommerceOrderScheduleId: row.ecommerceOrderScheduleId,
    switchId: row.switchId,
    ...(ordered ? {} : { earliestActivationDate: earliestActivationDate(row, null, today) }),
  };
}

/**
 * The day on which an order is expected to go live: that of the in-home visit, or else the day that the customer asked
 * for, but not before the network can.
 */
export function goLiveDate(
  plan: Pick<PlanRow, 'connectionDate' | 'preworkRequired' | 'inhomeRequired'>,
  visits: readonly { visitType: string; appointmentDate: LocalDate }[],
  today: LocalDate,
): LocalDate {
  const outside = visits.find(({ visitType }) => visitType === 'PRE_WORK');
  const inside = visits.find(({ visitType }) => visitType !== 'PRE_WORK');
  if (inside) return inside.appointmentDate;
  const possible = earliestActivationDate(plan, outside?.appointmentDate ?? null, today);
  return plan.connectionDate === null ? possible : later(plan.connectionDate, possible);
}
