import type { logOutMachine } from '../../../machines/log-out/log-out.machine.ts';
import { journeyAnalytics } from '../../analytics/journey-analytics.ts';

export const logOutAnalytics = journeyAnalytics<typeof logOutMachine>('logOut', {
  entering: { loggedOut: () => ({ name: 'member_logged_out', data: {} }) },
});
