import { reviewOrderMachine } from '../../../machines/review-order/review-order.machine.ts';
import { selectReviewOrder } from '../../../machines/review-order/review-order.selectors.ts';
import { journeyPart } from '../../journey-host/journey-part.ts';
import { createReviewOrderActors } from './review-order.actors.ts';

/** The contract, and the order itself. */
export const reviewOrderPart = (calls: Parameters<typeof createReviewOrderActors>[0]) =>
  journeyPart({
    machine: reviewOrderMachine,
    select: selectReviewOrder,
    actors: createReviewOrderActors(calls),
    views: () => import('./review-order.views.ts'),
  });
