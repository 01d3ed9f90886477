import type { registerMachine } from '../../../machines/register/register.machine.ts';
import { journeyAnalytics } from '../../analytics/journey-analytics.ts';

export const registerAnalytics = journeyAnalytics<typeof registerMachine>('register', {
  taking: { 'xstate.done.actor.registerMember': () => ({ name: 'member_registered', data: {} }) },
});
