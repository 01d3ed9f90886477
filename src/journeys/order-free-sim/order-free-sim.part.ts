import { orderFreeSimMachine } from '../../../machines/order-free-sim/order-free-sim.machine.ts';
import { selectOrderFreeSim } from '../../../machines/order-free-sim/order-free-sim.selectors.ts';
import { journeyPart } from '../../journey-host/journey-part.ts';
import { createOrderFreeSimActors } from './order-free-sim.actors.ts';

/** Having free SIM cards posted. */
export const orderFreeSimPart = (calls: Parameters<typeof createOrderFreeSimActors>[0]) =>
  journeyPart({
    machine: orderFreeSimMachine,
    select: selectOrderFreeSim,
    actors: createOrderFreeSimActors(calls),
    views: () => import('./order-free-sim.views.ts'),
  });
