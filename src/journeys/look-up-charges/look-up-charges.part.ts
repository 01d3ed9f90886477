import { lookUpChargesMachine } from '../../../machines/look-up-charges/look-up-charges.machine.ts';
import { selectLookUpCharges } from '../../../machines/look-up-charges/look-up-charges.selectors.ts';
import { journeyPart } from '../../journey-host/journey-part.ts';
import { createLookUpChargesActors } from './look-up-charges.actors.ts';

/** What a country costs, on the pages of roaming and of international calls. */
export const lookUpChargesPart = (calls: Parameters<typeof createLookUpChargesActors>[0]) =>
  journeyPart({
    machine: lookUpChargesMachine,
    select: selectLookUpCharges,
    actors: createLookUpChargesActors(calls),
    views: () => import('./look-up-charges.views.ts'),
  });
