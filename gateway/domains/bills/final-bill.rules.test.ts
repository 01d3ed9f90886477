import { expect, test } from 'vitest';
import { billAfter, missingBills } from './bills.rules.ts';
import { finalBillFor } from './final-bill.ts';
import type { Account, Ending, MadeBill } from './bills.types.ts';

const goLive = '2026-12-15';
const noFee: Ending = { feeMonths: 0, feePerMonthInPence: 0, setUpReturned: false };

function ended(given: Partial<Account>): MadeBill | undefined {
  const account: Account = {
    goLive,
    lastDay: null,
    prices: [{ from: goLive, productId: 'product', planInPence: 2_500, addOnInPence: 400 }],
    setUpInPence: 3_000,
    owed: [],
    pauses: [],
    boosts: [],
    ending: null,
    ...given,
  };
  const last = missingBills(account, [], '2030-01-01').at(-1);
  return last?.isFinal ? last : undefined;
}

const told = (bill: MadeBill | undefined) =>
  bill && [...bill.lines.map(({ kind, amountInPence }) => `${kind} ${amountInPence}`), `= ${bill.totalInPence}`];

test('a plan that ends with a month that is paid for has no final bill', () => {
  expect(ended({ lastDay: '2027-01-14', ending: noFee })).toBeUndefined();
});

test('the exit fee is months times the fee of a month, with VAT in it', () => {
  const bill = ended({ lastDay: '2027-01-14', ending: { ...noFee, feeMonths: 11, feePerMonthInPence: 1_740 } });
  expect(told(bill)).toEqual(['EXIT_FEE 19140', '= 19140']);
  expect(bill).toMatchObject({ from: '2027-01-15', to: '2027-01-15', vatInPence: 3_190 });
});

test('boosts of the last month stand on the final bill, and none is made for them alone', () => {
  const boosts = [{ startedAt: new Date('2027-01-03T12:00:00Z'), until: new Date('2027-01-04T12:00:00Z') }];
  expect(told(ended({ lastDay: '2027-01-04', boosts, ending: noFee }))).toEqual([
    'BOOST 0',
    'UNUSED_DAYS -935',
    'REFUND 935',
    '= 0',
  ]);
  expect(ended({ lastDay: '2027-01-14', boosts, ending: noFee })).toBeUndefined();
});

test('days after the last one are given back by their part of the month', () => {
  expect(told(ended({ lastDay: '2027-01-04', ending: noFee }))).toEqual(['UNUSED_DAYS -935', 'REFUND 935', '= 0']);
});

test('months that were charged because the end was told late are given back as a whole', () => {
  const account = { goLive, setUpInPence: 0, owed: [], pauses: [], boosts: [], ending: null };
  const prices = [{ from: goLive, productId: 'product', planInPence: 2_500, addOnInPence: 0 }];
  const charged = missingBills({ ...account, prices, lastDay: null }, [], '2027-02-20');
  const final = billAfter({ ...account, prices, lastDay: '2027-01-14' }, charged);
  expect(told(final)).toEqual(['UNUSED_DAYS -2500', 'UNUSED_DAYS -2500', 'REFUND 5000', '= 0']);
});

test('who withdraws gets the set-up back, too, and pays the days of service alone', () => {
  const final = ended({ lastDay: '2026-12-24', ending: { ...noFee, setUpReturned: true } });
  // Ten of 31 days were used.
  expect(told(final)).toEqual(['SET_UP -3000', 'UNUSED_DAYS -1965', 'REFUND 4965', '= 0']);
});

test('paused days up to the last one are credited as a pause, those after it as unused', () => {
  const pauses = [{ id: 'pause', from: '2027-01-01', to: '2027-01-10' }];
  const final = ended({ lastDay: '2027-01-04', pauses, ending: noFee });
  expect(told(final)).toEqual(['UNUSED_DAYS -935', 'PAUSE -374', 'REFUND 1309', '= 0']);
});

test('what a credit leaves over is taken off the exit fee before anything is given back', () => {
  const ending = { ...noFee, feeMonths: 1, feePerMonthInPence: 1_740 };
  const final = ended({ lastDay: '2027-01-04', ending });
  expect(told(final)).toEqual(['EXIT_FEE 1740', 'UNUSED_DAYS -935', '= 805']);
});

test('what is shown before leaving is the bill that comes of it', () => {
  const prices = [{ from: goLive, productId: 'product', planInPence: 2_500, addOnInPence: 400 }];
  const account = {
    goLive,
    prices,
    setUpInPence: 0,
    owed: [],
    pauses: [],
    boosts: [],
    lastDay: '2027-02-20',
    ending: noFee,
  };
  const ahead = finalBillFor(account, missingBills(account, [], '2027-01-20'));
  const made = missingBills(account, [], '2030-01-01').at(-1);
  expect(ahead).toMatchObject({ date: made?.from, totalInPence: made?.totalInPence });
  expect(ahead.lines.map(({ amountInPence }) => amountInPence)).toEqual(
    made?.lines.map(({ amountInPence }) => amountInPence),
  );
});

const lateCredit = {
  promiseId: 'promise',
  reason: 'MISSED_OUTSIDE_VISIT',
  date: '2026-12-10',
  days: 0,
  rateInPence: 3_230,
  per: 'VISIT',
  amountInPence: 3_230,
  settledOn: '2027-02-03',
} as const;

const endedEarly: Account = {
  goLive,
  lastDay: '2027-01-04',
  prices: [{ from: goLive, productId: 'product', planInPence: 2_500, addOnInPence: 0 }],
  setUpInPence: 0,
  owed: [],
  pauses: [],
  boosts: [],
  ending: noFee,
};

test('what is settled after the final bill is paid back by a statement of its own, once', () => {
  const made = missingBills(endedEarly, [], '2030-01-01');
  const account = { ...endedEarly, owed: [lateCredit] };
  const credit = billAfter(account, made);
  expect(told(credit)).toEqual(['COMPENSATION -3230', 'REFUND 3230', '= 0']);
  expect(credit).toMatchObject({ from: '2027-02-03', to: '2027-02-03', isFinal: true, isCredit: true, vatInPence: 0 });
  expect(billAfter(account, [...made, ...(credit ? [credit] : [])])).toBeUndefined();
  expect(finalBillFor({ ...account, lastDay: '2027-01-04' }, made).lines.map(({ kind }) => kind)).toEqual(
    made.at(-1)?.lines.map(({ kind }) => kind),
  );
});

test('what was settled before the final bill and heard of after it comes the day after that bill, and the next one after that', () => {
  const made = missingBills(endedEarly, [], '2030-01-01');
  const early = { ...lateCredit, settledOn: '2026-12-11' };
  const first = billAfter({ ...endedEarly, owed: [early] }, made);
  expect(first?.from).toBe('2027-01-06');
  const more = { ...early, promiseId: 'another' };
  const second = billAfter({ ...endedEarly, owed: [early, more] }, [...made, ...(first ? [first] : [])]);
  expect(second?.from).toBe('2027-01-07');
  expect(told(second)).toEqual(['COMPENSATION -3230', 'REFUND 3230', '= 0']);
});
