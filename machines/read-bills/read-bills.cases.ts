import { running } from '../manage-order/orders.cases.ts';
import { answered, failed, type ModelCase, offline, refused } from '../shared/model-case.ts';
import { backgroundOf, bill, billId, billsSince, live, nothing } from './bills.cases.ts';
import type { readBillsMachine } from './read-bills.machine.ts';
import { isAnyBill, isPayable } from './read-bills.rules.ts';
import type { AllBills, OneBill, ReadBillsContext, ReadBillsInput } from './read-bills.types.ts';

export const ofAll: ReadBillsInput = { memberId: '100001', billId: null };
export const ofOne: ReadBillsInput = { memberId: '100001', billId };

export const starts = { 'a member': ofAll, 'a member with a bill': ofOne } satisfies Record<string, ReadBillsInput>;

export const someBills: AllBills = {
  ...backgroundOf(live),
  all: billsSince('2026-02-24', 3),
  charges: [],
  isWayChosen: false,
};
/** Go Live was told ahead of its day. */
export const onlyNext: AllBills = {
  ...backgroundOf(live),
  all: billsSince('2026-02-24', 0),
  charges: [],
  isWayChosen: false,
};
export const noBills: AllBills = { ...backgroundOf(running), all: nothing, charges: [], isWayChosen: false };
export const oneBill: OneBill = { ...backgroundOf(live), bill, charge: null };

const charge = { billId, on: '2026-03-09', by: 'DIRECT_DEBIT' } as const;
export const announced: OneBill = { ...oneBill, charge: { ...charge, state: 'PLANNED' } };
/** Its bank was asked. */
export const collecting: OneBill = { ...oneBill, charge: { ...charge, state: 'COLLECTING' } };

/** Nothing is left to pay of it. */
export const paidBill: OneBill = { ...oneBill, bill: { ...bill, state: 'PAID' } };

export const paymentSessionId = '7c9d2c4e-3b3f-4a55-8d1e-5f1f6f3c0c01';
export const nothingDue = refused(409, 'payment.nothing-due');
export const tooMany = refused(429, 'payment.too-many');

export const noSuchBill = refused(404, 'bill.not-found');

export const cases: readonly ModelCase<typeof readBillsMachine>[] = [
  answered('loadBills', someBills),
  answered('loadBills', onlyNext),
  answered('loadBills', noBills),
  failed('loadBills', offline),
  answered('loadBill', oneBill),
  failed('loadBill', noSuchBill),
  failed('loadBill', offline),
  answered('loadBill', paidBill),
  answered('loadBill', collecting),
  answered('beginPayment', { paymentSessionId }),
  failed('beginPayment', nothingDue),
  failed('beginPayment', tooMany),
  failed('beginPayment', offline),
  answered('leadOn'),
  failed('leadOn', offline),
];

/** What there is to read. */
export const facts = ({ billId: wanted, all, bill: found, charge: planned, failure }: ReadBillsContext) => ({
  isAboutOne: wanted !== null,
  isAny: all !== null && isAnyBill(all),
  count: all?.bills.length,
  hasBill: found !== null,
  isPayable: isPayable({ bill: found, charge: planned }),
  isCollecting: planned?.state === 'COLLECTING',
  isFailed: failure !== null,
});
