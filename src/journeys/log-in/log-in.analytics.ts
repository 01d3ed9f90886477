import type { logInMachine } from '../../../machines/log-in/log-in.machine.ts';
import { journeyAnalytics } from '../../analytics/journey-analytics.ts';

export const logInAnalytics = journeyAnalytics<typeof logInMachine>('logIn', {
  entering: { welcomingMember: () => ({ name: 'member_logged_in', data: {} }) },
});
