import { readBillsMachine } from '../../../machines/read-bills/read-bills.machine.ts';
import { selectReadBills } from '../../../machines/read-bills/read-bills.selectors.ts';
import { journeyPart } from '../../journey-host/journey-part.ts';
import { createReadBillsActors } from './read-bills.actors.ts';

/** The bills of a member, and each by itself. */
export const readBillsPart = (calls: Parameters<typeof createReadBillsActors>[0]) =>
  journeyPart({
    machine: readBillsMachine,
    select: selectReadBills,
    actors: createReadBillsActors(calls),
    views: () => import('./read-bills.views.ts'),
  });
