import { failsTo } from '../shared/failure.ts';
import { nothingChosen } from './buy-sim-plan.rules.ts';
import { buySimPlanSetup, opened } from './buy-sim-plan.setup.ts';
import { buying } from './buying.states.ts';
import { repeating } from './repeating.states.ts';
import { showingPlan } from './showing-plan.states.ts';

/**
 * The errand: see how the SIM plan stands, buy one from credit or by card, once or each time that it ends, and change what comes next (MK-05, MK-07). Cards are
 * entered on the page of payment, which leads back to here. No state has an address of its own; what was chosen is kept while the member tops up or pays.
 */
export const buySimPlanMachine = buySimPlanSetup.createMachine({
  id: 'buySimPlan',
  context: ({ input: { memberId, planId } }) => ({
    memberId,
    planId,
    known: null,
    choice: { ...nothingChosen, planId },
    errors: {},
    news: null,
    purchaseId: null,
    paymentSessionId: null,
    repeating: null,
    failure: null,
  }),
  initial: 'loadingPlan',
  states: {
    loadingPlan: {
      description: 'We look up how the plan stands, and which plans there are.',
      tags: ['busy'],
      meta: { view: 'LoadingPlan', rows: ['MK-07'] },
      invoke: {
        id: 'loadPlan',
        src: 'loadPlan',
        input: ({ context: { memberId } }) => ({ memberId }),
        onDone: { target: 'decidingPage', actions: { type: 'storeKnown', params: ({ event }) => event.output } },
        onError: failsTo('planNotLoaded'),
      },
    },
    planNotLoaded: {
      description: 'How the plan stands could not be fetched; try again.',
      tags: ['failed'],
      meta: { view: 'PlanNotLoaded', rows: ['ER-04'] },
      exit: 'clearFailure',
      on: { ...opened, 'retry.requested': 'loadingPlan' },
    },
    decidingPage: {
      description: 'What was bought is shown as bought, and what was chosen and not bought is gone on with.',
      always: [
        { guard: 'isBought', target: 'planBought', actions: 'forgetChoice' },
        { guard: 'isSaid', target: 'reviewingPlan' },
        { guard: 'isChoosable', target: 'choosingHow' },
        { target: 'showingPlan' },
      ],
    },
    showingPlan,
    ...buying,
    ...repeating,
  },
});
