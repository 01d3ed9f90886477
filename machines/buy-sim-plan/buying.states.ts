import { failsTo, failureOf } from '../shared/failure.ts';
import { needed } from '../shared/needed.ts';
import { payPath } from '../pay/pay.rules.ts';
import { buySimPlanSetup as s, opened, outdated, toPlans } from './buy-sim-plan.setup.ts';
import { wantedOf } from './buy-sim-plan.rules.ts';

/** A plan is bought: how, a last look, and the money. */
export const buying = {
  choosingHow: s.createStateConfig({
    description: 'Say when the plan starts, how it is paid, and whether once or each time that it ends.',
    meta: { view: 'ChoosingHow', rows: ['MK-07'] },
    on: {
      ...opened,
      'choice.submitted': [
        {
          guard: { type: 'isComplete', params: ({ event }) => event },
          target: 'reviewingPlan',
          actions: ['forgetNews', { type: 'storeChoice', params: ({ event }) => event }],
        },
        { actions: { type: 'refuseChoice', params: ({ event }) => event } },
      ],
      'plans.requested': toPlans,
    },
  }),
  reviewingPlan: s.createStateConfig({
    description: 'Look at all of it one last time, and buy.',
    meta: { view: 'ReviewingPlan', rows: ['MK-07'] },
    on: {
      ...opened,
      'purchase.confirmed': { target: 'buyingPlan', actions: 'forgetNews' },
      'choice.requested': { target: 'choosingHow', actions: 'forgetNews' },
      'plans.requested': toPlans,
    },
  }),
  buyingPlan: s.createStateConfig({
    description: 'We buy the plan from credit, or note which one is paid by card.',
    tags: ['busy', 'committing'],
    meta: { view: 'ReviewingPlan', rows: ['MK-07'] },
    invoke: {
      id: 'buyPlan',
      src: 'buyPlan',
      input: ({ context }) => needed(wantedOf(context), 'a choice that is complete'),
      onDone: [
        {
          guard: { type: 'isToBePaid', params: ({ event }) => event.output },
          target: 'beginningPayment',
          actions: { type: 'storePurchase', params: ({ event }) => event.output },
        },
        { target: 'loadingPlan', actions: { type: 'storePurchase', params: ({ event }) => event.output } },
      ],
      onError: [outdated, failsTo('planNotBought')],
    },
  }),
  beginningPayment: s.createStateConfig({
    description: 'We begin the payment by card.',
    tags: ['busy', 'committing'],
    meta: { view: 'ReviewingPlan', rows: ['MK-07'] },
    invoke: {
      id: 'beginPayment',
      src: 'beginPayment',
      input: ({ context: { purchaseId, choice } }) => ({
        purchaseId: needed(purchaseId, 'a purchase'),
        keepsCard: choice.isRepeated === true,
      }),
      onDone: { target: 'leadingToPayment', actions: { type: 'storeSession', params: ({ event }) => event.output } },
      onError: [
        outdated,
        { guard: { type: 'isPaid', params: failureOf }, target: 'loadingPlan' },
        { guard: { type: 'isTooOften', params: failureOf }, ...failsTo('tooManyPayments') },
        failsTo('paymentNotBegun'),
      ],
    },
  }),
  leadingToPayment: s.createStateConfig({
    description: 'The page of payment takes over.',
    tags: ['busy'],
    meta: { view: 'ReviewingPlan', rows: ['MK-07'] },
    invoke: {
      id: 'leadOn',
      src: 'leadOn',
      input: ({ context: { paymentSessionId } }) => ({
        path: payPath(needed(paymentSessionId, 'the session of the payment')),
      }),
      onDone: 'reviewingPlan',
      onError: 'reviewingPlan',
    },
    on: opened,
  }),
  planNotBought: s.createStateConfig({
    description: 'The plan could not be bought; try again.',
    tags: ['failed', 'unsent'],
    meta: { view: 'PlanNotBought', rows: ['ER-04'] },
    exit: 'clearFailure',
    on: { 'retry.requested': 'buyingPlan', 'choice.requested': 'loadingPlan' },
  }),
  paymentNotBegun: s.createStateConfig({
    description: 'The payment could not begin; try again.',
    tags: ['failed', 'unsent'],
    meta: { view: 'PaymentNotBegun', rows: ['ER-04'] },
    exit: 'clearFailure',
    on: { 'retry.requested': 'beginningPayment', 'choice.requested': 'loadingPlan' },
  }),
  tooManyPayments: s.createStateConfig({
    description: 'The member has tried to pay too often today; read when to try again, or pay from credit.',
    meta: { view: 'TooManyPayments', rows: ['PH-10'] },
    exit: 'clearFailure',
    on: { 'choice.requested': 'choosingHow' },
  }),
  planBought: s.createStateConfig({
    description: 'The plan is bought: read when it starts, and what comes after it.',
    meta: { view: 'PlanBought', rows: ['MK-07'] },
    on: {
      'page.opened': { target: 'loadingPlan', actions: ['forgetPurchase', ...opened['page.opened'].actions] },
      'plans.requested': { target: 'showingPlan', actions: 'forgetPurchase' },
    },
  }),
};
