import type { orderBroadbandMachine } from '../../../machines/order-broadband/order-broadband.machine.ts';
import { journeyAnalytics } from '../../analytics/journey-analytics.ts';

export const orderBroadbandAnalytics = journeyAnalytics<typeof orderBroadbandMachine>('orderBroadband', {
  taking: {
    'xstate.done.actor.findSavedJourney': ({ output }) =>
      output === null ? null : { name: 'journey_resumed', data: {} },
  },
  entering: { updatesOn: () => ({ name: 'order_updates_on', data: {} }) },
});
