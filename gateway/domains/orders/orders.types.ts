import type { components } from '../../../openapi/generated/gateway.d.ts';
import type { Executor } from '../../../platform/db/open.ts';

type Schemas = components['schemas'];

export type Order = Schemas['Order'];
export type CreatedOrder = Schemas['CreatedOrder'];
export type OrderState = Schemas['KnownOrderState'];

/** What orders ask of how bills are paid, which stands above them; `gateway/domains.ts` gives it. */
export interface PayPort {
  /** Whether a member's bills can be charged to a card, or are collected by Direct Debit, as it stands today. */
  hasWayToPay: (db: Executor, memberId: string) => Promise<boolean>;
}
