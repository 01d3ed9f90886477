import type { onboardSimMachine } from '../../../machines/onboard-sim/onboard-sim.machine.ts';
import { journeyAnalytics } from '../../analytics/journey-analytics.ts';

export const onboardSimAnalytics = journeyAnalytics<typeof onboardSimMachine>('onboardSim', {
  entering: {
    simOn: () => ({ name: 'sim_switched_on', data: {} }),
    simNotOn: () => ({ name: 'sim_not_switched_on', data: {} }),
  },
  taking: {
    'xstate.done.actor.blockSim': () => ({ name: 'sim_blocked', data: {} }),
    'xstate.done.actor.renewProfile': () => ({ name: 'esim_given_out_again', data: {} }),
  },
});
