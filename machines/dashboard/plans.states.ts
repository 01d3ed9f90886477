import { failsTo } from '../shared/failure.ts';
import { meantFor } from '../shared/meant-for.ts';
import { dashboardSetup as s } from './dashboard.setup.ts';

/** What the member has from us, and what it costs next. */
export const plans = s.createStateConfig({
  description: 'The member’s plans and their next bill, and the way to the page of each.',
  meta: { rows: ['DB-01'] },
  initial: 'loadingPlans',
  states: {
    loadingPlans: {
      description: 'We fetch the plans and the next bill.',
      tags: ['busy'],
      invoke: {
        id: 'loadPlans',
        src: 'loadPlans',
        input: ({ context: { memberId } }) => ({ memberId }),
        onDone: [
          {
            guard: { type: 'hasBegun', params: ({ event }) => ({ found: event.output }) },
            target: 'showingPlans',
            actions: { type: 'storePlans', params: ({ event }) => ({ found: event.output }) },
          },
          { target: 'noPlans' },
        ],
        onError: failsTo('plansNotLoaded'),
      },
    },
    showingPlans: { description: 'See how the plans stand and what comes next, and go to one to change it.' },
    noPlans: { description: 'No service has begun yet: the order says when it does.' },
    plansNotLoaded: {
      description: 'The plans could not be fetched; try again. The other cards stay.',
      tags: ['failed'],
      meta: { rows: ['ER-04'] },
      on: { 'retry.requested': { guard: meantFor('plans'), target: 'loadingPlans' } },
    },
  },
});
