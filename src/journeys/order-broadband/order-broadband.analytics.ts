import type { orderBroadbandMachine } from '../../../machines/order-broadband/order-broadband.machine.ts';
import type { SwitchStatus } from '../../../machines/order-broadband/order-broadband.types.ts';
import { journeyAnalytics } from '../../analytics/journey-analytics.ts';
import { matchAnswered } from '../../analytics/match-answered.ts';

export const orderBroadbandAnalytics = journeyAnalytics<typeof orderBroadbandMachine>('orderBroadband', {
  taking: {
    'xstate.done.actor.findSavedJourney': ({ output }) =>
      output === null ? null : { name: 'journey_resumed', data: {} },
    // While the customer is at another step.
    'xstate.done.actor.checkMatch': ({ output }) => matchAnswered(output as SwitchStatus),
  },
  entering: { updatesOn: () => ({ name: 'order_updates_on', data: {} }) },
});
