import type { CheckOutRefusal } from '../check-out/check-out.types.ts';
import type { Failure } from '../shared/failure.ts';
import type { Address, FindingAddress, FindingAddressEvent } from '../shared/finding-address.ts';
import type { RetryRequested } from '../shared/journey-meta.ts';
import type { Wire } from '../shared/wire.ts';

export type FreeSim = Wire<'FreeSim'>;
export type FreeSimRequest = Wire<'FreeSimRequest'>;

/** `requestId` is the browser's own: what is sent twice is done once, and other details by the same request are refused. */
export type OrderFreeSimInput = { requestId: string };

/** What the form holds; `count` is '1' or '2', or nothing yet. */
export type FreeSimForm = Address & { firstName: string; lastName: string; email: string; count: string };

/** Why something that was submitted is not taken; the words are in the journey's copy. */
export type FreeSimRefusal = CheckOutRefusal | 'emailMissing' | 'emailWrong' | 'countMissing';

export type OrderFreeSimContext = OrderFreeSimInput &
  FindingAddress & {
    form: FreeSimForm;
    /** Why fields are refused, of the form and of the search. */
    errors: Partial<Record<keyof FreeSimForm | 'text', FreeSimRefusal>>;
    ordered: FreeSim | null;
    failure: Failure | null;
  };

export type OrderFreeSimEvent =
  | ({ type: 'order.submitted' } & FreeSimForm)
  | FindingAddressEvent
  | RetryRequested
  | { type: 'details.changed' }
  /** Another order, beside one that has come through before. */
  | { type: 'another.requested' };

export type OrderFreeSimView =
  | 'EnteringDetails'
  | 'FindingAddress'
  | 'LimitReached'
  | 'OrderedBefore'
  | 'NotOrdered'
  | 'SimOrdered';
