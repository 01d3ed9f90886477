import { running } from '../manage-order/orders.cases.ts';
import type { MemberOrder } from '../manage-order/manage-order.types.ts';
import { addDays, type LocalDate } from '../shared/local-date.ts';
import type { Background, Bill, BillLine, MemberBills } from './read-bills.types.ts';

export const billId = '4b1d7c20-5a7e-4c1b-9d3f-2e6a8c9b0001';
const { productId, id: planId } = running.order.plan;

const line: BillLine = {
  kind: 'PLAN',
  amountInPence: 2500,
  vatInPence: 417,
  from: '2026-02-24',
  to: '2026-03-23',
  days: null,
  ofDays: null,
  rateInPence: 2500,
  per: 'MONTH',
  reason: null,
  item: productId,
};

const bare = { ...line, from: null, to: null, rateInPence: null, per: null, item: null };

/** One line of each kind. */
export const lines = {
  plan: line,
  kit: { ...line, kind: 'ADD_ON', amountInPence: 400, vatInPence: 67, rateInPence: 400, item: 'mesh-wifi' },
  setUp: { ...bare, kind: 'SET_UP', amountInPence: 3000, vatInPence: 500, item: productId },
  boost: { ...bare, kind: 'BOOST', amountInPence: 0, vatInPence: 0, from: '2026-03-10', to: '2026-03-11' },
  pause: {
    ...bare,
    kind: 'PAUSE',
    amountInPence: -242,
    vatInPence: -40,
    from: '2026-03-24',
    to: '2026-03-26',
    days: 3,
    ofDays: 31,
    rateInPence: 2500,
    per: 'MONTH',
  },
  late: {
    ...bare,
    kind: 'COMPENSATION',
    amountInPence: -1938,
    vatInPence: 0,
    from: '2026-02-21',
    to: '2026-02-23',
    days: 3,
    rateInPence: 646,
    per: 'DAY',
    reason: 'LATE_GO_LIVE',
  },
  missed: {
    ...bare,
    kind: 'COMPENSATION',
    amountInPence: -3230,
    vatInPence: 0,
    from: '2026-02-17',
    to: '2026-02-17',
    rateInPence: 3230,
    per: 'VISIT',
    reason: 'MISSED_OUTSIDE_VISIT',
  },
  handedOn: { ...bare, kind: 'CARRIED_OVER', amountInPence: 730, vatInPence: 0, from: '2026-02-24', to: '2026-03-24' },
  takenOver: {
    ...bare,
    kind: 'CARRIED_OVER',
    amountInPence: -730,
    vatInPence: 0,
    from: '2026-02-24',
    to: '2026-03-24',
  },
  exitFee: {
    ...bare,
    kind: 'EXIT_FEE',
    amountInPence: 3000,
    vatInPence: 500,
    days: 2,
    rateInPence: 1500,
    per: 'MONTH',
  },
  setUpBack: { ...bare, kind: 'SET_UP', amountInPence: -3000, vatInPence: -500, item: productId },
  unused: {
    ...bare,
    kind: 'UNUSED_DAYS',
    amountInPence: -833,
    vatInPence: -139,
    from: '2026-03-14',
    to: '2026-03-23',
    days: 10,
    ofDays: 30,
    rateInPence: 2500,
    per: 'MONTH',
  },
  refund: { ...bare, kind: 'REFUND', amountInPence: 833, vatInPence: 139 },
} satisfies Record<string, BillLine>;

const summary: MemberBills['bills'][number] = {
  id: billId,
  number: 'LK-20260105-0001-001',
  planId,
  from: '2026-02-24',
  to: '2026-03-23',
  billingDate: '2026-02-24',
  dueDate: '2026-02-24',
  totalInPence: 3962,
  state: 'DUE',
  isFinal: false,
};

/** The first bill: a month with kit, the set-up, and a credit for a late start. */
export const bill: Bill = {
  ...summary,
  vatInPence: 984,
  lines: [lines.plan, lines.kit, lines.setUp, lines.late],
};

/** The order of a plan that went live. */
export const live: MemberOrder = {
  ...running,
  order: {
    ...running.order,
    state: 'COMPLETED',
    plan: { ...running.order.plan, serviceStart: '2026-02-24' },
  },
};

/** What bills are about, for a member with these orders. */
export const backgroundOf = (...orders: MemberOrder[]): Background => ({
  orders,
  names: { [productId]: 'Full Fibre 150', 'mesh-wifi': 'Mesh Wi-Fi' },
});

export const nothing: MemberBills = { bills: [], nextBills: [] };

/** The same day of a later month; a day that every month has. */
function monthsAfter(date: LocalDate, months: number): LocalDate {
  const at = new Date(date);
  at.setUTCMonth(at.getUTCMonth() + months);
  return at.toISOString().slice(0, 10);
}

/** That many bills in a row, newest first, and the one that comes next. */
export function billsSince(from: LocalDate, count: number): MemberBills {
  const bills = Array.from({ length: count }, (_, nth) => {
    const start = monthsAfter(from, nth);
    return {
      ...summary,
      id: nth === 0 ? billId : `${billId.slice(0, -4)}${String(nth + 1).padStart(4, '0')}`,
      number: `LK-20260105-0001-${String(nth + 1).padStart(3, '0')}`,
      from: start,
      to: addDays(monthsAfter(from, nth + 1), -1),
      billingDate: start,
      dueDate: start,
      totalInPence: nth === 0 ? summary.totalInPence : 2900,
    };
  });
  const date = monthsAfter(from, count);
  const months = { from: date, to: addDays(monthsAfter(from, count + 1), -1) };
  return {
    bills: bills.toReversed(),
    nextBills: [
      {
        planId,
        date,
        totalInPence: 2900,
        vatInPence: 484,
        lines: [
          { ...lines.plan, ...months },
          { ...lines.kit, ...months },
        ],
        monthsLeft: Math.max(0, 12 - count),
        isFinal: false,
      },
    ],
  };
}
