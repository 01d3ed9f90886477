import type { changePasswordMachine } from '../../../machines/change-password/change-password.machine.ts';
import { journeyAnalytics } from '../../analytics/journey-analytics.ts';

export const changePasswordAnalytics = journeyAnalytics<typeof changePasswordMachine>('changePassword', {
  entering: { passwordReplaced: () => ({ name: 'password_changed', data: {} }) },
});
