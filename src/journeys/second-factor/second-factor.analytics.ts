import type { secondFactorMachine } from '../../../machines/second-factor/second-factor.machine.ts';
import { journeyAnalytics } from '../../analytics/journey-analytics.ts';

export const secondFactorAnalytics = journeyAnalytics<typeof secondFactorMachine>('secondFactor', {
  entering: {
    factorSwitchedOn: () => ({ name: 'second_factor_on', data: {} }),
    factorSwitchedOff: () => ({ name: 'second_factor_off', data: {} }),
  },
});
