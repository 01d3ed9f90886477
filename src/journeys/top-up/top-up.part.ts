import { topUpMachine } from '../../../machines/top-up/top-up.machine.ts';
import { selectTopUp } from '../../../machines/top-up/top-up.selectors.ts';
import { journeyPart } from '../../journey-host/journey-part.ts';
import { createTopUpActors } from './top-up.actors.ts';

/** Credit for the mobile network. */
export const topUpPart = (calls: Parameters<typeof createTopUpActors>[0]) =>
  journeyPart({
    machine: topUpMachine,
    select: selectTopUp,
    actors: createTopUpActors(calls),
    views: () => import('./top-up.views.ts'),
  });
