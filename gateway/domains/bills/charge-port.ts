import type { components } from '../../../openapi/generated/gateway.d.ts';
import type { Executor } from '../../../platform/db/open.ts';
import type { BillRow } from './bills.types.ts';

/** What bills are given by the domain that charges them. */
export interface ChargePort {
  /**
   * Plans the charge of a bill that was just made. Answers with the card that will be charged; undefined where the member has chosen none, and
   * pays the bill themselves.
   */
  planCharge: (tx: Executor, bill: BillRow) => Promise<components['schemas']['KeptCard'] | undefined>;
}
