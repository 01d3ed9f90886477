import { and, eq } from 'drizzle-orm';
import type { Executor } from '../../../platform/db/open.ts';
import { notFound } from '../../../platform/http/problem.ts';
import { bills } from '../../db/schema/bills.ts';
import { nothingDue } from '../payments/payments.rules.ts';
import type { PaymentPurpose, Subject } from '../payments/purposes.ts';
import { findOwnBill } from './bills.store.ts';
import type { BillRow } from './bills.types.ts';
import { lineInWords } from './bills.words.ts';

async function lockOwnBill(tx: Executor, { memberId, reference }: Subject): Promise<BillRow | undefined> {
  const isIt = and(eq(bills.id, reference), eq(bills.memberId, memberId));
  const [bill] = await tx.select().from(bills).where(isIt).for('update');
  return bill;
}

async function setState(tx: Executor, id: string, state: BillRow['state']): Promise<void> {
  await tx.update(bills).set({ state }).where(eq(bills.id, id));
}

/** How bills are paid: whole, and once. */
export const billPayments: PaymentPurpose = {
  async due(tx, subject) {
    const bill = await lockOwnBill(tx, subject);
    if (!bill) throw notFound('bill');
    if (bill.state === 'PAID' || bill.totalInPence === 0) throw nothingDue();
    return bill.totalInPence;
  },
  async parts(db, { memberId, reference }) {
    const bill = await findOwnBill(db, memberId, reference);
    return (bill?.lines ?? []).map((line) => {
      const { label: name, text } = lineInWords(line);
      return { name, detail: text === '' ? null : text, amountInPence: line.amountInPence };
    });
  },
  async pay(tx, subject, amountInPence) {
    const bill = await lockOwnBill(tx, subject);
    if (bill?.state !== 'DUE' || bill.totalInPence !== amountInPence) return false;
    await setState(tx, bill.id, 'PAID');
    return true;
  },
  async takeBack(tx, { reference }) {
    await setState(tx, reference, 'DUE');
  },
  ended: () => Promise.resolve(),
};
