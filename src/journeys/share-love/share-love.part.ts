import { shareLoveMachine } from '../../../machines/share-love/share-love.machine.ts';
import { selectShareLove } from '../../../machines/share-love/share-love.selectors.ts';
import { journeyPart } from '../../journey-host/journey-part.ts';
import { createShareLoveActors } from './share-love.actors.ts';

/** A member's own link for friends, and what has come of it. */
export const shareLovePart = (calls: Parameters<typeof createShareLoveActors>[0]) =>
  journeyPart({
    machine: shareLoveMachine,
    select: selectShareLove,
    actors: createShareLoveActors(calls),
    views: () => import('./share-love.views.ts'),
  });
