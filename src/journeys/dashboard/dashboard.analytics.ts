import type { dashboardMachine } from '../../../machines/dashboard/dashboard.machine.ts';
import { journeyAnalytics } from '../../analytics/journey-analytics.ts';

export const dashboardAnalytics = journeyAnalytics<typeof dashboardMachine>('dashboard', {
  taking: {
    'xstate.done.actor.optIn': () => ({ name: 'order_updates_on', data: {} }),
    'xstate.done.actor.dismissBanners': () => ({ name: 'banner_dismissed', data: {} }),
  },
});
