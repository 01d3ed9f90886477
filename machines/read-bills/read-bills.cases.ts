import { running } from '../manage-order/orders.cases.ts';
import { answered, failed, type ModelCase, offline, refused } from '../shared/model-case.ts';
import { backgroundOf, bill, billId, billsSince, live, nothing } from './bills.cases.ts';
import type { readBillsMachine } from './read-bills.machine.ts';
import { isAnyBill } from './read-bills.rules.ts';
import type { AllBills, OneBill, ReadBillsContext, ReadBillsInput } from './read-bills.types.ts';

export const ofAll: ReadBillsInput = { memberId: '100001', billId: null };
export const ofOne: ReadBillsInput = { memberId: '100001', billId };

export const starts = { 'a member': ofAll, 'a member with a bill': ofOne } satisfies Record<string, ReadBillsInput>;

export const someBills: AllBills = { ...backgroundOf(live), all: billsSince('2026-02-24', 3) };
/** Go Live was told ahead of its day. */
export const onlyNext: AllBills = { ...backgroundOf(live), all: billsSince('2026-02-24', 0) };
export const noBills: AllBills = { ...backgroundOf(running), all: nothing };
export const oneBill: OneBill = { ...backgroundOf(live), bill };

export const noSuchBill = refused(404, 'bill.not-found');

export const cases: readonly ModelCase<typeof readBillsMachine>[] = [
  answered('loadBills', someBills),
  answered('loadBills', onlyNext),
  answered('loadBills', noBills),
  failed('loadBills', offline),
  answered('loadBill', oneBill),
  failed('loadBill', noSuchBill),
  failed('loadBill', offline),
];

/** What there is to read. */
export const facts = ({ billId: wanted, all, bill: found, failure }: ReadBillsContext) => ({
  isAboutOne: wanted !== null,
  isAny: all !== null && isAnyBill(all),
  count: all?.bills.length,
  hasBill: found !== null,
  isFailed: failure !== null,
});
