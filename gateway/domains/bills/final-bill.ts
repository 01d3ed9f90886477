import type { components } from '../../../openapi/generated/gateway.d.ts';
import { addDays } from '../../../platform/clock/local-date.ts';
import { lineOf } from './bill-lines.views.ts';
import { billAfter } from './bills.rules.ts';
import type { Account, MadeBill } from './bills.types.ts';

/** The final bill of a plan that ends on the account's last day, as it would be made of what is known today. */
export function finalBillFor(
  account: Account & { lastDay: string },
  made: readonly MadeBill[],
): components['schemas']['FinalBill'] {
  const all = [...made];
  let next = billAfter(account, all);
  while (next && !next.isFinal) {
    all.push(next);
    next = billAfter(account, all);
  }
  // One that is made stays as it is, also when something is credited after it.
  const lines = (all.find(({ isFinal }) => isFinal) ?? next)?.lines ?? [];
  return {
    date: addDays(account.lastDay, 1),
    totalInPence: lines.reduce((sum, { amountInPence }) => sum + amountInPence, 0),
    refundInPence: lines.find(({ kind }) => kind === 'REFUND')?.amountInPence ?? 0,
    lines: lines.map(lineOf),
  };
}
