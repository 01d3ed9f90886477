import { not } from 'xstate';
import { orderBroadbandSetup as s } from './order-broadband.setup.ts';

/**
 * Beside the steps, so that one state serves them all: the frame around them draws the summary, a column where there is
 * room and a dialog where there is none. Opening the page of another step closes it, as the regions begin anew then.
 */
export const orderSummary = s.createStateConfig({
  description: 'What goes on beside the steps: whether the customer looks at the summary of the order so far.',
  initial: 'summaryClosed',
  states: {
    summaryClosed: {
      meta: { rows: ['CU-01'] },
      description: 'The step has the page to itself; from the plan to the review the summary can be opened.',
      on: { 'summary.opened': { guard: 'isSummaryOffered', target: 'viewingSummary' } },
    },
    viewingSummary: {
      meta: { rows: ['CU-01', 'OR-08'] },
      description: 'See what has been chosen so far, what it costs and when it is first paid.',
      always: { guard: not('isSummaryOffered'), target: 'summaryClosed' },
      on: { 'summary.closed': 'summaryClosed' },
    },
  },
});
