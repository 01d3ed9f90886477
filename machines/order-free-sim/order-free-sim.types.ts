import type { Address, CheckOutRefusal } from '../check-out/check-out.types.ts';
import type { Failure } from '../shared/failure.ts';
import type { RetryRequested } from '../shared/journey-meta.ts';
import type { Wire } from '../shared/wire.ts';

export type FreeSim = Wire<'FreeSim'>;
export type FreeSimRequest = Wire<'FreeSimRequest'>;

/** `requestId` is the browser's own: what is sent twice is done once. */
export type OrderFreeSimInput = { requestId: string };

/** What the form holds; `count` is '1' or '2', or nothing yet. */
export type FreeSimForm = Address & { firstName: string; lastName: string; email: string; count: string };

/** Why something that was submitted is not taken; the words are in the journey's copy. */
export type FreeSimRefusal = CheckOutRefusal | 'emailMissing' | 'emailWrong' | 'countMissing';

export type OrderFreeSimContext = OrderFreeSimInput & {
  form: FreeSimForm;
  errors: Partial<Record<keyof FreeSimForm, FreeSimRefusal>>;
  ordered: FreeSim | null;
  failure: Failure | null;
};

export type OrderFreeSimEvent =
  | ({ type: 'order.submitted' } & FreeSimForm)
  | RetryRequested
  | { type: 'details.changed' };

export type OrderFreeSimView = 'EnteringDetails' | 'LimitReached' | 'NotOrdered' | 'SimOrdered';
