import { payMachine } from '../../../machines/pay/pay.machine.ts';
import { selectPay } from '../../../machines/pay/pay.selectors.ts';
import { journeyPart } from '../../journey-host/journey-part.ts';
import { createPayActors } from './pay.actors.ts';

/** One payment, whatever it is for. */
export const payPart = (calls: Parameters<typeof createPayActors>[0]) =>
  journeyPart({
    machine: payMachine,
    select: selectPay,
    actors: createPayActors(calls),
    views: () => import('./pay.views.ts'),
  });
