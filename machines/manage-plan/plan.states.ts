import { failsTo, failureOf } from '../shared/failure.ts';
import { meantFor } from '../shared/meant-for.ts';
import { ofPlan } from './manage-plan.rules.ts';
import { managePlanSetup as s } from './manage-plan.setup.ts';

/** Whether the cards are shown yet. */
export const page = s.createStateConfig({
  description: 'Whether the cards are shown yet.',
  initial: 'waitingForCards',
  states: {
    waitingForCards: {
      description: 'Everything is asked for at once. We wait for all of it, so that nothing moves.',
      always: { guard: 'isPageKnown', target: 'cardsShown' },
    },
    cardsShown: { description: 'The cards are shown, each as it stands.' },
  },
});

/** The plan itself, and what its contract means today. */
export const plan = s.createStateConfig({
  description: 'The plan, and what its contract means today.',
  meta: { rows: ['DB-01', 'DB-02', 'CO-03', 'CO-04', 'CO-05'] },
  initial: 'loadingPlan',
  states: {
    loadingPlan: {
      description: 'We fetch the plan.',
      tags: ['busy'],
      invoke: {
        id: 'loadPlan',
        src: 'loadPlan',
        input: ({ context }) => ofPlan(context),
        onDone: {
          target: 'showingPlan',
          actions: { type: 'storePlan', params: ({ event }) => ({ found: event.output }) },
        },
        onError: [{ guard: { type: 'isMissing', params: failureOf }, target: 'planMissing' }, failsTo('planNotLoaded')],
      },
    },
    showingPlan: { description: 'Read the plan, its papers, and what its contract means today.' },
    planNotLoaded: {
      description: 'The plan could not be fetched; try again. The other cards stay.',
      tags: ['failed'],
      meta: { rows: ['ER-04'] },
      on: { 'retry.requested': { guard: meantFor('plan'), target: 'loadingPlan' } },
    },
    planMissing: {
      description: 'The member has no plan at this address.',
      meta: { view: 'PlanMissing', rows: ['ER-04'] },
    },
  },
});
