import { moveNumberMachine } from '../../../machines/move-number/move-number.machine.ts';
import { selectMoveNumber } from '../../../machines/move-number/move-number.selectors.ts';
import { journeyPart } from '../../journey-host/journey-part.ts';
import { createMoveNumberActors } from './move-number.actors.ts';

/** A member's number, and how it comes or goes. */
export const moveNumberPart = (calls: Parameters<typeof createMoveNumberActors>[0]) =>
  journeyPart({
    machine: moveNumberMachine,
    select: selectMoveNumber,
    actors: createMoveNumberActors(calls),
    views: () => import('./move-number.views.ts'),
  });
