type Causer = 'NETWORK' | 'CUSTOMER';

/** A date that a customer was promised, in the shape in which the gateway gives it. */
export type Promised = {
  id: string;
  kind: 'GO_LIVE' | 'OUTSIDE_VISIT' | 'HOME_VISIT' | 'REPAIR' | 'REPAIR_VISIT';
  /** YYYY-MM-DD */
  date: string;
  /** Null where a whole day is promised. */
  slot: 'AM' | 'PM' | null;
  state: 'OPEN' | 'KEPT' | 'MOVED' | 'BROKEN' | 'CALLED_OFF';
  /** Who moved or broke it. */
  causedBy: Causer | null;
  /** Who acts next; null once it is over. */
  actionOwner: Causer | null;
  /** YYYY-MM-DD; null for as long as it is open. */
  endedOn: string | null;
  compensation: { rateInPence: number; per: 'DAY' | 'VISIT'; days: number; amountInPence: number };
};
