import type { Executor } from '../../../platform/db/open.ts';
import type { Dependencies } from '../../dependencies.ts';
import type { Message } from '../../outbox/outbox.ts';
import type { Addressee } from '../../words/mail-words.ts';
import { findMember } from '../members/members.rows.ts';
import type { ShopOrder } from './shop-orders.store.ts';

/** What whoever changes an order is given. */
export type OrderDeps = Pick<Dependencies, 'db' | 'clock' | 'env' | 'jobs' | 'outbox' | 'log' | 'courier'>;

/** What an e-mail about an order is told. */
export interface About {
  order: ShopOrder;
  site: { brandName: string; hostUrl: string };
}

/** Writes to the member of an order, in the caller's transaction; nothing to one who is gone, or where there is nothing to tell. */
export async function writeToMember(
  { outbox, env }: Pick<OrderDeps, 'outbox' | 'env'>,
  tx: Executor,
  order: ShopOrder,
  compose: (member: Addressee, about: About) => Message | undefined,
): Promise<void> {
  const member = await findMember(tx, order.memberId);
  const message = member && compose(member, { order, site: env });
  if (message) await outbox.post(tx, message);
}
