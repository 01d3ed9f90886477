import { open } from '../change-plan/changes.cases.ts';
import { alone } from '../leave-plan/plans.cases.ts';
import { running } from '../manage-order/orders.cases.ts';
import type { Boosts, MemberPlan, PlanCancellation, PlanChanges, ThisPlan } from './manage-plan.types.ts';

const { order } = running;

export const planId = order.plan.id;

/** The first month of a year's contract is paid for, and the 14 days to change one's mind are over. */
const member: MemberPlan = {
  plan: {
    ...order.plan,
    active: true,
    monthlyPrice: '2900',
    start: '2026-02-24',
    end: '2027-02-23',
    serviceStart: '2026-02-24',
    monthsRemaining: 12,
  },
  planStatus: 'ACTIVE',
  pausedUntil: null,
  meshWifi: true,
  openFault: null,
  home: {
    premiseId: order.plan.premiseId,
    uprn: order.plan.uprn,
    streetNumber: '4',
    streetName: order.premise.streetName,
    locality: '',
    city: order.premise.city,
    postcode: order.premise.postcode,
    country: order.premise.country,
  },
  orderId: order.id,
  contract: {
    minimumTerm: { from: '2026-02-24', to: '2027-02-23' },
    monthsLeft: 11,
    exitFee: { months: 11, perMonthInPence: 1740, totalInPence: 19_140 },
    withdrawUntil: '2026-02-16',
    paidUntil: '2026-03-23',
    notices: [
      { kind: 'END_OF_CONTRACT', date: '2027-01-24', sent: false },
      { kind: 'BEST_TARIFF', date: '2028-02-23', sent: false },
    ],
  },
};

const leaving: PlanCancellation = { blocked: null, how: 'EXIT_FEE', options: [], asked: null, ...alone };

/** It can be another plan from its next bill on. */
const changes: PlanChanges = { ...open, from: '2026-03-24' };

/** A plan that is live, within its minimum term. */
export const livePlan: ThisPlan = { member, leaving, changes, switches: [] };

/** One that is otherwise. */
export const planWith = ({
  plan = {},
  contract,
  how = leaving.how,
  changing = {},
  endAsked = null,
  ...change
}: Partial<Omit<MemberPlan, 'plan' | 'contract'>> & {
  plan?: Partial<MemberPlan['plan']>;
  contract?: Partial<NonNullable<MemberPlan['contract']>> | null;
  how?: PlanCancellation['how'];
  changing?: Partial<PlanChanges>;
  endAsked?: PlanCancellation['asked'];
}): ThisPlan => ({
  member: {
    ...member,
    ...change,
    plan: { ...member.plan, ...plan },
    contract: contract === null || member.contract === null ? null : { ...member.contract, ...contract },
  },
  leaving: { ...leaving, how, asked: endAsked },
  changes: { ...changes, ...changing },
  switches: [],
});

/** Two boosts are left of this month. */
export const someBoosts: Boosts = {
  leftThisMonth: 2,
  resetsOn: '2026-04-01',
  speedInMbps: 150,
  boostedSpeedInMbps: 500,
  boost: null,
  earlier: [
    {
      id: '7b1d7c20-5a7e-4c1b-9d3f-2e6a8c9b0001',
      state: 'ENDED',
      startedAt: '2026-03-05T18:00:00.000Z',
      until: '2026-03-06T18:00:00.000Z',
      speedInMbps: 500,
    },
  ],
  blocked: null,
};

/** One that runs, after which one is left. */
export const boosted: Boosts = {
  ...someBoosts,
  leftThisMonth: 1,
  boost: {
    id: '7b1d7c20-5a7e-4c1b-9d3f-2e6a8c9b0002',
    state: 'RUNNING',
    startedAt: '2026-03-10T09:30:00.000Z',
    until: '2026-03-11T09:30:00.000Z',
    speedInMbps: 500,
  },
  blocked: 'RUNNING',
};

export const noneLeft: Boosts = { ...someBoosts, leftThisMonth: 0, blocked: 'NONE_LEFT' };
