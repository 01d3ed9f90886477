import { running } from '../manage-order/orders.cases.ts';
import { lines } from '../read-bills/bills.cases.ts';
import type { LastDay, Leaving, MemberPlan, OrderedSwitch, PlanCancellation } from './leave-plan.types.ts';

const { order } = running;
export const planId = order.plan.id;

/** A plan that has been live for half a year, within its minimum term. */
export const livePlan: MemberPlan = {
  plan: { ...order.plan, active: true, serviceStart: '2026-02-24', end: '2027-02-23' },
  planStatus: 'ACTIVE',
  pausedUntil: null,
  meshWifi: false,
  openFault: null,
  home: {
    premiseId: 'prm-1001',
    uprn: '990000001001',
    streetName: 'Heron Way',
    streetNumber: '4',
    postcode: 'LK9 1SA',
    locality: '',
    city: 'Wrenholt',
    country: 'United Kingdom',
  },
  orderId: order.id,
  contract: {
    minimumTerm: { from: '2026-02-24', to: '2027-02-23' },
    monthsLeft: 6,
    exitFee: { months: 6, perMonthInPence: 1500, totalInPence: 9000 },
    withdrawUntil: '2026-02-16',
    paidUntil: '2026-09-23',
    notices: [{ kind: 'END_OF_CONTRACT', date: '2027-01-24', sent: false }],
  },
};

/** The end of the month that is paid for, for a fee. */
export const soon: LastDay = {
  lastDay: '2026-09-23',
  exitFee: { months: 5, perMonthInPence: 1500, totalInPence: 7500 },
  finalBill: {
    date: '2026-09-24',
    totalInPence: 7500,
    refundInPence: 0,
    lines: [{ ...lines.exitFee, days: 5, amountInPence: 7500, vatInPence: 1250 }],
  },
  sendBackBy: '2026-10-21',
};

/** The end of the minimum term, free. */
export const atTheEnd: LastDay = {
  lastDay: '2027-02-23',
  exitFee: null,
  finalBill: { date: '2027-02-24', totalInPence: 0, refundInPence: 0, lines: [] },
  sendBackBy: '2027-03-23',
};

/** Tomorrow, for who changes their mind: what was paid ahead comes back. */
export const tomorrow: LastDay = {
  lastDay: '2026-02-26',
  exitFee: null,
  finalBill: { date: '2026-02-27', totalInPence: 0, refundInPence: 833, lines: [lines.unused, lines.refund] },
  sendBackBy: '2026-03-26',
};

/** Nothing is ordered or planned beside it. */
export const alone = { orderedSwitch: null, fallsAway: { pause: null, change: null } } as const;

export const open: PlanCancellation = {
  blocked: null,
  how: 'EXIT_FEE',
  options: [soon, atTheEnd],
  asked: null,
  ...alone,
};
/** A month has begun meanwhile: the day that was chosen has gone by. */
export const later: PlanCancellation = { ...open, options: [atTheEnd] };
export const withdrawing: PlanCancellation = {
  blocked: null,
  how: 'WITHDRAW',
  options: [tomorrow],
  asked: null,
  ...alone,
};
export const asked: PlanCancellation = {
  blocked: null,
  how: 'EXIT_FEE',
  options: [],
  asked: { ...soon, askedAt: '2026-09-10T09:00:00.000Z', takeBackUntil: '2026-09-22' },
  ...alone,
};
/** The last day itself. */
export const askedForGood: PlanCancellation = {
  ...asked,
  asked: { ...soon, askedAt: '2026-09-10T09:00:00.000Z', takeBackUntil: null },
};
export const notLive: PlanCancellation = { blocked: 'NOT_LIVE', how: null, options: [], asked: null, ...alone };
export const ended: PlanCancellation = { blocked: 'ENDED', how: null, options: [], asked: null, ...alone };

/** Riverbourne takes over between the two days that can be chosen. */
export const orderedSwitch: OrderedSwitch = {
  switchId: '6f0c2f6e-0001-4d0d-9a9a-3c3c3c3c0001',
  provider: 'Riverbourne Broadband',
  day: '2026-10-10',
  isOverdue: false,
  end: {
    lastDay: '2026-10-09',
    exitFee: { months: 4, perMonthInPence: 1500, totalInPence: 6000 },
    finalBill: {
      date: '2026-10-10',
      totalInPence: 4500,
      refundInPence: 0,
      lines: [{ ...lines.exitFee, days: 4, amountInPence: 6000, vatInPence: 1000 }],
    },
    sendBackBy: '2026-11-06',
  },
};

export const overdueSwitch: OrderedSwitch = { ...orderedSwitch, day: '2026-09-05', isOverdue: true };

/** What a member has planned and leaving makes void. */
export const planned = {
  pause: { from: '2026-09-15', to: '2026-09-28' },
  change: { planName: 'Full Fibre 500', from: '2026-09-24' },
} as const;

/** The same plan, which can be ended in this way. */
export const leavingBy = (cancellation: PlanCancellation): Leaving => ({
  plan: livePlan,
  cancellation,
  names: { [order.plan.productId]: 'Full Fibre 150' },
});
