import type { components } from '../../../openapi/generated/gateway.d.ts';
import type { LocalDate } from '../../../platform/clock/local-date.ts';
import type { Executor } from '../../../platform/db/open.ts';
import type { BillRow } from './bills.types.ts';

/** How a bill will be paid without its member. By Direct Debit: on which day, and when its bank is asked, until which it can be paid otherwise. */
export type PlannedPayment =
  | { by: 'CARD'; card: components['schemas']['KeptCard'] }
  | { by: 'DIRECT_DEBIT'; endingIn: string | null; on: LocalDate; askedOn: LocalDate };

/** What bills are given by the domain that charges them. */
export interface ChargePort {
  /**
   * Plans the charge of a bill that was just made. Answers with how it is paid; undefined where the member has chosen nothing, and
   * pays the bill themselves.
   */
  planCharge: (tx: Executor, bill: BillRow) => Promise<PlannedPayment | undefined>;
}
