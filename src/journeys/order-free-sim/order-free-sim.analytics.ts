import type { orderFreeSimMachine } from '../../../machines/order-free-sim/order-free-sim.machine.ts';
import { journeyAnalytics } from '../../analytics/journey-analytics.ts';

export const orderFreeSimAnalytics = journeyAnalytics<typeof orderFreeSimMachine>('orderFreeSim', {
  entering: { simOrdered: () => ({ name: 'free_sim_ordered', data: {} }) },
});
