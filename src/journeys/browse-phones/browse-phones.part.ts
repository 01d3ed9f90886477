import { browsePhonesMachine } from '../../../machines/browse-phones/browse-phones.machine.ts';
import { selectBrowsePhones } from '../../../machines/browse-phones/browse-phones.selectors.ts';
import { journeyPart } from '../../journey-host/journey-part.ts';
import { createBrowsePhonesActors } from './browse-phones.actors.ts';

/** The range of phones, with its filters. */
export const browsePhonesPart = (calls: Parameters<typeof createBrowsePhonesActors>[0]) =>
  journeyPart({
    machine: browsePhonesMachine,
    select: selectBrowsePhones,
    actors: createBrowsePhonesActors(calls),
    views: () => import('./browse-phones.views.ts'),
  });
