import type { components } from '../../../openapi/generated/gateway.d.ts';
import type { Executor } from '../../../platform/db/open.ts';
import type { MemberRow } from '../members/members.rows.ts';

export type MobileEvent = components['schemas']['MobileEvent'];

/**
 * What the news of SIMs means for what their members use of them. Given by `gateway/domains.ts`: SIMs know nothing of plans and credit. Each is told in a
 * transaction that has locked the member; `used`, `wentAbroad` and `charged` can be told again.
 */
export interface SimPorts {
  /** A SIM of the member is on, the first one or another. */
  simIsOn: (tx: Executor, memberId: string) => Promise<void>;
  /** Of what a plan has, a part is used. */
  used: (tx: Executor, memberId: string, event: MobileEvent) => Promise<void>;
  /** It has found a network in another country. */
  wentAbroad: (tx: Executor, memberId: string, event: MobileEvent) => Promise<void>;
  /** Something was used that costs. */
  charged: (tx: Executor, memberId: string, event: MobileEvent) => Promise<void>;
}

/** What the news of SIMs means for numbers that come and go. Given by `gateway/domains.ts`; each is told with the member locked. */
export interface NumberPorts {
  /** What news of a SIM means there, also where later news has overtaken it. */
  numberNews: (tx: Executor, news: { event: MobileEvent; member: MemberRow }) => Promise<void>;
  /** A number has left us, once. */
  numberLeft: (tx: Executor, member: MemberRow, number: string) => Promise<void>;
}
