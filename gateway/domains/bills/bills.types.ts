import type { components } from '../../../openapi/generated/gateway.d.ts';
import type { LocalDate } from '../../../platform/clock/local-date.ts';
import type { billLines, bills, planEndings, planPrices } from '../../db/schema/bills.ts';
import type { planBoosts } from '../../db/schema/boosts.ts';
import type { planPauses } from '../../db/schema/pauses.ts';

type Schemas = components['schemas'];

export type BillSummary = Schemas['BillSummary'];
export type Bill = Schemas['Bill'];
export type MemberBills = Schemas['MemberBills'];

export type BillRow = typeof bills.$inferSelect;
export type Line = Omit<typeof billLines.$inferSelect, 'billId' | 'place'>;
export type Price = Omit<typeof planPrices.$inferSelect, 'planId'>;
export type Pause = Pick<typeof planPauses.$inferSelect, 'id' | 'from' | 'to'>;
export type Boost = Pick<typeof planBoosts.$inferSelect, 'startedAt' | 'until'>;
export type Ending = Omit<typeof planEndings.$inferSelect, 'planId'>;

/** What a broken promise is worth. */
export interface Owed {
  promiseId: string;
  reason: NonNullable<Line['reason']>;
  /** The promised day. */
  date: LocalDate;
  /** How many days count; 0 for a visit. */
  days: number;
  rateInPence: number;
  per: 'DAY' | 'VISIT';
  amountInPence: number;
  /** Since when that is certain. */
  settledOn: LocalDate;
}

/** All that the bills of a plan follow from. Money in pence, VAT included; dates UK local. */
export interface Account {
  goLive: LocalDate;
  /** The last day of service; null while it goes on. */
  lastDay: LocalDate | null;
  prices: readonly Price[];
  setUpInPence: number;
  owed: readonly Owed[];
  pauses: readonly Pause[];
  boosts: readonly Boost[];
  /** What the end adds to the final bill; null where it adds nothing. */
  ending: Ending | null;
}

/** A bill before it has a number. */
export interface MadeBill {
  /** The one after the last day of service: `from` and `to` are the day after it. */
  isFinal: boolean;
  /** A final one after that: it pays back what was settled since. */
  isCredit: boolean;
  from: LocalDate;
  to: LocalDate;
  totalInPence: number;
  vatInPence: number;
  lines: readonly Line[];
}
