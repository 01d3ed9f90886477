import { later } from '../../../platform/clock/local-date.ts';
import type { Executor } from '../../../platform/db/open.ts';
import type { Dependencies } from '../../dependencies.ts';
import { billPayments } from '../bills/bill-payments.ts';
import { findBill } from '../bills/bills.rows.ts';
import type { ChargePort } from '../bills/charge-port.ts';
import { findMember } from '../members/members.rows.ts';
import type { PaymentPurpose } from '../payments/purposes.ts';
import { paidMessage } from './bill-charges.messages.ts';
import { isExpired } from './bill-charges.rules.ts';
import { noteNotCharged, planChargeOn } from './bill-charges.jobs.ts';
import { chosenCard } from './chosen-card.ts';
import { tellDueBills } from './due-banner.ts';
import { settleCharge } from './bill-charges.store.ts';

type Deps = Pick<Dependencies, 'clock' | 'env' | 'jobs' | 'outbox'>;

const dueTeller =
  ({ clock }: Pick<Deps, 'clock'>) =>
  (tx: Executor, memberId: string): Promise<void> =>
    tellDueBills(tx, memberId, { at: clock.now(), today: clock.today() });

/** What bills are given: each is charged on its day, and one that is not stands on top of the pages until it is paid. */
export function chargePort(deps: Deps): ChargePort {
  const tellDue = dueTeller(deps);
  return {
    async planCharge(tx, bill) {
      const today = deps.clock.today();
      const card = await chosenCard(tx, bill.memberId);
      const isKept = card !== undefined && card !== 'gone' && !isExpired(card, today);
      await planChargeOn(deps, tx, bill, { attempt: 1, on: later(bill.from, today) });
      await tellDue(tx, bill.memberId);
      return isKept ? card : undefined;
    },
  };
}

/** How bills are paid, with what is told of it. */
export function chargedBills(deps: Deps): PaymentPurpose {
  const tellDue = dueTeller(deps);
  return {
    due: billPayments.due,
    async pay(tx, subject, amountInPence) {
      if (!(await billPayments.pay(tx, subject, amountInPence))) return false;
      const bill = await findBill(tx, subject.reference);
      const member = await findMember(tx, subject.memberId);
      await settleCharge(tx, subject.reference, 'PAID');
      await tellDue(tx, subject.memberId);
      if (bill && member) await deps.outbox.post(tx, paidMessage(member, bill, deps.env));
      return true;
    },
    async takeBack(tx, subject) {
      await billPayments.takeBack(tx, subject);
      await tellDue(tx, subject.memberId);
    },
    async ended(tx, { reference }, { isCharge }) {
      const bill = isCharge ? await findBill(tx, reference) : undefined;
      if (bill) await noteNotCharged(deps, tx, bill);
    },
  };
}
