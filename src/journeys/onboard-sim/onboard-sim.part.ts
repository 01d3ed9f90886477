import { onboardSimMachine } from '../../../machines/onboard-sim/onboard-sim.machine.ts';
import { selectOnboardSim } from '../../../machines/onboard-sim/onboard-sim.selectors.ts';
import { journeyPart } from '../../journey-host/journey-part.ts';
import { createOnboardSimActors } from './onboard-sim.actors.ts';

/** Having a SIM card or an eSIM switched on. */
export const onboardSimPart = (calls: Parameters<typeof createOnboardSimActors>[0]) =>
  journeyPart({
    machine: onboardSimMachine,
    select: selectOnboardSim,
    actors: createOnboardSimActors(calls),
    views: () => import('./onboard-sim.views.ts'),
  });
