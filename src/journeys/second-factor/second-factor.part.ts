import { secondFactorMachine } from '../../../machines/second-factor/second-factor.machine.ts';
import { selectSecondFactor } from '../../../machines/second-factor/second-factor.selectors.ts';
import { journeyPart } from '../../journey-host/journey-part.ts';
import { createSecondFactorActors } from './second-factor.actors.ts';

/** Logging in with a code as well; its views bring what draws the QR code, which no other page needs. */
export const secondFactorPart = (calls: Parameters<typeof createSecondFactorActors>[0]) =>
  journeyPart({
    machine: secondFactorMachine,
    select: selectSecondFactor,
    actors: createSecondFactorActors(calls),
    views: () => import('./second-factor.views.ts'),
  });
