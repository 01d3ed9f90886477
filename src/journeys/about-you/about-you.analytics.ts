import type { aboutYouMachine } from '../../../machines/about-you/about-you.machine.ts';
import { journeyAnalytics } from '../../analytics/journey-analytics.ts';

export const aboutYouAnalytics = journeyAnalytics<typeof aboutYouMachine>('aboutYou', {
  entering: { welcomingMember: () => ({ name: 'full_name_given', data: {} }) },
});
