/** What is charged or credited for one thing, in the shape in which the gateway gives it. Pence, VAT included; credits are negative. */
export type BilledLine = {
  kind:
    | 'PLAN'
    | 'ADD_ON'
    | 'SET_UP'
    | 'BOOST'
    | 'PAUSE'
    | 'COMPENSATION'
    | 'CARRIED_OVER'
    | 'EXIT_FEE'
    | 'UNUSED_DAYS'
    | 'REFUND';
  amountInPence: number;
  vatInPence: number;
  /** The days that it is about, YYYY-MM-DD. */
  from: string | null;
  to: string | null;
  /** How many of them count, and of how many in the month; of an exit fee, its months. */
  days: number | null;
  ofDays: number | null;
  rateInPence: number | null;
  per: 'MONTH' | 'DAY' | 'VISIT' | null;
  reason:
    | 'LATE_GO_LIVE'
    | 'NEVER_LIVE'
    | 'MISSED_OUTSIDE_VISIT'
    | 'MISSED_HOME_VISIT'
    | 'LATE_REPAIR'
    | 'MISSED_REPAIR_VISIT'
    | null;
};

/** `name`: of what is paid for; null where it is none, or not known. */
export type NamedLine = BilledLine & { name: string | null };

/** What lines come to; `vatInPence`: null where only the lines say it. */
export type BilledSum = { lines: readonly NamedLine[]; totalInPence: number; vatInPence: number | null };
