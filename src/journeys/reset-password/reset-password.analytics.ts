import type { resetPasswordMachine } from '../../../machines/reset-password/reset-password.machine.ts';
import { journeyAnalytics } from '../../analytics/journey-analytics.ts';

export const resetPasswordAnalytics = journeyAnalytics<typeof resetPasswordMachine>('resetPassword', {
  entering: {
    linkSent: () => ({ name: 'password_link_requested', data: {} }),
    passwordChanged: () => ({ name: 'password_changed', data: {} }),
  },
});
