import { fillBasketMachine } from '../../../machines/fill-basket/fill-basket.machine.ts';
import { selectFillBasket } from '../../../machines/fill-basket/fill-basket.selectors.ts';
import { journeyPart } from '../../journey-host/journey-part.ts';
import { createFillBasketActors } from './fill-basket.actors.ts';

/** The page of the basket. */
export const fillBasketPart = (calls: Parameters<typeof createFillBasketActors>[0]) =>
  journeyPart({
    machine: fillBasketMachine,
    select: selectFillBasket,
    actors: createFillBasketActors(calls),
    views: () => import('./fill-basket.views.ts'),
  });
