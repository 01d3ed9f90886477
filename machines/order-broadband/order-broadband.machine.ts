import { undecided } from '../switch-provider/switch-standing.rules.ts';
import { fillingCalendar } from './calendar.states.ts';
import { ordering } from './ordering.states.ts';
import { nothingChosen, orderBroadbandSetup } from './order-broadband.setup.ts';
import { orderSummary } from './order-summary.states.ts';
import { watchingMatch } from './switching.states.ts';

/**
 * The parent of the order: Plan, Install, Review. Each step is an errand of its own that starts from what is known
 * and ends with what it found out; this chart only says in which order, and what makes a step legal. Beside it goes
 * on what no step waits for.
 */
export const orderBroadbandMachine = orderBroadbandSetup.createMachine({
  id: 'orderBroadband',
  type: 'parallel',
  context: ({ input }) => ({
    ...input,
    ...nothingChosen,
    address: null,
    switching: undecided(''),
    looks: 0,
    order: null,
    calendarVisit: null,
    prospect: { address: null, transactionId: null },
    sought: null,
    missing: null,
    savedCode: null,
    failure: null,
  }),
  on: {
    'member.changed': { actions: { type: 'storeMember', params: ({ event }) => event } },
    'flags.changed': { actions: { type: 'storeFlags', params: ({ event }) => event } },
  },
  states: { ordering, watchingMatch, fillingCalendar, orderSummary },
});
