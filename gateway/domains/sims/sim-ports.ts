import type { components } from '../../../openapi/generated/gateway.d.ts';
import type { Executor } from '../../../platform/db/open.ts';

export type MobileEvent = components['schemas']['MobileEvent'];

/**
 * What the news of SIMs means for what their members use of them. Given by `gateway/domains.ts`: SIMs know nothing of plans and credit. Each is told in a
 * transaction that has locked the member; `used` and `charged` can be told again.
 */
export interface SimPorts {
  /** A SIM of the member is on, the first one or another. */
  simIsOn: (tx: Executor, memberId: string) => Promise<void>;
  /** Of what a plan has, a part is used. */
  used: (tx: Executor, memberId: string, event: MobileEvent) => Promise<void>;
  /** Something was used that costs. */
  charged: (tx: Executor, memberId: string, event: MobileEvent) => Promise<void>;
}
