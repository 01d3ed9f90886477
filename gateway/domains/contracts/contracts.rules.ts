import { longDate, monthYear } from '../../words/date-words.ts';
import { exitFeePerMonth } from '../plans/plans.rules.ts';
import type { OfferedProduct, SummaryFacts } from './contracts.types.ts';

/** Days to change one's mind after ordering at a distance. */
export const COOLING_OFF_DAYS = 14;
/** Weeks after which a complaint may go to independent resolution, since 8 April 2026. */
export const COMPLAINT_WEEKS = 6;
/** Days in which a connection below its minimum speed is put right, or the contract may end free of charge. */
export const SPEED_REPAIR_DAYS = 30;

interface Compensation {
  /** First day, 1 April. */
  from: string;
  /** A day late, in pence. */
  lateStart: number;
  /** A visit missed or cancelled with less than 24 hours' notice, in pence. */
  missedVisit: number;
  /** A day without service after two working days, in pence. */
  lateRepair: number;
}

/** Automatic compensation; uprated each 1 April by the inflation of the October before. */
const [firstCompensation, ...laterCompensation]: [Compensation, ...Compensation[]] = [
  { from: '2024-04-01', lateStart: 610, missedVisit: 3_049, lateRepair: 976 },
  { from: '2025-04-01', lateStart: 624, missedVisit: 3_119, lateRepair: 998 },
  { from: '2026-04-01', lateStart: 646, missedVisit: 3_231, lateRepair: 1_034 },
];

/** The figures in force on a day; later than the last known ones, those. */
export function compensationOn(date: string): Compensation {
  return laterCompensation.findLast(({ from }) => from <= date) ?? firstCompensation;
}

/** What the documents say of the product itself, whoever orders it. */
export function productFacts(product: OfferedProduct) {
  return {
    displayName: product.displayName,
    downstreamSpeedInMbps: product.downstreamSpeedInMbps,
    upstreamSpeedInMbps: product.upstreamSpeedInMbps,
    contractMonths: product.contractDurationInMonths,
    contractDurationText: product.contractDurationText,
  };
}

/** Said by both documents; what is said of a product holds for a month. */
export function subtitleOf({ brandName, reference, date }: SummaryFacts): string {
  const which = reference === null ? `Our offer in ${monthYear(date)}` : `Reference ${reference} · ${longDate(date)}`;
  return `${brandName} full fibre broadband · ${which}`;
}

/** Said by both documents, word for word. */
export const disabilityFeatures = {
  heading: 'Features for end-users with disabilities',
  support: 'Text relay, priority fault repair, and someone you trust to deal with us for you',
};

/** `£25.00`. */
export function pounds(pence: number): string {
  return `£${(pence / 100).toFixed(2)}`;
}

/** How bills are paid, as the contract names it; chosen after the order, on the page “How you pay”. */
export const WAYS_TO_PAY =
  'By Direct Debit, by a card that we charge, or each bill by yourself. You choose in your account, and can change it at any time';

/** Said by both documents, and by the e-mail about the order. */
export function setUpPrice({ upfrontPriceInPence }: { upfrontPriceInPence: number }): string {
  return upfrontPriceInPence === 0 ? 'Free' : `${pounds(upfrontPriceInPence)} once, charged with the first month`;
}

/** Speeds from 1000 Mbps on are said in Gbps (specification, point 9). */
export function speedInWords(mbps: number): string {
  return mbps >= 1_000 ? `${mbps / 1_000} Gbps` : `${mbps} Mbps`;
}

/** What ending early costs, with the arithmetic written out. */
export function exitFeeInWords(
  { monthlyPriceInPence, contractMonths }: Pick<SummaryFacts['plan'], 'monthlyPriceInPence' | 'contractMonths'>,
  monthsLeft: number,
): string {
  const share = exitFeePerMonth(monthlyPriceInPence, contractMonths);
  return `${monthsLeft} × ${pounds(share)} = ${pounds(monthsLeft * share)}`;
}
