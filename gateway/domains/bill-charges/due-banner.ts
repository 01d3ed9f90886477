import type { Executor } from '../../../platform/db/open.ts';
import type { Dependencies } from '../../dependencies.ts';
import { showBanner, withdrawBanner } from '../banners/show-banner.ts';
import { findDueBills } from '../bills/bills.rows.ts';
import type { BillRow } from '../bills/bills.types.ts';
import { lockMember } from '../members/members.rows.ts';
import { BILLS_TOPIC, dueBanner } from './bill-charges.messages.ts';
import { chargeableMethod } from './chosen-method.ts';
import { chargesOf } from './bill-charges.store.ts';

/**
 * Has one banner say which bills a member has to pay, or takes it away. A bill that is about to be charged for the first time, or that is being
 * collected, needs nobody. Belongs into every transaction that changes one of them.
 */
export async function tellDueBills(
  { clock }: Pick<Dependencies, 'clock'>,
  tx: Executor,
  memberId: string,
): Promise<void> {
  // Two bills that are paid at once follow each other: the second one finds the first one paid.
  await lockMember(tx, memberId);
  const isChargeable = (await chargeableMethod(tx, memberId, clock.today())) !== undefined;
  const charges = await chargesOf(tx, memberId);
  const plannedOf = ({ id }: BillRow) => charges.find(({ billId, state }) => billId === id && state === 'PLANNED');
  const isCollecting = ({ id }: BillRow) =>
    charges.some(({ billId, state }) => billId === id && state === 'COLLECTING');
  const isTheirs = (bill: BillRow) => !isCollecting(bill) && (!isChargeable || plannedOf(bill)?.attempt !== 1);
  const [first, ...others] = (await findDueBills(tx, memberId)).filter(isTheirs);
  if (!first) return withdrawBanner(tx, memberId, BILLS_TOPIC);
  const again = isChargeable ? (plannedOf(first) ?? null) : null;
  await showBanner(tx, memberId, dueBanner([first, ...others], again), clock.now());
}
