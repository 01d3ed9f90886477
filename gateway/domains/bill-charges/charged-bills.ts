import type { Executor } from '../../../platform/db/open.ts';
import type { Dependencies } from '../../dependencies.ts';
import { billPayments } from '../bills/bill-payments.ts';
import { findBill } from '../bills/bills.rows.ts';
import type { BillRow } from '../bills/bills.types.ts';
import type { ChargePort, PlannedPayment } from '../bills/charge-port.ts';
import { findMember, lockMember } from '../members/members.rows.ts';
import { isUnattended } from '../payments/payments.rules.ts';
import type { PaidSubject, PaymentPurpose } from '../payments/purposes.ts';
import { paidMessage } from './bill-charges.messages.ts';
import { askedOn, firstChargeOn, returnOf, type Return } from './bill-charges.rules.ts';
import {
  changeCharge,
  deleteMethod,
  findLastCharge,
  findPlanned,
  settleCharge,
  type ChargeRow,
} from './bill-charges.store.ts';
import { chargeableOf, chargedInWords, chosenMethod, type Method } from './chosen-method.ts';
import { overtakenMessage } from './direct-debit.messages.ts';
import { endByBank, endQuietly } from './direct-debits.ts';
import { tellDueBills } from './due-banner.ts';
import { noteNotCharged, noteUnheard, planAgain, planChargeOn, tellNotCharged } from './planned-charges.ts';

type Deps = Pick<Dependencies, 'clock' | 'env' | 'jobs' | 'outbox' | 'log'>;

function announced(method: Method, on: string): PlannedPayment {
  if (method.by === 'CARD') return method;
  return { by: 'DIRECT_DEBIT', endingIn: method.debit.endingIn, on, askedOn: askedOn(on) };
}

/** What bills are given: each is charged on its day, and one that is not stands on top of the pages until it is paid. */
export function chargePort(deps: Deps): ChargePort {
  return {
    async planCharge(tx, bill) {
      const today = deps.clock.today();
      const chosen = await chosenMethod(tx, bill.memberId);
      // The bill itself says that it is the member's to pay.
      if (chosen === 'gone') await deleteMethod(tx, bill.memberId);
      const method = chargeableOf(chosen, today);
      const by = method?.by ?? 'CARD';
      const on = firstChargeOn(by, bill.from, today);
      // Also without a card, as one that is chosen before the hour is charged; not for one that has expired.
      if (method || chosen === 'gone' || chosen === undefined)
        await planChargeOn(deps, tx, bill, { attempt: 1, on, by });
      await tellDueBills(deps, tx, bill.memberId);
      return method && announced(method, on);
    },
  };
}

/** How bills are paid, with what is told of it. */
export function chargedBills(deps: Deps): PaymentPurpose {
  return {
    ...billPayments,
    async pay(tx, subject, amountInPence) {
      const ahead = await findPlanned(tx, subject.reference);
      if (!(await billPayments.pay(tx, subject, amountInPence))) return false;
      await settleCharge(tx, subject.reference, 'PAID');
      await tellDueBills(deps, tx, subject.memberId);
      if (ahead?.state === 'COLLECTING' && subject.directDebitId === null) await tellOvertaken(deps, tx, ahead);
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
    async returned(tx, subject, reason) {
      const why = returnOf(reason);
      const bill = why && (await findBill(tx, subject.reference));
      if (!bill) return false;
      await billPayments.takeBack(tx, subject);
      await chargeReturned(deps, tx, { subject, bill, why });
      return true;
    },
    async ended(tx, subject, why) {
      const { memberId, reference, directDebitId } = subject;
      const bill = isUnattended(subject) ? await findBill(tx, reference) : undefined;
      if (!bill) return;
      const what = await chargedInWords(tx, memberId, subject);
      if (why === 'UNHEARD') return noteUnheard(deps, tx, bill, what);
      if (why === 'NOT_ASKED') return noteNotCharged(deps, tx, bill, { why: 'notAsked', what });
      if (directDebitId === null) return noteNotCharged(deps, tx, bill, { why: 'refused', what });
      const isGone = why === 'GONE';
      // Its member or its bank has ended it: what is tried again is something else.
      if (isGone) await endByBank(deps, tx, directDebitId, 'cancelled');
      await noteNotCharged(deps, tx, bill, { why: isGone ? 'cancelled' : 'notCollected', what });
    },
  };
}

async function tellOvertaken({ outbox, env }: Deps, tx: Executor, { billId, memberId, on }: ChargeRow): Promise<void> {
  const bill = await findBill(tx, billId);
  const member = await findMember(tx, memberId);
  if (bill && member) await outbox.post(tx, overtakenMessage(member, { bill, on }, env));
}

/** A bank has returned a collection: it is tried again where there was no money, and where it was something else the Direct Debit ends. */
async function chargeReturned(
  deps: Deps,
  tx: Executor,
  { subject, bill, why }: { subject: PaidSubject; bill: BillRow; why: Return },
): Promise<void> {
  await lockMember(tx, bill.memberId);
  const what = await chargedInWords(tx, bill.memberId, subject);
  const last = await findLastCharge(tx, bill.id);
  if (last) await changeCharge(tx, last, { state: 'REFUSED' });
  if (why === 'deceased') {
    // Nobody writes to them of money: our team finds out whom to talk to.
    if (subject.directDebitId !== null) await endQuietly(deps, tx, bill.memberId, subject.directDebitId);
    deps.log.error({ billId: bill.id }, 'a bank says that a payer has died: somebody has to see to it');
    return;
  }
  if (why !== 'returned' && subject.directDebitId !== null) await endByBank(deps, tx, subject.directDebitId, why);
  const returnedBy = why === 'returned' ? subject.directDebitId : null;
  const again = last ? await planAgain(deps, tx, bill, { attempt: last.attempt, returnedBy }) : null;
  await tellNotCharged(deps, tx, bill, { why, what, again });
}
