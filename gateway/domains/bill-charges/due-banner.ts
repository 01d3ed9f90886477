import type { Executor } from '../../../platform/db/open.ts';
import type { Dependencies } from '../../dependencies.ts';
import { showBanner, withdrawBanner } from '../banners/show-banner.ts';
import { findDueBills } from '../bills/bills.rows.ts';
import type { BillRow } from '../bills/bills.types.ts';
import { lockMember } from '../members/members.rows.ts';
import { againBanner, BILLS_TOPIC, dueBanner } from './bill-charges.messages.ts';
import { chargeableMethod } from './chosen-method.ts';
import { chargesOf } from './bill-charges.store.ts';

/**
 * Has one banner say which bills a member has to pay, as the list of bills does, or takes it away. A bill that is about to be charged for the
 * first time, or that is being collected, needs nobody. Belongs into every transaction that changes one of them.
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
  const chargeOf = ({ id }: BillRow, state: 'PLANNED' | 'COLLECTING') =>
    charges.find((charge) => charge.billId === id && charge.state === state);
  const plannedOf = (bill: BillRow) => (isChargeable ? chargeOf(bill, 'PLANNED') : undefined);
  const due = (await findDueBills(tx, memberId)).filter((bill) => !chargeOf(bill, 'COLLECTING'));
  const [first, ...others] = due.filter((bill) => !plannedOf(bill));
  if (first) return showBanner(tx, memberId, dueBanner([first, ...others]), clock.now());
  // What is tried again needs nobody: it is told of alone, where nothing else is to be paid.
  const tried = due.find((bill) => plannedOf(bill)?.attempt !== 1);
  const again = tried && plannedOf(tried);
  if (!tried || !again) return withdrawBanner(tx, memberId, BILLS_TOPIC);
  return showBanner(tx, memberId, againBanner(tried, again), clock.now());
}
