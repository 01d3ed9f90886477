import { later } from '../../../platform/clock/local-date.ts';
import type { Dependencies } from '../../dependencies.ts';
import { billPayments } from '../bills/bill-payments.ts';
import { findBill } from '../bills/bills.rows.ts';
import type { ChargePort } from '../bills/charge-port.ts';
import { findMember } from '../members/members.rows.ts';
import type { PaymentPurpose } from '../payments/purposes.ts';
import { paidMessage } from './bill-charges.messages.ts';
import { noteNotCharged, planChargeOn } from './bill-charges.jobs.ts';
import { chargeableOf, chosenCard } from './chosen-card.ts';
import { tellDueBills } from './due-banner.ts';
import { deleteMethod, settleCharge } from './bill-charges.store.ts';

type Deps = Pick<Dependencies, 'clock' | 'env' | 'jobs' | 'outbox'>;

/** What bills are given: each is charged on its day, and one that is not stands on top of the pages until it is paid. */
export function chargePort(deps: Deps): ChargePort {
  return {
    async planCharge(tx, bill) {
      const today = deps.clock.today();
      const chosen = await chosenCard(tx, bill.memberId);
      // The bill itself says that it is the member's to pay.
      if (chosen === 'gone') await deleteMethod(tx, bill.memberId);
      const card = chargeableOf(chosen, today);
      // Also without a card, as one that is chosen before the hour is charged; not for one that has expired.
      if (card || chosen === 'gone' || chosen === undefined)
        await planChargeOn(deps, tx, bill, { attempt: 1, on: later(bill.from, today) });
      await tellDueBills(deps, tx, bill.memberId);
      return card;
    },
  };
}

/** How bills are paid, with what is told of it. */
export function chargedBills(deps: Deps): PaymentPurpose {
  return {
    due: billPayments.due,
    async pay(tx, subject, amountInPence) {
      if (!(await billPayments.pay(tx, subject, amountInPence))) return false;
      await settleCharge(tx, subject.reference, 'PAID');
      await tellDueBills(deps, tx, subject.memberId);
      return true;
    },
    async thank(tx, { memberId, reference }) {
      const bill = await findBill(tx, reference);
      const member = await findMember(tx, memberId);
      if (bill && member) await deps.outbox.post(tx, paidMessage(member, bill, deps.env));
    },
    async takeBack(tx, subject) {
      await billPayments.takeBack(tx, subject);
      await tellDueBills(deps, tx, subject.memberId);
    },
    async ended(tx, { reference }, { chargedCardId: cardId }) {
      const bill = cardId === null ? undefined : await findBill(tx, reference);
      if (bill) await noteNotCharged(deps, tx, bill, { why: 'refused', cardId });
    },
  };
}
