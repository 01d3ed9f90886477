import { expect, test } from 'vitest';
import { billLayout } from './bill.layout.ts';
import type { PlanBill } from './bills.store.ts';

const bill = {
  number: 'LK-2PLN7TT-004',
  from: '2027-02-03',
  to: '2027-02-03',
  isFinal: true,
  totalInPence: 0,
  vatInPence: 0,
  lines: [],
} as unknown as PlanBill;
const addressee = { brandName: 'Larkline', customerName: 'Alex Finch', address: '4 Heron Way, Larkhaven, LK1 1AA' };

test.each([
  [true, 0, 'Nothing is due. This was settled after your final bill. All prices include VAT.'],
  [false, 0, 'Nothing is due. Your service has ended. All prices include VAT.'],
  [false, 1_250, '£12.50 is due on Wednesday 3 February 2027. Your service has ended. All prices include VAT.'],
])(
  'a last bill (a credit: %s) of %i pence says what is due, and nothing where nothing is',
  (isCredit, pence, intro) => {
    expect(billLayout({ ...bill, isCredit, totalInPence: pence }, addressee).intro).toBe(intro);
  },
);
