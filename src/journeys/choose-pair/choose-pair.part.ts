import { choosePairMachine } from '../../../machines/choose-pair/choose-pair.machine.ts';
import { selectChoosePair } from '../../../machines/choose-pair/choose-pair.selectors.ts';
import { journeyPart } from '../../journey-host/journey-part.ts';
import { createChoosePairActors } from './choose-pair.actors.ts';

/** Both visits of a home at once. */
export const choosePairPart = (calls: Parameters<typeof createChoosePairActors>[0]) =>
  journeyPart({
    machine: choosePairMachine,
    select: selectChoosePair,
    actors: createChoosePairActors(calls),
    views: () => import('./choose-pair.views.ts'),
  });
