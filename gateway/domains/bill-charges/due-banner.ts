import type { Executor } from '../../../platform/db/open.ts';
import type { Dependencies } from '../../dependencies.ts';
import { showBanner, withdrawBanner } from '../banners/show-banner.ts';
import { findDueBills } from '../bills/bills.rows.ts';
import type { BillRow } from '../bills/bills.types.ts';
import { lockMember } from '../members/members.rows.ts';
import { BILLS_TOPIC, dueBanner } from './bill-charges.messages.ts';
import { chargeableCard } from './chosen-card.ts';
import { chargesOf } from './bill-charges.store.ts';

/**
 * Has one banner say which bills a member has to pay, or takes it away. A bill that is about to be charged for the first time needs nobody. Belongs
 * into every transaction that changes one of them.
 */
export async function tellDueBills(
  { clock }: Pick<Dependencies, 'clock'>,
  tx: Executor,
  memberId: string,
): Promise<void> {
  // Two bills that are paid at once follow each other: the second one finds the first one paid.
  await lockMember(tx, memberId);
  const isChargeable = (await chargeableCard(tx, memberId, clock.today())) !== undefined;
  const planned = (await chargesOf(tx, memberId)).filter(({ state }) => state === 'PLANNED');
  const plannedOf = ({ id }: BillRow) => planned.find(({ billId }) => billId === id);
  const due = (await findDueBills(tx, memberId)).filter((bill) => !isChargeable || plannedOf(bill)?.attempt !== 1);
  const [first, ...others] = due;
  if (!first) return withdrawBanner(tx, memberId, BILLS_TOPIC);
  const again = isChargeable ? (plannedOf(first)?.on ?? null) : null;
  await showBanner(tx, memberId, dueBanner([first, ...others], again), clock.now());
}
