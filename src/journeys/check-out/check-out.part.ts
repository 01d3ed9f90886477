import { checkOutMachine } from '../../../machines/check-out/check-out.machine.ts';
import { selectCheckOut } from '../../../machines/check-out/check-out.selectors.ts';
import { journeyPart } from '../../journey-host/journey-part.ts';
import { createCheckOutActors } from './check-out.actors.ts';

/** From the basket to a payment that has begun. */
export const checkOutPart = (calls: Parameters<typeof createCheckOutActors>[0]) =>
  journeyPart({
    machine: checkOutMachine,
    select: selectCheckOut,
    actors: createCheckOutActors(calls),
    views: () => import('./check-out.views.ts'),
  });
