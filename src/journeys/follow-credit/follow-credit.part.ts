import { followCreditMachine } from '../../../machines/follow-credit/follow-credit.machine.ts';
import { selectFollowCredit } from '../../../machines/follow-credit/follow-credit.selectors.ts';
import { journeyPart } from '../../journey-host/journey-part.ts';
import { createFollowCreditActors } from './follow-credit.actors.ts';

/** What was agreed with the lender about the phones of an order. */
export const followCreditPart = (calls: Parameters<typeof createFollowCreditActors>[0]) =>
  journeyPart({
    machine: followCreditMachine,
    select: selectFollowCredit,
    actors: createFollowCreditActors(calls),
    views: () => import('./follow-credit.views.ts'),
  });
