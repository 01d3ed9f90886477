import { estimateDataMachine } from '../../../machines/estimate-data/estimate-data.machine.ts';
import { selectEstimateData } from '../../../machines/estimate-data/estimate-data.selectors.ts';
import { journeyPart } from '../../journey-host/journey-part.ts';
import { createEstimateDataActors } from './estimate-data.actors.ts';

/** How much data a week comes to, and which SIM plan has enough. */
export const estimateDataPart = (calls: Parameters<typeof createEstimateDataActors>[0]) =>
  journeyPart({
    machine: estimateDataMachine,
    select: selectEstimateData,
    actors: createEstimateDataActors(calls),
    views: () => import('./estimate-data.views.ts'),
  });
