import type { registerInterestMachine } from '../../../machines/register-interest/register-interest.machine.ts';
import { journeyAnalytics } from '../../analytics/journey-analytics.ts';

export const registerInterestAnalytics = journeyAnalytics<typeof registerInterestMachine>('registerInterest', {
  entering: { interestRegistered: () => ({ name: 'interest_registered', data: {} }) },
});
